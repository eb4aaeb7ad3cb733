// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_reasons.h"

#include "core/rules/road_network.h"

#include <algorithm>
#include <set>

namespace longroad
{

namespace
{

RoadSet roadsOf(const RoadNetwork& network)
{
    RoadSet roads;
    for (const auto& link : network.links)
        roads.insert(link.edge);
    return roads;
}

/// What hangs on the route beside it: pieces off the route that are joined without using it.
struct Branch
{
    RoadSet roads;
    std::set<VertexId> touches; ///< Where it meets the route, other players' buildings apart.
};

class Reasons
{
public:
    Reasons(const Position& position, Seat player, const Route& route)
        : m_position(position), m_player(player), m_route(route),
          m_networks(roadNetworks(position, player)), m_crossings(m_networks.size())
    {
        for (int number = 1; number <= route.length(); ++number)
            m_numberOf[route.edges[static_cast<std::size_t>(number) - 1]] = number;
        for (const RoadNetwork& network : m_networks) {
            const Position alone = withOnly(position, player, roadsOf(network));
            m_longest.push_back(longestRouteLength(alone, player));
        }
        findCrossings();
    }

    std::vector<ReasonedPiece> pieces() const
    {
        std::vector<ReasonedPiece> pieces;
        for (const EdgeId edge : m_position.topology().edges()) {
            if (m_position.roads[edge] == m_player)
                pieces.push_back({edge, reasonOf(edge)});
        }
        return pieces;
    }

    std::vector<RouteStop> stops() const
    {
        std::vector<RouteStop> stops;
        const int length = m_route.length();
        for (int index = 0; index < static_cast<int>(m_route.vertices.size()); ++index) {
            const VertexId vertex = m_route.vertices[static_cast<std::size_t>(index)];
            auto stop = std::find_if(stops.begin(), stops.end(),
                                     [&](const RouteStop& known) { return known.at == vertex; });
            if (stop == stops.end())
                stop = stops.insert(stop, {vertex, m_position.buildings[vertex], {}});
            if (index > 0)
                stop->pieces.push_back(index);
            if (index < length)
                stop->pieces.push_back(index + 1);
            stop->isStart = stop->isStart || index == 0;
            stop->isEnd = index == length;
        }
        return stops;
    }

private:
    /// For each network the building that parts it from one nearer to the route, if any does.
    void findCrossings()
    {
        const auto isOfRoute = [&](const RoadNetwork& network) {
            return std::any_of(network.links.begin(), network.links.end(),
                               [&](const auto& link) { return isCounted(link.edge); });
        };
        std::vector<bool> reached;
        for (const RoadNetwork& network : m_networks)
            reached.push_back(isOfRoute(network));
        for (bool isFurther = true; isFurther;) {
            isFurther = false;
            auto next = reached;
            for (const VertexId vertex : m_position.topology().vertices()) {
                const std::vector<std::size_t> meeting = networksAt(vertex);
                if (std::none_of(meeting.begin(), meeting.end(),
                                 [&](std::size_t network) { return reached[network]; }))
                    continue;
                for (const std::size_t network : meeting) {
                    if (next[network])
                        continue;
                    m_crossings[network] = vertex;
                    next[network] = true;
                    isFurther = true;
                }
            }
            reached = next;
        }
    }

    /// More than one only where another player's building parts them.
    std::vector<std::size_t> networksAt(VertexId vertex) const
    {
        std::vector<std::size_t> meeting;
        for (std::size_t index = 0; index < m_networks.size(); ++index) {
            const auto& nodes = m_networks[index].nodes;
            if (std::find(nodes.begin(), nodes.end(), vertex) != nodes.end())
                meeting.push_back(index);
        }
        return meeting;
    }

