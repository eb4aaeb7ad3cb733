// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/score_panel.h"

#include "core/words/terms.h"
#include "ui/panels/player_card.h"
#include "ui/panels/player_columns.h"
#include "ui/panels/turn_bar.h"
#include "ui/panels/verdict_card.h"
#include "ui/panels/violations_card.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"

#include <QButtonGroup>
#include <QColorDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

constexpr int compactBelow = 330; ///< In pixels, beside a board that needs the room.

} // namespace

ScorePanel::ScorePanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_routes(new QButtonGroup(this)),
      m_headings(new PlayerHeadings), m_turn(new TurnBar(theme, m_headings)),
      m_verdict(new VerdictCard(Card::LongestRoute, theme)),
      m_army(new VerdictCard(Card::LargestArmy, theme)), m_violations(new ViolationsCard(theme)),
      m_list(new QVBoxLayout), m_add(new QPushButton(tr("Add a player"))),
      m_scroll(new QScrollArea), m_content(new QWidget)
{
    setObjectName(QStringLiteral("panel"));
    m_add->setObjectName(QStringLiteral("addPlayer"));
    m_list->setSpacing(6);

    m_content->setObjectName(QStringLiteral("panelContent"));
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(8, 0, 4, 8);
    column->setSpacing(8);
    column->addWidget(m_verdict);
    column->addWidget(m_army);
    column->addWidget(m_violations);
    column->addWidget(m_turn);
    column->addLayout(m_list);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 8, 4, 0);
    whole->setSpacing(8);
    whole->addWidget(makeRouteSwitch());
    whole->addWidget(m_scroll, 1);

    connect(m_verdict, &VerdictCard::holderBeforeStated, this,
            [this](Holders holders) { Q_EMIT editRequested(StateLongestRouteBefore{holders}); });
    connect(m_violations, &ViolationsCard::chosen, this, &ScorePanel::violationChosen);
    connect(m_army, &VerdictCard::holderBeforeStated, this,
            [this](Holders holders) { Q_EMIT editRequested(StateLargestArmyBefore{holders}); });
    connect(m_turn, &TurnBar::turnStated, this,
            [this](std::optional<Seat> turn) { Q_EMIT editRequested(SetTurn{turn}); });
    connect(m_add, &QPushButton::clicked, this,
            [this] { Q_EMIT editRequested(AddPlayer{nextPlayer(m_layout)}); });
}

void ScorePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The same whether the bar is there or not: otherwise its coming would wrap texts anew and move
    // what the pointer is at.
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    m_content->setFixedWidth(contentsRect().width() - layout()->contentsMargins().right() - bar);
    m_isCompact = width() < compactBelow;
    m_routesTitle->setVisible(!m_isCompact);
    m_headings->setCompact(m_isCompact);
    for (PlayerCard* card : m_players)
        card->setCompact(m_isCompact);
}

QWidget* ScorePanel::makeRouteSwitch()
{
    auto* row = new QWidget;
    auto* rowLayout = new QHBoxLayout(row);
    rowLayout->setContentsMargins(8, 0, 8, 0);
    m_routesTitle = plainLabel("soft");
    m_routesTitle->setText(tr("Show route"));
    rowLayout->addWidget(m_routesTitle);
    rowLayout->addStretch(1);

    auto* frame = new QFrame;
    frame->setObjectName(QStringLiteral("routeSwitch"));
    auto* buttons = new QHBoxLayout(frame);
    buttons->setContentsMargins(3, 3, 3, 3);
    buttons->setSpacing(2);
    const std::pair<QString, ShownRoutes> choices[] = {
        {tr("Chosen"), ShownRoutes::OfChosen},
        {tr("Holder"), ShownRoutes::OfHolder},
        {tr("All"), ShownRoutes::All},
        {tr("None"), ShownRoutes::None},
    };
    for (const auto& [text, routes] : choices) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(tr("Show route: %1").arg(text));
        m_routes->addButton(button, static_cast<int>(routes));
        buttons->addWidget(button);
    }
    connect(m_routes, &QButtonGroup::idClicked, this,
            [this](int id) { Q_EMIT routesChosen(static_cast<ShownRoutes>(id)); });
    rowLayout->addWidget(frame);
    return row;
}

