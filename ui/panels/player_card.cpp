// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/player_card.h"

#include "core/words/player_names.h"
#include "core/words/terms.h"
#include "core/words/winning_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/award_mark.h"
#include "ui/panels/badge_label.h"
#include "ui/panels/player_columns.h"
#include "ui/panels/trade_row.h"
#include "ui/panels/why_box.h"
#include "ui/panels/widgets.h"
#include "ui/panels/winning_box.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

/// Where the points on the table come from: a name and a number each, the empty ones left out.
std::vector<std::pair<QString, int>> sources(const Score& score, const PieceCount& pieces,
                                             Edition edition)
{
    std::vector<std::pair<QString, int>> rows;
    const auto add = [&](const QString& name, int points) {
        if (points > 0)
            rows.emplace_back(name, points);
    };
    add(PlayerCard::tr("%n settlement(s)", nullptr, pieces.settlements), score.settlements);
    add(PlayerCard::tr("%n city(s)", nullptr, pieces.cities), score.cities);
    add(cardName(Card::LongestRoute, edition), score.longestRoute);
    add(cardName(Card::LargestArmy, edition), score.largestArmy);
    return rows;
}

QString supplyText(const PieceCount& pieces)
{
    // More than the supply is a broken rule, told as one; there is never less than nothing left.
    const auto left = [](int supply, int used) {
        return QString::number(std::max(supply - used, 0));
    };
    return PlayerCard::tr("Left: %1 roads, %2 settlements, %3 cities")
        .arg(left(roadsPerPlayer, pieces.roads), left(settlementsPerPlayer, pieces.settlements),
             left(citiesPerPlayer, pieces.cities));
}

} // namespace

PlayerCard::PlayerCard(Seat seat, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_seat(seat), m_theme(theme), m_badge(new BadgeLabel(28, theme)),
      m_name(new ElidedLabel("name")), m_nameEdit(new QLineEdit),
      m_card(new AwardMark(Card::LongestRoute, theme)),
      m_army(new AwardMark(Card::LargestArmy, theme)), m_route(plainLabel("plain")),
      m_roads(plainLabel("soft")), m_total(plainLabel("total")), m_more(new QToolButton),
      m_details(new QWidget), m_points(new QGridLayout(m_details)),
      m_outlook(new RuleLabel("strong")), m_winning(new WinningBox(seat)), m_why(new WhyBox(seat)),
      m_trade(new TradeRow)
{
    setObjectName(QStringLiteral("player%1").arg(seat.index() + 1));
    setProperty("role", QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);

    m_nameEdit->setObjectName(QStringLiteral("nameEdit"));
    m_nameEdit->setMaxLength(40);
    m_nameEdit->hide();
    m_nameEdit->installEventFilter(this);
    connect(m_nameEdit, &QLineEdit::editingFinished, this, [this] { finishRenaming(true); });
    m_total->setObjectName(QStringLiteral("total"));
    m_route->setObjectName(QStringLiteral("route"));
    m_roads->setObjectName(QStringLiteral("roads"));
    for (const auto& [label, column] :
         {std::pair{m_route, PlayerColumn::Route}, std::pair{m_roads, PlayerColumn::Roads},
          std::pair{m_total, PlayerColumn::Points}}) {
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setFixedWidth(columnWidth(column));
    }
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    m_outlook->setObjectName(QStringLiteral("foldedOutlook"));
    connect(m_winning, &WinningBox::editRequested, this, &PlayerCard::editRequested);
    connect(m_winning, &WinningBox::checkRequested, this, &PlayerCard::checkRequested);

    m_more->setObjectName(QStringLiteral("more"));
    m_more->setProperty("role", QStringLiteral("more"));
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("Rename, recolor, reorder, remove"));
    connect(m_more, &QToolButton::clicked, this, [this] {
        Q_EMIT menuRequested(m_seat, m_more->mapToGlobal(QPoint(0, m_more->height())));
    });

    m_points->setContentsMargins(0, 0, 0, 0);
    m_points->setHorizontalSpacing(8);
    m_points->setVerticalSpacing(2);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(10, 4, 8, 4);
    whole->setSpacing(4);
    whole->addWidget(makeRow());
    whole->addWidget(m_outlook);
    // What is clicked comes above what the clicks change, so that it stays under the pointer.
    whole->addWidget(m_winning);
    whole->addWidget(m_details);
    whole->addWidget(m_why);
    connect(m_why, &WhyBox::opened, this, &PlayerCard::unfolded);
    whole->addWidget(m_trade);
    connect(m_trade, &TradeRow::asked, this, [this] { Q_EMIT tradeAsked(m_seat); });
}

QWidget* PlayerCard::makeRow()
{
    m_more->setFixedSize(rowMenuWidth, 24);
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(columnGap);
    row->addWidget(m_badge);
    row->addWidget(m_name, 1);
    row->addWidget(m_nameEdit, 1);
    row->addWidget(m_army);
    row->addWidget(m_card);
    row->addWidget(m_route);
    row->addWidget(m_roads);
    row->addWidget(m_total);
    row->addWidget(m_more);
    return widget;
}

void PlayerCard::setCompact(bool compact)
{
    m_roads->setVisible(!compact);
}

