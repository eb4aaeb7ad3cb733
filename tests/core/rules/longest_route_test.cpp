// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string>;

int length(const Position& position, Seat player = red)
{
    return longestRoute(position, player).route.length();
}

int equallyLong(const Position& position, Seat player = red)
{
    return longestRoute(position, player).equallyLong;
}

/// The intersections of red's route, in travel order.
Names pathOf(const Position& position)
{
    return names(position, longestRoute(position, red).route.vertices);
}

Position filled(BoardKind board)
{
    Position position;
    position.board = board;
    position.seatCount = 1;
    for (const EdgeId edge : position.topology().edges())
        position.roads[edge] = red;
    return position;
}

// RULES.md 1.1
TEST(LongestRoute, CountsThePiecesOfALine)
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
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.1
TEST(LongestRoute, IsNothingWithoutRoads)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.-b-.-b-.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const LongestRoute longest = longestRoute(position, red);
    EXPECT_EQ(longest, LongestRoute());
}

// RULES.md 1.1
TEST(LongestRoute, CountsASinglePiece)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 1);
}

// RULES.md 1.1
TEST(LongestRoute, AddsNothingForBuildings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-r-r-.-r-.-r-R---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.1
TEST(LongestRoute, DoesNotCountAllThePiecesOwned)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.-r-.
            |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.2: arms of 2, 3 and 4
TEST(LongestRoute, TakesOneWayOnAtAFork)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.-r-.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.-r-.---.---.-r-.---.---.---.
            |       |       |       r       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.2
TEST(LongestRoute, DoesNotPickUpAThirdArmByTurningRound)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-r-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 2);
}

// RULES.md 1.2
TEST(LongestRoute, LeavesSideBranchesOut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       r       |       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            |       r       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 10: the straight line has 5, the way round the corner 8.
TEST(LongestRoute, NeedNotBeTheMostProminentBranch)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-.-r-.---.---.---.---.
            |       r       |       |       |
            .---.-r-.---.---.---.---.---.---.
                r       |       |       |
                .-r-.-r-.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 8);
}

// RULES.md 1.3, 10: one of the tails would need a piece of the ring again.
TEST(LongestRoute, CountsSevenOfARingWithTwoTails)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.3, 10
TEST(LongestRoute, CountsFourteenOfThreeRingsAroundOneIntersection)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 14);
}

// RULES.md 1.4
TEST(LongestRoute, CountsEightForARingOfSixWithATailOfTwo)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.-r-.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 8);
}

// RULES.md 1.4
TEST(LongestRoute, CountsElevenForTwoRingsThatShareASide)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.-r-.-r-.---.---.
        |       |       r       r       r       |
        .---.---.---.---.-r-.-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 11);
}

// RULES.md 1.4
TEST(LongestRoute, CountsThirteenForTwoRingsJoinedByOnePiece)
{
    const Position position = board(R"(
                .---.---.-r-.-r-.---.---.
                |       r       r       |
            .---.---.---.-r-.-r-.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 13);
}

// RULES.md 1.5
TEST(LongestRoute, CountsSixForAClosedRing)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 6);
}

// RULES.md 1.5
TEST(LongestRoute, CountsSixForARingAtTheCoast)
{
    const Position position = board(R"(
                .-r-r-r-.---.---.---.---.
                r       r       |       |
            .---.-r-.-r-.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 6);
}

// RULES.md 1.6
TEST(LongestRoute, RunsOnThroughAnOwnSettlement)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-r-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.6
TEST(LongestRoute, RunsOnThroughAnOwnCity)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-R-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.7
TEST(LongestRoute, RunsOnPastAnotherPlayersRoads)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       b       b       |       |       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            |       b       b       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 7);
}

// RULES.md 1.1, 1.7
TEST(LongestRoute, DoesNotMixColors)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-b-.-b-.-b-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position, red), 3);
    EXPECT_EQ(length(position, blue), 3);
}

// RULES.md 1.8
TEST(LongestRoute, IsCutByAnotherPlayersSettlement)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-b-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 4);
}

// RULES.md 1.8
TEST(LongestRoute, IsCutByAnotherPlayersCity)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-B-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 4);
}

// RULES.md 1.8
TEST(LongestRoute, IsCutMoreThanOnce)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-b-r-.-r-.-r-w-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 3);
}

// RULES.md 1.8: the route of 9 goes round; the two pieces at the settlement are left out.
TEST(LongestRoute, MayTakeABypass)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.-r-.-r-.-r-.-r-b-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 9);
}

// RULES.md 1.8: arms of 2, 3 and 4 with another player's settlement at the fork
TEST(LongestRoute, IsCutIntoThreeAtAFork)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.-r-.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.-r-.---.---.-r-.---.---.---.
            |       |       |       r       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 4);
}

// RULES.md 1.8: two rings that share a side, both ends of which are built on
TEST(LongestRoute, IsCutAtBothJunctionsOfTwoRings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-b-r-.-r-.---.---.
        |       |       r       r       r       |
        .---.---.---.---.-r-.-r-b-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.8: which building it is makes no difference to the player's own count
TEST(LongestRoute, CutsOnlyOthersAtABuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-b-r-.---.---.---.---.---.---.
            |       b       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position, red), 2);
    EXPECT_EQ(length(position, blue), 1);
}

// RULES.md 1.9
TEST(LongestRoute, MayEndAtAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-r-.-r-b---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.9
TEST(LongestRoute, MayStartAndEndAtOtherPlayersBuildings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---b-r-.-r-.-r-.-r-.-r-W---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.9, 10
TEST(LongestRoute, CountsThePieceBetweenTwoBuildingsOfOthers)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---b-r-w---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 1);
}

