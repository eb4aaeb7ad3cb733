// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_proof.h"

#include "core/rules/road_network.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <tuple>

namespace longroad
{

namespace
{

int ceiledHalf(int number)
{
    return (number + 1) / 2;
}

/// Looks for the proofs of one group.
class Group
{
public:
    explicit Group(const RoadNetwork& network) : m_network(network), m_linksAt(network.nodes.size())
    {
        for (std::size_t link = 0; link < network.links.size(); ++link) {
            for (const int end : network.links[link].ends)
                m_linksAt[static_cast<std::size_t>(end)].push_back(link);
        }
    }

    int pieces() const { return static_cast<int>(m_network.links.size()); }
    bool isTree() const { return m_network.links.size() + 1 == m_network.nodes.size(); }

    /// Of all intersections that show it the clearest: where no arm has too many pieces; then a
    /// fork; then where the two arms are most even; then the first. The middle of a longest line
    /// always is one of them.
    TwoBestArms twoBestArms(int longest) const
    {
        std::optional<TwoBestArms> best;
        std::tuple<bool, bool, int> clarity;
        for (std::size_t node = 0; node < m_linksAt.size(); ++node) {
            std::vector<Arm> arms;
            bool isSmall = true;
            for (const std::size_t link : m_linksAt[node]) {
                arms.push_back(armAlong(link, node));
                isSmall = isSmall && arms.back().pieces <= longest;
            }
            if (arms.size() < 2 || !showsTheLongest(arms, longest))
                continue;
            std::sort(arms.begin(), arms.end(),
                      [](const Arm& one, const Arm& other) { return one.length > other.length; });
            const std::tuple here(isSmall, arms.size() > 2, arms[1].length);
            if (!best || here > clarity) {
                best = TwoBestArms{m_network.nodes[node], arms[0].length, arms[1].length};
                clarity = here;
            }
        }
        assert(best);
        return *best;
    }

    OddPoints oddPoints() const
    {
        OddPoints odd{{}, 0};
        for (const std::size_t node : oddNodes())
            odd.at.push_back(m_network.nodes[node]);
        const auto count = static_cast<int>(odd.at.size()); // even, as in every graph
        odd.leftOut = std::max(0, (count - 2) / 2);
        return odd;
    }

    OddStretches oddStretches() const
    {
        OddStretches odd{{}, 0};
        std::vector<int> lengths;
        for (const std::size_t node : oddNodes()) {
            lengths.push_back(shortestStretch(node));
            odd.points.push_back({m_network.nodes[node], lengths.back()});
        }
        std::sort(lengths.begin(), lengths.end(), std::greater());
        const auto ends = std::min<std::ptrdiff_t>(2, std::ssize(lengths));
        odd.leftOut = ceiledHalf(std::accumulate(lengths.begin() + ends, lengths.end(), 0));
        return odd;
    }

private:
    /// What lies in one direction from a point of a tree.
    struct Arm
    {
        int length = 0; ///< Of the longest line that starts at the point.
        int pieces = 0;
    };

    std::size_t otherEnd(std::size_t link, std::size_t node) const
    {
        const auto& ends = m_network.links[link].ends;
        return static_cast<std::size_t>(static_cast<std::size_t>(ends[0]) == node ? ends[1]
                                                                                  : ends[0]);
    }

    Arm armAlong(std::size_t link, std::size_t node) const
    {
        const std::size_t next = otherEnd(link, node);
        Arm arm;
        for (const std::size_t further : m_linksAt[next]) {
            if (further == link)
                continue;
            const Arm beyond = armAlong(further, next);
            arm.length = std::max(arm.length, beyond.length);
            arm.pieces += beyond.pieces;
        }
        return {arm.length + 1, arm.pieces + 1};
    }

    static bool showsTheLongest(const std::vector<Arm>& arms, int longest)
    {
        int best = 0;
        int second = 0;
        for (const Arm& arm : arms) {
            // A line that stays in the arm is at its nearest one away or more, and goes from there
            // twice as far as the arm does.
            if (arm.pieces > longest && 2 * (arm.length - 1) > longest)
                return false;
            second = std::max(second, std::min(best, arm.length));
            best = std::max(best, arm.length);
        }
        return best + second == longest;
    }

    std::vector<std::size_t> oddNodes() const
    {
        std::vector<std::size_t> odd;
        for (std::size_t node = 0; node < m_linksAt.size(); ++node) {
            if (m_linksAt[node].size() % 2 != 0)
                odd.push_back(node);
        }
        return odd;
    }

    int shortestStretch(std::size_t node) const
    {
        int shortest = pieces();
        for (std::size_t link : m_linksAt[node]) {
            std::size_t next = otherEnd(link, node);
            int length = 1;
            for (; m_linksAt[next].size() == 2; ++length) {
                link = m_linksAt[next][m_linksAt[next][0] == link ? 1 : 0];
                next = otherEnd(link, next);
            }
            shortest = std::min(shortest, length);
        }
        return shortest;
    }

    const RoadNetwork& m_network;
    std::vector<std::vector<std::size_t>> m_linksAt; ///< Of each node.
};

/// The other players' buildings where the group meets more roads of its player than the one.
std::vector<VertexId> cutsOf(const RoadNetwork& network, const Position& position, Seat player)
{
    std::vector<VertexId> cuts;
    for (const VertexId vertex : network.nodes) {
        const auto& building = position.buildings[vertex];
        const auto edges = position.topology().edgesAt(vertex);
        const auto meeting = std::count_if(edges.begin(), edges.end(), [&](EdgeId edge) {
            return position.roads[edge] == player;
        });
        if (building && building->owner != player && meeting > 1)
            cuts.push_back(vertex);
    }
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    return cuts;
}

struct Bound
{
    LengthProof proof;
    int atMost;
};

/// The simplest that is good for `length`.
Bound bound(const RoadNetwork& network, const Position& position, Seat player, int length)
{
    const Group group(network);
    const int pieces = group.pieces();
    if (pieces <= length)
        return {NoMorePieces(), pieces};
    RoadSet roads;
    for (const auto& link : network.links)
        roads.insert(link.edge);
    const int longest = longestRouteLength(withOnly(position, player, roads), player);
    if (group.isTree())
        return {group.twoBestArms(longest), longest};
    if (const OddPoints odd = group.oddPoints(); pieces - odd.leftOut <= length)
        return {odd, pieces - odd.leftOut};
    if (const OddStretches odd = group.oddStretches(); pieces - odd.leftOut <= length)
        return {odd, pieces - odd.leftOut};
    return {Searched(), longest};
}

} // namespace

std::vector<GroupProof> routeProof(const Position& position, Seat player, const Route& route)
{
    std::vector<GroupProof> proofs;
    for (const RoadNetwork& network : roadNetworks(position, player)) {
        std::vector<EdgeId> roads;
        for (const auto& link : network.links)
            roads.push_back(link.edge);
        const auto [proof, atMost] = bound(network, position, player, route.length());
        proofs.push_back({roads, cutsOf(network, position, player), proof, atMost});
    }
    std::stable_partition(proofs.begin(), proofs.end(), [&](const GroupProof& group) {
        return std::binary_search(group.roads.begin(), group.roads.end(), route.edges[0]);
    });
    return proofs;
}

} // namespace longroad
