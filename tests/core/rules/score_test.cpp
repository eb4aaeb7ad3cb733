// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/score.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Holder nobody = std::nullopt;

int points(const Position& position, Seat player = red, Holder longestRoute = nobody,
           Holder largestArmy = nobody)
{
    return score(position, player, longestRoute, largestArmy).total();
}

// RULES.md 4.1
TEST(Score, GivesOnePointForASettlement)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(points(position), 2);
}

// RULES.md 4.1
TEST(Score, GivesTwoPointsForACity)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---R---.---.---.---.---.
        |       |       |       |       |       |
        .---R---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(points(position), 4);
}

// RULES.md 4.1, 10
TEST(Score, AddsOnePointForAnUpgrade)
{
    const Position before = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Position after = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---R---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(points(after) - points(before), 1);
}

// RULES.md 4.1
TEST(Score, GivesNothingForRoads)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(points(position), 0);
}

// RULES.md 4.1
TEST(Score, GivesTwoPointsForLongestRoad)
{
    EXPECT_EQ(points(Position(), red, red), 2);
    EXPECT_EQ(points(Position(), red, blue), 0);
}

// RULES.md 4.1
TEST(Score, GivesTwoPointsForLargestArmy)
{
    EXPECT_EQ(points(Position(), red, nobody, red), 2);
    EXPECT_EQ(points(Position(), red, nobody, blue), 0);
}

// RULES.md 4.4
TEST(Score, GivesNobodyPointsForACardSetAside)
{
    EXPECT_EQ(points(Position(), red, nobody, nobody), 0);
}

// RULES.md 4.1
TEST(Score, GivesOnePointForEachVictoryPointCard)
{
    Position position;
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(points(position), 2);
}

// RULES.md 4.1
TEST(Score, GivesNothingForKnights)
{
    Position position;
    position.knights[red] = 5;
    EXPECT_EQ(points(position), 0);
}

// RULES.md 4.1
TEST(Score, CountsOnlyThePlayersOwn)
{
    Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---B---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    position.victoryPointCards[blue] = 3;
    EXPECT_EQ(points(position, red), 1);
    EXPECT_EQ(points(position, blue), 5);
}

// CONTRACT.md 3: points by source
TEST(Score, IsItemised)
{
    Position position = board(R"(
                .---R---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---r---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---R---.
    )");
    position.victoryPointCards[red] = 1;
    EXPECT_EQ(score(position, red, red, red), (Score{.settlements = 3,
                                                     .cities = 4,
                                                     .longestRoute = 2,
                                                     .largestArmy = 2,
                                                     .victoryPointCards = 1}));
    EXPECT_EQ(score(position, red, red, red).total(), 12);
}

TEST(PieceCount, CountsEachKind)
{
    const Position position = board(R"(
                .-r-R---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-b-.---.---.---.---R---.
    )");
    EXPECT_EQ(pieceCount(position, red), (PieceCount{.roads = 4, .settlements = 1, .cities = 2}));
    EXPECT_EQ(pieceCount(position, blue), (PieceCount{.roads = 1, .settlements = 0, .cities = 0}));
}

} // namespace
} // namespace longroad
