// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/winning.h"

#include "tests/support/points_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Holder nobody = std::nullopt;

Outlook ofRed(const Position& position, HiddenCards hiddenCards = HiddenCards::Counted)
{
    return outlook(position, analyze(position), red, hiddenCards);
}

// RULES.md 4.5
TEST(Winning, CountsWhatTheTableSeesApartFromHiddenCards)
{
    Position position = redWith(1, 2);
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(ofRed(position).onTable, 5);
    EXPECT_EQ(ofRed(position).hidden, 2);
    EXPECT_EQ(ofRed(position).total(), 7);
}

// RULES.md 4.1: resource cards, roads and Knights count nothing
TEST(Winning, SaysHowManyPointsAreMissingForTen)
{
    Position position = redWith(1, 2);
    position.victoryPointCards[red] = 2;
    position.knights[red] = 2;
    EXPECT_EQ(ofRed(position).standing, Standing::Short);
    EXPECT_EQ(ofRed(position).missing(), 3);
}

// RULES.md 4.2
TEST(Winning, IsNowForThePlayerInTurnWithTenPoints)
{
    Position position = redWith(2, 4);
    position.turn = red;
    EXPECT_EQ(ofRed(position).standing, Standing::WinsNow);
    EXPECT_EQ(ofRed(position).cardsToShow(), 0);
    EXPECT_EQ(ofRed(position).missing(), 0);
}

// RULES.md 4.2
TEST(Winning, NeedsTenPoints)
{
    Position position = redWith(1, 4);
    position.turn = red;
    EXPECT_EQ(ofRed(position).standing, Standing::Short);
    EXPECT_EQ(ofRed(position).missing(), 1);
}

// RULES.md 4.2: points gained in another player's turn do not end the game
TEST(Winning, WaitsForTheOwnTurn)
{
    Position position = redWith(2, 4);
    position.turn = blue;
    EXPECT_EQ(ofRed(position).standing, Standing::WinsOnOwnTurn);
}

// RULES.md 4.2
TEST(Winning, AsksWhoseTurnItIsWhereNobodyHasSaid)
{
    Position position = redWith(2, 4);
    EXPECT_EQ(ofRed(position).standing, Standing::EnoughButTurnUnknown);
    EXPECT_TRUE(asksForTurn(position, analyze(position)));
    position.turn = blue;
    EXPECT_FALSE(asksForTurn(position, analyze(position)));
}

// RULES.md 4.2
TEST(Winning, AsksForNoTurnWhileNobodyHasTenPoints)
{
    const Position position = redWith(1, 4);
    EXPECT_FALSE(asksForTurn(position, analyze(position)));
}

// RULES.md 4.3: the example there
TEST(Winning, ShowsAnyNumberOfVictoryPointCards)
{
    Position position = redWith(4, 2);
    position.turn = red;
    position.victoryPointCards[red] = 1;
    EXPECT_EQ(ofRed(position).standing, Standing::Short);
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(ofRed(position).standing, Standing::WinsNow);
    EXPECT_EQ(ofRed(position).cardsToShow(), 2);
}

// RULES.md 4.3
TEST(Winning, ShowsNoMoreCardsThanTenPointsNeed)
{
    Position position = redWith(1, 4);
    position.turn = red;
    position.victoryPointCards[red] = 4;
    EXPECT_EQ(ofRed(position).total(), 13);
    EXPECT_EQ(ofRed(position).cardsToShow(), 1);
}

// RULES.md 2: an undecided card scores for nobody
TEST(Winning, DependsOnWhoHeldAnUndecidedLongestRoad)
{
    Position position = redWith(0, 4);
    tieRoutes(position);
    position.turn = red;
    const Outlook outlook = ofRed(position);
    EXPECT_EQ(outlook.onTable, 8);
    EXPECT_EQ(outlook.standing, Standing::DependsOnHolder);
    EXPECT_TRUE(outlook.routeIsOpen);
    EXPECT_FALSE(outlook.armyIsOpen);
    EXPECT_FALSE(outlook.needsBothCards());
}

