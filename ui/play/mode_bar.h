// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/theme/theme.h"

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;

namespace longroad
{

class BadgeLabel;
class NewsLabel;

/// What the bar says, as data.
struct ModeBarView
{
    bool isPlaying = false;
    bool offersActions = false;        ///< To end the turn and play cards.
    std::optional<PlayerStyle> player; ///< Who is to act, in play.
    QString task;                      ///< What that player is to do: "Anna's turn".
    QStringList news;                  ///< What the shown move changed: "Anna wins with 10 points".
    QString line;                      ///< What the mode does, or why something was not done.
    bool offersUndo = false;           ///< The line is about something that Undo takes back.
};

/// The strip above the board: whether one arranges or plays, and in play whose turn it is and what
/// can be done besides building.
class ModeBar final : public QFrame
{
    Q_OBJECT

public:
    /// The actions are somebody else's, and outlive the bar.
    struct Actions
    {
        QAction* arrange;
        QAction* play;
        QAction* endTurn;
        QAction* knight;
        QAction* victoryPointCard;
    };
    ModeBar(const Actions& actions, const Theme& theme, QWidget* parent = nullptr);

    void show(const ModeBarView& view);

Q_SIGNALS:
    void undoRequested();

private:
    QWidget* makeSwitch(const Actions& actions);
    QWidget* makeTask();
    QWidget* makeTexts();

    BadgeLabel* m_badge;
    QLabel* m_task;
    NewsLabel* m_news;
    QLabel* m_line;
    QToolButton* m_undo;
    QWidget* m_who;
    std::vector<QWidget*> m_actions;
};

} // namespace longroad
