// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/history.h"
#include "core/rules/play.h"

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
    /// The layout as it lies on the table: with the position after step() moves as the start, and
    /// no moves. This is what is shown and what edits arrange.
    const Layout& table() const { return m_table; }
    /// Of the table.
    const Analysis& analysis() const { return m_analysis; }

    /// How many of the moves are played in what is shown: from none to all of them.
    int step() const { return m_step; }
    /// Shows the game after so many moves. Only a way of looking: not undone, and not saved.
    void goTo(int step);
    const History& history() const { return *m_history; }
    /// The game at the shown step.
    const PlayState& playState() const { return m_playState; }

    /// While playing, an edit that is a move is played after the moves shown.
    bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);

    /// Makes an edit one undo step. What it changes on the table becomes the new start and the
    /// moves are gone, as somebody who arranges the board no longer plays that game; a player's
    /// name or colour and the land change without that. In play, an edit that is a move (see
    /// moveFor()) is played instead. Where it can't be made nothing happens but refused() or
    /// moveRefused().
    bool make(const Edit& edit);
    /// Plays a move after those shown, in the place of any later ones, as one undo step.
    bool play(const Move& move);
    /// Takes the pieces, cards and moves away, for a new game of the same players, as one undo
    /// step.
    void startGame();
    /// Makes what is shown the start of a game and drops the moves that led there, as one undo
    /// step.
    void startHere();
    /// How many moves the step that was done last has dropped; Undo brings them back.
    int droppedMoves() const;

    /// Takes another layout in the place of this one, without history; `path` is empty for a layout
    /// that has no file yet. It is shown after its last move, and arranged until somebody plays.
    void open(const Layout& layout, const QString& path);
    /// Writes the layout whole or not at all. Returns what went wrong, in words.
    std::optional<QString> save(const QString& path);

    /// Empty while the layout has no file.
    QString path() const { return m_path; }
    bool isModified() const { return !m_undoStack.isClean(); }

    QUndoStack& undoStack() { return m_undoStack; }

    /// For EditCommand alone: undo and redo enter here. changed() follows when the stack is done.
    /// A step beyond the last move is the last.
    void setLayout(const Layout& layout, int step);

Q_SIGNALS:
    /// The layout changed, and the analysis with it.
    void changed();
    void refused(const longroad::Refusal& refusal);
    void moveRefused(const longroad::PlayRefusal& refusal);
    /// Another step of the same game is shown.
    void stepChanged();
    void playingChanged();
    /// The file or whether there are unsaved changes.
    void fileChanged();

private:
    void showStep(int step);
    void push(Layout next, int step, int droppedMoves, const QString& text);

    Layout m_layout;
    std::optional<History> m_history; ///< Of m_layout; always there.
    int m_step = 0;
    bool m_isPlaying = false;
    Layout m_table; ///< This and the next two are of the shown step.
    Analysis m_analysis;
    PlayState m_playState;
    QString m_path;
    QUndoStack m_undoStack;
};

} // namespace longroad
