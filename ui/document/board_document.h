// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/replay.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

namespace longroad
{

/// The open layout, what the rules say about it, its file and its history: the one thing in the
/// program that changes. Everything else shows it.
class BoardDocument final : public QObject
{
    Q_OBJECT

public:
    explicit BoardDocument(QObject* parent = nullptr);

    /// What is saved.
    const Layout& layout() const { return m_layout; }
    /// The layout as it lies on the table: with the position after its moves as the start, and no
    /// moves. This is what is shown and what edits arrange.
    const Layout& table() const { return m_table; }
    /// Of the layout as it is now, after its moves.
    const Analysis& analysis() const { return m_analysis; }

    /// Makes an edit one undo step. What it changes on the table becomes the new start and the
    /// moves are gone, as somebody who arranges the board no longer plays that game; a player's
    /// name or colour and the land change without that. Where it can't be made nothing happens but
    /// refused().
    bool make(const Edit& edit);

    /// Takes another layout in the place of this one, without history; `path` is empty for a layout
    /// that has no file yet.
    void open(const Layout& layout, const QString& path);
    /// Writes the layout whole or not at all. Returns what went wrong, in words.
    std::optional<QString> save(const QString& path);

    /// Empty while the layout has no file.
    QString path() const { return m_path; }
    bool isModified() const { return !m_undoStack.isClean(); }

    QUndoStack& undoStack() { return m_undoStack; }

    /// For EditCommand alone: undo and redo enter here. changed() follows when the stack is done.
    void setLayout(const Layout& layout);

Q_SIGNALS:
    /// The layout changed, and the analysis with it.
    void changed();
    void refused(const longroad::Refusal& refusal);
    /// The file or whether there are unsaved changes.
    void fileChanged();

private:
    Layout m_layout;
    Layout m_table;
    Analysis m_analysis;
    QString m_path;
    QUndoStack m_undoStack;
};

} // namespace longroad
