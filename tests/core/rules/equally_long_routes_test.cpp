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

/// The intersections of each of red's longest routes, in travel order.
std::vector<Names> paths(const Position& position, int most = maxEquallyLong)
{
    std::vector<Names> result;
    for (const Route& route : equallyLongRoutes(position, red, most))
        result.push_back(names(position, route.vertices));
    return result;
}

int lengthThrough(const Position& position, std::string_view road, Seat player = red)
{
    return longestLengthThrough(position, player, edgeAt(position, road));
}

/// Arms of two, two and one piece at a fork.
Position threeArms()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// A line of four, parted by another player's settlement, and a single piece.
Position partedLine()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-b-r-.-r-.---.-b-.---.-r-.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// A ring with two tails of one piece (RULES.md 10).
Position ringWithTwoTails()
{
    return board(R"(
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
}

/// All roads are red's, all intersections blue's.
Position builtAllOver(BoardKind board)
{
    Position position;
    position.board = board;
    position.seatCount = 2;
    for (const EdgeId edge : position.topology().edges())
        position.roads[edge] = red;
    for (const VertexId vertex : position.topology().vertices())
        position.buildings[vertex] = Building{blue, BuildingKind::Settlement};
    return position;
}

TEST(EquallyLongRoutes, AreNoneWithoutARoad)
{
    EXPECT_TRUE(paths(Position()).empty());
    EXPECT_TRUE(equallyLongRoutes(threeArms(), blue).empty());
}

TEST(EquallyLongRoutes, AreOneWhereOneIsLongest)
{
    EXPECT_EQ(paths(threeArms()), (std::vector<Names>{{"e2", "f3", "e3", "f4", "e4"}}));
}

// RULES.md 1.8, 1.11
TEST(EquallyLongRoutes, LieOnBothSidesOfACut)
{
    EXPECT_EQ(paths(partedLine()), (std::vector<Names>{{"h1", "g2", "h2"}, {"h2", "g3", "h3"}}));
}

// RULES.md 1.4, 10
TEST(EquallyLongRoutes, TakeEachTailOfARing)
{
    const auto routes = paths(ringWithTwoTails());
    ASSERT_EQ(routes.size(), 2U);
    EXPECT_EQ(routes[0].front(), "d3");
    EXPECT_EQ(routes[0].back(), "e3");
    EXPECT_EQ(routes[1].front(), "h3");
    EXPECT_EQ(routes[1].back(), "i3");
}

TEST(EquallyLongRoutes, AreNoMoreThanAskedFor)
{
    EXPECT_EQ(paths(partedLine(), 1), (std::vector<Names>{{"h1", "g2", "h2"}}));
}

// RULES.md 1.8, 1.9: each road is on its own, from one building to the next.
TEST(EquallyLongRoutes, AreAllRoadsWhereABuildingStandsAtEveryIntersection)
{
    const Position position = builtAllOver(BoardKind::Base);
    const auto routes = equallyLongRoutes(position, red);
    ASSERT_EQ(routes.size(), 72U);
    for (const EdgeId edge : position.topology().edges())
        EXPECT_EQ(routes[static_cast<std::size_t>(edge.index())].edges, std::vector{edge});
}

TEST(LongestLengthThrough, IsThatOfTheLongestRouteForARoadOnIt)
{
    EXPECT_EQ(lengthThrough(threeArms(), "e2-f3"), 4);
    EXPECT_EQ(lengthThrough(threeArms(), "e4-f4"), 4);
}

// RULES.md 1.2
TEST(LongestLengthThrough, TakesOneWayOnAtAFork)
{
    EXPECT_EQ(lengthThrough(threeArms(), "d3-e3"), 3);
}

// RULES.md 1.8, 1.9
TEST(LongestLengthThrough, EndsAtAnotherPlayersBuilding)
{
    EXPECT_EQ(lengthThrough(partedLine(), "g2-h2"), 2);
    EXPECT_EQ(lengthThrough(partedLine(), "g3-h2"), 2);
}

// RULES.md 1.11
TEST(LongestLengthThrough, StaysInTheGroupOfTheRoad)
{
    EXPECT_EQ(lengthThrough(partedLine(), "g5-h5"), 1);
}

// RULES.md 1.4
TEST(LongestLengthThrough, GoesAllRoundARing)
{
    for (const std::string_view road : {"d3-e3", "e3-f4", "f3-g3", "g4-h3", "h3-i3"})
        EXPECT_EQ(lengthThrough(ringWithTwoTails(), road), 7) << road;
}

TEST(LongestLengthThrough, IsNothingWhereNoRoadOfThePlayerLies)
{
    EXPECT_EQ(lengthThrough(partedLine(), "g1-h1"), 0);
    EXPECT_EQ(lengthThrough(partedLine(), "g4-h4", red), 0);
    EXPECT_EQ(lengthThrough(partedLine(), "g4-h4", blue), 1);
}

} // namespace
} // namespace longroad
