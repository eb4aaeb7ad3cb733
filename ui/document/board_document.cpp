// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/board_document.h"

#include "core/format/layout_json.h"
#include "core/words/edit_text.h"
#include "ui/document/edit_command.h"
#include "ui/document/file_store.h"

namespace longroad
{

namespace
{

/// Whether an edit is about the table after the moves, so that they can't stay.
struct Arranges
{
    bool operator()(const SetEdition&) const { return false; }
    bool operator()(const RenamePlayer&) const { return false; }
    bool operator()(const RecolorPlayer&) const { return false; }
    // No move changes the land, and a board that is switched takes its moves along.
    bool operator()(const SetHex&) const { return false; }
    bool operator()(const MoveRobber&) const { return false; }
    bool operator()(const SetHarbor&) const { return false; }
    bool operator()(const MoveHarbor&) const { return false; }
    bool operator()(const SetLandscape&) const { return false; }
    bool operator()(const SwitchBoard&) const { return false; }
    template <class Other> bool operator()(const Other&) const { return true; }
};

} // namespace

BoardDocument::BoardDocument(QObject* parent) : QObject(parent), m_layout(beginnerLayout())
{
    setLayout(m_layout);
    // Once the stack has counted the step, so that whoever is told can ask what it was.
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &BoardDocument::changed);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &BoardDocument::fileChanged);
}

bool BoardDocument::make(const Edit& edit)
{
    auto next = applied(std::visit(Arranges(), edit) ? m_table : m_layout, edit);
    if (!next) {
        Q_EMIT refused(next.error());
        return false;
    }
    // A command's text has two parts, the second for menus, where "&" marks the shortcut.
    const QString text = editText(edit, m_layout);
    const QString forMenus = QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_undoStack.push(
        new EditCommand(*this, std::move(next).value(), text + QLatin1Char('\n') + forMenus));
    return true;
}

void BoardDocument::open(const Layout& layout, const QString& path)
{
    m_path = path;
    setLayout(layout);
    m_undoStack.clear();
    Q_EMIT changed();
    Q_EMIT fileChanged();
}

std::optional<QString> BoardDocument::save(const QString& path)
{
    if (const auto error = writeFile(path, layoutToJson(m_layout)))
        return error;
    m_path = path;
    m_undoStack.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

void BoardDocument::setLayout(const Layout& layout)
{
    m_layout = layout;
    const Replay replay = played(m_layout);
    m_table = replay.table();
    m_analysis = replay.analysis();
}

} // namespace longroad
