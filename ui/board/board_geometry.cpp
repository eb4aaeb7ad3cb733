// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_geometry.h"

#include <QTransform>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <tuple>

namespace longroad
{

namespace
{

constexpr double vertexReach = 0.27 * BoardGeometry::side;
constexpr double edgeReach = 0.33 * BoardGeometry::side;
constexpr double coastReach = 0.75 * BoardGeometry::side;
constexpr double letterDistance = 84; ///< From the shore to the column of row letters.
constexpr double besideRow = 70;      ///< From a row's first intersection to its letter.
constexpr double margin = 132;        ///< Room for harbours and row letters beside the land.

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

BoardGeometry::BoardGeometry(const Topology& topology, int turns)
    : m_topology(topology), m_turns(turns)
{
    assert(turns >= 0 && turns < 6);
    for (const HexId hex : topology.hexes())
        m_land |= outline(hex).boundingRect();
    m_land.adjust(-shoreWidth, -shoreWidth, shoreWidth, shoreWidth);
    const double beyondShore = margin - shoreWidth;
    m_bounds = m_land.adjusted(-beyondShore, -beyondShore, beyondShore, beyondShore);
}

QPointF BoardGeometry::point(LatticePoint at) const
{
    double x = at.x;
    double y = at.y;
    for (int i = 0; i < m_turns; ++i)
        std::tie(x, y) = std::pair((x - y) / 2, (3 * x + y) / 2);
    return {x * side * std::numbers::sqrt3 / 2, y * side / 2};
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

QPointF BoardGeometry::rowLetter(int row) const
{
    VertexId first(0);
    while (m_topology.row(first) != row)
        first = VertexId(first.index() + 1);
    // Rows that lie begin in one column; those that slope would leave it far out at sea.
    if (m_turns % 3 == 0) {
        const double x =
            m_turns == 0 ? m_land.left() - letterDistance : m_land.right() + letterDistance;
        return {x, at(first).y()};
    }
    return at(first) + besideRow * QTransform().rotate(60 * m_turns).map(QPointF(-1, 0));
}

QPointF BoardGeometry::besideVertex(VertexId vertex) const
{
    // Paths go up and to both sides below, or down and to both sides above; at the coast one of
    // the three is missing, but any of them tells, as the steep one is the longest way.
    const EdgeId edge = m_topology.edgesAt(vertex).front();
    const double down = at(m_topology.otherEnd(edge, vertex)).y() - at(vertex).y();
    const bool isUp = down < -0.75 * side || (down > 0 && down < 0.75 * side);
    return isUp ? QPointF(34, -24) : QPointF(38, 20);
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