void ScorePanel::show(const Layout& layout, const Analysis& analysis, const ViewState& state)
{
    m_layout = layout;
    m_routes->button(static_cast<int>(state.routes))->setChecked(true);
    m_turn->show(layout, analysis, state.hiddenCards);
    m_verdict->show(layout, analysis);
    m_violations->show(layout, analysis, state.violation);
    m_army->show(layout, analysis);
    const auto count = static_cast<std::size_t>(layout.start.seatCount);
    while (m_players.size() > count) {
        m_players.back()->hide();
        m_players.back()->deleteLater();
        m_players.pop_back();
    }
    while (m_players.size() < count) {
        const Seat seat(static_cast<int>(m_players.size()));
        auto* card = new PlayerCard(seat, m_theme);
        card->setCompact(m_isCompact);
        connect(card, &PlayerCard::chosen, this, &ScorePanel::playerChosen);
        connect(card, &PlayerCard::tradeAsked, this, &ScorePanel::tradeAsked);
        connect(card, &PlayerCard::menuRequested, this, &ScorePanel::showPlayerMenu);
        connect(card, &PlayerCard::editRequested, this, &ScorePanel::editRequested);
        connect(card, &PlayerCard::checkRequested, this, &ScorePanel::checkRequested);
        connect(card, &PlayerCard::renamed, this, [this](Seat renamed, const QString& name) {
            Q_EMIT editRequested(RenamePlayer{renamed, name.toStdString()});
        });
        connect(
            card, &PlayerCard::unfolded, this,
            [this](QWidget* content) { m_scroll->ensureWidgetVisible(content, 0, 12); },
            Qt::QueuedConnection); // once the scroll bars know, too
        m_players.push_back(card);
        m_list->addWidget(card);
    }
    for (const Seat seat : layout.start.seats()) {
        m_players[static_cast<std::size_t>(seat.index())]->show(
            layout, analysis, seat == state.player, state.hiddenCards);
    }
    m_headings->showAllPoints(state.hiddenCards == HiddenCards::Counted);
    m_add->setVisible(layout.start.seatCount < Seat::count);
}

void ScorePanel::startRenaming(Seat seat)
{
    m_players[static_cast<std::size_t>(seat.index())]->startRenaming();
}

void ScorePanel::goToViolations()
{
    m_scroll->ensureWidgetVisible(m_violations);
    m_violations->takeFocus();
}

void ScorePanel::goToChosenViolation()
{
    m_violations->focusChosen();
}

void ScorePanel::showPlayerMenu(Seat seat, const QPoint& globalPosition)
{
    const Layout& layout = m_layout;
    QMenu menu;
    menu.addAction(tr("Rename"), QKeySequence(Qt::Key_F2), this,
                   [=, this] { startRenaming(seat); });

    QMenu* colors = menu.addMenu(tr("Color"));
    for (const NamedColor color : allNamedColors) {
        // The look a player of that colour has.
        Layout one;
        one.start.seatCount = 1;
        one.players = {Player{.id = {}, .name = {}, .color = color, .unknownKeys = {}}};
        QAction* action = colors->addAction(badgeIcon(m_theme.playerStyles(one)[Seat(0)], m_theme),
                                            colorName(color));
        action->setCheckable(true);
        const auto* own = std::get_if<NamedColor>(&layout.player(seat).color);
        action->setChecked(own && *own == color);
        connect(action, &QAction::triggered, this, [=, this] {
            Q_EMIT editRequested(RecolorPlayer{seat, color});
        });
    }
    colors->addSeparator();
    colors->addAction(tr("Another color…"), this, [=, this] { askForColor(seat); });

    const int last = layout.start.seatCount - 1;
    menu.addAction(tr("Move up"), this,
                   [=, this] {
                       Q_EMIT editRequested(ReorderPlayer{seat, Seat(seat.index() - 1)});
                   })
        ->setEnabled(seat.index() > 0);
    menu.addAction(tr("Move down"), this,
                   [=, this] {
                       Q_EMIT editRequested(ReorderPlayer{seat, Seat(seat.index() + 1)});
                   })
        ->setEnabled(seat.index() < last);
    menu.addSeparator();
    menu.addAction(tr("Remove, with all pieces"), this,
                   [=, this] { Q_EMIT editRequested(RemovePlayer{seat}); })
        ->setEnabled(last > 0);
    menu.exec(globalPosition);
}

void ScorePanel::askForColor(Seat seat)
{
    const QColor color = QColorDialog::getColor(m_theme.playerColor(m_layout.player(seat).color),
                                                this, tr("Color of the player"));
    if (!color.isValid())
        return;
    const Rgb rgb{static_cast<std::uint8_t>(color.red()), static_cast<std::uint8_t>(color.green()),
                  static_cast<std::uint8_t>(color.blue())};
    Q_EMIT editRequested(RecolorPlayer{seat, rgb});
}

} // namespace longroad
