// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/land_check.h"

namespace longroad
{

int terrainCount(BoardKind board, Terrain terrain)
{
    const bool base = board == BoardKind::Base;
    switch (terrain) {
    case Terrain::Forest:
    case Terrain::Pasture:
    case Terrain::Fields:
        return base ? 4 : 6;
    case Terrain::Hills:
    case Terrain::Mountains:
        return base ? 3 : 5;
    case Terrain::Desert:
        return base ? 1 : 2;
    case Terrain::Unknown:
        return 0;
    }
    return 0;
}

int numberCount(BoardKind board, std::uint8_t number)
{
    if (number < 2 || number > 12 || number == 7)
        return 0;
    const int fewer = number == 2 || number == 12 ? 1 : 0;
    return (board == BoardKind::Base ? 2 : 3) - fewer;
}

int harborCount(BoardKind board, const Harbor& harbor)
{
    const bool base = board == BoardKind::Base;
    if (!harbor.resource)
        return base ? 4 : 5;
    return !base && harbor.resource == Resource::Wool ? 2 : 1;
}

std::vector<LandDifference> landDifferences(const Landscape& landscape, const Topology& topology)
{
    const BoardKind board = topology.kind();
    std::vector<LandDifference> differences;
    const auto compare = [&](auto what, auto ids, const auto& values, int want) {
        int have = 0;
        for (const auto id : ids)
            have += values[id] == what ? 1 : 0;
        if (have != want)
            differences.push_back({what, have, want});
    };
    if (landscape.terrainEntered()) {
        for (const Terrain terrain : allTerrains) {
            // Hexes still to be entered are told by what is missing.
            if (terrain != Terrain::Unknown)
                compare(terrain, topology.hexes(), landscape.terrain, terrainCount(board, terrain));
        }
        for (std::uint8_t number = 2; number <= 12; ++number)
            compare(number, topology.hexes(), landscape.numbers, numberCount(board, number));
    }
    if (landscape.harbors) {
        std::vector<Harbor> kinds{{std::nullopt}};
        for (const Resource resource : allResources)
            kinds.push_back({resource});
        for (const Harbor& harbor : kinds)
            compare(harbor, topology.edges(), *landscape.harbors, harborCount(board, harbor));
    }
    return differences;
}

} // namespace longroad
