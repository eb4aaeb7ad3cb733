// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_network.h"

#include <algorithm>

namespace longroad
{

namespace
{

using Roads = FixedList<EdgeId, EdgeId::count>;

/// In reading order. In two steps because neither then needs a branch: which places have a road,
/// and whose, is nothing that the processor could foresee.
Roads roadsOf(const Position& position, Seat player)
{
    Roads all;
    for (const EdgeId edge : position.topology().edges())
        all.pushBackIf(position.roads[edge].has_value(), edge);
    Roads own;
    for (const EdgeId edge : all)
        own.pushBackIf(*position.roads[edge] == player, edge);
    return own;
}

/// For each node the first node of its part.
std::vector<int> partOfEachNode(const RoadNetwork& network)
{
    std::vector<int> part(network.nodes.size());
    for (std::size_t node = 0; node < part.size(); ++node)
        part[node] = static_cast<int>(node);
    for (const auto& link : network.links) {
        const int one = part[static_cast<std::size_t>(link.ends[0])];
        const int other = part[static_cast<std::size_t>(link.ends[1])];
        std::replace(part.begin(), part.end(), std::max(one, other), std::min(one, other));
    }
    return part;
}

} // namespace

RoadNetwork roadNetwork(const Position& position, Seat player)
{
    RoadNetwork network;
    PerId<VertexId, std::uint8_t> nodeAt; // counted from 1; 0 where there is none yet
    const auto nodeFor = [&](VertexId vertex) {
        const auto& building = position.buildings[vertex];
        const int known = building && building->owner != player ? 0 : nodeAt[vertex];
        const bool isNew = known == 0;
        network.nodes.pushBackIf(isNew, vertex);
        // A sum, for the same reason as in roadsOf().
        const int node = known + int{isNew} * static_cast<int>(network.nodes.size());
        nodeAt[vertex] = static_cast<std::uint8_t>(node);
        return node - 1;
    };
    const Topology& topology = position.topology();
    for (const EdgeId edge : roadsOf(position, player)) {
        const auto ends = topology.ends(edge);
        const int first = nodeFor(ends[0]);
        const int second = nodeFor(ends[1]);
        network.links.push_back({edge, {first, second}});
    }
    return network;
}

std::vector<RoadNetwork> roadNetworks(const Position& position, Seat player)
{
    const RoadNetwork whole = roadNetwork(position, player);
    const std::vector<int> part = partOfEachNode(whole);

    std::vector<RoadNetwork> networks;
    std::vector<std::optional<std::size_t>> networkOfPart(whole.nodes.size());
    std::vector<std::optional<int>> newNode(whole.nodes.size());
    for (const auto& link : whole.links) {
        auto& index =
            networkOfPart[static_cast<std::size_t>(part[static_cast<std::size_t>(link.ends[0])])];
        if (!index) {
            index = networks.size();
            networks.emplace_back();
        }
        RoadNetwork& network = networks[*index];
        RoadNetwork::Link copy = link;
        for (int& end : copy.ends) {
            auto& node = newNode[static_cast<std::size_t>(end)];
            if (!node) {
                node = static_cast<int>(network.nodes.size());
                network.nodes.push_back(whole.nodes[static_cast<std::size_t>(end)]);
            }
            end = *node;
        }
        network.links.push_back(copy);
    }
    return networks;
}

Position withOnly(const Position& position, Seat player, const RoadSet& kept)
{
    Position less = position;
    for (const EdgeId edge : position.topology().edges()) {
        if (less.roads[edge] == player && !kept.contains(edge))
            less.roads[edge].reset();
    }
    return less;
}

} // namespace longroad