void PlayerCard::show(const Layout& layout, const Analysis& analysis, bool chosen,
                      HiddenCards hiddenCards)
{
    const PlayerNames names = playerNames(layout);
    const PieceCount& pieces = analysis.pieces[m_seat];
    const Outlook way = outlook(layout.start, analysis, m_seat, hiddenCards);
    const bool countsAll = hiddenCards == HiddenCards::Counted;
    const int total = way.total();
    m_badge->show(m_theme.playerStyles(layout)[m_seat]);
    m_name->setText(names[m_seat]);
    m_ownName = QString::fromStdString(layout.player(m_seat).name);
    const QString route = tr("Route %1 · %2 of %3 roads")
                              .arg(QString::number(analysis.routes[m_seat].route.length()),
                                   QString::number(pieces.roads), QString::number(roadsPerPlayer));
    m_route->setText(QString::number(analysis.routes[m_seat].route.length()));
    m_roads->setText(QString::number(pieces.roads));
    m_total->setText(QString::number(total));
    for (QLabel* label : {m_route, m_roads})
        label->setToolTip(route);
    m_total->setToolTip(pointsText(way));
    for (const auto& [mark, card, award] :
         {std::tuple{m_card, Card::LongestRoute, &analysis.longestRoute},
          std::tuple{m_army, Card::LargestArmy, &analysis.largestArmy}}) {
        mark->setVisible(award->holder() == m_seat);
        //: %1 is "Longest Road" or "Longest Route", %2 "card" or "tile"
        mark->setToolTip(tr("Has the %1 %2")
                             .arg(cardName(card, layout.edition), cardWord(card, layout.edition)));
    }
    m_name->setToolTip(names[m_seat].toHtmlEscaped());
    //: %1 is a player, %2 "Route 9 · 11 of 15 roads", %3 "7 points"
    setAccessibleName(
        tr("%1: %2, %3")
            .arg(names[m_seat], route,
                 countsAll ? tr("%n point(s)", "with the number", total) : pointsText(way)));

    QStringList list;
    for (const auto& [name, points] : sources(analysis.scores[m_seat], pieces, layout.edition))
        list << name;
    if (way.hidden > 0)
        list << tr("Victory Point cards");
    setAccessibleDescription(list.join(QStringLiteral(", ")));
    m_details->setVisible(chosen);
    m_winning->setVisible(chosen);
    m_trade->setVisible(chosen);
    if (chosen) {
        showPoints(analysis, layout.edition);
        m_winning->show(layout, analysis, hiddenCards);
        m_why->show(layout, analysis.routes[m_seat]);
        m_trade->show(layout, analysis.trade[m_seat]);
    } else {
        m_why->hide();
    }
    m_outlook->setPlainText(outlookText(way, names[m_seat], layout.edition));
    m_outlook->setVisible(!chosen && way.standing != Standing::Short);
    setStyleProperty(*this, "chosen", chosen);
}

void PlayerCard::showPoints(const Analysis& analysis, Edition edition)
{
    clearLayout(*m_points);
    const Score& score = analysis.scores[m_seat];
    const PieceCount& pieces = analysis.pieces[m_seat];
    // Two beside each other, so that the other players stay in view.
    int cell = 0;
    for (const auto& [name, points] : sources(score, pieces, edition)) {
        QLabel* source = wrappedLabel("plain");
        source->setText(name);
        QLabel* number = plainLabel("strong");
        number->setText(QString::number(points));
        m_points->addWidget(source, cell / 2, 3 * (cell % 2));
        m_points->addWidget(number, cell / 2, 3 * (cell % 2) + 1, Qt::AlignRight);
        ++cell;
    }
    m_points->setColumnStretch(0, 1);
    m_points->setColumnMinimumWidth(2, 8);
    m_points->setColumnStretch(3, 1);
    QLabel* supply = plainLabel("soft");
    supply->setText(supplyText(pieces));
    supply->setWordWrap(true);
    m_points->addWidget(supply, (cell + 1) / 2, 0, 1, 5);
}

void PlayerCard::startRenaming()
{
    m_nameEdit->setText(m_ownName);
    m_nameEdit->setPlaceholderText(m_name->text());
    m_name->hide();
    m_nameEdit->show();
    m_nameEdit->setFocus(Qt::OtherFocusReason);
    m_nameEdit->selectAll();
}

void PlayerCard::finishRenaming(bool accept)
{
    // Hiding takes the focus away, which finishes once more.
    if (m_nameEdit->isHidden())
        return;
    const QString name = m_nameEdit->text().simplified();
    m_nameEdit->hide();
    m_name->show();
    setFocus(Qt::OtherFocusReason);
    if (accept && name != m_ownName)
        Q_EMIT renamed(m_seat, name);
}

bool PlayerCard::event(QEvent* event)
{
    // F2 on a card is about that player, not about the chosen one as in the menu.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2)
        event->accept();
    return QFrame::event(event);
}

void PlayerCard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT chosen(m_seat);
}

void PlayerCard::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        startRenaming();
}

void PlayerCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT chosen(m_seat);
        return;
    case Qt::Key_F2:
        startRenaming();
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

void PlayerCard::contextMenuEvent(QContextMenuEvent* event)
{
    Q_EMIT menuRequested(m_seat, event->globalPos());
}

bool PlayerCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_nameEdit && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        finishRenaming(false);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace longroad
