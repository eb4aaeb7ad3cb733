// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/board_switch.h"

#include "core/rules/analysis.h"
#include "tests/support/layout_fixture.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace longroad
{
namespace
{

constexpr Seat red(0);
constexpr Seat blue(1);

Layout extendedLayout()
{
    Layout layout = roadsOnlyLayout();
    layout.start.board = BoardKind::Extended;
    return layout;
}

TEST(BoardSwitch, LaysTheBaseBoardOverTheUpperPart)
{
    const BoardSwitch result = boardSwitch(beginnerLayout(), BoardKind::Extended);
    const Position& after = result.layout.start;
    EXPECT_EQ(after.board, BoardKind::Extended);
    // The top rows of both boards are alike (CONTRACT.md 1).
    EXPECT_EQ(after.landscape.terrain[HexId(0)], Terrain::Mountains);
    EXPECT_EQ(after.landscape.numbers[HexId(0)], 10);
    // The middle of the base board, C3, is that of the five in row C here too.
    EXPECT_EQ(after.landscape.terrain[HexId(9)], Terrain::Desert);
    EXPECT_EQ(after.robber, HexId(9));
    EXPECT_TRUE(result.hexes.empty());
    EXPECT_TRUE(result.roads.empty());
}

// RULES.md 7.3: grain lies at the top, and the 3:1 of E1 at the bottom, where the extended board
// goes on.
TEST(BoardSwitch, KeepsTheHarborsThatStayAtTheCoast)
{
    const Layout before = beginnerLayout();
    const BoardSwitch result = boardSwitch(before, BoardKind::Extended);
    int kept = 0;
    for (const EdgeId edge : result.layout.start.topology().edges()) {
        if ((*result.layout.start.landscape.harbors)[edge]) {
            EXPECT_TRUE(result.layout.start.topology().isCoastal(edge));
            ++kept;
        }
    }
    EXPECT_EQ(kept + static_cast<int>(result.harbors.size()), 9);
    EXPECT_EQ((*result.layout.start.landscape.harbors)[edgeAt(result.layout.start, "a2-b3")],
              Harbor{Resource::Grain});
    // E1 lower left.
    const EdgeId lost = edgeAt(before.start, "k1-l1");
    EXPECT_NE(std::find(result.harbors.begin(), result.harbors.end(), lost), result.harbors.end());
}

TEST(BoardSwitch, ChangesNoRouteOnTheWayToTheLargerBoard)
{
    for (unsigned seed = 1; seed <= 60; ++seed) {
        Layout layout = roadsOnlyLayout();
        layout.start = randomPosition(BoardKind::Base, Growth::Play, seed);
        const BoardSwitch there = boardSwitch(layout, BoardKind::Extended);
        EXPECT_TRUE(there.roads.empty() && there.buildings.empty());
        const auto before = longestRoutes(layout.start);
        const auto after = longestRoutes(there.layout.start);
        for (const Seat seat : layout.start.seats())
            EXPECT_EQ(after[seat].route.length(), before[seat].route.length()) << "seed " << seed;
    }
}

TEST(BoardSwitch, IsUndoneByTheWayBack)
{
    Layout layout = beginnerLayout();
    giveRoads(layout, red, {"a1-b1", "k1-l1", "f6-g6"});
    giveSettlement(layout, blue, "l3");
    layout.start.landscape.harbors.emplace();
    layout.hexUnknownKeys[HexId(3)] = {{"note", "1"}};
    layout.moves = {road(layout, blue, "k3-l3"), turn(red)};
    const BoardSwitch there = boardSwitch(layout, BoardKind::Extended);
    ASSERT_TRUE(there.fits());
    const BoardSwitch back = boardSwitch(there.layout, BoardKind::Base);
    EXPECT_TRUE(back.fits());
    EXPECT_EQ(back.layout, layout);
}

TEST(BoardSwitch, FindsThePartThatHoldsMostPieces)
{
    Layout layout = extendedLayout();
    // All in the lowest rows, which the upper part doesn't have.
    const VertexId last(layout.start.topology().vertices().size() - 1);
    layout.start.buildings[last] = Building{red, BuildingKind::Settlement};
    const BoardSwitch result = boardSwitch(layout, BoardKind::Base);
    EXPECT_TRUE(result.fits());
    EXPECT_TRUE(result.layout.start.hasBuilding(
        VertexId(result.layout.start.topology().vertices().size() - 1), red));
}

TEST(BoardSwitch, NamesWhatHasNoPlace)
{
    Layout layout = extendedLayout();
    const Topology& topology = layout.start.topology();
    const VertexId last(topology.vertices().size() - 1);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "b1-c1"});
    giveSettlement(layout, red, "a1");
    layout.start.buildings[last] = Building{blue, BuildingKind::City};
    const EdgeId lastRoad = topology.edgesAt(last)[0];
    layout.start.roads[lastRoad] = blue;
    const HexId lastHex(topology.hexes().size() - 1);
    layout.start.landscape.terrain[lastHex] = Terrain::Desert;
    layout.start.robber = lastHex;
    layout.start.knights[red] = 20;
    layout.moves = {Move{blue, BuildRoad{topology.edgesAt(last)[1]}, false, {}}};

    const BoardSwitch result = boardSwitch(layout, BoardKind::Base);
    // Three roads and a settlement up there against a road, a city and a move down here.
    EXPECT_EQ(result.roads, std::vector<EdgeId>{lastRoad});
    EXPECT_EQ(result.buildings, std::vector<VertexId>{last});
    EXPECT_EQ(result.hexes, std::vector<HexId>{lastHex});
    EXPECT_EQ(result.robber, lastHex);
    EXPECT_EQ(result.moves, std::vector<int>{0});
    EXPECT_EQ(result.playersOverTheDeck, std::vector<Seat>{red});
    EXPECT_EQ(result.layout.start.knights[red], 14); // RULES.md 3.6
    EXPECT_TRUE(result.layout.moves.empty());
    EXPECT_FALSE(result.layout.start.robber);
    EXPECT_FALSE(result.fits());
}

} // namespace
} // namespace longroad
