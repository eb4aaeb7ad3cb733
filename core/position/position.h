// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"
#include "core/position/seat.h"

#include <algorithm>

namespace longroad
{

/// A player's supply of each piece (RULES.md 5.6).
inline constexpr int roadsPerPlayer = 15;
inline constexpr int settlementsPerPlayer = 5;
inline constexpr int citiesPerPlayer = 4;

/// The cards of the development deck that any rule here asks about (RULES.md 3.6).
constexpr int knightsInDeck(BoardKind board)
{
    return board == BoardKind::Base ? 14 : 20;
}
inline constexpr int victoryPointCardsInDeck = 5;

enum class BuildingKind : std::uint8_t
{
    Settlement,
    City,
};

struct Building
{
    Seat owner;
    BuildingKind kind;

    friend bool operator==(const Building&, const Building&) = default;
};

/// Everything on the table at one moment that any rule asks about. A plain value: copy it, compare
/// it, keep it for undo. It holds what was observed, never what can be computed from it.
struct Position
{
    BoardKind board = BoardKind::Base;
    Landscape landscape;
    std::optional<HexId> robber;

    int seatCount = 0; ///< The players are the first so many seats.
    PerId<EdgeId, std::optional<Seat>> roads;
    PerId<VertexId, std::optional<Building>> buildings;
    PerSeat<int> knights;           ///< Played ones only (RULES.md 3.3).
    PerSeat<int> victoryPointCards; ///< Hidden or shown.
    std::optional<Seat> turn;       ///< Nothing while turns are not in use.

    /// Who may have held each card just before the last change: history decides ties (RULES.md 2),
    /// so it is part of the position.
    Holders longestRouteBefore;
    Holders largestArmyBefore;

    const Topology& topology() const { return Topology::of(board); }
    IdRange<Seat> seats() const { return IdRange<Seat>(seatCount); }

    /// Whether a settlement or city of that player stands there.
    bool hasBuilding(VertexId vertex, Seat player) const
    {
        const auto& building = buildings[vertex];
        return building && building->owner == player;
    }
    /// Whether a road of that player touches it.
    bool hasRoadAt(VertexId vertex, Seat player) const
    {
        const auto edges = topology().edgesAt(vertex);
        return std::any_of(edges.begin(), edges.end(),
                           [&](EdgeId edge) { return roads[edge] == player; });
    }

    friend bool operator==(const Position&, const Position&) = default;
};

} // namespace longroad
