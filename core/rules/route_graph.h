// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/road_network.h"
#include "core/rules/road_set.h"
#include "core/support/fixed_list.h"

#include <bitset>

namespace longroad
{

/// How many equally long lines are counted before we stop: nobody looks at more.
inline constexpr int maxEquallyLong = 1000;

/// The longest lines found so far: their length, how many sets of roads have it (at most
/// maxEquallyLong), and the first of them (RoadSet::comesBefore), whatever the order of finding.
struct Lines
{
    int length = 0;
    int count = 0;
    RoadSet first;

    void offer(const Lines& other);
};

/// Roads that a longest line walks all or not at all, between two nodes where it has a choice.
struct RouteLink
{
    int ends[2];   ///< Nodes, numbered from 0; the same one twice for a ring on its own.
    int length;    ///< In roads, at least 1.
    int count;     ///< In how many ways: more than one where several arms are equally long.
    RoadSet roads; ///< The first of the ways.
};

/// A group of roads that hang together, as links; in the order of their first roads.
struct RouteGraph
{
    FixedList<RouteLink, EdgeId::count> links;
    int nodeCount = 0; ///< Of those that `ends` may name; not all must have a link.
};

/// Each road of a group that hangs together as a link of its own.
RouteGraph roadByRoad(const RoadNetwork& group);

/// A network whose trees are taken off. What is left of it are rings and what joins them, with at
/// most one arm at each node: the longest line into the tree that hung there. A longest line goes
/// into a tree only to end there, so nothing else of it matters. If all rings stand alone, then
/// nothing is left to search for: see linesFound().
class RingsAndArms
{
public:
    explicit RingsAndArms(const RoadNetwork& network);

    /// The longest lines that lie in a tree alone, or come to no ring but one that stands alone.
    const Lines& linesFound() const { return m_linesFound; }

    /// Hands over each other group that hangs together, as links.
    template <class Visit> void forEachGroup(Visit visit)
    {
        while (!m_links.empty())
            visit(takeGroup());
    }

private:
    static constexpr int maxNodes = RoadNetwork::maxNodes;

    /// The longest lines from a node into the trees taken off it.
    struct Arm
    {
        int length = 0;
        int count = 1;
        RoadSet roads;
    };
    /// What is left at a node: how many roads, and the exclusive or of their indices, so that
    /// where there is one, or one more than a known one, it is the other.
    struct Node
    {
        Arm arm;
        int degree = 0;
        unsigned links = 0;
    };

    std::size_t otherEnd(std::size_t link, std::size_t node) const;
    void takeOffTrees();
    void takeOff(std::size_t leaf);
    bool haveRingsThatMeet() const;
    void goRound(std::size_t firstLink);
    void joinRoads();
    std::size_t followed(std::size_t link, std::size_t node, RouteLink& path);
    bool isFork(std::size_t node) const;
    void insertLink(const RouteLink& link);
    RouteGraph takeGroup();

    const RoadNetwork& m_network;
    FixedList<Node, maxNodes> m_nodes;
    FixedList<std::size_t, maxNodes> m_leaves;
    std::bitset<EdgeId::count> m_done; ///< The links of the network that are dealt with.
    Lines m_linesFound;
    FixedList<RouteLink, EdgeId::count> m_links; ///< Of groups not taken yet.
};

} // namespace longroad
