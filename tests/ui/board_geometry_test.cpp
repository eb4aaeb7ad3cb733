// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_geometry.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

class OfEachBoard : public testing::TestWithParam<BoardKind>
{
};

INSTANTIATE_TEST_SUITE_P(BoardGeometry, OfEachBoard,
                         testing::Values(BoardKind::Base, BoardKind::Extended));

TEST_P(OfEachBoard, ThePlaceAtTheMiddleOfAPlaceIsThatPlace)
{
    const Topology& topology = Topology::of(GetParam());
    const BoardGeometry geometry(topology);
    for (const EdgeId edge : topology.edges())
        EXPECT_EQ(geometry.piecePlaceAt(geometry.at(Place(edge))), Place(edge));
    for (const VertexId vertex : topology.vertices())
        EXPECT_EQ(geometry.piecePlaceAt(geometry.at(vertex)), Place(vertex));
    for (const HexId hex : topology.hexes())
        EXPECT_EQ(geometry.hexAt(geometry.at(hex)), hex);
}

TEST_P(OfEachBoard, HitAreasAreGenerous)
{
    // At 800 x 600 a hex side is some 45 pixels; 24 of them are what a finger or an unsteady hand
    // needs (WCAG 2.2, "Target Size").
    const double needed = 24.0 / 45 * BoardGeometry::side;
    const Topology& topology = Topology::of(GetParam());
    const BoardGeometry geometry(topology);
    for (const VertexId vertex : topology.vertices()) {
        for (const QPointF aside : {QPointF(needed / 2, 0), QPointF(0, needed / 2)})
            EXPECT_EQ(geometry.piecePlaceAt(geometry.at(vertex) + aside), Place(vertex));
    }
}

TEST_P(OfEachBoard, TheMiddleOfAHexIsNoPlaceForAPiece)
{
    const Topology& topology = Topology::of(GetParam());
    const BoardGeometry geometry(topology);
    for (const HexId hex : topology.hexes())
        EXPECT_EQ(geometry.piecePlaceAt(geometry.at(hex)), std::nullopt);
}

TEST_P(OfEachBoard, NothingLiesFarOutAtSea)
{
    const BoardGeometry geometry(Topology::of(GetParam()));
    EXPECT_EQ(geometry.piecePlaceAt(geometry.boundingRect().topLeft()), std::nullopt);
    EXPECT_EQ(geometry.hexAt(geometry.boundingRect().topLeft()), std::nullopt);
}

TEST_P(OfEachBoard, EverySideOfAHexIsOneUnitLong)
{
    const Topology& topology = Topology::of(GetParam());
    const BoardGeometry geometry(topology);
    for (const EdgeId edge : topology.edges())
        EXPECT_NEAR(geometry.line(edge).length(), BoardGeometry::side, 1e-9);
}

} // namespace

} // namespace longroad
