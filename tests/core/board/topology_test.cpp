// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/topology.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace longroad
{
namespace
{

const Topology& base()
{
    return Topology::of(BoardKind::Base);
}

const Topology& extended()
{
    return Topology::of(BoardKind::Extended);
}

VertexId vertex(std::string_view name)
{
    return *vertexNamed(base(), name);
}

EdgeId edge(std::string_view name)
{
    return *edgeNamed(base(), name);
}

HexId hex(std::string_view name)
{
    return *hexNamed(base(), name);
}

template <class Places> std::string namesOf(const Topology& topology, const Places& places)
{
    std::string text;
    for (const auto& place : places)
        text += (text.empty() ? "" : " ") + placeName(topology, place);
    return text;
}

template <class Id> std::vector<int> rowLengths(const Topology& topology, IdRange<Id> places)
{
    std::vector<int> lengths;
    for (const Id place : places) {
        const auto row = static_cast<std::size_t>(topology.row(place));
        lengths.resize(std::max(lengths.size(), row + 1));
        ++lengths[row];
    }
    return lengths;
}

int coastalEdges(const Topology& topology)
{
    int count = 0;
    for (const EdgeId place : topology.edges())
        count += topology.isCoastal(place) ? 1 : 0;
    return count;
}

class TopologyOf : public testing::TestWithParam<BoardKind>
{
public:
    const Topology& topology() const { return Topology::of(GetParam()); }
};

// CONTRACT.md 1
TEST(Topology, HasThePlacesOfTheBaseBoard)
{
    EXPECT_EQ(base().hexes().size(), 19);
    EXPECT_EQ(base().vertices().size(), 54);
    EXPECT_EQ(base().edges().size(), 72);
}

// CONTRACT.md 1
TEST(Topology, HasThePlacesOfTheExtendedBoard)
{
    EXPECT_EQ(extended().hexes().size(), 30);
    EXPECT_EQ(extended().vertices().size(), 80);
    EXPECT_EQ(extended().edges().size(), 109);
}

// CONTRACT.md 1
TEST(Topology, LaysTheHexesInRows)
{
    EXPECT_EQ(rowLengths(base(), base().hexes()), (std::vector{3, 4, 5, 4, 3}));
    EXPECT_EQ(rowLengths(extended(), extended().hexes()), (std::vector{3, 4, 5, 6, 5, 4, 3}));
}

// CONTRACT.md 1
TEST(Topology, LaysTheIntersectionsInRows)
{
    EXPECT_EQ(rowLengths(base(), base().vertices()),
              (std::vector{3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3}));
    EXPECT_EQ(rowLengths(extended(), extended().vertices()),
              (std::vector{3, 4, 4, 5, 5, 6, 6, 7, 7, 6, 6, 5, 5, 4, 4, 3}));
}

// CONTRACT.md 1: the corners of the top hex on the left
TEST(Topology, GivesCornersClockwiseFromTheTop)
{
    EXPECT_EQ(namesOf(base(), base().corners(hex("A1"))), "a1 b2 c2 d2 c1 b1");
    EXPECT_EQ(namesOf(base(), base().corners(hex("C3"))), "e3 f4 g4 h3 g3 f3");
}

TEST(Topology, GivesSidesClockwiseFromTheUpperRight)
{
    EXPECT_EQ(namesOf(base(), base().sides(hex("A1"))), "a1-b2 b2-c2 c2-d2 c1-d2 b1-c1 a1-b1");
}

TEST(Topology, KnowsTheRoadPlacesOfAnIntersection)
{
    EXPECT_EQ(namesOf(base(), base().edgesAt(vertex("e3"))), "d3-e3 e3-f3 e3-f4");
    EXPECT_EQ(namesOf(base(), base().edgesAt(vertex("a1"))), "a1-b1 a1-b2");
}

TEST(Topology, KnowsTheHexesOfAnIntersection)
{
    EXPECT_EQ(namesOf(base(), base().hexesAt(vertex("e3"))), "B2 B3 C3");
    EXPECT_EQ(namesOf(base(), base().hexesAt(vertex("b2"))), "A1 A2");
    EXPECT_EQ(namesOf(base(), base().hexesAt(vertex("a1"))), "A1");
}

TEST(Topology, KnowsTheHexesOfARoadPlace)
{
    EXPECT_EQ(namesOf(base(), base().hexesAt(edge("d3-e3"))), "B2 B3");
    EXPECT_EQ(namesOf(base(), base().hexesAt(edge("l3-k4"))), "E3");
}

TEST(Topology, FindsTheRoadPlaceBetweenNeighbours)
{
    EXPECT_EQ(base().edgeBetween(vertex("a1"), vertex("b2")), edge("a1-b2"));
    EXPECT_EQ(base().edgeBetween(vertex("b2"), vertex("a1")), edge("a1-b2"));
}

TEST(Topology, FindsNoRoadPlaceBetweenOthers)
{
    EXPECT_EQ(base().edgeBetween(vertex("a1"), vertex("a2")), std::nullopt);
    EXPECT_EQ(base().edgeBetween(vertex("a1"), vertex("a1")), std::nullopt);
}

TEST(Topology, PutsTheMiddleAtTheOrigin)
{
    EXPECT_EQ(base().hexAt({0, 0}), hex("C3"));
    EXPECT_EQ(base().vertexAt({0, -2}), vertex("e3"));
}

TEST(Topology, HasNoPlaceOffTheBoard)
{
    EXPECT_EQ(base().hexAt({0, 1}), std::nullopt);
    EXPECT_EQ(base().vertexAt({0, 0}), std::nullopt);
    EXPECT_EQ(base().vertexAt({20, 0}), std::nullopt);
}

// A hex board of h hexes with a coast of c road places has (6h + c) / 2 road places.
TEST(Topology, HasACoast)
{
    EXPECT_EQ(coastalEdges(base()), 30);
    EXPECT_EQ(coastalEdges(extended()), 38);
}

TEST_P(TopologyOf, NamesTheEarlierEndFirst)
{
    for (const EdgeId place : topology().edges())
        EXPECT_LT(topology().ends(place)[0], topology().ends(place)[1]);
}

TEST_P(TopologyOf, NumbersRoadPlacesInReadingOrder)
{
    for (int index = 1; index < topology().edges().size(); ++index) {
        const auto one = topology().ends(EdgeId(index - 1));
        const auto next = topology().ends(EdgeId(index));
        EXPECT_TRUE(std::lexicographical_compare(one.begin(), one.end(), next.begin(), next.end()));
    }
}

TEST_P(TopologyOf, NumbersIntersectionsInReadingOrder)
{
    for (int index = 1; index < topology().vertices().size(); ++index) {
        const LatticePoint one = topology().at(VertexId(index - 1));
        const LatticePoint next = topology().at(VertexId(index));
        EXPECT_TRUE(one.y < next.y || (one.y == next.y && one.x < next.x));
    }
}

// RULES.md 1.4: at most three road places
TEST_P(TopologyOf, HasTwoOrThreeRoadPlacesAtEachIntersection)
{
    for (const VertexId place : topology().vertices()) {
        const auto count = topology().edgesAt(place).size();
        EXPECT_TRUE(count == 2 || count == 3) << placeName(topology(), place);
    }
}

TEST_P(TopologyOf, ListsARoadPlaceAtBothItsEnds)
{
    for (const EdgeId place : topology().edges()) {
        for (const VertexId end : topology().ends(place)) {
            const auto edges = topology().edgesAt(end);
            EXPECT_EQ(std::count(edges.begin(), edges.end(), place), 1);
        }
    }
}

TEST_P(TopologyOf, GivesItsNeighboursAsSetsToo)
{
    for (const VertexId place : topology().vertices()) {
        PlaceSet<EdgeId> edges;
        edges.insert(topology().edgesAt(place));
        EXPECT_EQ(topology().edgeSetAt(place), edges) << placeName(topology(), place);
    }
    for (const EdgeId place : topology().edges()) {
        PlaceSet<VertexId> ends;
        PlaceSet<EdgeId> beside;
        for (const VertexId end : topology().ends(place)) {
            ends.insert(end);
            for (const EdgeId edge : topology().edgesAt(end)) {
                if (edge != place)
                    beside.insert(edge);
            }
        }
        EXPECT_EQ(topology().endSet(place), ends) << placeName(topology(), place);
        EXPECT_EQ(topology().edgesBeside(place), beside) << placeName(topology(), place);
    }
}

TEST_P(TopologyOf, KnowsTheOtherEnd)
{
    for (const EdgeId place : topology().edges()) {
        const auto ends = topology().ends(place);
        EXPECT_EQ(topology().otherEnd(place, ends[0]), ends[1]);
        EXPECT_EQ(topology().otherEnd(place, ends[1]), ends[0]);
    }
}

TEST_P(TopologyOf, HasSidesBetweenNeighbouringCorners)
{
    for (const HexId place : topology().hexes()) {
        const auto corners = topology().corners(place);
        const auto sides = topology().sides(place);
        ASSERT_EQ(corners.size(), 6U);
        ASSERT_EQ(sides.size(), 6U);
        for (std::size_t side = 0; side < 6; ++side)
            EXPECT_EQ(topology().edgeBetween(corners[side], corners[(side + 1) % 6]), sides[side]);
    }
}

TEST_P(TopologyOf, ListsAHexAtEachOfItsPlaces)
{
    for (const HexId place : topology().hexes()) {
        for (const VertexId corner : topology().corners(place)) {
            const auto hexes = topology().hexesAt(corner);
            EXPECT_EQ(std::count(hexes.begin(), hexes.end(), place), 1);
        }
        for (const EdgeId side : topology().sides(place)) {
            const auto hexes = topology().hexesAt(side);
            EXPECT_EQ(std::count(hexes.begin(), hexes.end(), place), 1);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, TopologyOf, testing::Values(BoardKind::Base, BoardKind::Extended),
                         [](const auto& shape) {
                             return shape.param == BoardKind::Base ? "Base" : "Extended";
                         });

} // namespace
} // namespace longroad
