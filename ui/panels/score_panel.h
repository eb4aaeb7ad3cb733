// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "ui/board/board_view.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace longroad
{

class PlayerCard;
class PlayerHeadings;
class TurnBar;
class VerdictCard;
class ViolationsCard;

/// The column beside the board: which routes to show, the verdict, the players. Shows the document
/// and asks for edits; changes nothing itself.
class ScorePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ScorePanel(const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis, const ViewState& state);

    void startRenaming(Seat seat);
    /// Brings what the rules object to into view and gives it the focus.
    void goToViolations();
    /// Gives the row of the chosen violation the focus.
    void goToChosenViolation();

Q_SIGNALS:
    void playerChosen(longroad::Seat seat);
    /// Of whom it was asked whether a trade is allowed.
    void tradeAsked(longroad::Seat seat);
    void routesChosen(longroad::ShownRoutes routes);
    void violationChosen(const std::optional<longroad::Violation>& violation);
    void editRequested(const longroad::Edit& edit);
    /// The user wants to go through the lines before a player declares victory.
    void checkRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeRouteSwitch();
    void showPlayerMenu(Seat seat, const QPoint& globalPosition);
    void askForColor(Seat seat);

    const Theme& m_theme;
    Layout m_layout;          ///< What is shown, for the menus.
    bool m_isCompact = false; ///< The panel is narrow.
    QButtonGroup* m_routes;
    QLabel* m_routesTitle = nullptr;
    PlayerHeadings* m_headings;
    TurnBar* m_turn;
    VerdictCard* m_verdict;
    VerdictCard* m_army;
    ViolationsCard* m_violations;
    QVBoxLayout* m_list;
    std::vector<PlayerCard*> m_players;
    QPushButton* m_add;
    QScrollArea* m_scroll;
    QWidget* m_content; ///< What is scrolled.
};

} // namespace longroad
