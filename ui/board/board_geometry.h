// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/topology.h"

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace longroad
{

/// Where everything lies in the scene, and how large it is. The unit is a hundredth of a hex side;
/// the middle of the board is (0, 0).
class BoardGeometry
{
public:
    static constexpr double side = 100;
    static constexpr double pathWidth = 9;   ///< The sand between two hexes.
    static constexpr double shoreWidth = 24; ///< From the outer hexes to the sea.
    static constexpr double tokenRadius = 29;
    static constexpr double roadLength = 62; ///< Leaves room for a building at both ends.
    static constexpr double roadWidth = 17;
    static constexpr double outlineWidth = 3;
    static constexpr double haloWidth = 3.5;
    static constexpr double casingWidth = 42; ///< The route's, with its dark edge.
    static constexpr double casingEdge = 3;
    static constexpr double numberRadius = 16;
    static constexpr double harborRadius = 34;
    static constexpr double harborDistance = 84; ///< From the coast to a harbour's middle.

    /// Turned clockwise by `turns` times 60 degrees, 0 to 5: places keep their names and lie
    /// elsewhere.
    explicit BoardGeometry(const Topology& topology, int turns = 0);

    const Topology& topology() const { return m_topology; }
    int turns() const { return m_turns; }

    QPointF at(HexId hex) const { return point(m_topology.at(hex)); }
    QPointF at(VertexId vertex) const { return point(m_topology.at(vertex)); }
    QLineF line(EdgeId edge) const;
    /// The middle of any place.
    QPointF at(const Place& place) const;
    QPolygonF outline(HexId hex) const;
    /// Where the letter of a row of intersections stands: beside the end at which it begins.
    QPointF rowLetter(int row) const;
    /// From an intersection, where a sign at its right covers no number on the paths from it; its
    /// mirror image is free as well.
    QPointF besideVertex(VertexId vertex) const;

    /// Which way the sea lies of a coastal road place: a vector of length 1.
    QPointF seaward(EdgeId edge) const;

    /// Land, harbours and row letters, with a margin.
    QRectF boundingRect() const { return m_bounds; }
    /// The land and its shore alone.
    QRectF landRect() const { return m_land; }

    /// The road place or intersection that a click at that point means: the nearest one, if it is
    /// near enough. Areas are generous, and every road place and intersection has one.
    std::optional<Place> piecePlaceAt(QPointF point) const;
    /// The coastal road place that a click on the shore or in the sea before it means.
    std::optional<EdgeId> coastalPlaceAt(QPointF point) const;
    /// The hex under a point.
    std::optional<HexId> hexAt(QPointF point) const;

private:
    QPointF point(LatticePoint at) const;

    const Topology& m_topology;
    int m_turns;
    QRectF m_land;
    QRectF m_bounds;
};

} // namespace longroad
