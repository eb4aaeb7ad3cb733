// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_walk.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// The links of the set at each node.
class Crossings
{
public:
    Crossings(const RoadNetwork& network, const RoadSet& roads) : m_network(network)
    {
        for (std::size_t node = 0; node < network.nodes.size(); ++node)
            m_linksAt.push_back({});
        for (std::size_t link = 0; link < network.links.size(); ++link) {
            if (!roads.contains(network.links[link].edge))
                continue;
            for (const int node : network.links[link].ends)
                m_linksAt[static_cast<std::size_t>(node)].push_back(link);
        }
    }

    /// The end of the line that comes first in reading order; of a closed ring any node.
    std::size_t start() const
    {
        const auto comesBefore = [&](std::size_t node, std::size_t other) {
            const bool isEnd = m_linksAt[node].size() % 2 != 0;
            const bool otherIsEnd = m_linksAt[other].size() % 2 != 0;
            if (isEnd != otherIsEnd)
                return isEnd;
            return m_network.nodes[node] < m_network.nodes[other];
        };
        std::optional<std::size_t> first;
        for (std::size_t node = 0; node < m_linksAt.size(); ++node) {
            if (!m_linksAt[node].empty() && (!first || comesBefore(node, *first)))
                first = node;
        }
        assert(first);
        return *first;
    }

    /// A link at the node that wasn't taken yet, the first in reading order; takes it.
    std::optional<std::size_t> takeLink(std::size_t node)
    {
        for (const std::size_t link : m_linksAt[node]) {
            if (!m_taken[link]) {
                m_taken.set(link);
                return link;
            }
        }
        return std::nullopt;
    }

    std::size_t otherEnd(std::size_t link, std::size_t node) const
    {
        const auto& ends = m_network.links[link].ends;
        return static_cast<std::size_t>(ends[0]) == node ? static_cast<std::size_t>(ends[1])
                                                         : static_cast<std::size_t>(ends[0]);
    }

private:
    const RoadNetwork& m_network;
    FixedList<FixedList<std::size_t, 3>, RoadNetwork::maxNodes> m_linksAt;
    std::bitset<EdgeId::count> m_taken;
};

} // namespace

// Hierholzer's method: where the walk gets stuck, it must be at its end; a detour that was passed
// by is spliced in on the way back.
Route walked(const RoadNetwork& network, const RoadSet& roads)
{
    struct Stop
    {
        std::size_t node;
        std::size_t by; ///< The link that led here; of the first stop none.
    };
    Route route;
    route.edges.reserve(static_cast<std::size_t>(roads.size()));
    route.vertices.reserve(static_cast<std::size_t>(roads.size()) + 1);
    Crossings crossings(network, roads);
    FixedList<Stop, EdgeId::count + 1> way;
    way.push_back({crossings.start(), 0});
    while (!way.empty()) {
        const Stop here = way.back();
        if (const auto link = crossings.takeLink(here.node)) {
            way.push_back({crossings.otherEnd(*link, here.node), *link});
            continue;
        }
        route.vertices.push_back(network.nodes[here.node]);
        way.pop_back();
        if (!way.empty())
            route.edges.push_back(network.links[here.by].edge);
    }
    std::reverse(route.vertices.begin(), route.vertices.end());
    std::reverse(route.edges.begin(), route.edges.end());
    return route;
}

} // namespace longroad
