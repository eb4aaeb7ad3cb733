// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/land_check.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

const Topology& base()
{
    return Topology::of(BoardKind::Base);
}

// RULES.md 7.1, 6.8
TEST(LandCheck, FindsNothingWrongWithTheBeginnersSetup)
{
    EXPECT_TRUE(landDifferences(beginnerLandscape(), base()).empty());
}

// CONTRACT.md 2: not entered is not the same as none
TEST(LandCheck, SaysNothingWhereNothingIsEntered)
{
    EXPECT_TRUE(landDifferences(Landscape(), base()).empty());
}

TEST(LandCheck, SaysNothingOfHarborsThatAreNotEntered)
{
    Landscape landscape = beginnerLandscape();
    landscape.harbors.reset();
    EXPECT_TRUE(landDifferences(landscape, base()).empty());
}

// RULES.md 7.1
TEST(LandCheck, TellsTheTerrainThatIsTooMuchAndTheOneThatIsMissing)
{
    Landscape landscape = beginnerLandscape();
    landscape.terrain[HexId(1)] = Terrain::Forest; // was pasture
    EXPECT_EQ(landDifferences(landscape, base()),
              (std::vector<LandDifference>{{Terrain::Forest, 5, 4}, {Terrain::Pasture, 3, 4}}));
}

// RULES.md 7.1
TEST(LandCheck, TellsTheNumberThatIsMissing)
{
    Landscape landscape = beginnerLandscape();
    landscape.numbers[HexId(0)] = 12; // was 10
    EXPECT_EQ(landDifferences(landscape, base()),
              (std::vector<LandDifference>{{std::uint8_t{10}, 1, 2}, {std::uint8_t{12}, 2, 1}}));
}

// RULES.md 6.8
TEST(LandCheck, TellsTheHarborsThatAreMissing)
{
    Landscape landscape;
    landscape.harbors = beginnerLandscape().harbors;
    for (const EdgeId edge : base().edges()) {
        auto& harbor = (*landscape.harbors)[edge];
        if (harbor == Harbor{Resource::Ore})
            harbor = Harbor{std::nullopt};
    }
    EXPECT_EQ(
        landDifferences(landscape, base()),
        (std::vector<LandDifference>{{Harbor{std::nullopt}, 5, 4}, {Harbor{Resource::Ore}, 0, 1}}));
}

// RULES.md 7.6
TEST(LandCheck, ExpectsMoreOfTheExtendedBoard)
{
    EXPECT_EQ(terrainCount(BoardKind::Extended, Terrain::Forest), 6);
    EXPECT_EQ(terrainCount(BoardKind::Extended, Terrain::Hills), 5);
    EXPECT_EQ(terrainCount(BoardKind::Extended, Terrain::Desert), 2);
    EXPECT_EQ(numberCount(BoardKind::Extended, 2), 2);
    EXPECT_EQ(numberCount(BoardKind::Extended, 6), 3);
    EXPECT_EQ(harborCount(BoardKind::Extended, {std::nullopt}), 5);
    EXPECT_EQ(harborCount(BoardKind::Extended, {Resource::Wool}), 2);
    EXPECT_EQ(harborCount(BoardKind::Extended, {Resource::Brick}), 1);
}

} // namespace
} // namespace longroad
