// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/trade_ruling.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using enum Resource;

const EdgeId genericPlace(0);
const EdgeId orePlace(1);

TradeRates noHarbor()
{
    return {};
}

TradeRates genericHarbor()
{
    TradeRates rates;
    rates.genericHarbor = genericPlace;
    for (const Resource resource : allResources)
        rates[resource] = {3, genericPlace};
    return rates;
}

TradeRates oreHarbor()
{
    TradeRates rates;
    rates[Ore] = {2, orePlace};
    return rates;
}

TradeRates bothHarbors()
{
    TradeRates rates = genericHarbor();
    rates[Ore] = {2, orePlace};
    return rates;
}

TradeRates allHarbors()
{
    TradeRates rates = genericHarbor();
    for (const Resource resource : allResources)
        rates[resource] = {2, orePlace};
    return rates;
}

struct Cards
{
    int count;
    Resource resource;
};

TradeOffer offer(std::initializer_list<Cards> given, std::initializer_list<Cards> wanted,
                 Edition edition = Edition::Classic)
{
    TradeOffer offer;
    for (const Cards& cards : given)
        offer.given[cards.resource] = cards.count;
    for (const Cards& cards : wanted)
        offer.wanted[cards.resource] = cards.count;
    offer.edition = edition;
    return offer;
}

// RULES.md 6.1
TEST(TradeRuling, AllowsFourOfOneKindForOne)
{
    const TradeRuling ruling = tradeRuling(offer({{4, Ore}}, {{1, Lumber}}), noHarbor());
    ASSERT_TRUE(ruling.allowed());
    EXPECT_EQ(ruling.trades, (std::vector<SupplyTrade>{{Ore, 4, std::nullopt, Lumber}}));
    EXPECT_STREQ(ruling.rule, "6.1");
}

// RULES.md 6.2
TEST(TradeRuling, AllowsThreeForOneAtAGenericHarbor)
{
    const TradeRuling ruling = tradeRuling(offer({{3, Lumber}}, {{1, Wool}}), genericHarbor());
    ASSERT_TRUE(ruling.allowed());
    EXPECT_EQ(ruling.trades, (std::vector<SupplyTrade>{{Lumber, 3, genericPlace, Wool}}));
    EXPECT_STREQ(ruling.rule, "6.2");
}

// RULES.md 6.3
TEST(TradeRuling, AllowsTwoForOneAtASpecialHarbor)
{
    EXPECT_TRUE(tradeRuling(offer({{2, Ore}}, {{1, Wool}}), oreHarbor()).allowed());
}

// RULES.md 6.5: any number of times
TEST(TradeRuling, AllowsSeveralTradesInOneOffer)
{
    const TradeRuling ruling = tradeRuling(offer({{4, Ore}}, {{1, Wool}, {1, Brick}}), oreHarbor());
    EXPECT_TRUE(ruling.allowed());
    EXPECT_EQ(ruling.trades.size(), 2U);
}

// RULES.md 6.3: it improves nothing else
TEST(TradeRuling, GivesOneForFourOfAnotherKindAtASpecialHarbor)
{
    EXPECT_TRUE(tradeRuling(offer({{4, Lumber}}, {{1, Wool}}), oreHarbor()).allowed());
    const TradeRuling ruling = tradeRuling(offer({{4, Lumber}}, {{2, Wool}}), oreHarbor());
    EXPECT_EQ(ruling.refusal, TradeRefusal::TooFewCards);
    EXPECT_EQ(ruling.atBest, 1);
    EXPECT_STREQ(ruling.rule, "6.3");
}

// RULES.md 6.3: not even to 3:1
TEST(TradeRuling, GivesNothingForThreeOfAnotherKindAtASpecialHarbor)
{
    const TradeRuling ruling = tradeRuling(offer({{3, Lumber}}, {{1, Wool}}), oreHarbor());
    EXPECT_EQ(ruling.refusal, TradeRefusal::TooFewCards);
    EXPECT_EQ(ruling.atBest, 0);
}

// RULES.md 6.4
TEST(TradeRuling, RefusesMixedKinds)
{
    const TradeRuling ruling = tradeRuling(offer({{2, Ore}, {2, Lumber}}, {{1, Wool}}), noHarbor());
    EXPECT_EQ(ruling.refusal, TradeRefusal::MixedKinds);
    EXPECT_STREQ(ruling.rule, "6.4");
}

