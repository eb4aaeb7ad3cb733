// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/landscape.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

#include <map>

namespace longroad
{
namespace
{

const Topology& base()
{
    return Topology::of(BoardKind::Base);
}

std::map<Terrain, int> terrainCounts(const Landscape& landscape)
{
    std::map<Terrain, int> counts;
    for (const HexId hex : base().hexes())
        ++counts[landscape.terrain[hex]];
    return counts;
}

// RULES.md 7.1
TEST(Landscape, GivesEachTerrainItsResource)
{
    EXPECT_EQ(resourceOf(Terrain::Forest), Resource::Lumber);
    EXPECT_EQ(resourceOf(Terrain::Pasture), Resource::Wool);
    EXPECT_EQ(resourceOf(Terrain::Fields), Resource::Grain);
    EXPECT_EQ(resourceOf(Terrain::Hills), Resource::Brick);
    EXPECT_EQ(resourceOf(Terrain::Mountains), Resource::Ore);
}

// RULES.md 7.1
TEST(Landscape, GivesNothingForTheDesertAndTheUnknown)
{
    EXPECT_EQ(resourceOf(Terrain::Desert), std::nullopt);
    EXPECT_EQ(resourceOf(Terrain::Unknown), std::nullopt);
}

// RULES.md 7.1
TEST(Landscape, HasTheTerrainOfTheBaseBoardInTheBeginnersSetup)
{
    EXPECT_EQ(terrainCounts(beginnerLandscape()), (std::map<Terrain, int>{{Terrain::Forest, 4},
                                                                          {Terrain::Pasture, 4},
                                                                          {Terrain::Fields, 4},
                                                                          {Terrain::Hills, 3},
                                                                          {Terrain::Mountains, 3},
                                                                          {Terrain::Desert, 1}}));
}

// RULES.md 7.1
TEST(Landscape, HasTheNumberTokensInTheBeginnersSetup)
{
    std::map<int, int> counts;
    for (const HexId hex : base().hexes()) {
        if (const auto number = beginnerLandscape().numbers[hex])
            ++counts[*number];
    }
    EXPECT_EQ(
        counts,
        (std::map<int, int>{
            {2, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}}));
}

// RULES.md 7.2
TEST(Landscape, LaysTheBeginnersSetupRowByRow)
{
    constexpr std::string_view letters = "?BLWGOD"; // in the order of Terrain
    std::string text;
    for (const HexId hex : base().hexes()) {
        text += letters[static_cast<std::size_t>(beginnerLandscape().terrain[hex])];
        if (const auto number = beginnerLandscape().numbers[hex])
            text += std::to_string(*number);
        text += ' ';
    }
    EXPECT_EQ(text, "O10 W2 L9 G12 B6 W4 B10 G9 L11 D L3 O8 L8 O3 G4 W5 B5 G6 W11 ");
}

// RULES.md 7.3
TEST(Landscape, LaysTheBeginnersHarbors)
{
    const std::map<std::string, std::optional<Resource>> expected{
        {"a1-b1", std::nullopt},    // A1 upper left
        {"a2-b3", Resource::Grain}, // A2 upper right
        {"c4-d5", Resource::Ore},   // B4 upper right
        {"f6-g6", std::nullopt},    // C5 right
        {"i5-j4", Resource::Wool},  // D4 lower right
        {"k3-l2", std::nullopt},    // E2 lower right
        {"k1-l1", std::nullopt},    // E1 lower left
        {"h1-i1", Resource::Brick}, // D1 left
        {"d1-e1", Resource::Lumber} // B1 left
    };
    std::map<std::string, std::optional<Resource>> harbors;
    for (const EdgeId edge : base().edges()) {
        if (const auto& harbor = (*beginnerLandscape().harbors)[edge])
            harbors[placeName(base(), edge)] = harbor->resource;
    }
    EXPECT_EQ(harbors, expected);
}

// RULES.md 6.8
TEST(Landscape, HasFourGenericHarborsAndOneForEachResource)
{
    std::map<std::optional<Resource>, int> counts;
    for (const EdgeId edge : base().edges()) {
        if (const auto& harbor = (*beginnerLandscape().harbors)[edge])
            ++counts[harbor->resource];
    }
    std::map<std::optional<Resource>, int> expected{{std::nullopt, 4}};
    for (const Resource resource : allResources)
        expected[resource] = 1;
    EXPECT_EQ(counts, expected);
}

// CONTRACT.md 2: harbours lie at coastal road places
TEST(Landscape, HasItsHarborsAtTheCoast)
{
    for (const EdgeId edge : base().edges()) {
        const bool hasHarbor = (*beginnerLandscape().harbors)[edge].has_value();
        EXPECT_TRUE(!hasHarbor || base().isCoastal(edge)) << placeName(base(), edge);
    }
}

// CONTRACT.md 2: a board where none has been entered is drawn plain
TEST(Landscape, IsNotEnteredAtFirst)
{
    EXPECT_FALSE(Landscape().terrainEntered());
    EXPECT_FALSE(Landscape().harbors.has_value());
}

TEST(Landscape, IsEnteredWithOneTerrain)
{
    Landscape landscape;
    landscape.terrain[HexId(3)] = Terrain::Hills;
    EXPECT_TRUE(landscape.terrainEntered());
}

TEST(Landscape, IsEnteredWithOneNumber)
{
    Landscape landscape;
    landscape.numbers[HexId(3)] = std::uint8_t{5};
    EXPECT_TRUE(landscape.terrainEntered());
}

TEST(Landscape, HasNoTerrainEnteredWithHarborsAlone)
{
    Landscape landscape;
    landscape.harbors.emplace();
    EXPECT_FALSE(landscape.terrainEntered());
}

// CONTRACT.md 2: the robber's default
TEST(Landscape, FindsTheFirstDesert)
{
    EXPECT_EQ(firstDesert(beginnerLandscape(), base()), hexNamed(base(), "C3"));
    Landscape two = beginnerLandscape();
    two.terrain[*hexNamed(base(), "B2")] = Terrain::Desert;
    EXPECT_EQ(firstDesert(two, base()), hexNamed(base(), "B2"));
}

TEST(Landscape, FindsNoDesertWhereNoneIs)
{
    EXPECT_EQ(firstDesert(Landscape(), base()), std::nullopt);
}

} // namespace
} // namespace longroad
