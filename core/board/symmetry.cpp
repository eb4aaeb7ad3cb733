// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/symmetry.h"

namespace longroad
{

namespace
{

/// A sixth of a turn about the middle. In lengths x' = x / 2 - y * sqrt(3) / 2 and so on; in
/// lattice units (see LatticePoint) that stays whole where x + y is even.
LatticePoint turned(LatticePoint at)
{
    return {(at.x - at.y) / 2, (3 * at.x + at.y) / 2};
}

/// Where a turn or mirror image takes a point of the lattice; nothing where that isn't on the
/// lattice. Works on doubled coordinates, whose sum is even on every board.
std::optional<LatticePoint> image(LatticePoint at, bool mirror, int sixths)
{
    LatticePoint doubled{(mirror ? -2 : 2) * at.x, 2 * at.y};
    for (int i = 0; i < sixths; ++i)
        doubled = turned(doubled);
    if (doubled.x % 2 != 0 || doubled.y % 2 != 0)
        return std::nullopt;
    return LatticePoint{doubled.x / 2, doubled.y / 2};
}

} // namespace

VertexId Symmetry::operator()(VertexId vertex) const
{
    return m_vertices[static_cast<std::size_t>(vertex.index())];
}

EdgeId Symmetry::operator()(EdgeId edge) const
{
    return m_edges[static_cast<std::size_t>(edge.index())];
}

HexId Symmetry::operator()(HexId hex) const
{
    return m_hexes[static_cast<std::size_t>(hex.index())];
}

std::vector<Symmetry> symmetries(const Topology& topology)
{
    std::vector<Symmetry> all;
    for (const bool mirror : {false, true}) {
        for (int sixths = 0; sixths < 6; ++sixths) {
            Symmetry symmetry;
            for (const VertexId vertex : topology.vertices()) {
                const auto at = image(topology.at(vertex), mirror, sixths);
                const auto to = at ? topology.vertexAt(*at) : std::nullopt;
                if (to)
                    symmetry.m_vertices.push_back(*to);
            }
            if (static_cast<int>(symmetry.m_vertices.size()) != topology.vertices().size())
                continue; // this turn moves the board off itself
            for (const EdgeId edge : topology.edges()) {
                const auto ends = topology.ends(edge);
                symmetry.m_edges.push_back(
                    *topology.edgeBetween(symmetry(ends[0]), symmetry(ends[1])));
            }
            for (const HexId hex : topology.hexes())
                symmetry.m_hexes.push_back(
                    *topology.hexAt(*image(topology.at(hex), mirror, sixths)));
            all.push_back(std::move(symmetry));
        }
    }
    return all;
}

} // namespace longroad
