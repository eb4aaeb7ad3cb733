// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/main_window.h"

#include "ui/board/board_canvas.h"
#include "ui/play/play_controller.h"
#include "ui/timeline/timeline_panel.h"

#include <QDockWidget>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int leastTimelineHeight = 116;
constexpr int greatestTimelineHeight = 190;

} // namespace

void MainWindow::makePlay()
{
    m_play = new PlayController(m_document, m_state, m_theme, *this);
    m_timelineDock = new QDockWidget(tr("Timeline"));
    m_timelineDock->setObjectName(QStringLiteral("timelineDock"));
    m_timelineDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_timelineDock->setTitleBarWidget(new QWidget);
    m_timelineDock->setWidget(m_play->timeline());
    m_timelineDock->hide();
    addDockWidget(Qt::BottomDockWidgetArea, m_timelineDock);

    connect(m_play, &PlayController::refused, this, [this](const QString& why) {
        tell(why);
        if (m_state.pointed)
            m_canvas->showHint(m_state.pointed, tr("Not possible now"), why);
    });
    connect(m_canvas, &BoardCanvas::pointedAt, m_play, &PlayController::leavePlace);
    connect(&m_document, &BoardDocument::stepChanged, this, [this] {
        m_did = m_play->stepText();
        refresh();
    });
    connect(&m_document, &BoardDocument::playingChanged, this, [this] {
        m_did.clear();
        refresh();
    });
}

void MainWindow::refreshPlay()
{
    m_play->show();
    const bool hasMoves = !m_document.layout().moves.empty();
    if (hasMoves && !m_timelineDock->isVisibleTo(this)) {
        const int fitting = std::clamp(height() / 5, leastTimelineHeight, greatestTimelineHeight);
        m_timelineDock->show();
        resizeDocks({m_timelineDock}, {fitting}, Qt::Vertical);
    } else if (!hasMoves) {
        m_timelineDock->hide();
    }
}

} // namespace longroad
