// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/route_check.h"

#include "core/board/place_names.h"

#include <algorithm>
#include <set>

namespace longroad
{

namespace
{

bool isAnothers(const Position& position, VertexId vertex, Seat player)
{
    const auto& building = position.buildings[vertex];
    return building && building->owner != player;
}

std::string flawInStart(const Route& route, const Position& position, Seat player)
{
    const VertexId first = route.vertices.front();
    const VertexId last = route.vertices.back();
    if (last < first)
        return "starts at the later end";
    const bool isRing = first == last && !isAnothers(position, first, player);
    if (isRing && first != *std::min_element(route.vertices.begin(), route.vertices.end()))
        return "starts a ring elsewhere than at its first intersection";
    return {};
}

} // namespace

std::string flawIn(const Route& route, const Position& position, Seat player)
{
    const Topology& topology = position.topology();
    if (route.edges.empty())
        return route.vertices.empty() ? "" : "has intersections without a road";
    if (route.vertices.size() != route.edges.size() + 1)
        return "has another number of intersections than one more than roads";
    std::set<EdgeId> travelled;
    for (std::size_t index = 0; index < route.edges.size(); ++index) {
        const EdgeId road = route.edges[index];
        const VertexId from = route.vertices[index];
        if (topology.edgeBetween(from, route.vertices[index + 1]) != road)
            return "does not travel " + placeName(topology, road) + " from end to end";
        if (position.roads[road] != player)
            return "travels " + placeName(topology, road) + ", which isn't the player's";
        if (!travelled.insert(road).second)
            return "travels " + placeName(topology, road) + " twice";
        if (index > 0 && isAnothers(position, from, player))
            return "passes another player's building at " + placeName(topology, from);
    }
    return flawInStart(route, position, player);
}

} // namespace longroad
