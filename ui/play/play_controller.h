// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/play.h"
#include "core/support/result.h"

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace longroad
{

class BoardDocument;
class ModeBar;
class Theme;
class TimelinePanel;
struct ViewState;

/// Arranging and playing: the menu "Game", the bar above the board, and the timeline of the moves.
/// Moves are made by the document; this asks for those that are no click on the board, and says
/// what comes of them.
class PlayController final : public QObject
{
    Q_OBJECT

public:
    /// What it is given must outlive it. The menu, the bar and the timeline go into the window,
    /// which then owns them.
    PlayController(BoardDocument& document, ViewState& state, const Theme& theme, QWidget& window);

    QMenu* menu() const { return m_menu; }
    ModeBar* bar() const { return m_bar; }
    TimelinePanel* timeline() const { return m_timeline; }

    void show();
    void showIcons();

    /// Whether an edit can be made now, or as a move played.
    bool mayMake(const Edit& edit) const;
    /// What an edit would lead to as a move. Nothing where it isn't one, and while arranging.
    std::optional<Result<Layout, PlayRefusal>> preview(const Edit& edit) const;
    /// The same in words; nothing too where preview() is nothing.
    std::optional<QString> hint(const Edit& edit) const;

    /// The pointer is at another place: what was said of the last one no longer matters.
    void leavePlace();

    /// What was done, with what became of the moves; `isForward` unless it was undone.
    QString noted(const QString& did, bool isForward);
    /// The shown step in words: "Move 3 of 12: Anna builds a road at a1-b1".
    QString stepText() const;
    /// What to do next, where the board doesn't show it: the set-up. Else empty.
    QString guidance() const;

Q_SIGNALS:
    /// A move was asked for and not made.
    void refused(const QString& why);

private:
    void makeActions();
    QAction* addAction(const QString& text, const QString& name, const QKeySequence& shortcut);
    void act(const Action& action);
    void endTurn();
    void startGame();
    void startHere();
    /// In play the player who is to act is the chosen one.
    void followTurn();
    void refuse(const PlayRefusal& refusal);
    QString modeLine() const;
    QString taskText() const;
    /// Whether the game is won, and not by cards that are kept off the screen.
    bool showsWin() const;
    void showActions();

    BoardDocument& m_document;
    ViewState& m_state;
    const Theme& m_theme;
    QMenu* m_menu;
    QAction* m_arrange = nullptr;
    QAction* m_play = nullptr;
    QAction* m_endTurn = nullptr;
    QAction* m_knight = nullptr;
    QAction* m_card = nullptr;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_toStart = nullptr;
    QAction* m_toEnd = nullptr;
    ModeBar* m_bar = nullptr;
    TimelinePanel* m_timeline = nullptr;
    QString m_notice; ///< Why the last thing was not done, or that it dropped moves.
    bool m_noticeIsUndoable = false;
    bool m_noticeIsOfPlace = false; ///< About what the pointer was at.
};

} // namespace longroad
