// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace longroad
{

namespace
{

constexpr double vertexReach = 0.27 * BoardGeometry::side;
constexpr double edgeReach = 0.33 * BoardGeometry::side;
constexpr double coastReach = 0.75 * BoardGeometry::side;
constexpr double margin = 132; ///< Room for harbours and row letters beside the land.

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double distance(QPointF point, const QLineF& line)
{
    const QPointF along = line.p2() - line.p1();
    const QPointF from = point - line.p1();
    const double t = QPointF::dotProduct(from, along) / QPointF::dotProduct(along, along);
    return distance(point, line.pointAt(std::clamp(t, 0.0, 1.0)));
}

} // namespace

BoardGeometry::BoardGeometry(const Topology& topology) : m_topology(topology)
{
    for (const HexId hex : topology.hexes())
        m_land |= outline(hex).boundingRect();
    m_land.adjust(-shoreWidth, -shoreWidth, shoreWidth, shoreWidth);
    const double beyondShore = margin - shoreWidth;
    m_bounds = m_land.adjusted(-beyondShore, -beyondShore, beyondShore, beyondShore);
}

QPointF BoardGeometry::point(LatticePoint at)
{
    return {at.x * side * std::numbers::sqrt3 / 2, at.y * side / 2};
}

QLineF BoardGeometry::line(EdgeId edge) const
{
    const auto ends = m_topology.ends(edge);
    return {at(ends[0]), at(ends[1])};
}

QPointF BoardGeometry::at(const Place& place) const
{
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return line(*edge).center();
    if (const auto* vertex = std::get_if<VertexId>(&place))
        return at(*vertex);
    return at(std::get<HexId>(place));
}

QPolygonF BoardGeometry::outline(HexId hex) const
{
    QPolygonF polygon;
    for (const VertexId corner : m_topology.corners(hex))
        polygon << at(corner);
    return polygon;
}

QPointF BoardGeometry::seaward(EdgeId edge) const
{
    const QPointF out = line(edge).center() - at(m_topology.hexesAt(edge).front());
    return out / std::hypot(out.x(), out.y());
}

std::optional<Place> BoardGeometry::piecePlaceAt(QPointF point) const
{
    std::optional<Place> nearest;
    double least = edgeReach;
    for (const EdgeId edge : m_topology.edges()) {
        if (const double d = distance(point, line(edge)); d < least) {
            least = d;
            nearest = edge;
        }
    }
    // An intersection lies on its road places, so it must win wherever it is near at all.
    for (const VertexId vertex : m_topology.vertices()) {
        if (distance(point, at(vertex)) < vertexReach)
            nearest = vertex;
    }
    return nearest;
}

std::optional<EdgeId> BoardGeometry::coastalPlaceAt(QPointF point) const
{
    std::optional<EdgeId> nearest;
    double least = coastReach;
    for (const EdgeId edge : m_topology.edges()) {
        if (!m_topology.isCoastal(edge))
            continue;
        // At sea the sign that a harbour would have counts; inland there is nothing to mean.
        const QLineF coast = line(edge);
        const QPointF sign = coast.center() + harborDistance * seaward(edge);
        const double d = std::min(distance(point, coast), distance(point, sign));
        if (d < least) {
            least = d;
            nearest = edge;
        }
    }
    return nearest;
}

std::optional<HexId> BoardGeometry::hexAt(QPointF point) const
{
    for (const HexId hex : m_topology.hexes()) {
        if (outline(hex).containsPoint(point, Qt::OddEvenFill))
            return hex;
    }
    return std::nullopt;
}

} // namespace longroad
