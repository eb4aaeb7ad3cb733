// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_network.h"
#include "core/rules/route_proof.h"
#include "tests/support/board_fixture.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace longroad
{
namespace
{

using Roads = std::set<EdgeId>;

/// What a reader would do who doubts a proof: look at the group's roads on the board, without any
/// of the rules' own graphs.
class Doubter
{
public:
    Doubter(const Position& position, Seat seat, const GroupProof& group)
        : m_position(position), m_seat(seat), m_group(group),
          m_roads(group.roads.begin(), group.roads.end())
    {}

    /// What is wrong with the proof; empty where nothing is.
    std::string flaw() const { return std::visit(*this, m_group.proof); }

    std::string operator()(const NoMorePieces&) const
    {
        return m_group.atMost == pieces() ? "" : "another number of pieces";
    }

    std::string operator()(const TwoBestArms& proof) const
    {
        std::multiset<int, std::greater<>> arms;
        std::set<EdgeId> inSomeArm;
        for (const EdgeId first : roadsAt(proof.at)) {
            if (inSomeArm.contains(first))
                return "a ring through it";
            std::set<EdgeId> arm;
            bool isRing = false;
            const int length = reach(first, proof.at, arm, isRing);
            if (isRing)
                return "a ring";
            inSomeArm.insert(arm.begin(), arm.end());
            arms.insert(length);
            const bool isSmall = static_cast<int>(arm.size()) <= m_group.atMost;
            if (!isSmall && 2 * (length - 1) > m_group.atMost)
                return "a line in one direction may be longer";
        }
        if (inSomeArm != m_roads)
            return "roads beside the arms";
        if (arms.size() < 2)
            return "one arm";
        if (*arms.begin() != proof.longer || *std::next(arms.begin()) != proof.shorter)
            return "other arms";
        return proof.longer + proof.shorter == m_group.atMost ? "" : "another sum";
    }

    std::string operator()(const OddPoints& proof) const
    {
        if (sorted(proof.at) != sorted(oddPoints()))
            return "other points";
        const int others = static_cast<int>(proof.at.size()) - 2;
        if (2 * proof.leftOut != others)
            return "another number left out";
        return m_group.atMost == pieces() - proof.leftOut ? "" : "another rest";
    }

    std::string operator()(const OddStretches& proof) const
    {
        std::vector<VertexId> places;
        std::multiset<int> lengths;
        for (const OddStretches::Point& point : proof.points) {
            places.push_back(point.at);
            lengths.insert(point.shortest);
            // Of a building that ends several roads, each of them may be the one.
            if (!stretchesAt(point.at).contains(point.shortest))
                return "another stretch";
            if (!endsRoads(point.at) && *stretchesAt(point.at).begin() != point.shortest)
                return "a shorter stretch";
        }
        if (sorted(places) != sorted(oddPoints()))
            return "other points";
        int sum = 0;
        for (const int length : lengths)
            sum += length;
        sum -= *lengths.rbegin() + *std::next(lengths.rbegin());
        if (proof.leftOut != sum / 2 + sum % 2)
            return "another number left out";
        return m_group.atMost == pieces() - proof.leftOut ? "" : "another rest";
    }

    std::string operator()(const Searched&) const { return ""; }

    /// The other players' buildings that part these roads from others, or from themselves.
    std::vector<VertexId> cuts() const
    {
        std::vector<VertexId> cuts;
        for (const VertexId vertex : m_position.topology().vertices()) {
            int own = 0;
            for (const EdgeId edge : m_position.topology().edgesAt(vertex))
                own += m_position.roads[edge] == m_seat ? 1 : 0;
            if (endsRoads(vertex) && !roadsAt(vertex).empty() && own > 1)
                cuts.push_back(vertex);
        }
        return cuts;
    }

    /// All that can be reached from the group's first road.
    Roads joined() const
    {
        Roads reached{m_group.roads.front()};
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const EdgeId edge : m_position.topology().edges()) {
                if (m_position.roads[edge] == m_seat && touches(edge, reached))
                    reached.insert(edge);
            }
        }
        return reached;
    }

private:
    int pieces() const { return static_cast<int>(m_roads.size()); }

    static std::vector<VertexId> sorted(std::vector<VertexId> vertices)
    {
        std::sort(vertices.begin(), vertices.end());
        return vertices;
    }

    bool endsRoads(VertexId vertex) const
    {
        const auto& building = m_position.buildings[vertex];
        return building && building->owner != m_seat;
    }

    bool touches(EdgeId edge, const Roads& roads) const
    {
        for (const VertexId end : m_position.topology().ends(edge)) {
            if (endsRoads(end))
                continue;
            for (const EdgeId other : m_position.topology().edgesAt(end)) {
                if (roads.contains(other))
                    return true;
            }
        }
        return false;
    }

    std::vector<EdgeId> roadsAt(VertexId vertex) const
    {
        std::vector<EdgeId> roads;
        for (const EdgeId edge : m_position.topology().edgesAt(vertex)) {
            if (m_roads.contains(edge))
                roads.push_back(edge);
        }
        return roads;
    }

    std::vector<VertexId> oddPoints() const
    {
        std::vector<VertexId> points;
        for (const VertexId vertex : m_position.topology().vertices()) {
            const std::size_t roads = roadsAt(vertex).size();
            if (endsRoads(vertex))
                points.insert(points.end(), roads, vertex);
            else if (roads % 2 != 0)
                points.push_back(vertex);
        }
        return points;
    }

    /// How far one gets along that road from one of its ends, and what lies there.
    int reach(EdgeId road, VertexId from, std::set<EdgeId>& arm, bool& isRing) const
    {
        if (!arm.insert(road).second) {
            isRing = true;
            return 0;
        }
        const VertexId there = m_position.topology().otherEnd(road, from);
        int further = 0;
        if (!endsRoads(there)) {
            for (const EdgeId next : roadsAt(there)) {
                if (next != road)
                    further = std::max(further, reach(next, there, arm, isRing));
            }
        }
        return further + 1;
    }

    /// The lengths of the stretches that leave a point.
    std::multiset<int> stretchesAt(VertexId vertex) const
    {
        std::multiset<int> lengths;
        for (EdgeId road : roadsAt(vertex)) {
            VertexId here = m_position.topology().otherEnd(road, vertex);
            int length = 1;
            while (here != vertex && !endsRoads(here) && roadsAt(here).size() == 2) {
                const auto both = roadsAt(here);
                road = both[0] == road ? both[1] : both[0];
                here = m_position.topology().otherEnd(road, here);
                ++length;
            }
            lengths.insert(length);
        }
        return lengths;
    }

    const Position& m_position;
    const Seat m_seat;
    const GroupProof& m_group;
    const Roads m_roads;
};