// RULES.md 1.9, 10: ten pieces, the last but one cut off
TEST(LongestRoute, LosesOnlyThePieceBeyondTheBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        b-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-w-r-.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 9);
}

// RULES.md 1.10
TEST(LongestRoute, CountsSixForARingWithAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 6);
}

// RULES.md 1.8, 1.10: the tail can't be reached through the building.
TEST(LongestRoute, LosesTheTailWhereTheBuildingStandsAtItsRing)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.-r-.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 6);
}

// RULES.md 1.8, 1.10
TEST(LongestRoute, CountsTheLongerPartOfARingWithTwoBuildings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---b-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 4);
}

// RULES.md 1.10
TEST(LongestRoute, StartsAndEndsAtTheBuildingOnARing)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(pathOf(position), (Names{"h3", "g3", "f3", "e3", "f4", "g4", "h3"}));
}

// RULES.md 1.11
TEST(LongestRoute, ComparesSeparateGroups)
{
    const Position position = board(R"(
                .---.---.---.-r-.-r-.-r-.
                |       |       |       r
            .---.---.---.---.---.---.---.---.
            |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
        |       |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
            |       |       |       |       r
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 5);
}

// RULES.md 1.8, 1.11: joined at another player's building only
TEST(LongestRoute, DoesNotAddGroupsThatMeetAtAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-b-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 3);
}

// RULES.md 1.12
TEST(LongestRoute, CountsTheWholeSupplyInOneLine)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.-r-.-r-.-r-.-r-.
        |       |       |       |       |       r
        .-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(length(position), 15);
}

// RULES.md 1.3: a line has at most two odd points. 36 intersections have three pieces, and leaving
// out one piece mends two of them: 17 of 72 stay out.
TEST(LongestRoute, IsFoundWhereOneColorFillsTheBaseBoard)
{
    EXPECT_EQ(length(filled(BoardKind::Base)), 55);
}

// RULES.md 1.3: the same with 58 such intersections; 28 of 109 stay out.
TEST(LongestRoute, IsFoundWhereOneColorFillsTheExtendedBoard)
{
    EXPECT_EQ(length(filled(BoardKind::Extended)), 81);
}

// CONTRACT.md 3
TEST(LongestRoute, NamesIntersectionsInTravelOrder)
{
    const Position position = board(R"(
                .-r-.-r-.---.---.---.---.
                |       r       |       |
            .---.---.-r-.---.---.---.---.---.
            |       r       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(pathOf(position), (Names{"b1", "a1", "b2", "c2", "d2", "e2"}));
}

// CONTRACT.md 3
TEST(LongestRoute, NamesRoadPlacesInTravelOrder)
{
    const Position position = board(R"(
                .-r-.-r-.---.---.---.---.
                |       r       |       |
            .---.---.-r-.---.---.---.---.---.
            |       r       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(names(position, longestRoute(position, red).route.edges),
              (Names{"a1-b1", "a1-b2", "b2-c2", "c2-d2", "d2-e2"}));
}

TEST(LongestRoute, StartsAtTheEarlierEnd)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(pathOf(position), (Names{"g3", "h2", "g2", "h1"}));
}

TEST(LongestRoute, StartsARingAtItsFirstIntersection)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.---.---.---.---.---.---.---.
            r       r       |       |       |
            .-r-.-r-.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Names path = pathOf(position);
    ASSERT_EQ(path.size(), 7U);
    EXPECT_EQ(path.front(), "g2");
    EXPECT_EQ(path.back(), "g2");
}

TEST(LongestRoute, StartsWhereTheTailMeetsTheRingIfThatComesFirst)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.-r-.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Names path = pathOf(position);
    ASSERT_EQ(path.size(), 9U);
    EXPECT_EQ(path.front(), "h3");
    EXPECT_EQ(path.back(), "j3");
}

TEST(LongestRoute, DependsOnNothingButItsGroupOfRoads)
{
    const Position alone = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.-r-.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Position amongOthers = board(R"(
                .-b-.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.-r-.---.---.---.
            |       |       r       |       r
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .-r-.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(pathOf(amongOthers), pathOf(alone));
}

TEST(EquallyLong, IsOneForALine)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 1);
}

TEST(EquallyLong, IsNoneWithoutARoad)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 0);
}

TEST(EquallyLong, CountsASetOfRoadsOnceHoweverItIsTravelled)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 1);
}

TEST(EquallyLong, CountsEachPairOfEqualArms)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.-r-.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 3);
}

TEST(EquallyLong, CountsEachTailOfARing)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 2);
}

// One of the three inner pieces stays out.
TEST(EquallyLong, CountsEachWayThroughThreeRings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 3);
}

TEST(EquallyLong, CountsAllGroups)
{
    const Position position = board(R"(
                .-r-.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.-r-.
            |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 2);
}

TEST(EquallyLong, CountsBothSidesOfACut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-b-r-.-r-.-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(equallyLong(position), 2);
}

// The 17 pieces that stay out pair up all but two of the 36 intersections of three pieces. There
// are 90 ways to do that, and after 48 of them the rest still hangs together.
TEST(EquallyLong, CountsEveryWayAcrossAFilledBaseBoard)
{
    EXPECT_EQ(equallyLong(filled(BoardKind::Base)), 48);
}

// The same with 28 pieces and 58 intersections: 80 of 196 ways.
TEST(EquallyLong, CountsEveryWayAcrossAFilledExtendedBoard)
{
    EXPECT_EQ(equallyLong(filled(BoardKind::Extended)), 80);
}

// Without this piece there are 1106 ways.
TEST(EquallyLong, StopsAtItsLimit)
{
    Position position = filled(BoardKind::Extended);
    position.roads[edgeAt(position, "a2-b2")].reset();
    EXPECT_EQ(equallyLong(position), maxEquallyLong);
}

} // namespace
} // namespace longroad
