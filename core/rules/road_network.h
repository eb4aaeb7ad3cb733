// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

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
        int ends[2]; ///< Indices into `nodes`.
    };

    std::vector<VertexId> nodes; ///< The intersection each node lies at; a cut one has several.
    std::vector<Link> links;     ///< In reading order.
};

/// The parts of a player's network that hang together, in the reading order of their first road.
std::vector<RoadNetwork> roadNetworks(const Position& position, Seat player);

} // namespace longroad