// RULES.md 6.5
TEST(TradeRuling, RefusesAnotherPlayersTurn)
{
    TradeOffer early = offer({{4, Ore}}, {{1, Wool}});
    early.ownTurnAfterDice = false;
    EXPECT_EQ(tradeRuling(early, noHarbor()).refusal, TradeRefusal::NotOwnTurnAfterDice);
}

// RULES.md 6.5
TEST(TradeRuling, AllowsAHarborReachedThisTurnUnlessPhasesAreSeparate)
{
    TradeOffer fresh = offer({{2, Ore}}, {{1, Wool}});
    fresh.ratesBefore = noHarbor();
    EXPECT_TRUE(tradeRuling(fresh, oreHarbor()).allowed());
    fresh.separatePhases = true;
    EXPECT_EQ(tradeRuling(fresh, oreHarbor()).refusal, TradeRefusal::HarborReachedThisTurn);
    fresh.edition = Edition::Of2025;
    EXPECT_TRUE(tradeRuling(fresh, oreHarbor()).allowed());
}

// RULES.md 6.1: always
TEST(TradeRuling, AllowsFourForOneWhateverHarborWasReached)
{
    TradeOffer fresh = offer({{4, Ore}}, {{1, Wool}});
    fresh.ratesBefore = noHarbor();
    fresh.separatePhases = true;
    EXPECT_TRUE(tradeRuling(fresh, oreHarbor()).allowed());
}

// RULES.md 6.5, 6.6
TEST(TradeRuling, AllowsAnOlderHarborsRateWhereABetterOneWasReachedThisTurn)
{
    TradeOffer fresh = offer({{3, Ore}}, {{1, Wool}});
    fresh.ratesBefore = genericHarbor();
    fresh.separatePhases = true;
    const TradeRuling ruling = tradeRuling(fresh, bothHarbors());
    ASSERT_TRUE(ruling.allowed());
    EXPECT_EQ(ruling.trades, (std::vector<SupplyTrade>{{Ore, 3, genericPlace, Wool}}));
    fresh.given[Ore] = 2;
    EXPECT_EQ(tradeRuling(fresh, bothHarbors()).refusal, TradeRefusal::HarborReachedThisTurn);
}

// RULES.md 6.6
TEST(TradeRuling, AllowsAWorseRate)
{
    EXPECT_TRUE(tradeRuling(offer({{4, Ore}}, {{1, Wool}}), oreHarbor()).allowed());
    EXPECT_TRUE(tradeRuling(offer({{3, Ore}}, {{1, Wool}}), bothHarbors()).allowed());
    EXPECT_TRUE(tradeRuling(offer({{3, Ore}}, {{1, Wool}}), allHarbors()).allowed());
}

// RULES.md 6.7
TEST(TradeRuling, LetsOnlyTheClassicRulesGiveBackTheSameKindAtFourForOne)
{
    EXPECT_TRUE(tradeRuling(offer({{4, Lumber}}, {{1, Lumber}}), noHarbor()).allowed());
    EXPECT_EQ(tradeRuling(offer({{4, Lumber}}, {{1, Lumber}}, Edition::Of2025), noHarbor()).refusal,
              TradeRefusal::SameKind);
}

// RULES.md 6.7
TEST(TradeRuling, RefusesTheSameKindAtAHarbor)
{
    for (const Edition edition : {Edition::Classic, Edition::Of2025}) {
        const TradeRuling ruling =
            tradeRuling(offer({{3, Lumber}}, {{1, Lumber}}, edition), genericHarbor());
        EXPECT_EQ(ruling.refusal, TradeRefusal::SameKind);
        EXPECT_STREQ(ruling.rule, "6.7");
    }
}

// RULES.md 6.1
TEST(TradeRuling, RefusesCardsGivenForNothing)
{
    const TradeRuling ruling = tradeRuling(offer({{5, Lumber}}, {{1, Wool}}), noHarbor());
    EXPECT_EQ(ruling.refusal, TradeRefusal::CardsLeftOver);
    EXPECT_EQ(ruling.leftOver, 1);
}

TEST(TradeRuling, RefusesGivingOrWantingNothing)
{
    EXPECT_EQ(tradeRuling(offer({}, {{1, Wool}}), noHarbor()).refusal, TradeRefusal::NothingGiven);
    EXPECT_EQ(tradeRuling(offer({{4, Ore}}, {}), noHarbor()).refusal, TradeRefusal::NothingWanted);
}