    std::size_t networkOf(EdgeId road) const
    {
        const auto holds = [&](const RoadNetwork& network) {
            return std::any_of(network.links.begin(), network.links.end(),
                               [&](const auto& link) { return link.edge == road; });
        };
        return static_cast<std::size_t>(std::find_if(m_networks.begin(), m_networks.end(), holds) -
                                        m_networks.begin());
    }

    bool isCounted(EdgeId road) const { return m_numberOf[road] != 0; }

    PieceReason reasonOf(EdgeId road) const
    {
        if (isCounted(road))
            return Counted{m_numberOf[road]};
        const std::size_t network = networkOf(road);
        if (m_longest[network] < m_route.length()) {
            if (const auto& at = m_crossings[network])
                return CutOff{*at, *m_position.buildings[*at], m_longest[network]};
            return InSeparateGroup{m_longest[network]};
        }
        const int through = longestLengthThrough(m_position, m_player, road);
        if (through == m_route.length())
            return InEquallyLong{};
        if (const auto side = sideBranch(m_networks[network], road, through))
            return *side;
        return OnShorterLine{through};
    }

    Branch branchOf(const RoadNetwork& network, EdgeId road) const
    {
        Branch branch;
        branch.roads.insert(road);
        std::set<int> joined; // nodes
        std::size_t before = 0;
        do {
            before = joined.size();
            for (const auto& link : network.links) {
                if (isCounted(link.edge))
                    continue;
                if (joined.contains(link.ends[0]) || joined.contains(link.ends[1]))
                    branch.roads.insert(link.edge);
                if (branch.roads.contains(link.edge))
                    joined.insert({link.ends[0], link.ends[1]});
            }
        } while (joined.size() != before);
        for (const auto& link : network.links) {
            for (const int end : link.ends) {
                if (isCounted(link.edge) && joined.contains(end))
                    branch.touches.insert(network.nodes[static_cast<std::size_t>(end)]);
            }
        }
        return branch;
    }

    std::optional<OnSideBranch> sideBranch(const RoadNetwork& network, EdgeId road,
                                           int through) const
    {
        const Branch branch = branchOf(network, road);
        if (branch.touches.size() != 1)
            return std::nullopt;
        // The route passes there once: if it started or ended there, the branch would prolong it.
        const VertexId at = *branch.touches.begin();
        const auto& vertices = m_route.vertices;
        const auto before = std::find(vertices.begin(), vertices.end(), at) - vertices.begin();
        const auto firstArm = static_cast<int>(before);
        const int longArm = std::max(firstArm, m_route.length() - firstArm);

        // Of the lines in the branch and the longer arm, the longest through the piece takes all of
        // that arm: one inside the branch could be left for it where the way from the route meets
        // it, and what that gives up is shorter than the arm.
        RoadSet turning = branch.roads;
        const std::span edges(m_route.edges);
        const auto middle = static_cast<std::size_t>(before);
        turning.insert(longArm == firstArm ? edges.first(middle) : edges.subspan(middle));
        if (lengthWith(turning, road) != through)
            return std::nullopt;
        return OnSideBranch{at, through - longArm, m_route.length() - longArm};
    }

    int lengthWith(const RoadSet& roads, EdgeId road) const
    {
        return longestLengthThrough(withOnly(m_position, m_player, roads), m_player, road);
    }

    const Position& m_position;
    const Seat m_player;
    const Route& m_route;
    const std::vector<RoadNetwork> m_networks;
    std::vector<int> m_longest;                       ///< The longest line of each network.
    std::vector<std::optional<VertexId>> m_crossings; ///< Of each network.
    PerId<EdgeId, int> m_numberOf;                    ///< In the route; 0 for those that aren't.
};

} // namespace

RouteReasons routeReasons(const Position& position, Seat player)
{
    return routeReasons(position, player, oneLongestRoute(position, player));
}

RouteReasons routeReasons(const Position& position, Seat player, const Route& route)
{
    const Reasons reasons(position, player, route);
    return {reasons.pieces(), reasons.stops()};
}

} // namespace longroad
