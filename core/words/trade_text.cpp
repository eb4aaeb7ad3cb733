// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/trade_text.h"

#include "core/words/player_names.h"
#include "core/words/terms.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// "4 ore and 2 wool".
QString cardsText(const CardCounts& counts, Edition edition)
{
    QStringList parts;
    for (const Resource resource : allResources) {
        if (counts[resource] > 0) {
            //: a number of cards and their resource
            parts.append(Words::tr("%1 %2").arg(QString::number(counts[resource]),
                                                resourceName(resource, edition)));
        }
    }
    return listed(parts);
}

/// Where a trade is made: "at 4:1", "at the 2:1 ore harbor".
QString rateText(const SupplyTrade& trade, Edition edition)
{
    if (trade.cards == 4)
        return Words::tr("at 4:1");
    const Harbor harbor{trade.cards == 2 ? std::optional(trade.given) : std::nullopt};
    //: %1 is "2:1 ore harbor"
    return Words::tr("at the %1").arg(harborName(harbor, edition));
}

/// All trades of one kind at one rate together: "4 ore for 2 wool at the 2:1 ore harbor".
QString allowedText(const TradeOffer& offer, const TradeRuling& ruling)
{
    QStringList parts;
    for (std::size_t i = 0; i < ruling.trades.size();) {
        const SupplyTrade& first = ruling.trades[i];
        CardCounts given;
        CardCounts wanted;
        while (i < ruling.trades.size() && ruling.trades[i].given == first.given &&
               ruling.trades[i].cards == first.cards) {
            given[first.given] += first.cards;
            ++wanted[ruling.trades[i].wanted];
            ++i;
        }
        //: "4 ore", "1 wool", "at the 2:1 ore harbor"
        parts.append(Words::tr("%1 for %2 %3")
                         .arg(cardsText(given, offer.edition), cardsText(wanted, offer.edition),
                              rateText(first, offer.edition)));
    }
    return parts.join(QStringLiteral("; "));
}

QString refusedText(const TradeOffer& offer, const TradeRuling& ruling)
{
    const Edition edition = offer.edition;
    switch (*ruling.refusal) {
    case TradeRefusal::NotOwnTurnAfterDice:
        return Words::tr("Players trade with the supply only on their own turn, after the dice");
    case TradeRefusal::NothingGiven:
        return Words::tr("Nothing is given");
    case TradeRefusal::NothingWanted:
        return Words::tr("Nothing is asked for");
    case TradeRefusal::HarborReachedThisTurn:
        return Words::tr("Where trading and building are separate phases, a %1 reached this turn "
                         "can be used from the next turn on")
            .arg(harborWord(edition));
    case TradeRefusal::SameKind:
        return edition == Edition::Of2025
                   ? Words::tr("The card received must be of another kind than those given")
                   : Words::tr("At a %1, the card received must be of another kind than those "
                               "given")
                         .arg(harborWord(edition));
    case TradeRefusal::MixedKinds:
        return Words::tr("The cards given for one card must all be of one kind");
    case TradeRefusal::TooFewCards:
        if (ruling.atBest == 0)
            return Words::tr("%1: too few for even one card").arg(cardsText(offer.given, edition));
        return Words::tr("%1: enough for only %n card(s)", nullptr, ruling.atBest)
            .arg(cardsText(offer.given, edition));
    case TradeRefusal::CardsLeftOver:
        return Words::tr("%n of the cards would be given for nothing", nullptr, ruling.leftOver);
    }
    return {};
}

} // namespace

QString tradeText(const TradeOffer& offer, const TradeRuling& ruling)
{
    const QString text = ruling.allowed() ? allowedText(offer, ruling) : refusedText(offer, ruling);
    //: %1 is the rest of the sentence, %2 a line of the rules
    return Words::tr("%1 (rule %2).").arg(text, QLatin1String(ruling.rule));
}

} // namespace longroad
