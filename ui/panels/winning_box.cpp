// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/winning_box.h"

#include "core/words/player_names.h"
#include "core/words/winning_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/counter_row.h"
#include "ui/panels/widgets.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

/// What the deck leaves for a player, with what the others have taken from it.
int leftFor(Seat player, const Position& position, const PerSeat<int>& counts, int inDeck)
{
    int left = inDeck;
    for (const Seat seat : position.seats()) {
        if (seat != player)
            left -= counts[seat];
    }
    return left;
}

} // namespace

WinningBox::WinningBox(Seat seat, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_cards(new CounterRow(tr("Victory Point cards"))),
      m_knights(new CounterRow(tr("Knights played"))), m_sum(wrappedLabel("plain")),
      m_outlook(new RuleLabel("strong")), m_check(new QPushButton(tr("Check first…")))
{
    m_cards->setObjectName(QStringLiteral("victoryPointCards"));
    m_knights->setObjectName(QStringLiteral("knights"));
    m_sum->setObjectName(QStringLiteral("sum"));
    m_outlook->setObjectName(QStringLiteral("outlook"));
    m_check->setObjectName(QStringLiteral("checkDeclaration"));
    m_check->setProperty("role", QStringLiteral("link"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(m_cards);
    column->addWidget(m_knights);
    column->addWidget(m_sum);
    auto* outlook = new QHBoxLayout;
    outlook->setSpacing(8);
    outlook->addWidget(m_outlook, 1);
    outlook->addWidget(m_check, 0, Qt::AlignTop);
    column->addLayout(outlook);

    connect(m_cards, &CounterRow::countAsked, this, [this](int count) {
        Q_EMIT editRequested(SetVictoryPointCards{m_seat, count});
    });
    connect(m_knights, &CounterRow::countAsked, this, [this](int count) {
        Q_EMIT editRequested(SetKnights{m_seat, count});
    });
    connect(m_check, &QPushButton::clicked, this, [this] { Q_EMIT checkRequested(); });
}

void WinningBox::show(const Layout& layout, const Analysis& analysis, HiddenCards hiddenCards)
{
    const QString name = playerNames(layout)[m_seat];
    const Outlook points = outlook(layout.start, analysis, m_seat, hiddenCards);
    showCounters(layout, hiddenCards);
    m_sum->setText(pointsText(points));
    m_outlook->setPlainText(outlookText(points, name, layout.edition));
    m_check->setToolTip(tr("Go through the lines before declaring victory"));
    m_check->setAccessibleName(tr("Check before declaring: %1").arg(name));
}

void WinningBox::showCounters(const Layout& layout, HiddenCards hiddenCards)
{
    const Position& position = layout.start;
    const QString name = playerNames(layout)[m_seat];
    if (hiddenCards == HiddenCards::LeftOut) {
        m_cards->showHidden();
    } else {
        m_cards->show(
            position.victoryPointCards[m_seat],
            leftFor(m_seat, position, position.victoryPointCards, victoryPointCardsInDeck), name);
    }
    m_cards->setHint(tr("Hidden or shown. All players together can have %1, as many as the deck "
                        "has (rule 3.6).")
                         .arg(victoryPointCardsInDeck));
    const int knights = knightsInDeck(position.board);
    m_knights->show(position.knights[m_seat], leftFor(m_seat, position, position.knights, knights),
                    name);
    m_knights->setHint(
        tr("Only those played count, not those in hand. A Knight may not be played in the turn it "
           "was bought, and only one development card a turn (rule 3.5). All players together can "
           "have %1 (rule 3.6).")
            .arg(knights));
}

} // namespace longroad
