// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_graph.h"

#include <algorithm>

namespace longroad
{

void Lines::offer(const Lines& other)
{
    if (other.length == 0 || other.length < length)
        return;
    if (other.length > length) {
        *this = other;
        return;
    }
    count = std::min(count + other.count, maxEquallyLong);
    if (other.first.comesBefore(first))
        first = other.first;
}

RouteGraph roadByRoad(const RoadNetwork& group)
{
    RouteGraph graph;
    graph.nodeCount = static_cast<int>(group.nodes.size());
    for (const auto& link : group.links) {
        graph.links.push_back({{link.ends[0], link.ends[1]}, 1, 1, {}});
        graph.links.back().roads.insert(link.edge);
    }
    return graph;
}

RingsAndArms::RingsAndArms(const RoadNetwork& network)
    : m_network(network), m_nodes(network.nodes.size())
{
    for (std::size_t link = 0; link < network.links.size(); ++link) {
        for (const int end : network.links[link].ends) {
            Node& node = m_nodes[static_cast<std::size_t>(end)];
            ++node.degree;
            node.links ^= static_cast<unsigned>(link);
        }
    }
    takeOffTrees();
    if (haveRingsThatMeet()) {
        joinRoads();
        return;
    }
    for (std::size_t link = 0; link < network.links.size(); ++link) {
        if (!m_done[link])
            goRound(link);
    }
}

std::size_t RingsAndArms::otherEnd(std::size_t link, std::size_t node) const
{
    const auto& ends = m_network.links[link].ends;
    return static_cast<std::size_t>(ends[0] ^ ends[1]) ^ node;
}

void RingsAndArms::takeOffTrees()
{
    for (std::size_t node = 0; node < m_nodes.size(); ++node)
        m_leaves.pushBackIf(m_nodes[node].degree == 1, node);
    for (std::size_t i = 0; i < m_leaves.size(); ++i) {
        if (m_nodes[m_leaves[i]].degree == 1) // of a tree's last road both ends are leaves
            takeOff(m_leaves[i]);
    }
}

/// Takes off the roads from a leaf to the next fork: the arm at the leaf becomes by so much longer,
/// and the lines through that fork so far are those that turn there from one arm into another.
void RingsAndArms::takeOff(std::size_t leaf)
{
    Arm arm = m_nodes[leaf].arm;
    std::size_t link = m_nodes[leaf].links;
    std::size_t base = leaf;
    m_nodes[leaf].degree = 0;
    while (true) {
        m_done.set(link);
        ++arm.length;
        arm.roads.insert(m_network.links[link].edge);
        base = otherEnd(link, base);
        if (isFork(base))
            break;
        m_nodes[base].degree = 0;
        link ^= m_nodes[base].links;
    }
    Node& node = m_nodes[base];
    --node.degree;
    node.links ^= static_cast<unsigned>(link);
    m_leaves.pushBackIf(node.degree == 1, base);

    // A single arm that goes on is no line worth looking at.
    if (node.arm.length > 0 || node.degree == 0) {
        m_linesFound.offer({arm.length + node.arm.length,
                            std::min(arm.count * node.arm.count, maxEquallyLong),
                            arm.roads | node.arm.roads});
    }
    if (arm.length > node.arm.length) {
        node.arm = arm;
    } else if (arm.length == node.arm.length) {
        node.arm.count = std::min(node.arm.count + arm.count, maxEquallyLong);
        if (arm.roads.comesBefore(node.arm.roads))
            node.arm.roads = arm.roads;
    }
}

bool RingsAndArms::isFork(std::size_t node) const
{
    return m_nodes[node].degree != 2 || m_nodes[node].arm.length > 0;
}

bool RingsAndArms::haveRingsThatMeet() const
{
    return std::any_of(m_nodes.begin(), m_nodes.end(),
                       [](const Node& node) { return node.degree > 2; });
}

/// Takes the ring of that link, which stands alone. A longest line goes all round and into one arm,
/// or from one arm into another by the longer way.
void RingsAndArms::goRound(std::size_t firstLink)
{
    struct Stop
    {
        const Arm* arm;
        int way;       ///< From the start.
        RoadSet roads; ///< On that way.
    };
    FixedList<Stop, maxNodes> stops;
    RoadSet ring;
    int around = 0;
    std::size_t link = firstLink;
    auto node = static_cast<std::size_t>(m_network.links[link].ends[0]);
    do {
        if (m_nodes[node].arm.length > 0)
            stops.push_back({&m_nodes[node].arm, around, ring});
        m_done.set(link);
        ++around;
        ring.insert(m_network.links[link].edge);
        node = otherEnd(link, node);
        link ^= m_nodes[node].links;
    } while (link != firstLink);

    m_linesFound.offer({around, 1, ring});
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const Stop& stop = stops[i];
        m_linesFound.offer({around + stop.arm->length, stop.arm->count, ring | stop.arm->roads});
        for (std::size_t j = 0; j < i; ++j) {
            const Stop& other = stops[j];
            const int way = stop.way - other.way;
            const int arms = stop.arm->length + other.arm->length;
            if (arms + std::max(way, around - way) < m_linesFound.length)
                continue;
            const int count = std::min(stop.arm->count * other.arm->count, maxEquallyLong);
            const RoadSet inArms = stop.arm->roads | other.arm->roads;
            const RoadSet between = stop.roads - other.roads;
            m_linesFound.offer({arms + way, count, inArms | between});
            m_linesFound.offer({arms + around - way, count, inArms | (ring - between)});
        }
    }
}

