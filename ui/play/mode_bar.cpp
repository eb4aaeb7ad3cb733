// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/play/mode_bar.h"

#include "ui/panels/badge_label.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int badgeSize = 22;
constexpr int rowHeight = 28;
constexpr int leastTextWidth = 200; ///< With less, the texts get a row of their own.

QToolButton* buttonFor(QAction* action, const char* name)
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QHBoxLayout* rowIn(QWidget& widget, int spacing)
{
    auto* row = new QHBoxLayout(&widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    return row;
}

} // namespace

ModeBar::ModeBar(const Actions& actions, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_badge(new BadgeLabel(badgeSize, theme)), m_task(plainLabel("strong")),
      m_news(plainLabel("chip")), m_line(new ElidedLabel("soft")), m_undo(new QToolButton)
{
    setObjectName(QStringLiteral("modeBar"));
    setAccessibleName(tr("Arrange or play"));
    auto* flow = new FlowLayout(10, 4);
    flow->setContentsMargins(6, 5, 8, 5);
    setLayout(flow);
    flow->addWidget(makeSwitch(actions));
    m_turn = makeTurn(actions);
    for (QWidget* widget : m_turn)
        flow->addWidget(widget);
    flow->addWidget(makeTexts());
}

QWidget* ModeBar::makeSwitch(const Actions& actions)
{
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("switch"));
    QHBoxLayout* row = rowIn(*frame, 2);
    row->setContentsMargins(3, 3, 3, 3);
    row->addWidget(buttonFor(actions.arrange, "modeArrange"));
    row->addWidget(buttonFor(actions.play, "modePlay"));
    return frame;
}

std::vector<QWidget*> ModeBar::makeTurn(const Actions& actions)
{
    m_task->setObjectName(QStringLiteral("playTask"));
    auto* who = new QWidget;
    QHBoxLayout* row = rowIn(*who, 6);
    row->addWidget(m_badge);
    row->addWidget(m_task);
    who->setMinimumHeight(rowHeight);
    std::vector<QWidget*> widgets{who};
    for (QToolButton* button :
         {buttonFor(actions.endTurn, "endTurn"), buttonFor(actions.knight, "playKnight"),
          buttonFor(actions.victoryPointCard, "gainCard")}) {
        button->setProperty("role", QStringLiteral("step"));
        widgets.push_back(button);
    }
    return widgets;
}

QWidget* ModeBar::makeTexts()
{
    auto* group = new QWidget;
    group->setMinimumWidth(leastTextWidth);
    group->setMinimumHeight(rowHeight); // the board must not jump when the news comes
    group->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_news->setObjectName(QStringLiteral("playNews"));
    m_line->setObjectName(QStringLiteral("modeLine"));
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // however long the text
    m_undo->setObjectName(QStringLiteral("modeUndo"));
    m_undo->setProperty("role", QStringLiteral("link"));
    m_undo->setText(tr("Undo"));
    m_undo->setFocusPolicy(Qt::StrongFocus);
    connect(m_undo, &QToolButton::clicked, this, &ModeBar::undoRequested);
    QHBoxLayout* row = rowIn(*group, 8);
    row->addWidget(m_news);
    row->addWidget(m_line, 1);
    row->addWidget(m_undo);
    return group;
}

void ModeBar::show(const ModeBarView& view)
{
    for (QWidget* widget : m_turn)
        widget->setVisible(view.isPlaying);
    m_badge->setVisible(view.player.has_value());
    if (view.player)
        m_badge->show(*view.player);
    m_task->setText(view.task);
    m_task->setAccessibleName(view.task);
    const QString news = view.news.join(QStringLiteral(" · "));
    m_news->setVisible(!news.isEmpty());
    m_news->setText(fontMetrics().elidedText(news, Qt::ElideRight, std::max(width(), 340) - 50));
    m_news->setToolTip(news.toHtmlEscaped());
    m_news->setAccessibleName(news);
    m_line->setText(view.line);
    m_line->setToolTip(view.line.toHtmlEscaped());
    m_line->setAccessibleName(view.line);
    m_undo->setVisible(view.offersUndo);
}

} // namespace longroad
