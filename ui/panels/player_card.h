// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/winning.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace longroad
{

class AwardMark;
class BadgeLabel;
class RuleLabel;
class Theme;
class TradeRow;
class WhyBox;
class WinningBox;

/// One player, one line: name, cards, route beside the roads owned, points. The chosen one is
/// unfolded, with the points by source. Clicking it chooses the player.
class PlayerCard final : public QFrame
{
    Q_OBJECT

public:
    PlayerCard(Seat seat, const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis, bool chosen, HiddenCards hiddenCards);

    /// In a narrow panel: without the column that can be spared.
    void setCompact(bool compact);

    /// Lets the user type another name in place.
    void startRenaming();

Q_SIGNALS:
    void chosen(longroad::Seat seat);
    void renamed(longroad::Seat seat, const QString& name);
    void tradeAsked(longroad::Seat seat);
    /// The user asked for what can be done with the player; the point is on the screen.
    void menuRequested(longroad::Seat seat, const QPoint& globalPosition);

    void editRequested(const longroad::Edit& edit);
    /// The user wants to go through the lines before declaring victory.
    void checkRequested();
    /// More of the card is shown, which may lie out of view.
    void unfolded(QWidget* content);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeRow();
    void showPoints(const Analysis& analysis, Edition edition);
    void finishRenaming(bool accept);

    const Seat m_seat;
    const Theme& m_theme;
    QString m_ownName; ///< As the user gave it; texts may say more or less.
    BadgeLabel* m_badge;
    QLabel* m_name;
    QLineEdit* m_nameEdit;
    AwardMark* m_card; ///< Shown while the player has Longest Road.
    AwardMark* m_army; ///< The same for Largest Army.
    QLabel* m_route;
    QLabel* m_roads;
    QLabel* m_total;
    QToolButton* m_more;
    QWidget* m_details;
    QGridLayout* m_points;
    RuleLabel* m_outlook; ///< While folded, where there is news for everybody.
    WinningBox* m_winning;
    WhyBox* m_why;
    TradeRow* m_trade;
};

} // namespace longroad
