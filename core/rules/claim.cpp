// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/claim.h"

#include "core/rules/road_network.h"

#include <algorithm>

namespace longroad
{

namespace
{

RoadSet setOf(std::span<const EdgeId> edges)
{
    RoadSet roads;
    roads.insert(edges);
    return roads;
}

/// Judges the claimed pieces on a board where the player has no others.
class Judge
{
public:
    Judge(const Position& position, Seat player, std::span<const EdgeId> claimed,
          const std::optional<Route>& walked)
        : m_player(player), m_claimed(claimed), m_board(withOnly(position, player, setOf(claimed))),
          m_counted(walked ? *walked : oneLongestRoute(m_board, player)),
          m_counts(setOf(m_counted.edges))
    {}

    ClaimCheck check() const
    {
        ClaimCheck check;
        check.pieces = pieces();
        check.counted = m_counted;
        check.obstacles = obstacles();
        return check;
    }

private:
    const Topology& topology() const { return m_board.topology(); }

    std::vector<ClaimedPiece> pieces() const
    {
        const RouteReasons reasons = routeReasons(m_board, m_player, m_counted);
        const RoadSet joined = joinedToCounted();
        PerId<EdgeId, int> firstAt; // From 1.
        std::vector<ClaimedPiece> pieces;
        for (const EdgeId road : m_claimed) {
            pieces.push_back({road, reasonOf(road, firstAt[road], reasons), joined.contains(road)});
            if (firstAt[road] == 0)
                firstAt[road] = static_cast<int>(pieces.size());
        }
        return pieces;
    }

    ClaimReason reasonOf(EdgeId road, int firstAt, const RouteReasons& reasons) const
    {
        if (firstAt != 0)
            return ClaimedAgain{firstAt};
        const auto& owner = m_board.roads[road];
        if (!owner)
            return NoRoad{};
        if (owner != m_player)
            return AnothersRoad{*owner};
        return std::find_if(reasons.pieces.begin(), reasons.pieces.end(),
                            [&](const ReasonedPiece& piece) { return piece.road == road; })
            ->reason;
    }

    RoadSet joinedToCounted() const
    {
        RoadSet joined = m_counts;
        std::vector<EdgeId> group = m_counted.edges;
        for (std::size_t next = 0; next < group.size(); ++next) {
            for (const VertexId end : topology().ends(group[next])) {
                for (const EdgeId edge : topology().edgesAt(end)) {
                    if (m_board.roads[edge] == m_player && !joined.contains(edge)) {
                        joined.insert(edge);
                        group.push_back(edge);
                    }
                }
            }
        }
        return joined;
    }

    std::vector<Obstacle> obstacles() const
    {
        std::vector<Obstacle> obstacles;
        for (const VertexId vertex : topology().vertices()) {
            if (const auto obstacle = obstacleAt(vertex))
                obstacles.push_back(*obstacle);
        }
        return obstacles;
    }

    std::optional<Obstacle> obstacleAt(VertexId vertex) const
    {
        Obstacle obstacle{vertex, {}, {}};
        int counting = 0;
        for (const EdgeId edge : topology().edgesAt(vertex)) {
            if (m_counts.contains(edge))
                ++counting;
            else if (m_board.roads[edge] == m_player)
                obstacle.left.push_back(edge);
        }
        const auto& building = m_board.buildings[vertex];
        const bool isCut = building && building->owner != m_player;
        const std::size_t meeting = obstacle.left.size() + static_cast<std::size_t>(counting);
        if (obstacle.left.empty() || meeting < 2 || (!isCut && counting == 0))
            return std::nullopt;
        if (isCut)
            obstacle.building = building;
        else
            measure(obstacle);
        return obstacle;
    }

    /// The line passes a fork once and goes on: if it ended there, it would take the third road
    /// too.
    void measure(Obstacle& fork) const
    {
        const auto& way = m_counted.vertices;
        fork.arms[0] = static_cast<int>(std::find(way.begin(), way.end(), fork.at) - way.begin());
        fork.arms[1] = m_counted.length() - fork.arms[0];
        const RoadSet others = setOf(m_claimed) - m_counts;
        fork.branch =
            longestLengthThrough(withOnly(m_board, m_player, others), m_player, fork.left.front());
    }

    const Seat m_player;
    const std::span<const EdgeId> m_claimed;
    const Position m_board;
    const Route m_counted;
    const RoadSet m_counts;
};

/// What keeps the player from walking on from `at` along `edge`, if anything does.
std::optional<WalkFault> faultOf(const Position& position, Seat player, VertexId at,
                                 std::optional<EdgeId> edge, const Route& sofar)
{
    const int step = sofar.length() + 1;
    const auto& building = position.buildings[at];
    if (step > 1 && building && building->owner != player)
        return WalkFault{WalkFaultKind::PassesBuilding, step, at, building->owner};
    if (!edge)
        return WalkFault{WalkFaultKind::Jumps, step, at, {}};
    const auto& owner = position.roads[*edge];
    if (!owner)
        return WalkFault{WalkFaultKind::NoRoad, step, at, {}};
    if (owner != player)
        return WalkFault{WalkFaultKind::AnothersRoad, step, at, owner};
    if (std::find(sofar.edges.begin(), sofar.edges.end(), *edge) != sofar.edges.end())
        return WalkFault{WalkFaultKind::WalkedAgain, step, at, {}};
    return std::nullopt;
}

} // namespace

bool ClaimedPiece::counts() const
{
    const auto* own = std::get_if<PieceReason>(&reason);
    return own && std::holds_alternative<Counted>(*own);
}

ClaimCheck claimCheck(const Position& position, Seat player, std::span<const EdgeId> claimed)
{
    ClaimCheck check = Judge(position, player, claimed, std::nullopt).check();
    check.longest = longestRouteLength(position, player);
    return check;
}

ClaimCheck walkCheck(const Position& position, Seat player, std::span<const VertexId> walk)
{
    std::vector<EdgeId> claimed;
    std::optional<WalkFault> fault;
    Route sofar; // the edges up to the first fault
    for (std::size_t step = 1; step < walk.size(); ++step) {
        const auto edge = position.topology().edgeBetween(walk[step - 1], walk[step]);
        if (edge)
            claimed.push_back(*edge);
        if (!fault)
            fault = faultOf(position, player, walk[step - 1], edge, sofar);
        if (!fault)
            sofar.edges.push_back(*edge);
    }
    std::optional<Route> wholeWalk;
    if (!fault) {
        wholeWalk = sofar;
        if (!sofar.edges.empty())
            wholeWalk->vertices.assign(walk.begin(), walk.end());
    }
    ClaimCheck check = Judge(position, player, claimed, wholeWalk).check();
    check.walkFault = fault;
    check.longest = longestRouteLength(position, player);
    return check;
}

} // namespace longroad
