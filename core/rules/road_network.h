// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/road_points.h"
#include "core/support/fixed_list.h"

#include <vector>

namespace longroad
{

/// A player's roads as a graph that a route may walk without looking at buildings again.
///
/// Another player's building lets a route end but not pass (RULES.md 1.8, 1.9). So the graph is cut
/// there: each road that touches it gets an end of its own. Two roads on both sides of such a
/// building are then simply not joined.
struct RoadNetwork
{
    struct Link
    {
        EdgeId edge;
        std::uint8_t ends[2]; ///< Indices into `nodes`.
    };

    static constexpr int maxNodes = 2 * EdgeId::count;

    /// The intersection of each, in reading order; a cut one has several, which come last.
    FixedList<VertexId, maxNodes> nodes;
    FixedList<Link, EdgeId::count> links; ///< In reading order.
};

/// All of a player's roads, whether they hang together or not.
RoadNetwork roadNetwork(const Position& position, Seat player);
/// The same where the player's points in that position are already known.
RoadNetwork roadNetwork(const Position& position, const RoadPoints& points);

/// The parts of a player's network that hang together, in the reading order of their first road.
std::vector<RoadNetwork> roadNetworks(const Position& position, Seat player);

/// The position with those of the player's roads alone; everything else stays, so that buildings
/// interrupt as before.
Position withOnly(const Position& position, Seat player, const RoadSet& kept);

} // namespace longroad
