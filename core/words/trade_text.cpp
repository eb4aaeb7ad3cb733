// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/trade_text.h"

#include "core/words/place_text.h"
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
QString rateText(Resource given, int cards, Edition edition)
{
    if (cards == 4)
        return Words::tr("at 4:1");
    const Harbor harbor{cards == 2 ? std::optional(given) : std::nullopt};
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
                              rateText(first.given, first.cards, offer.edition)));
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

/// "3:1 (a1-b1)", "4:1".
QString rateAndPlaceText(const TradeRate& rate, const Topology& topology)
{
    //: a rate, as in "3:1"
    const QString cards = Words::tr("%1:1").arg(rate.cards);
    //: %1 is "3:1", %2 the name of a road place
    return rate.harbor ? Words::tr("%1 (%2)").arg(cards, nameText(*rate.harbor, topology)) : cards;
}

} // namespace

QString tradeText(const TradeOffer& offer, const TradeRuling& ruling)
{
    const QString text = ruling.allowed() ? allowedText(offer, ruling) : refusedText(offer, ruling);
    //: %1 is the rest of the sentence, %2 a line of the rules
    return Words::tr("%1 (rule %2).").arg(text, QLatin1String(ruling.rule));
}

QString bestTradesText(const TradeOffer& offer, const TradeRates& rates)
{
    if (!offer.ownTurnAfterDice)
        return {};
    QStringList parts;
    for (const BestTrade& best : bestTrades(offer, rates)) {
        CardCounts cards;
        cards[best.given] = best.bought == 0 ? best.leftOver : best.bought * best.rate.cards;
        const QString given = cardsText(cards, offer.edition);
        if (best.bought == 0) {
            parts.append(Words::tr("%1 for nothing").arg(given));
            continue;
        }
        //: %1 is "4 ore", %2 "at the 2:1 ore harbor"
        QString part = Words::tr("%1 for %n card(s) of another kind %2", nullptr, best.bought)
                           .arg(given, rateText(best.given, best.rate.cards, offer.edition));
        if (best.leftOver > 0) {
            //: %1 is "4 ore for 2 cards of another kind at the 2:1 ore harbor"
            part = Words::tr("%1 (%2 left over)").arg(part, QString::number(best.leftOver));
        }
        parts.append(part);
    }
    return parts.isEmpty() ? QString()
                           : Words::tr("At best: %1.").arg(parts.join(QStringLiteral("; ")));
}

QString tradeRatesText(const Position& position, const TradeRates& rates, Edition edition)
{
    if (!position.landscape.harbors) {
        return edition == Edition::Of2025 ? Words::tr("ports not entered: 4:1 for everything")
                                          : Words::tr("harbors not entered: 4:1 for everything");
    }
    QStringList parts;
    std::optional<TradeRate> others; // all the same: what a generic harbour gives, or 4:1
    for (const Resource resource : allResources) {
        if (rates[resource].cards > 2) {
            others = rates[resource];
            continue;
        }
        //: %1 is a resource, %2 "2:1 (c4-d5)"
        parts.append(
            Words::tr("%1 %2").arg(resourceName(resource, edition),
                                   rateAndPlaceText(rates[resource], position.topology())));
    }
    if (!others)
        return parts.join(QStringLiteral(" · "));
    const QString rate = rateAndPlaceText(*others, position.topology());
    if (parts.isEmpty()) {
        //: %1 is "3:1 (a1-b1)"
        return Words::tr("%1 for everything").arg(rate);
    }
    //: %1 is "3:1 (a1-b1)"
    return parts.join(QStringLiteral(" · ")) + QStringLiteral(" · ") +
           Words::tr("all else %1").arg(rate);
}

} // namespace longroad