// RULES.md 6.1 to 6.3
TEST(TradeRuling, TellsWhatEachKindBuysAtBest)
{
    const TradeOffer some = offer({{3, Lumber}, {5, Ore}}, {});
    EXPECT_EQ(
        bestTrades(some, oreHarbor()),
        (std::vector<BestTrade>{{Lumber, {4, std::nullopt}, 0, 3}, {Ore, {2, orePlace}, 2, 1}}));
}

// RULES.md 6.5
TEST(TradeRuling, TellsWhatCardsBuyWithoutAHarborThatMayNotBeUsedYet)
{
    TradeOffer fresh = offer({{4, Ore}}, {});
    fresh.ratesBefore = noHarbor();
    EXPECT_EQ(bestTrades(fresh, oreHarbor()).front().bought, 2);
    fresh.separatePhases = true;
    EXPECT_EQ(bestTrades(fresh, oreHarbor()).front().bought, 1);
}

/// A second opinion: makes one trade after another until nothing is left of either side.
bool canTrade(CardCounts given, CardCounts wanted, const TradeRates& rates, Edition edition)
{
    if (given.total() == 0 || wanted.total() == 0)
        return given.total() == wanted.total();
    const bool generic = rates.genericHarbor.has_value();
    for (const Resource give : allResources) {
        for (int cards = 2; cards <= 4; ++cards) {
            const bool offered =
                cards == 4 || rates[give].cards == cards || (cards == 3 && generic);
            if (!offered || given[give] < cards)
                continue;
            for (const Resource get : allResources) {
                if (wanted[get] == 0 || (get == give && (cards < 4 || edition == Edition::Of2025)))
                    continue;
                CardCounts givenLeft = given;
                CardCounts wantedLeft = wanted;
                givenLeft[give] -= cards;
                --wantedLeft[get];
                if (canTrade(givenLeft, wantedLeft, rates, edition))
                    return true;
            }
        }
    }
    return false;
}

/// All counts of up to `most` cards of brick, lumber and ore.
std::vector<CardCounts> smallCounts(int most)
{
    std::vector<CardCounts> all;
    for (int brick = 0; brick <= most; ++brick) {
        for (int lumber = 0; brick + lumber <= most; ++lumber) {
            for (int ore = 0; brick + lumber + ore <= most; ++ore) {
                CardCounts counts;
                counts[Brick] = brick;
                counts[Lumber] = lumber;
                counts[Ore] = ore;
                all.push_back(counts);
            }
        }
    }
    return all;
}

/// Whether the trades named pay for the offer and keep 6.7.
bool addsUp(const TradeRuling& ruling, const TradeOffer& offer)
{
    CardCounts given;
    CardCounts wanted;
    for (const SupplyTrade& trade : ruling.trades) {
        given[trade.given] += trade.cards;
        ++wanted[trade.wanted];
        if (trade.given == trade.wanted && (trade.cards < 4 || offer.edition == Edition::Of2025))
            return false;
    }
    return given == offer.given && wanted == offer.wanted;
}

// RULES.md 6
TEST(TradeRuling, AgreesWithMakingTheTradesOneByOne)
{
    for (const TradeRates& rates :
         {noHarbor(), genericHarbor(), oreHarbor(), bothHarbors(), allHarbors()}) {
        for (const Edition edition : {Edition::Classic, Edition::Of2025}) {
            for (const CardCounts& given : smallCounts(8)) {
                for (const CardCounts& wanted : smallCounts(4)) {
                    if (given.total() == 0 || wanted.total() == 0)
                        continue;
                    TradeOffer offer;
                    offer.given = given;
                    offer.wanted = wanted;
                    offer.edition = edition;
                    const TradeRuling ruling = tradeRuling(offer, rates);
                    ASSERT_EQ(ruling.allowed(), canTrade(given, wanted, rates, edition))
                        << given[Brick] << given[Lumber] << given[Ore] << " for " << wanted[Brick]
                        << wanted[Lumber] << wanted[Ore];
                    ASSERT_TRUE(!ruling.allowed() || addsUp(ruling, offer));
                }
            }
        }
    }
}

} // namespace
} // namespace longroad
