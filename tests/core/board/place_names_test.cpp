// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/place_names.h"

#include <gtest/gtest.h>

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

template <class Id> std::string allNames(const Topology& topology, IdRange<Id> places)
{
    std::string text;
    for (const Id place : places)
        text += (text.empty() ? "" : " ") + placeName(topology, place);
    return text;
}

// CONTRACT.md 1; other programs' names of these places are told apart by this very list.
TEST(PlaceNames, NameTheIntersectionsInReadingOrder)
{
    EXPECT_EQ(allNames(base(), base().vertices()),
              "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 "
              "f1 f2 f3 f4 f5 f6 g1 g2 g3 g4 g5 g6 h1 h2 h3 h4 h5 i1 i2 i3 i4 i5 "
              "j1 j2 j3 j4 k1 k2 k3 k4 l1 l2 l3");
}

// CONTRACT.md 1
TEST(PlaceNames, NameTheRoadPlacesInReadingOrder)
{
    EXPECT_EQ(allNames(base(), base().edges()),
              "a1-b1 a1-b2 a2-b2 a2-b3 a3-b3 a3-b4 b1-c1 b2-c2 b3-c3 b4-c4 "
              "c1-d1 c1-d2 c2-d2 c2-d3 c3-d3 c3-d4 c4-d4 c4-d5 d1-e1 d2-e2 d3-e3 d4-e4 d5-e5 "
              "e1-f1 e1-f2 e2-f2 e2-f3 e3-f3 e3-f4 e4-f4 e4-f5 e5-f5 e5-f6 "
              "f1-g1 f2-g2 f3-g3 f4-g4 f5-g5 f6-g6 "
              "g1-h1 g2-h1 g2-h2 g3-h2 g3-h3 g4-h3 g4-h4 g5-h4 g5-h5 g6-h5 "
              "h1-i1 h2-i2 h3-i3 h4-i4 h5-i5 i1-j1 i2-j1 i2-j2 i3-j2 i3-j3 i4-j3 i4-j4 i5-j4 "
              "j1-k1 j2-k2 j3-k3 j4-k4 k1-l1 k2-l1 k2-l2 k3-l2 k3-l3 k4-l3");
}

// CONTRACT.md 1
TEST(PlaceNames, NameTheHexesInReadingOrder)
{
    EXPECT_EQ(allNames(base(), base().hexes()),
              "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3");
}

// CONTRACT.md 1: the same naming rule serves any other shape
TEST(PlaceNames, NameTheExtendedBoardByTheSameRule)
{
    EXPECT_EQ(placeName(extended(), VertexId(0)), "a1");
    EXPECT_EQ(placeName(extended(), VertexId(79)), "p3");
    EXPECT_EQ(placeName(extended(), EdgeId(108)), "o4-p3");
    EXPECT_EQ(placeName(extended(), HexId(29)), "G3");
}

TEST(PlaceNames, AreFoundAgain)
{
    for (const Topology* topology : {&base(), &extended()}) {
        for (const VertexId vertex : topology->vertices())
            EXPECT_EQ(vertexNamed(*topology, placeName(*topology, vertex)), vertex);
        for (const EdgeId edge : topology->edges())
            EXPECT_EQ(edgeNamed(*topology, placeName(*topology, edge)), edge);
        for (const HexId hex : topology->hexes())
            EXPECT_EQ(hexNamed(*topology, placeName(*topology, hex)), hex);
    }
}

// CONTRACT.md 1: readers accept either order
TEST(PlaceNames, TakeTheEndsOfARoadPlaceInEitherOrder)
{
    EXPECT_EQ(edgeNamed(base(), "b1-a1"), edgeNamed(base(), "a1-b1"));
}

// CONTRACT.md 1: the earlier name first, by row and then by number
TEST(PlaceNames, WriteTheEarlierEndFirst)
{
    EXPECT_EQ(placeName(base(), *edgeNamed(base(), "h1-g2")), "g2-h1");
}

TEST(PlaceNames, ServeAnyKindOfPlace)
{
    EXPECT_EQ(placeName(base(), Place(*hexNamed(base(), "C3"))), "C3");
    EXPECT_EQ(placeName(base(), Place(*vertexNamed(base(), "e3"))), "e3");
    EXPECT_EQ(placeName(base(), Place(*edgeNamed(base(), "e3-f3"))), "e3-f3");
}

TEST(PlaceNames, AreExactForIntersections)
{
    for (const auto* name :
         {"", "a", "1", "a0", "a4", "a01", " a1", "a1 ", "A1", "m1", "z9", "a1x"})
        EXPECT_EQ(vertexNamed(base(), name), std::nullopt) << name;
}

TEST(PlaceNames, AreExactForRoadPlaces)
{
    for (const auto* name : {"", "-", "a1", "a1-", "-a1", "a1-a1", "a1-a2", "a1-c1", "a1-b1-c1",
                             "a1 -b1", "a1--b1", "a1_b1", "A1-B1"})
        EXPECT_EQ(edgeNamed(base(), name), std::nullopt) << name;
}

TEST(PlaceNames, AreExactForHexes)
{
    for (const auto* name : {"", "A", "A0", "A4", "F1", "a1", "A01", " A1"})
        EXPECT_EQ(hexNamed(base(), name), std::nullopt) << name;
}

TEST(PlaceNames, BelongToABoard)
{
    EXPECT_EQ(vertexNamed(base(), "p3"), std::nullopt);
    EXPECT_EQ(edgeNamed(base(), "g1-h2"), std::nullopt);
    EXPECT_NE(edgeNamed(extended(), "g1-h2"), std::nullopt);
    EXPECT_EQ(hexNamed(base(), "G3"), std::nullopt);
}

TEST(PlaceNames, GiveEachRowALetter)
{
    EXPECT_EQ(vertexRowLetter(0), 'a');
    EXPECT_EQ(vertexRowLetter(11), 'l');
}

} // namespace
} // namespace longroad
