// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_graph.h"

#include <vector>

namespace longroad
{

/// One continuous line of a player's road pieces, in travel order (RULES.md 1.1).
struct Route
{
    std::vector<EdgeId> edges;
    /// The intersections travelled, one more than the edges; both empty where there is no route.
    std::vector<VertexId> vertices;

    int length() const { return static_cast<int>(edges.size()); }

    friend bool operator==(const Route&, const Route&) = default;
};

/// A player's longest route and how many others are as long.
struct LongestRoute
{
    /// Starts at that end which comes first in reading order; a closed ring at its first
    /// intersection. Depends on nothing but the group of roads it lies in.
    Route route;
    /// How many different sets of roads give this length, this one included; stops at
    /// `maxEquallyLong`. 0 where there is no road.
    int equallyLong = 0;

    friend bool operator==(const LongestRoute&, const LongestRoute&) = default;
};

/// The longest route of a player (RULES.md 1), exact for any position. Takes microseconds for the
/// networks of a game, and some hundred where one colour fills the extended board.
LongestRoute longestRoute(const Position& position, Seat player);

/// Only its length: the least work, for trying many positions.
int longestRouteLength(const Position& position, Seat player);

/// The route alone, without asking how many are as long.
Route oneLongestRoute(const Position& position, Seat player);

/// Every route of that length, one for each set of roads, at most `most` of them. Always in the
/// same order, that of RoadSet::comesBefore; the first is the one that longestRoute() shows.
std::vector<Route> equallyLongRoutes(const Position& position, Seat player,
                                     int most = maxEquallyLong);

/// The length of the longest route that travels one given road of the player.
int longestLengthThrough(const Position& position, Seat player, EdgeId road);

} // namespace longroad