// RULES.md 3.2
TEST(Winning, DependsOnWhoHeldAnUndecidedLargestArmy)
{
    Position position = redWith(1, 4);
    tieArmies(position);
    const Outlook outlook = ofRed(position);
    EXPECT_EQ(outlook.standing, Standing::DependsOnHolder);
    EXPECT_TRUE(outlook.armyIsOpen);
    EXPECT_FALSE(outlook.routeIsOpen);
}

// RULES.md 2.2, 3.2
TEST(Winning, MayNeedBothUndecidedCards)
{
    Position position = redWith(0, 3);
    tieRoutes(position);
    tieArmies(position);
    EXPECT_EQ(ofRed(position).standing, Standing::DependsOnHolder);
    EXPECT_TRUE(ofRed(position).needsBothCards());
    position.victoryPointCards[red] = 2;
    EXPECT_FALSE(ofRed(position).needsBothCards());
}

// RULES.md 4.1
TEST(Winning, IsShortWhereAnUndecidedCardWouldNotBeEnough)
{
    Position position = redWith(1, 3);
    tieRoutes(position);
    EXPECT_TRUE(ofRed(position).routeIsOpen);
    EXPECT_EQ(ofRed(position).standing, Standing::Short);
}

// RULES.md 2: only a player who shares the top can have kept the card
TEST(Winning, DependsOnNoCardThatOthersTieFor)
{
    Position position = redWith(0, 4);
    position.knights[blue] = 3;
    position.knights[white] = 3;
    EXPECT_FALSE(ofRed(position).armyIsOpen);
    EXPECT_EQ(ofRed(position).standing, Standing::Short);
}

// RULES.md 2.2: one who is said not to have had it can't have kept it
TEST(Winning, DependsOnNoCardThatThePlayerDidNotHold)
{
    Position position = redWith(0, 4);
    tieRoutes(position);
    position.longestRouteBefore = Holders::known(nobody).with(blue);
    ASSERT_FALSE(analyze(position).longestRoute.isDecided());
    EXPECT_FALSE(ofRed(position).routeIsOpen);
}

// RULES.md 2.2
TEST(Winning, DependsOnNothingOnceTheHolderBeforeIsKnown)
{
    Position position = redWith(0, 4);
    tieRoutes(position);
    position.turn = red;
    position.longestRouteBefore = Holders::known(red);
    EXPECT_FALSE(ofRed(position).routeIsOpen);
    EXPECT_EQ(ofRed(position).standing, Standing::WinsNow);
}

// RULES.md 4.2: enough without the open card
TEST(Winning, NeedsNoOpenCardWithTenPointsBesides)
{
    Position position = redWith(2, 4);
    tieRoutes(position);
    position.turn = red;
    EXPECT_EQ(ofRed(position).standing, Standing::WinsNow);
}

// RULES.md 4.5
TEST(Winning, LeavesHiddenCardsOutWhereTheTableLooks)
{
    Position position = redWith(1, 4);
    position.turn = red;
    position.victoryPointCards[red] = 3;
    const Outlook seen = ofRed(position, HiddenCards::LeftOut);
    EXPECT_EQ(seen.total(), 9);
    EXPECT_EQ(seen.hidden, 0);
    EXPECT_EQ(seen.standing, Standing::Short);
    position.turn.reset();
    EXPECT_TRUE(asksForTurn(position, analyze(position)));
    EXPECT_FALSE(asksForTurn(position, analyze(position), HiddenCards::LeftOut));
}

// RULES.md 4.2: there is no win after a win
TEST(Winning, IsOverOnceTheGameWasWonBefore)
{
    Position position = redWith(2, 4);
    position.turn = red;
    Analysis analysis = analyze(position);
    analysis.violations.push_back({ViolationCode::AfterTheWin, red, {}, 0});
    EXPECT_EQ(outlook(position, analysis, red).standing, Standing::WonBefore);
}

} // namespace
} // namespace longroad
