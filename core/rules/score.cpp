// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/score.h"

namespace longroad
{

Score score(const Position& position, Seat player, Holder longestRoute, Holder largestArmy)
{
    const PieceCount pieces = pieceCount(position, player);
    return {
        .settlements = pieces.settlements,
        .cities = 2 * pieces.cities,
        .longestRoute = longestRoute == player ? pointsOfAward : 0,
        .largestArmy = largestArmy == player ? pointsOfAward : 0,
        .victoryPointCards = position.victoryPointCards[player],
    };
}

PieceCount pieceCount(const Position& position, Seat player)
{
    const Topology& topology = position.topology();
    PieceCount count;
    for (const EdgeId edge : topology.edges()) {
        if (position.roads[edge] == player)
            ++count.roads;
    }
    for (const VertexId vertex : topology.vertices()) {
        const auto& building = position.buildings[vertex];
        if (!building || building->owner != player)
            continue;
        if (building->kind == BuildingKind::Settlement)
            ++count.settlements;
        else
            ++count.cities;
    }
    return count;
}

} // namespace longroad
