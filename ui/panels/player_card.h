// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace longroad
{

class BadgeLabel;
class Theme;
class TradeRow;

/// One player: name, route beside the roads owned, points by source and in all. The chosen one is
/// unfolded. Clicking it chooses the player.
class PlayerCard final : public QFrame
{
    Q_OBJECT

public:
    PlayerCard(Seat seat, const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis, bool chosen);

    /// Lets the user type another name in place.
    void startRenaming();

Q_SIGNALS:
    void chosen(longroad::Seat seat);
    void renamed(longroad::Seat seat, const QString& name);
    void tradeAsked(longroad::Seat seat);
    /// The user asked for what can be done with the player; the point is on the screen.
    void menuRequested(longroad::Seat seat, const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showPoints(const Analysis& analysis, Edition edition);
    void finishRenaming(bool accept);

    const Seat m_seat;
    const Theme& m_theme;
    QString m_ownName; ///< As the user gave it; texts may say more or less.
    BadgeLabel* m_badge;
    QLabel* m_name;
    QLineEdit* m_nameEdit;
    QLabel* m_route;
    QLabel* m_sources;
    QLabel* m_total;
    QLabel* m_totalUnit;
    QFrame* m_card; ///< Shown while the player has Longest Road.
    QToolButton* m_more;
    QWidget* m_details;
    QGridLayout* m_points;
    TradeRow* m_trade;
};

} // namespace longroad
