// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/edit_command.h"

#include "ui/document/board_document.h"

namespace longroad
{

EditCommand::EditCommand(BoardDocument& document, Layout next, int step, int droppedMoves,
                         const QString& text)
    : QUndoCommand(text), m_document(document), m_other(std::move(next)),
      m_stepBefore(document.step()), m_stepAfter(step), m_droppedMoves(droppedMoves)
{}

void EditCommand::swap(int step)
{
    const Layout shown = m_document.layout();
    m_document.setLayout(m_other, step);
    m_other = shown;
}

} // namespace longroad
