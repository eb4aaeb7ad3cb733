// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"
#include "core/board/place_set.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace longroad
{

/// The two board shapes (CONTRACT.md 1). Hexes stand on a corner, in centred rows.
enum class BoardKind : std::uint8_t
{
    Base,     ///< 3 4 5 4 3, for three and four players.
    Extended, ///< 3 4 5 6 5 4 3, for five and six.
};

/// A point of the grid on which the centres of hexes and the intersections lie. x counts half
/// hex widths to the right, y half hex sides downwards; the middle of the board is (0, 0). With
/// the side as unit of length a point is at (x * sqrt(3) / 2, y / 2).
struct LatticePoint
{
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(LatticePoint, LatticePoint) = default;
};

/// Which places a board has and which of them touch. Built once for each shape, from nothing but
/// its rows of hexes, so that no rule knows a shape. All lists are in reading order unless said
/// otherwise, and live as long as the program.
class Topology
{
public:
    static const Topology& of(BoardKind kind);

    Topology(const Topology&) = delete;
    Topology& operator=(const Topology&) = delete;

    BoardKind kind() const { return m_kind; }

    IdRange<HexId> hexes() const { return IdRange<HexId>(static_cast<int>(m_hexes.size())); }
    IdRange<VertexId> vertices() const
    {
        return IdRange<VertexId>(static_cast<int>(m_vertices.size()));
    }
    IdRange<EdgeId> edges() const { return IdRange<EdgeId>(static_cast<int>(m_edges.size())); }

    LatticePoint at(HexId hex) const { return of(hex).at; }
    LatticePoint at(VertexId vertex) const { return of(vertex).at; }
    /// Row from 0 at the top, and place in that row from 0 on the left.
    int row(HexId hex) const { return of(hex).row; }
    int column(HexId hex) const { return of(hex).column; }
    int row(VertexId vertex) const { return of(vertex).row; }
    int column(VertexId vertex) const { return of(vertex).column; }

    /// The two intersections of a road place, the earlier first.
    std::span<const VertexId> ends(EdgeId edge) const { return of(edge).ends; }
    // The same as sets:
    const PlaceSet<VertexId>& endSet(EdgeId edge) const { return of(edge).endSet; }
    /// The road places that share an intersection with it.
    const PlaceSet<EdgeId>& edgesBeside(EdgeId edge) const { return of(edge).edgesBeside; }
    /// The end of `edge` that isn't `end`.
    VertexId otherEnd(EdgeId edge, VertexId end) const;
    std::optional<EdgeId> edgeBetween(VertexId one, VertexId other) const;
    /// Two or three road places.
    std::span<const EdgeId> edgesAt(VertexId vertex) const { return of(vertex).edges; }
    const PlaceSet<EdgeId>& edgeSetAt(VertexId vertex) const { return of(vertex).edgeSet; }
    /// One to three hexes.
    std::span<const HexId> hexesAt(VertexId vertex) const { return of(vertex).hexes; }
    /// One hex at the coast, else two.
    std::span<const HexId> hexesAt(EdgeId edge) const { return of(edge).hexes; }
    bool isCoastal(EdgeId edge) const { return of(edge).hexes.size() == 1; }
    /// The six corners, clockwise from the top.
    std::span<const VertexId> corners(HexId hex) const { return of(hex).corners; }
    /// The six sides, clockwise from the upper right one.
    std::span<const EdgeId> sides(HexId hex) const { return of(hex).sides; }

    std::optional<VertexId> vertexAt(LatticePoint at) const;
    std::optional<HexId> hexAt(LatticePoint at) const;

private:
    struct Hex
    {
        LatticePoint at;
        int row;
        int column;
        std::vector<VertexId> corners;
        std::vector<EdgeId> sides;
    };
    struct Vertex
    {
        LatticePoint at;
        int row;
        int column;
        std::vector<EdgeId> edges;
        std::vector<HexId> hexes;
        PlaceSet<EdgeId> edgeSet;
    };
    struct Edge
    {
        std::array<VertexId, 2> ends;
        std::vector<HexId> hexes;
        PlaceSet<VertexId> endSet;
        PlaceSet<EdgeId> edgesBeside;
    };

    Topology(BoardKind kind, std::span<const int> hexesPerRow);

    const Hex& of(HexId id) const { return m_hexes[static_cast<std::size_t>(id.index())]; }
    const Vertex& of(VertexId id) const { return m_vertices[static_cast<std::size_t>(id.index())]; }
    const Edge& of(EdgeId id) const { return m_edges[static_cast<std::size_t>(id.index())]; }
    Hex& of(HexId id) { return m_hexes[static_cast<std::size_t>(id.index())]; }
    Vertex& of(VertexId id) { return m_vertices[static_cast<std::size_t>(id.index())]; }
    Edge& of(EdgeId id) { return m_edges[static_cast<std::size_t>(id.index())]; }

    BoardKind m_kind;
    std::vector<Hex> m_hexes;
    std::vector<Vertex> m_vertices;
    std::vector<Edge> m_edges;
};

} // namespace longroad
