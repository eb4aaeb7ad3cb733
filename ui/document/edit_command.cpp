// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/edit_command.h"

#include "ui/document/board_document.h"

namespace longroad
{

EditCommand::EditCommand(BoardDocument& document, Layout next, const QString& text)
    : QUndoCommand(text), m_document(document), m_other(std::move(next))
{}

void EditCommand::swap()
{
    const Layout shown = m_document.layout();
    m_document.setLayout(m_other);
    m_other = shown;
}

} // namespace longroad
