// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QUndoCommand>

namespace longroad
{

class BoardDocument;

/// Any edit as one undo step. A layout is small, so the step keeps a whole one instead of an
/// inverse for each kind of edit.
class EditCommand final : public QUndoCommand
{
public:
    EditCommand(BoardDocument& document, Layout next, const QString& text);

    void undo() override { swap(); }
    void redo() override { swap(); }

private:
    void swap();

    BoardDocument& m_document;
    Layout m_other; ///< The layout this command switches to next.
};

} // namespace longroad
