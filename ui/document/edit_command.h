// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QUndoCommand>

namespace longroad
{

class BoardDocument;

/// Any edit as one undo step. A layout is small, so the step keeps a whole one instead of an
/// inverse for each kind of edit. What was shown of the game comes back with it.
class EditCommand final : public QUndoCommand
{
public:
    /// `step` is how many moves of `next` are shown, `droppedMoves` how many of the game's moves
    /// are no longer in it.
    EditCommand(BoardDocument& document, Layout next, int step, int droppedMoves,
                const QString& text);

    int droppedMoves() const { return m_droppedMoves; }

    void undo() override { swap(m_stepBefore); }
    void redo() override { swap(m_stepAfter); }

private:
    /// `step` belongs to the other layout.
    void swap(int step);

    BoardDocument& m_document;
    Layout m_other; ///< The layout this command switches to next.
    int m_stepBefore;
    int m_stepAfter;
    int m_droppedMoves;
};

} // namespace longroad
