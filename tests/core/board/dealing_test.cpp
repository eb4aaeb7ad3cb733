// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/dealing.h"

#include "core/board/land_check.h"
#include "core/board/place_names.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace longroad
{
namespace
{

constexpr std::array bothBoards{BoardKind::Base, BoardKind::Extended};
constexpr std::array bothOrders{TokenOrder::Lettered, TokenOrder::Random};

std::string spiralText(BoardKind board, std::string_view corner)
{
    const Topology& topology = Topology::of(board);
    std::string text;
    for (const HexId hex : spiralFrom(*hexNamed(topology, corner), topology))
        text += placeName(topology, hex) + ' ';
    return text;
}

// RULES.md 7.1, 6.8, 7.6
TEST(Dealing, UsesWhatTheBoxHolds)
{
    for (const BoardKind board : bothBoards) {
        for (const TokenOrder order : bothOrders) {
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                const Landscape landscape = dealt(board, seed, order, seed % 2 == 0);
                EXPECT_TRUE(landDifferences(landscape, Topology::of(board)).empty()) << seed;
            }
        }
    }
}

// RULES.md 7.1
TEST(Dealing, LaysNoTokenOnADesert)
{
    for (const BoardKind board : bothBoards) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Landscape landscape = dealt(board, seed, TokenOrder::Random, false);
            for (const HexId hex : Topology::of(board).hexes())
                EXPECT_EQ(landscape.numbers[hex].has_value(),
                          landscape.terrain[hex] != Terrain::Desert);
        }
    }
}

TEST(Dealing, IsDecidedByItsSeed)
{
    for (const BoardKind board : bothBoards) {
        EXPECT_EQ(dealt(board, 7, TokenOrder::Random, true),
                  dealt(board, 7, TokenOrder::Random, true));
        EXPECT_NE(dealt(board, 7, TokenOrder::Random, true),
                  dealt(board, 8, TokenOrder::Random, true));
    }
}

// People pass seeds on: what one of them deals must not change with a version or a platform.
TEST(Dealing, DealsTheSameForASeedForEver)
{
    constexpr std::string_view letters = "?BLWGOD"; // in the order of Terrain
    const Landscape landscape = dealt(BoardKind::Base, 1, TokenOrder::Random, false);
    std::string text;
    for (const HexId hex : Topology::of(BoardKind::Base).hexes()) {
        text += letters[static_cast<std::size_t>(landscape.terrain[hex])];
        if (const auto number = landscape.numbers[hex])
            text += std::to_string(*number);
        text += ' ';
    }
    EXPECT_EQ(text, "O10 D G8 B4 G11 L9 W3 W6 O5 L8 L3 O2 B10 W5 W9 G12 B6 L4 G11 ");
}

// RULES.md 7.5
TEST(Dealing, KeepsSixesAndEightsApartAtRandom)
{
    for (const BoardKind board : bothBoards) {
        const Topology& topology = Topology::of(board);
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Landscape landscape = dealt(board, seed, TokenOrder::Random, false);
            for (const EdgeId edge : topology.edges()) {
                int reds = 0;
                for (const HexId hex : topology.hexesAt(edge))
                    reds += landscape.numbers[hex] == 6 || landscape.numbers[hex] == 8 ? 1 : 0;
                EXPECT_LT(reds, 2) << "seed " << seed << ", " << placeName(topology, edge);
            }
        }
    }
}

// RULES.md 7.5
TEST(Dealing, SpiralsInCounterClockwise)
{
    EXPECT_EQ(spiralText(BoardKind::Base, "A1"),
              "A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 A3 A2 B2 C2 D2 D3 C4 B3 C3 ");
    EXPECT_EQ(spiralText(BoardKind::Base, "E3"),
              "E3 D4 C5 B4 A3 A2 A1 B1 C1 D1 E1 E2 D3 C4 B3 B2 C2 D2 C3 ");
    EXPECT_EQ(spiralText(BoardKind::Extended, "A1"),
              "A1 B1 C1 D1 E1 F1 G1 G2 G3 F4 E5 D6 C5 B4 A3 A2 "
              "B2 C2 D2 E2 F2 F3 E4 D5 C4 B3 C3 D3 E3 D4 ");
}

TEST(Dealing, FindsTheSixCornersOfEachBoard)
{
    for (const BoardKind board : bothBoards)
        EXPECT_EQ(cornerHexes(Topology::of(board)).size(), 6U);
}

// RULES.md 7.5
TEST(Dealing, LaysTheLettersAlongTheSpiralSkippingTheDesert)
{
    const std::vector<int> order{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    const Topology& topology = Topology::of(BoardKind::Base);
    std::set<HexId> starts;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Landscape landscape = dealt(BoardKind::Base, seed, TokenOrder::Lettered, false);
        int fitting = 0;
        for (const HexId corner : cornerHexes(topology)) {
            std::vector<int> numbers;
            for (const HexId hex : spiralFrom(corner, topology)) {
                if (const auto number = landscape.numbers[hex])
                    numbers.push_back(*number);
            }
            if (numbers == order) {
                ++fitting;
                starts.insert(corner);
            }
        }
        EXPECT_EQ(fitting, 1) << "seed " << seed;
    }
    EXPECT_EQ(starts.size(), 6U);
}

// RULES.md 7.3
TEST(Dealing, LeavesTheHarborsUnlessAskedToShuffle)
{
    EXPECT_EQ(dealt(BoardKind::Base, 3, TokenOrder::Lettered, false).harbors,
              beginnerLandscape().harbors);
    EXPECT_NE(dealt(BoardKind::Base, 3, TokenOrder::Lettered, true).harbors,
              beginnerLandscape().harbors);
}

// RULES.md 7.6
TEST(Dealing, SpreadsTheHarborsOfTheExtendedBoard)
{
    const Topology& topology = Topology::of(BoardKind::Extended);
    const Harbors harbors = defaultHarbors(BoardKind::Extended);
    std::set<VertexId> ends;
    std::size_t count = 0;
    for (const EdgeId edge : topology.edges()) {
        if (!harbors[edge])
            continue;
        ++count;
        EXPECT_TRUE(topology.isCoastal(edge));
        ends.insert(topology.ends(edge).begin(), topology.ends(edge).end());
    }
    EXPECT_EQ(count, 11U);
    EXPECT_EQ(ends.size(), 2 * count);
}

TEST(Dealing, GivesEachHexEachTerrainByItsShare)
{
    for (const BoardKind board : bothBoards) {
        const Topology& topology = Topology::of(board);
        constexpr int deals = 4000;
        std::map<std::pair<HexId, Terrain>, int> counts;
        for (std::uint64_t seed = 0; seed < deals; ++seed) {
            const Landscape landscape = dealt(board, seed, TokenOrder::Lettered, false);
            for (const HexId hex : topology.hexes())
                ++counts[{hex, landscape.terrain[hex]}];
        }
        for (const HexId hex : topology.hexes()) {
            double chiSquare = 0;
            for (const Terrain terrain : allTerrains) {
                if (terrain == Terrain::Unknown)
                    continue;
                const double expected =
                    double(deals) * terrainCount(board, terrain) / topology.hexes().size();
                const double difference = counts[{hex, terrain}] - expected;
                chiSquare += difference * difference / expected;
            }
            // Five degrees of freedom: above 30 once in a hundred thousand hexes.
            EXPECT_LT(chiSquare, 30) << placeName(topology, hex);
        }
    }
}

} // namespace
} // namespace longroad
