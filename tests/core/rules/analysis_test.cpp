// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/analysis.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Holder nobody = std::nullopt;

/// Red counts 5, blue 6; both have a settlement at an end.
Position redFiveBlueSix()
{
    return board(R"(
                .-r-r---.---.---.---.---.
                r       |       |       |
            .---.-r-.-r-.-r-.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---b-b-.-b-.-b-.-b-.-b-.-b-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// Red and blue count 5 each.
Position fiveAll()
{
    return board(R"(
                .-r-r---.---.---.---.---.
                r       |       |       |
            .---.-r-.-r-.-r-.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---b-b-.-b-.-b-.-b-.-b-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// Red has 9 points: five settlements and two cities.
Position redNine()
{
    return board(R"(
                .-r-r---.-r-r---.---r-r-.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       r
        .---b-b-.---.---.---.---.---.---.---.---R
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-r---.-r-r---.---R-r-.
    )");
}

TEST(Analysis, HasEachPlayersRoute)
{
    const Analysis analysis = analyze(redFiveBlueSix());
    EXPECT_EQ(analysis.routes[red], longestRoute(redFiveBlueSix(), red));
    EXPECT_EQ(analysis.routes[blue].route.length(), 6);
}

TEST(Analysis, HasEachPlayersPieces)
{
    const Analysis analysis = analyze(redFiveBlueSix());
    EXPECT_EQ(analysis.pieces[red], (PieceCount{.roads = 5, .settlements = 1, .cities = 0}));
}

TEST(Analysis, HasEachPlayersTradeRates)
{
    Position position = redFiveBlueSix();
    position.landscape = beginnerLandscape();
    EXPECT_EQ(analyze(position).trade[red], tradeRates(position, red));
}

TEST(Analysis, HasTheViolations)
{
    EXPECT_EQ(analyze(redNine()).violations, violations(redNine()));
    EXPECT_FALSE(violations(redNine()).empty()); // four groups of roads too many, for one
}

// RULES.md 2.3, 4.1
TEST(Analysis, ScoresLongestRoad)
{
    Position position = redFiveBlueSix();
    position.longestRouteBefore = Holders::known(nobody);
    const Analysis analysis = analyze(position);
    EXPECT_EQ(analysis.longestRoute.holder(), blue);
    EXPECT_EQ(analysis.scores[blue].total(), 3);
    EXPECT_EQ(analysis.scores[red].total(), 1);
}

// RULES.md 2.3, 4.4: two points go and two come
TEST(Analysis, MovesFourPointsBetweenTwoPlayersWhenTheCardMoves)
{
    Position before = redFiveBlueSix();
    before.roads[edgeAt(before, "g4-h4")].reset();
    before.longestRouteBefore = Holders::known(red);
    Position after = redFiveBlueSix();
    after.longestRouteBefore = analyze(before).longestRoute.after;
    const auto lead = [](const Analysis& analysis) {
        return analysis.scores[red].total() - analysis.scores[blue].total();
    };
    EXPECT_EQ(lead(analyze(before)) - lead(analyze(after)), 4);
}

// RULES.md 2.4, 4.4
TEST(Analysis, ScoresACardSetAsideForNobody)
{
    Position position = fiveAll();
    position.longestRouteBefore = Holders::known(nobody);
    const Analysis analysis = analyze(position);
    EXPECT_EQ(analysis.scores[red].longestRoute, 0);
    EXPECT_EQ(analysis.scores[blue].longestRoute, 0);
}

// RULES.md 2.2
TEST(Analysis, ScoresATieForTheHolderBefore)
{
    Position position = fiveAll();
    position.longestRouteBefore = Holders::known(blue);
    EXPECT_EQ(analyze(position).scores[blue].longestRoute, 2);
}

// CONTRACT.md 3: while the card is undecided nobody scores it
TEST(Analysis, ScoresAnUndecidedCardForNobody)
{
    const Analysis analysis = analyze(fiveAll());
    EXPECT_EQ(analysis.longestRoute.reason, AwardReason::Undecided);
    EXPECT_EQ(analysis.scores[red].longestRoute, 0);
    EXPECT_EQ(analysis.scores[blue].longestRoute, 0);
}

// RULES.md 2: after every change it is decided again, at once, a settlement included
TEST(Analysis, DecidesAgainAfterASettlement)
{
    Position position = redFiveBlueSix();
    position.longestRouteBefore = Holders::known(blue);
    position.buildings[vertexAt(position, "g3")] = Building{red, BuildingKind::Settlement};
    const Analysis analysis = analyze(position);
    EXPECT_EQ(analysis.routes[blue].route.length(), 3);
    EXPECT_EQ(analysis.longestRoute.holder(), red);
    EXPECT_EQ(analysis.longestRoute.reason, AwardReason::ChallengerExceeds);
}

// RULES.md 3.1, 4.1
TEST(Analysis, ScoresLargestArmy)
{
    Position position = redFiveBlueSix();
    position.knights[red] = 3;
    position.largestArmyBefore = Holders::known(nobody);
    const Analysis analysis = analyze(position);
    EXPECT_EQ(analysis.largestArmy.holder(), red);
    EXPECT_EQ(analysis.scores[red].largestArmy, 2);
}

// RULES.md 3.2
TEST(Analysis, KeepsLargestArmyOnATie)
{
    Position position = redFiveBlueSix();
    position.knights[red] = 3;
    position.knights[blue] = 3;
    position.largestArmyBefore = Holders::known(red);
    EXPECT_EQ(analyze(position).largestArmy.holder(), red);
}

// CONTRACT.md 3: an impossible holder is judged as nobody's
TEST(Analysis, JudgesAnImpossibleArmyHolderAsNobody)
{
    Position position = fiveAll();
    position.seatCount = 3;
    position.knights[red] = 3;
    position.knights[blue] = 4;
    position.knights[white] = 4;
    position.largestArmyBefore = Holders::known(red);
    const Award army = analyze(position).largestArmy;
    EXPECT_EQ(army.before, Holders::known(nobody));
    EXPECT_EQ(army.reason, AwardReason::TieWithoutHolder);
}

// RULES.md 3.1
TEST(Analysis, AsksFiveOfRoutesAndThreeOfKnights)
{
    Position position = redFiveBlueSix();
    position.roads[edgeAt(position, "g4-h4")].reset();
    position.roads[edgeAt(position, "g4-h3")].reset();
    position.roads[edgeAt(position, "a1-b1")].reset();
    position.knights[red] = 2;
    const Analysis analysis = analyze(position);
    EXPECT_EQ(analysis.longestRoute.reason, AwardReason::NobodyQualifies);
    EXPECT_EQ(analysis.largestArmy.reason, AwardReason::NobodyQualifies);
}

// RULES.md 4.2
TEST(Winner, HasTenPointsOnTheOwnTurn)
{
    Position position = redNine();
    position.victoryPointCards[red] = 1;
    position.turn = red;
    EXPECT_EQ(analyze(position).winner, red);
}

// RULES.md 4.2
TEST(Winner, HasNotWonWithNine)
{
    Position position = redNine();
    position.turn = red;
    EXPECT_EQ(analyze(position).winner, std::nullopt);
}

// RULES.md 4.2, 10: points gained in another player's turn do not end the game
TEST(Winner, HasNotWonInAnotherPlayersTurn)
{
    Position position = redNine();
    position.victoryPointCards[red] = 1;
    position.turn = blue;
    EXPECT_EQ(analyze(position).winner, std::nullopt);
}

TEST(Winner, IsNobodyWhereTurnsAreNotInUse)
{
    Position position = redNine();
    position.victoryPointCards[red] = 1;
    EXPECT_EQ(analyze(position).winner, std::nullopt);
}

// RULES.md 4.3: four settlements and two cities, one such card, and a second bought now
TEST(Winner, MayShowSeveralVictoryPointCardsAtOnce)
{
    Position position = redNine();
    position.buildings[vertexAt(position, "l2")].reset();
    position.victoryPointCards[red] = 2;
    position.turn = red;
    EXPECT_EQ(analyze(position).scores[red].total(), 10);
    EXPECT_EQ(analyze(position).winner, red);
}

// RULES.md 4.2
TEST(Winner, MayHaveMoreThanTen)
{
    Position position = redNine();
    position.victoryPointCards[red] = 5;
    position.turn = red;
    EXPECT_EQ(analyze(position).winner, red);
}

} // namespace
} // namespace longroad
