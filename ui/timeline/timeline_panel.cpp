// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/timeline/timeline_panel.h"

#include "core/words/play_text.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"
#include "ui/timeline/game_plot.h"
#include "ui/timeline/moves_model.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QListView>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int msPerMove = 700; ///< Long enough to see what a move changed.

} // namespace

TimelinePanel::TimelinePanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_model(new MovesModel(this)), m_list(new QListView),
      m_plot(new GamePlot(theme)), m_slider(new QSlider(Qt::Horizontal)),
      m_where(plainLabel("strong")), m_switch(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline of the moves"));
    m_list->setObjectName(QStringLiteral("moves"));
    m_list->setAccessibleName(tr("Moves"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumSize(220, 60);

    auto* body = new QHBoxLayout;
    body->setSpacing(8);
    body->addWidget(m_list, 2);
    body->addWidget(m_plot, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(4);
    column->addWidget(makeControls());
    column->addLayout(body, 1);

    m_timer.setInterval(msPerMove);
    connect(&m_timer, &QTimer::timeout, this, [this] { choose(m_step + 1); });
    connect(m_plot, &GamePlot::stepChosen, this, &TimelinePanel::stepChosen);
    connect(m_slider, &QSlider::valueChanged, this, &TimelinePanel::stepChosen);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    Q_EMIT stepChosen(current.row());
            });
    for (QWidget* widget : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_plot),
                            static_cast<QWidget*>(m_slider)})
        widget->installEventFilter(this);
}

QToolButton* TimelinePanel::addButton(const char* name, const QString& icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setProperty("role", QStringLiteral("step"));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(text);
    button->setAccessibleName(text);
    m_icons.emplace_back(button, icon);
    return button;
}

QWidget* TimelinePanel::makeControls()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const auto addStep = [&](const char* name, const QString& icon, const QString& text, auto to) {
        QToolButton* button = addButton(name, icon, text);
        connect(button, &QToolButton::clicked, this, [this, to] {
            stop();
            choose(to());
        });
        layout->addWidget(button);
    };
    addStep("timelineStart", QStringLiteral("step_start"), tr("To the start (Ctrl+Home)"),
            [] { return 0; });
    addStep("timelineBack", QStringLiteral("step_back"), tr("Step back (Ctrl+Left)"),
            [this] { return m_step - 1; });
    m_run = addButton("timelineRun", QStringLiteral("run"), QString());
    connect(m_run, &QToolButton::clicked, this, &TimelinePanel::toggleRunning);
    layout->addWidget(m_run);
    addStep("timelineForward", QStringLiteral("step_forward"), tr("Step forward (Ctrl+Right)"),
            [this] { return m_step + 1; });
    addStep("timelineEnd", QStringLiteral("step_end"), tr("To the last move (Ctrl+End)"),
            [this] { return lastStep(); });

    m_slider->setObjectName(QStringLiteral("timelineSlider"));
    m_slider->setAccessibleName(tr("Shown move"));
    m_slider->setPageStep(10);
    m_slider->setMinimumWidth(90);
    layout->addSpacing(4);
    layout->addWidget(m_slider, 1);
    m_where->setObjectName(QStringLiteral("timelineWhere"));
    layout->addSpacing(4);
    layout->addWidget(m_where);
    layout->addSpacing(8);
    layout->addWidget(makeSwitch());
    return row;
}

QWidget* TimelinePanel::makeSwitch()
{
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("switch"));
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(3, 3, 3, 3);
    row->setSpacing(2);
    const std::tuple<const char*, QString, Plotted> choices[] = {
        {"plotRoutes", tr("Routes"), Plotted::Routes},
        {"plotPoints", tr("Points"), Plotted::Points},
    };
    for (const auto& [name, text, plotted] : choices) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setCheckable(true);
        button->setChecked(plotted == m_plotted);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(tr("Plot: %1").arg(text));
        m_switch->addButton(button, static_cast<int>(plotted));
        row->addWidget(button);
    }
    connect(m_switch, &QButtonGroup::idClicked, this, [this](int id) {
        m_plotted = static_cast<Plotted>(id);
        showPlot();
    });
    return frame;
}

