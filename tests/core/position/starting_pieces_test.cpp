// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/starting_pieces.h"

#include "core/rules/violations.h"
#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// Only that player's pieces count; their places by name, buildings first.
std::vector<std::string> piecesOf(std::string_view id)
{
    const Layout layout = startingPiecesLayout();
    const Position& position = layout.start;
    std::vector<std::string> places;
    for (const VertexId vertex : position.topology().vertices()) {
        const auto& building = position.buildings[vertex];
        if (building && building->owner == layout.seatOf(id)) {
            EXPECT_EQ(building->kind, BuildingKind::Settlement);
            places.push_back(placeName(position.topology(), vertex));
        }
    }
    for (const EdgeId edge : position.topology().edges()) {
        if (position.roads[edge] && position.roads[edge] == layout.seatOf(id))
            places.push_back(placeName(position.topology(), edge));
    }
    return places;
}

using Places = std::vector<std::string>;

// RULES.md 7.4: mountains 10 / pasture 2 / hills 6, road between pasture 2 and hills 6; fields 9 /
// forest 11 / forest 8, road between forest 11 and forest 8
TEST(StartingPieces, OfRedLieAsTheBookletSays)
{
    EXPECT_EQ(piecesOf("red"), (Places{"c2", "g2", "c2-d3", "g2-h2"}));
}

// RULES.md 7.4: fields 12 / forest 11 / hills 6, road between fields 12 and forest 11; forest 3 /
// pasture 5 / mountains 8, road between forest 3 and mountains 8
TEST(StartingPieces, OfWhiteLieAsTheBookletSays)
{
    EXPECT_EQ(piecesOf("white"), (Places{"e2", "g5", "e2-f2", "f5-g5"}));
}

// RULES.md 7.4: mountains 3 / fields 6 / fields 4, road between fields 6 and fields 4; pasture 4 /
// forest 9 / hills 10, road between pasture 4 and forest 9
TEST(StartingPieces, OfOrangeLieAsTheBookletSays)
{
    EXPECT_EQ(piecesOf("orange"), (Places{"d4", "i3", "c3-d4", "i3-j3"}));
}

// RULES.md 7.4: forest 8 / mountains 3 / hills 5, road between mountains 3 and hills 5; fields 4 /
// pasture 5 / pasture 11, road between fields 4 and pasture 5
TEST(StartingPieces, OfBlueLieAsTheBookletSays)
{
    EXPECT_EQ(piecesOf("blue"), (Places{"i2", "i4", "h4-i4", "i2-j2"}));
}

TEST(StartingPieces, BreakNoRule)
{
    EXPECT_EQ(violations(startingPiecesLayout().start), std::vector<Violation>());
}

TEST(StartingPieces, LieOnTheBeginnersSetUp)
{
    Layout layout = startingPiecesLayout();
    layout.start.roads = {};
    layout.start.buildings = {};
    EXPECT_EQ(layout, beginnerLayout());
}

} // namespace
} // namespace longroad
