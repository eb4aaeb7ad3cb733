// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/symmetry.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace longroad
{
namespace
{

class SymmetryOf : public testing::TestWithParam<BoardKind>
{
public:
    const Topology& topology() const { return Topology::of(GetParam()); }
};

template <class Id> std::vector<Id> images(const Symmetry& symmetry, IdRange<Id> places)
{
    std::vector<Id> result;
    for (const Id place : places)
        result.push_back(symmetry(place));
    return result;
}

TEST(Symmetry, ComesInTwelvesOnTheBaseBoard)
{
    EXPECT_EQ(symmetries(Topology::of(BoardKind::Base)).size(), 12U);
}

TEST(Symmetry, ComesInFoursOnTheExtendedBoard)
{
    EXPECT_EQ(symmetries(Topology::of(BoardKind::Extended)).size(), 4U);
}

TEST(Symmetry, TurnsTheBaseBoardByASixth)
{
    const Topology& base = Topology::of(BoardKind::Base);
    const auto goes = [&](const Symmetry& symmetry, std::string_view from, std::string_view to) {
        return symmetry(*vertexNamed(base, from)) == vertexNamed(base, to);
    };
    const auto all = symmetries(base);
    const auto turn = std::find_if(all.begin(), all.end(), [&](const Symmetry& symmetry) {
        return goes(symmetry, "e3", "f4") && goes(symmetry, "f4", "g4");
    });
    ASSERT_NE(turn, all.end());
    EXPECT_EQ((*turn)(*hexNamed(base, "A1")), hexNamed(base, "A3"));
    EXPECT_EQ((*turn)(*hexNamed(base, "C3")), hexNamed(base, "C3"));
    EXPECT_EQ((*turn)(*edgeNamed(base, "a1-b1")), edgeNamed(base, "a3-b4"));
}

TEST_P(SymmetryOf, MovesNothingFirst)
{
    const Symmetry first = symmetries(topology()).front();
    for (const VertexId vertex : topology().vertices())
        EXPECT_EQ(first(vertex), vertex);
}

TEST_P(SymmetryOf, IsADifferentOneEachTime)
{
    std::set<std::vector<VertexId>> different;
    for (const Symmetry& symmetry : symmetries(topology()))
        different.insert(images(symmetry, topology().vertices()));
    EXPECT_EQ(different.size(), symmetries(topology()).size());
}

TEST_P(SymmetryOf, LeavesNoPlaceOut)
{
    const auto isPermutation = [](auto moved) {
        std::sort(moved.begin(), moved.end());
        return std::adjacent_find(moved.begin(), moved.end()) == moved.end();
    };
    for (const Symmetry& symmetry : symmetries(topology())) {
        EXPECT_TRUE(isPermutation(images(symmetry, topology().vertices())));
        EXPECT_TRUE(isPermutation(images(symmetry, topology().edges())));
        EXPECT_TRUE(isPermutation(images(symmetry, topology().hexes())));
    }
}

TEST_P(SymmetryOf, TakesTheEndsAlongWithTheRoadPlace)
{
    for (const Symmetry& symmetry : symmetries(topology())) {
        for (const EdgeId edge : topology().edges()) {
            const auto ends = topology().ends(edge);
            EXPECT_EQ(topology().edgeBetween(symmetry(ends[0]), symmetry(ends[1])), symmetry(edge));
        }
    }
}

TEST_P(SymmetryOf, TakesTheCornersAlongWithTheHex)
{
    for (const Symmetry& symmetry : symmetries(topology())) {
        for (const HexId hex : topology().hexes()) {
            const auto corners = topology().corners(symmetry(hex));
            for (const VertexId corner : topology().corners(hex))
                EXPECT_EQ(std::count(corners.begin(), corners.end(), symmetry(corner)), 1);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, SymmetryOf, testing::Values(BoardKind::Base, BoardKind::Extended),
                         [](const auto& shape) {
                             return shape.param == BoardKind::Base ? "Base" : "Extended";
                         });

} // namespace
} // namespace longroad
