// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_network.h"

#include <algorithm>

namespace longroad
{

namespace
{

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
    const Topology& topology = position.topology();
    RoadNetwork network;
    PerId<VertexId, std::int16_t> nodeAt; // counted from 1; 0 where there is none yet
    const auto nodeFor = [&](VertexId vertex) {
        const auto& building = position.buildings[vertex];
        const bool isCut = building && building->owner != player;
        if (nodeAt[vertex] == 0 || isCut) {
            network.nodes.push_back(vertex);
            nodeAt[vertex] = static_cast<std::int16_t>(network.nodes.size());
        }
        return nodeAt[vertex] - 1;
    };
    for (const EdgeId edge : topology.edges()) {
        if (position.roads[edge] != player)
            continue;
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

} // namespace longroad
