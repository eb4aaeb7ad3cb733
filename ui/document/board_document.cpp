// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/board_document.h"

#include "core/format/layout_json.h"
#include "core/words/display_text.h"
#include "ui/document/edit_command.h"

#include <QSaveFile>

namespace longroad
{

BoardDocument::BoardDocument(QObject* parent) : QObject(parent), m_layout(beginnerLayout())
{
    m_analysis = analyze(m_layout.start);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &BoardDocument::fileChanged);
}

bool BoardDocument::make(const Edit& edit)
{
    auto next = applied(m_layout, edit);
    if (!next) {
        Q_EMIT refused(next.error());
        return false;
    }
    m_undoStack.push(new EditCommand(*this, std::move(next).value(), editText(edit, m_layout)));
    return true;
}

void BoardDocument::open(const Layout& layout, const QString& path)
{
    m_undoStack.clear();
    m_path = path;
    setLayout(layout);
    Q_EMIT fileChanged();
}

std::optional<QString> BoardDocument::save(const QString& path)
{
    const QByteArray json = layoutToJson(m_layout);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return tr("%1 could not be written: %2").arg(path, file.errorString());
    m_path = path;
    m_undoStack.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

void BoardDocument::setLayout(const Layout& layout)
{
    m_layout = layout;
    m_analysis = analyze(m_layout.start);
    Q_EMIT changed();
}

} // namespace longroad