void TimelinePanel::show(const Layout& layout, const History& history, int step,
                         HiddenCards hiddenCards)
{
    const PerSeat<PlayerStyle> styles = m_theme.playerStyles(layout);
    const bool isOther = m_moments.empty() || layout != m_layout || hiddenCards != m_hiddenCards ||
                         styles != m_styles;
    m_step = step;
    if (isOther) {
        stop();
        m_layout = layout;
        m_hiddenCards = hiddenCards;
        m_styles = styles;
        showGame(history);
    }
    showStep();
}

void TimelinePanel::showGame(const History& history)
{
    m_moments = history.moments();
    PerSeat<QIcon> icons;
    for (const Seat seat : m_layout.start.seats())
        icons[seat] = badgeIcon(m_styles[seat], m_theme);
    m_model->show(m_layout, m_moments, m_hiddenCards, icons);
    const QSignalBlocker blocker(m_slider); // only hands choose
    m_slider->setRange(0, lastStep());
    showPlot();
}

void TimelinePanel::showPlot()
{
    const bool isRoutes = m_plotted == Plotted::Routes;
    m_plot->show(gameSeries(m_moments, m_layout.start.seatCount, m_plotted, m_hiddenCards),
                 m_styles, isRoutes ? leastLongestRoute : pointsToWin);
    m_plot->setAccessibleName(isRoutes ? tr("Plot of the longest routes")
                                       : tr("Plot of the points"));
    showStep();
}

void TimelinePanel::showStep()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(m_step);
    m_plot->showStep(m_step);
    const QModelIndex row = m_model->index(m_step);
    // The one that is chosen already tells nobody again.
    m_list->setCurrentIndex(row);
    m_list->scrollTo(row);
    //: %1 of %2 moves
    const QString where =
        tr("Move %1 of %2").arg(QString::number(m_step), QString::number(lastStep()));
    m_where->setText(where);
    m_where->setAccessibleName(where);

    m_plot->setAccessibleDescription(tr("%1: %2").arg(where, countsText(m_step)));
    if (m_step >= lastStep())
        stop();
    m_slider->setAccessibleDescription(m_model->data(row, Qt::DisplayRole).toString());
}

QString TimelinePanel::countsText(int step) const
{
    const PlayerNames names = playerNames(m_layout);
    const Moment& moment = m_moments[static_cast<std::size_t>(step)];
    QStringList counts;
    for (const Seat seat : m_layout.start.seats()) {
        const int hidden =
            m_hiddenCards == HiddenCards::LeftOut ? moment.victoryPointCards[seat] : 0;
        const int value = m_plotted == Plotted::Routes ? moment.step.lengths.of[seat]
                                                       : moment.step.points[seat] - hidden;
        //: %1 is a player, %2 a number
        counts << tr("%1 %2").arg(names[seat], QString::number(value));
    }
    return counts.join(QStringLiteral(", "));
}

void TimelinePanel::choose(int step)
{
    Q_EMIT stepChosen(std::clamp(step, 0, lastStep()));
}

void TimelinePanel::toggleRunning()
{
    if (isRunning())
        return stop();
    if (m_step >= lastStep())
        choose(0);
    m_timer.start();
    showIcons();
}

void TimelinePanel::stop()
{
    if (!isRunning())
        return;
    m_timer.stop();
    showIcons();
}

void TimelinePanel::showIcons()
{
    const QString text = isRunning() ? tr("Pause (Space)") : tr("Play the moves (Space)");
    m_run->setToolTip(text);
    m_run->setAccessibleName(text);
    for (const auto& [button, icon] : m_icons) {
        const bool isPause = button == m_run && isRunning();
        button->setIcon(themedIcon(isPause ? QStringLiteral("pause") : icon, m_theme));
    }
}

bool TimelinePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::Resize)
        m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtBottom);
    if (watched == m_plot && event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const int step = m_plot->stepAt(help.x());
        const QString move = m_model->data(m_model->index(step), Qt::DisplayRole).toString();
        QToolTip::showText(help.globalPos(),
                           (move + QLatin1Char('\n') + countsText(step)).toHtmlEscaped(), m_plot);
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() == Qt::Key_Space) {
        if (!key.isAutoRepeat())
            toggleRunning();
        return true;
    }
    if (watched == m_list && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)) {
        choose(m_step + (key.key() == Qt::Key_Left ? -1 : 1));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace longroad
