// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/trade_text.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

TradeRates oreHarbor()
{
    TradeRates rates;
    rates[Resource::Ore] = {2, EdgeId(0)};
    return rates;
}

std::string textOf(const TradeOffer& offer, const TradeRates& rates = oreHarbor())
{
    return tradeText(offer, tradeRuling(offer, rates)).toStdString();
}

std::string textOf(Resource given, int givenCount, Resource wanted, int wantedCount,
                   Edition edition = Edition::Classic)
{
    TradeOffer offer;
    offer.given[given] = givenCount;
    offer.wanted[wanted] = wantedCount;
    offer.edition = edition;
    return textOf(offer);
}

/// The rates of red with settlements at these intersections of the beginner's board (RULES.md 7.3).
std::string ratesTextAt(std::initializer_list<const char*> names,
                        Edition edition = Edition::Classic)
{
    Position position;
    position.seatCount = 1;
    position.landscape = beginnerLandscape();
    for (const char* name : names)
        position.buildings[vertexAt(position, name)] = Building{red, BuildingKind::Settlement};
    return tradeRatesText(position, tradeRates(position, red), edition).toStdString();
}

TEST(TradeText, NamesTheHarborAndTheRule)
{
    EXPECT_EQ(textOf(Resource::Ore, 4, Resource::Lumber, 2),
              "4 ore for 2 lumber at the 2:1 ore harbor (rule 6.3).");
}

TEST(TradeText, UsesTheWordsOfTheEdition)
{
    EXPECT_EQ(textOf(Resource::Ore, 2, Resource::Grain, 1, Edition::Of2025),
              "2 ore for 1 wheat at the 2:1 ore port (rule 6.3).");
}

TEST(TradeText, SaysWhatTooFewCardsAreWorth)
{
    EXPECT_EQ(textOf(Resource::Lumber, 3, Resource::Wool, 1),
              "3 lumber: too few for even one card (rule 6.3).");
}

TEST(TradeText, SaysThatTheKindMustDiffer)
{
    EXPECT_EQ(textOf(Resource::Lumber, 4, Resource::Lumber, 1, Edition::Of2025),
              "The card received must be of another kind than those given (rule 6.7).");
}

TEST(TradeText, SaysWhenPlayersTradeWithTheSupply)
{
    TradeOffer offer;
    offer.ownTurnAfterDice = false;
    EXPECT_EQ(textOf(offer), "Players trade with the supply only on their own turn, after the dice "
                             "(rule 6.5).");
}

TEST(TradeText, SaysWhichSideIsMissing)
{
    TradeOffer offer;
    offer.wanted[Resource::Wool] = 1;
    EXPECT_EQ(textOf(offer), "Nothing is given (rule 6.1).");
    offer.given[Resource::Ore] = 2;
    offer.wanted = {};
    EXPECT_EQ(textOf(offer), "Nothing is asked for (rule 6.1).");
}

TEST(TradeText, SaysFromWhenOnANewHarborCanBeUsed)
{
    TradeOffer offer;
    offer.given[Resource::Ore] = 2;
    offer.wanted[Resource::Wool] = 1;
    offer.separatePhases = true;
    offer.ratesBefore = TradeRates();
    EXPECT_EQ(textOf(offer), "Where trading and building are separate phases, a harbor reached "
                             "this turn can be used from the next turn on (rule 6.5).");
}

TEST(TradeText, SaysThatTheKindMustDifferAtAHarborInTheClassicRules)
{
    EXPECT_EQ(
        textOf(Resource::Ore, 2, Resource::Ore, 1),
        "At a harbor, the card received must be of another kind than those given (rule 6.7).");
}

TEST(TradeText, SaysThatKindsAreMixed)
{
    TradeOffer offer;
    offer.given[Resource::Brick] = 2;
    offer.given[Resource::Wool] = 2;
    offer.wanted[Resource::Ore] = 1;
    EXPECT_EQ(textOf(offer), "The cards given for one card must all be of one kind (rule 6.4).");
}

TEST(TradeText, SaysHowFewCardsAreEnoughFor)
{
    EXPECT_EQ(textOf(Resource::Lumber, 4, Resource::Wool, 2),
              "4 lumber: enough for only 1 card(s) (rule 6.3).");
}

TEST(TradeText, SaysHowManyCardsWouldBeGivenForNothing)
{
    EXPECT_EQ(textOf(Resource::Ore, 3, Resource::Wool, 1),
              "1 of the cards would be given for nothing (rule 6.3).");
}

TEST(BestTradesText, TellsWhatEachKindBuysAndWhatIsLeft)
{
    TradeOffer offer;
    offer.given[Resource::Ore] = 5;
    offer.given[Resource::Lumber] = 3;
    offer.given[Resource::Wool] = 4;
    EXPECT_EQ(bestTradesText(offer, oreHarbor()).toStdString(),
              "At best: 3 lumber for nothing; 4 wool for 1 card(s) of another kind at 4:1; "
              "4 ore for 2 card(s) of another kind at the 2:1 ore harbor (1 left over).");
}

TEST(BestTradesText, TellsNothingWhereNothingIsGivenOrNobodyMayTrade)
{
    TradeOffer offer;
    EXPECT_TRUE(bestTradesText(offer, oreHarbor()).isEmpty());
    offer.given[Resource::Ore] = 4;
    offer.ownTurnAfterDice = false;
    EXPECT_TRUE(bestTradesText(offer, oreHarbor()).isEmpty());
}

// CONTRACT.md 2
TEST(TradeRatesText, SaysThatHarborsAreNotEntered)
{
    const Position position;
    EXPECT_EQ(tradeRatesText(position, {}, Edition::Classic).toStdString(),
              "harbors not entered: 4:1 for everything");
    EXPECT_EQ(tradeRatesText(position, {}, Edition::Of2025).toStdString(),
              "ports not entered: 4:1 for everything");
}

// RULES.md 6.1 to 6.3
TEST(TradeRatesText, NamesTheHarborOfEachRateByItsPlace)
{
    EXPECT_EQ(ratesTextAt({"g2"}), "4:1 for everything");
    EXPECT_EQ(ratesTextAt({"a1"}), "3:1 (a1-b1) for everything");
    EXPECT_EQ(ratesTextAt({"c4"}), "ore 2:1 (c4-d5) · all else 4:1");
    EXPECT_EQ(ratesTextAt({"a1", "c4", "d1"}, Edition::Of2025),
              "wood 2:1 (d1-e1) · ore 2:1 (c4-d5) · all else 3:1 (a1-b1)");
}

TEST(TradeRatesText, NamesNothingElseWhereAllAreAtTwo)
{
    EXPECT_EQ(ratesTextAt({"a2", "c4", "d1", "h1", "j4"}),
              "brick 2:1 (h1-i1) · lumber 2:1 (d1-e1) · wool 2:1 (i5-j4) · grain 2:1 (a2-b3) · ore "
              "2:1 (c4-d5)");
}

} // namespace
} // namespace longroad
