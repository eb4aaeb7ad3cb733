// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/starting_pieces.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// A hex as the rules name it; in the beginner's set-up no two are alike.
struct NamedHex
{
    Terrain terrain;
    std::uint8_t number;
};

struct StartingPlace
{
    NamedColor player;
    std::array<NamedHex, 3> settlement; ///< The hexes around it.
    /// Those two of them, by index, between which the road lies.
    std::size_t one;
    std::size_t other;
};

// RULES.md 7.4
constexpr std::array<StartingPlace, 8> startingPlaces{{
    {NamedColor::Red,
     {{{Terrain::Mountains, 10}, {Terrain::Pasture, 2}, {Terrain::Hills, 6}}},
     1,
     2},
    {NamedColor::Red, {{{Terrain::Fields, 9}, {Terrain::Forest, 11}, {Terrain::Forest, 8}}}, 1, 2},
    {NamedColor::White,
     {{{Terrain::Fields, 12}, {Terrain::Forest, 11}, {Terrain::Hills, 6}}},
     0,
     1},
    {NamedColor::White,
     {{{Terrain::Forest, 3}, {Terrain::Pasture, 5}, {Terrain::Mountains, 8}}},
     0,
     2},
    {NamedColor::Orange,
     {{{Terrain::Mountains, 3}, {Terrain::Fields, 6}, {Terrain::Fields, 4}}},
     1,
     2},
    {NamedColor::Orange,
     {{{Terrain::Pasture, 4}, {Terrain::Forest, 9}, {Terrain::Hills, 10}}},
     0,
     1},
    {NamedColor::Blue,
     {{{Terrain::Forest, 8}, {Terrain::Mountains, 3}, {Terrain::Hills, 5}}},
     1,
     2},
    {NamedColor::Blue,
     {{{Terrain::Fields, 4}, {Terrain::Pasture, 5}, {Terrain::Pasture, 11}}},
     0,
     1},
}};

HexId hexOf(const NamedHex& name, const Position& position)
{
    for (const HexId hex : position.topology().hexes()) {
        if (position.landscape.terrain[hex] == name.terrain &&
            position.landscape.numbers[hex] == name.number)
            return hex;
    }
    assert(false);
    return HexId(0);
}

template <class Place> bool touches(const Topology& topology, Place place, HexId hex)
{
    const auto hexes = topology.hexesAt(place);
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

VertexId intersectionOf(const std::array<HexId, 3>& hexes, const Topology& topology)
{
    for (const VertexId corner : topology.corners(hexes[0])) {
        if (touches(topology, corner, hexes[1]) && touches(topology, corner, hexes[2]))
            return corner;
    }
    assert(false);
    return VertexId(0);
}

EdgeId sideBetween(HexId one, HexId other, const Topology& topology)
{
    for (const EdgeId side : topology.sides(one)) {
        if (touches(topology, side, other))
            return side;
    }
    assert(false);
    return EdgeId(0);
}

} // namespace

Layout startingPiecesLayout()
{
    Layout layout = beginnerLayout();
    Position& position = layout.start;
    const Topology& topology = position.topology();
    for (const StartingPlace& place : startingPlaces) {
        const Seat owner = *layout.seatOf(colorKey(place.player));
        const std::array hexes{hexOf(place.settlement[0], position),
                               hexOf(place.settlement[1], position),
                               hexOf(place.settlement[2], position)};
        position.buildings[intersectionOf(hexes, topology)] =
            Building{owner, BuildingKind::Settlement};
        position.roads[sideBetween(hexes[place.one], hexes[place.other], topology)] = owner;
    }
    return layout;
}

} // namespace longroad
