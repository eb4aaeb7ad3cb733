// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// How the window lies before the eyes: which way round the board is, and how the room is shared.

#include "ui/main_window.h"

#include "ui/board/board_canvas.h"
#include "ui/panels/score_panel.h"

#include <QAction>
#include <QResizeEvent>
#include <QToolBar>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int wholeTurn = 6;    // steps that lead back to the first view
constexpr int leastPanel = 284; // in a window of 800
constexpr int usualPanel = 348; // in one of 1280
constexpr int greatestPanel = 460;
constexpr int leastIcon = 14;
constexpr int greatestIcon = 28;
constexpr int besideTools = 155; // menus, status line, margins and what separates the tools
constexpr int aroundIcon = 16;

} // namespace

void MainWindow::turnView(int times)
{
    const auto keyboardAt = m_state.byKeyboard ? m_state.pointed : std::nullopt;
    m_state.turns = (m_state.turns + times + wholeTurn) % wholeTurn;
    refreshBoard();
    if (keyboardAt)
        m_canvas->pointTo(*keyboardAt);
    else
        refreshHint();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (!m_toolBar)
        return; // not made yet
    // The board is what the room is for: where there is little, it takes what the panel can spare.
    const int wide = event->size().width();
    const int panel = wide < 1280 ? leastPanel + (wide - 800) * (usualPanel - leastPanel) / 480
                                  : usualPanel + (wide - 1280) / 16;
    m_panel->setFixedWidth(std::clamp(panel, leastPanel, greatestPanel));
    // So small that all tools and six players have room.
    const auto actions = m_toolBar->actions();
    const auto tools = std::count_if(actions.begin(), actions.end(),
                                     [](const QAction* action) { return !action->isSeparator(); });
    const int icon = (event->size().height() - besideTools) / static_cast<int>(tools) - aroundIcon;
    const int size = std::clamp(icon, leastIcon, greatestIcon);
    m_toolBar->setIconSize(QSize(size, size));
}

} // namespace longroad
