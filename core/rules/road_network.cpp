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
    return roadNetwork(position, roadPoints(position, player));
}

RoadNetwork roadNetwork(const Position& position, const RoadPoints& points)
{
    constexpr std::uint8_t none = RoadNetwork::maxNodes;
    PerId<VertexId, std::uint8_t> nodeAt; // none at a cut, where each road gets one of its own
    for (const VertexId vertex : points.cuts)
        nodeAt[vertex] = none;
    RoadNetwork network;
    {
        decltype(network.nodes)::Filler nodes(network.nodes);
        const auto newNode = [&](VertexId vertex) {
            nodes.emplace_back(vertex);
            return static_cast<std::uint8_t>(nodes.size() - 1);
        };
        for (const VertexId vertex : points.touched - points.cuts)
            nodeAt[vertex] = newNode(vertex);
        const auto nodeFor = [&](VertexId vertex) {
            return nodeAt[vertex] == none ? newNode(vertex) : nodeAt[vertex];
        };
        decltype(network.links)::Filler links(network.links);
        const Topology& topology = position.topology();
        for (const EdgeId edge : points.roads) {
            const auto ends = topology.ends(edge);
            const std::uint8_t first = nodeFor(ends[0]);
            const std::uint8_t second = nodeFor(ends[1]);
            links.emplace_back(edge, first, second);
        }
    }
    return network;
}

std::vector<RoadNetwork> roadNetworks(const Position& position, Seat player)
{
    const RoadNetwork whole = roadNetwork(position, player);
    const std::vector<int> part = partOfEachNode(whole);

    std::vector<RoadNetwork> networks;
    std::vector<std::optional<std::size_t>> networkOfPart(whole.nodes.size());
    std::vector<std::optional<std::uint8_t>> newNode(whole.nodes.size());
    for (const auto& link : whole.links) {
        auto& index =
            networkOfPart[static_cast<std::size_t>(part[static_cast<std::size_t>(link.ends[0])])];
        if (!index) {
            index = networks.size();
            networks.emplace_back();
        }
        RoadNetwork& network = networks[*index];
        RoadNetwork::Link copy = link;
        for (std::uint8_t& end : copy.ends) {
            auto& node = newNode[static_cast<std::size_t>(end)];
            if (!node) {
                node = static_cast<std::uint8_t>(network.nodes.size());
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