/// Goes on from `link` over `node` as long as there is no choice. Returns the fork it comes to, or
/// the node where it has come round.
std::size_t RingsAndArms::followed(std::size_t link, std::size_t node, RouteLink& path)
{
    while (!isFork(node)) {
        link ^= m_nodes[node].links;
        if (m_done[link])
            break;
        m_done.set(link);
        ++path.length;
        path.roads.insert(m_network.links[link].edge);
        node = otherEnd(link, node);
    }
    return node;
}

void RingsAndArms::joinRoads()
{
    for (std::size_t link = 0; link < m_network.links.size(); ++link) {
        if (m_done[link])
            continue;
        m_done.set(link);
        const auto& ends = m_network.links[link].ends;
        RouteLink path{{0, 0}, 1, 1, {}};
        path.roads.insert(m_network.links[link].edge);
        for (const int end : {0, 1}) {
            path.ends[end] =
                static_cast<int>(followed(link, static_cast<std::size_t>(ends[end]), path));
        }
        m_links.push_back(path);
    }
    const auto rings = static_cast<int>(m_nodes.size());
    for (int node = 0; node < rings; ++node) {
        const Node& base = m_nodes[static_cast<std::size_t>(node)];
        if (base.degree > 0 && base.arm.length > 0) {
            // Its far end is a node of its own.
            m_nodes.push_back({});
            insertLink({{node, static_cast<int>(m_nodes.size()) - 1},
                        base.arm.length,
                        base.arm.count,
                        base.arm.roads});
        }
    }
}

/// Keeps the links in the order of their first roads.
void RingsAndArms::insertLink(const RouteLink& link)
{
    m_links.push_back(link);
    for (std::size_t i = m_links.size() - 1; i > 0; --i) {
        if (!m_links[i].roads.comesBefore(m_links[i - 1].roads))
            return;
        std::swap(m_links[i], m_links[i - 1]);
    }
}

/// Takes the group of the first link.
RouteGraph RingsAndArms::takeGroup()
{
    std::bitset<maxNodes> isInGroup;
    const auto touches = [&](const RouteLink& link) {
        return isInGroup[static_cast<std::size_t>(link.ends[0])] ||
               isInGroup[static_cast<std::size_t>(link.ends[1])];
    };
    isInGroup.set(static_cast<std::size_t>(m_links[0].ends[0]));
    for (bool grows = true; grows;) {
        grows = false;
        for (const RouteLink& link : m_links) {
            const auto one = static_cast<std::size_t>(link.ends[0]);
            const auto other = static_cast<std::size_t>(link.ends[1]);
            if (isInGroup[one] != isInGroup[other]) {
                isInGroup.set(one);
                isInGroup.set(other);
                grows = true;
            }
        }
    }
    RouteGraph group;
    group.nodeCount = static_cast<int>(m_nodes.size());
    FixedList<RouteLink, EdgeId::count> others;
    for (const RouteLink& link : m_links)
        (touches(link) ? group.links : others).push_back(link);
    m_links = others;
    return group;
}

} // namespace longroad