/// Calls `check` with every seat of many random positions, and stops at the first that fails.
template <class Check> void forEveryRandomSeat(Check check)
{
    for (unsigned seed = 0; seed < 900; ++seed) {
        const Position position = randomPosition(seed);
        for (const Seat seat : position.seats()) {
            const Route route = oneLongestRoute(position, seat);
            check(position, seat, route, routeProof(position, seat, route));
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << ", seat " << seat.index() << '\n'
                              << drawing(position);
                return;
            }
        }
    }
}

// RULES.md 1.1 to 1.11
TEST(RouteProofProperties, CanBeCheckedOnTheBoard)
{
    std::map<std::size_t, int> found; // of each kind of proof
    forEveryRandomSeat([&](const Position& position, Seat seat, const Route& route,
                           const std::vector<GroupProof>& proofs) {
        for (const GroupProof& group : proofs) {
            ASSERT_EQ(Doubter(position, seat, group).flaw(), "") << group.proof.index();
            ASSERT_LE(group.atMost, route.length());
            ++found[group.proof.index()];
        }
    });
    EXPECT_EQ(found.size(), std::variant_size_v<LengthProof>);
    for (const auto& [kind, times] : found)
        EXPECT_GT(times, 20) << kind;
}

TEST(RouteProofProperties, SayNothingThatAPlainWalkContradicts)
{
    forEveryRandomSeat([](const Position& position, Seat seat, const Route&,
                          const std::vector<GroupProof>& proofs) {
        for (const GroupProof& group : proofs) {
            RoadSet roads;
            roads.insert(group.roads);
            ASSERT_GE(group.atMost, naiveCount(withOnly(position, seat, roads), seat, 1).length);
        }
    });
}

// RULES.md 1.11
TEST(RouteProofProperties, AreOfAllRoadsInGroupsThatHangTogether)
{
    forEveryRandomSeat([](const Position& position, Seat seat, const Route& route,
                          const std::vector<GroupProof>& proofs) {
        Roads all;
        for (const GroupProof& group : proofs) {
            ASSERT_TRUE(std::is_sorted(group.roads.begin(), group.roads.end()));
            ASSERT_EQ(Doubter(position, seat, group).joined(),
                      Roads(group.roads.begin(), group.roads.end()));
            all.insert(group.roads.begin(), group.roads.end());
        }
        Roads owned;
        for (const EdgeId edge : position.topology().edges()) {
            if (position.roads[edge] == seat)
                owned.insert(edge);
        }
        ASSERT_EQ(names(position, all), names(position, owned));
        if (route.length() > 0) {
            ASSERT_EQ(proofs.front().atMost, route.length());
            ASSERT_TRUE(std::binary_search(proofs.front().roads.begin(), proofs.front().roads.end(),
                                           route.edges.front()));
        }
    });
}

// RULES.md 1.8
TEST(RouteProofProperties, NameAllThatCuts)
{
    int cuts = 0;
    forEveryRandomSeat([&](const Position& position, Seat seat, const Route&,
                           const std::vector<GroupProof>& proofs) {
        for (const GroupProof& group : proofs) {
            ASSERT_EQ(names(position, group.cuts),
                      names(position, Doubter(position, seat, group).cuts()));
            cuts += static_cast<int>(group.cuts.size());
        }
    });
    EXPECT_GT(cuts, 100);
}

} // namespace
} // namespace longroad
