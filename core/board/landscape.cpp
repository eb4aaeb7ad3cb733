// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/landscape.h"

#include "core/board/place_names.h"

#include <algorithm>

namespace longroad
{

namespace
{

struct HexContent
{
    Terrain terrain;
    std::uint8_t number; ///< 0 on the desert.
};

// RULES.md 7.2, rows from the top.
constexpr std::array<HexContent, 19> beginnerHexes{{
    {Terrain::Mountains, 10}, {Terrain::Pasture, 2},   {Terrain::Forest, 9}, //
    {Terrain::Fields, 12},    {Terrain::Hills, 6},     {Terrain::Pasture, 4},
    {Terrain::Hills, 10},     {Terrain::Fields, 9},    {Terrain::Forest, 11},
    {Terrain::Desert, 0},     {Terrain::Forest, 3},    {Terrain::Mountains, 8}, //
    {Terrain::Forest, 8},     {Terrain::Mountains, 3}, {Terrain::Fields, 4},
    {Terrain::Pasture, 5},    {Terrain::Hills, 5},     {Terrain::Fields, 6},
    {Terrain::Pasture, 11},
}};

/// A side of a hex, as an index into Topology::sides().
enum Side : std::size_t
{
    UpperRight,
    Right,
    LowerRight,
    LowerLeft,
    Left,
    UpperLeft,
};

struct HarborPlace
{
    std::string_view hex;
    Side side;
    std::optional<Resource> resource;
};

// RULES.md 7.3, clockwise.
constexpr std::array<HarborPlace, 9> beginnerHarbors{{
    {"A1", UpperLeft, std::nullopt},
    {"A2", UpperRight, Resource::Grain},
    {"B4", UpperRight, Resource::Ore},
    {"C5", Right, std::nullopt},
    {"D4", LowerRight, Resource::Wool},
    {"E2", LowerRight, std::nullopt},
    {"E1", LowerLeft, std::nullopt},
    {"D1", Left, Resource::Brick},
    {"B1", Left, Resource::Lumber},
}};

// RULES.md 7.6: sources differ, so these are our own. Never two at one intersection, three or four
// sides of the coast apart.
constexpr std::array<HarborPlace, 11> extendedHarbors{{
    {"A1", UpperLeft, std::nullopt},
    {"A3", UpperLeft, Resource::Wool},
    {"B4", UpperRight, std::nullopt},
    {"D6", UpperRight, Resource::Ore},
    {"E5", Right, std::nullopt},
    {"F4", LowerRight, Resource::Grain},
    {"G2", LowerRight, std::nullopt},
    {"G1", LowerLeft, Resource::Wool},
    {"E1", LowerLeft, std::nullopt},
    {"D1", Left, Resource::Brick},
    {"B1", Left, Resource::Lumber},
}};

Landscape makeBeginnerLandscape()
{
    const Topology& topology = Topology::of(BoardKind::Base);
    Landscape landscape;
    for (const HexId hex : topology.hexes()) {
        const HexContent& content = beginnerHexes[static_cast<std::size_t>(hex.index())];
        landscape.terrain[hex] = content.terrain;
        if (content.number != 0)
            landscape.numbers[hex] = content.number;
    }
    landscape.harbors = defaultHarbors(BoardKind::Base);
    return landscape;
}

} // namespace

std::optional<Resource> resourceOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Hills:
        return Resource::Brick;
    case Terrain::Forest:
        return Resource::Lumber;
    case Terrain::Pasture:
        return Resource::Wool;
    case Terrain::Fields:
        return Resource::Grain;
    case Terrain::Mountains:
        return Resource::Ore;
    case Terrain::Desert:
    case Terrain::Unknown:
        return std::nullopt;
    }
    return std::nullopt;
}

bool Landscape::terrainEntered() const
{
    return *this != Landscape{{}, {}, harbors};
}

const Landscape& beginnerLandscape()
{
    static const Landscape landscape = makeBeginnerLandscape();
    return landscape;
}

Harbors defaultHarbors(BoardKind board)
{
    const std::span<const HarborPlace> places = board == BoardKind::Base
                                                    ? std::span<const HarborPlace>(beginnerHarbors)
                                                    : std::span<const HarborPlace>(extendedHarbors);
    const Topology& topology = Topology::of(board);
    Harbors harbors;
    for (const HarborPlace& place : places) {
        const EdgeId edge = topology.sides(*hexNamed(topology, place.hex))[place.side];
        harbors[edge] = Harbor{place.resource};
    }
    return harbors;
}

std::optional<HexId> firstDesert(const Landscape& landscape, const Topology& topology)
{
    for (const HexId hex : topology.hexes()) {
        if (landscape.terrain[hex] == Terrain::Desert)
            return hex;
    }
    return std::nullopt;
}

} // namespace longroad
