// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/route_check.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string_view>;

/// A ring with a tail and, apart from it, a line of two with another player's settlement between.
Position ringAndLine()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .-r-b-r-.---.---.-r-.-r-.---.-b-.---.---.
            |       |       r       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// The flaw of a walk over these intersections; their roads are looked up.
std::string flawInWalk(const Names& intersections)
{
    const Position position = ringAndLine();
    Route route;
    for (const std::string_view name : intersections) {
        const VertexId vertex = vertexAt(position, name);
        if (!route.vertices.empty())
            route.edges.push_back(
                position.topology().edgeBetween(route.vertices.back(), vertex).value());
        route.vertices.push_back(vertex);
    }
    return flawIn(route, position, red);
}

// The check is only worth something if it finds each flaw.

TEST(RouteCheck, FindsNothingInNoRoute)
{
    EXPECT_EQ(flawIn({}, ringAndLine(), red), "");
}

TEST(RouteCheck, FindsNothingInARealRoute)
{
    EXPECT_EQ(flawInWalk({"h3", "g3", "f3", "e3", "f4", "g4", "h3", "i3"}), "");
}

TEST(RouteCheck, FindsNothingInARing)
{
    EXPECT_EQ(flawInWalk({"e3", "f3", "g3", "h3", "g4", "f4", "e3"}), "");
}

TEST(RouteCheck, FindsNothingInALineToAnotherPlayersBuilding)
{
    EXPECT_EQ(flawInWalk({"g1", "h1"}), "");
}

TEST(RouteCheck, FindsAnIntersectionTooFew)
{
    const Position position = ringAndLine();
    const Route route{{edgeAt(position, "g1-h1")}, {vertexAt(position, "g1")}};
    EXPECT_NE(flawIn(route, position, red), "");
}

TEST(RouteCheck, FindsAnIntersectionWithoutARoad)
{
    const Position position = ringAndLine();
    EXPECT_NE(flawIn({{}, {vertexAt(position, "g1")}}, position, red), "");
}

TEST(RouteCheck, FindsARoadElsewhere)
{
    const Position position = ringAndLine();
    const Route route{{edgeAt(position, "e3-f3")},
                      {vertexAt(position, "e3"), vertexAt(position, "f4")}};
    EXPECT_EQ(flawIn(route, position, red), "does not travel e3-f3 from end to end");
}

TEST(RouteCheck, FindsAPlaceWithoutARoad)
{
    EXPECT_EQ(flawInWalk({"e3", "f3", "g3", "h2"}), "travels g3-h2, which isn't the player's");
}

TEST(RouteCheck, FindsAnotherPlayersRoad)
{
    EXPECT_EQ(flawInWalk({"g5", "h5"}), "travels g5-h5, which isn't the player's");
}

TEST(RouteCheck, FindsAPieceTravelledTwice)
{
    EXPECT_EQ(flawInWalk({"e3", "f3", "e3", "f4"}), "travels e3-f3 twice");
}

TEST(RouteCheck, FindsAnotherPlayersBuildingOnTheWay)
{
    EXPECT_EQ(flawInWalk({"g1", "h1", "g2"}), "passes another player's building at h1");
}

TEST(RouteCheck, FindsAStartAtTheLaterEnd)
{
    EXPECT_EQ(flawInWalk({"h1", "g1"}), "starts at the later end");
}

TEST(RouteCheck, FindsARingThatDoesNotStartAtItsFirstIntersection)
{
    EXPECT_EQ(flawInWalk({"f3", "g3", "h3", "g4", "f4", "e3", "f3"}),
              "starts a ring elsewhere than at its first intersection");
}

} // namespace
} // namespace longroad
