// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/topology.h"

#include <algorithm>

namespace longroad
{

namespace
{

constexpr std::array baseRows{3, 4, 5, 4, 3};
constexpr std::array extendedRows{3, 4, 5, 6, 5, 4, 3};

/// The corners of a hex seen from its centre, clockwise from the top.
constexpr std::array<LatticePoint, 6> cornerSteps{
    LatticePoint{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};

constexpr LatticePoint sum(LatticePoint a, LatticePoint b)
{
    return {a.x + b.x, a.y + b.y};
}

constexpr bool inReadingOrder(LatticePoint a, LatticePoint b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

} // namespace

const Topology& Topology::of(BoardKind kind)
{
    static const Topology base(BoardKind::Base, baseRows);
    static const Topology extended(BoardKind::Extended, extendedRows);
    switch (kind) {
    case BoardKind::Base:
        return base;
    case BoardKind::Extended:
        return extended;
    }
    assert(false);
    return base;
}

Topology::Topology(BoardKind kind, std::span<const int> hexesPerRow) : m_kind(kind)
{
    // A row lies three half sides below the one before it; the middle row lies at y = 0.
    const int rows = static_cast<int>(hexesPerRow.size());
    std::vector<LatticePoint> points;
    for (int row = 0; row < rows; ++row) {
        const int width = hexesPerRow[static_cast<std::size_t>(row)];
        for (int column = 0; column < width; ++column) {
            const LatticePoint centre{2 * column - (width - 1), 3 * row - 3 * (rows - 1) / 2};
            m_hexes.push_back({centre, row, column, {}, {}});
            for (const LatticePoint step : cornerSteps)
                points.push_back(sum(centre, step));
        }
    }

    std::sort(points.begin(), points.end(), inReadingOrder);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    for (const LatticePoint point : points) {
        const bool sameRow = !m_vertices.empty() && m_vertices.back().at.y == point.y;
        const int row = m_vertices.empty() ? 0 : m_vertices.back().row + (sameRow ? 0 : 1);
        const int column = sameRow ? m_vertices.back().column + 1 : 0;
        m_vertices.push_back({point, row, column, {}, {}, {}});
    }

    std::vector<std::pair<VertexId, VertexId>> pairs;
    for (const HexId hex : hexes()) {
        for (const LatticePoint step : cornerSteps) {
            const VertexId corner = *vertexAt(sum(at(hex), step));
            of(hex).corners.push_back(corner);
            of(corner).hexes.push_back(hex);
        }
        for (std::size_t side = 0; side < 6; ++side)
            pairs.push_back(std::minmax(of(hex).corners[side], of(hex).corners[(side + 1) % 6]));
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    for (const auto& [first, second] : pairs) {
        const EdgeId edge(static_cast<int>(m_edges.size()));
        m_edges.push_back({{first, second}, {}, {}, {}});
        for (const VertexId end : {first, second}) {
            of(end).edges.push_back(edge);
            of(end).edgeSet.insert(edge);
        }
    }
    for (const EdgeId edge : edges()) {
        of(edge).endSet.insert(ends(edge));
        for (const VertexId end : ends(edge))
            of(edge).edgesBeside |= edgeSetAt(end);
        of(edge).edgesBeside.erase(edge);
    }

    for (const HexId hex : hexes()) {
        for (std::size_t side = 0; side < 6; ++side) {
            const EdgeId edge =
                *edgeBetween(of(hex).corners[side], of(hex).corners[(side + 1) % 6]);
            of(hex).sides.push_back(edge);
            of(edge).hexes.push_back(hex);
        }
    }
}

VertexId Topology::otherEnd(EdgeId edge, VertexId end) const
{
    const auto both = ends(edge);
    assert(end == both[0] || end == both[1]);
    return end == both[0] ? both[1] : both[0];
}

std::optional<EdgeId> Topology::edgeBetween(VertexId one, VertexId other) const
{
    for (const EdgeId edge : edgesAt(one)) {
        if (one != other && otherEnd(edge, one) == other)
            return edge;
    }
    return std::nullopt;
}

std::optional<VertexId> Topology::vertexAt(LatticePoint point) const
{
    for (const VertexId vertex : vertices()) {
        if (at(vertex) == point)
            return vertex;
    }
    return std::nullopt;
}

std::optional<HexId> Topology::hexAt(LatticePoint point) const
{
    for (const HexId hex : hexes()) {
        if (at(hex) == point)
            return hex;
    }
    return std::nullopt;
}

} // namespace longroad
