// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_reasons.h"
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

bool isAnothers(const Position& position, Seat seat, VertexId vertex)
{
    const auto& building = position.buildings[vertex];
    return building && building->owner != seat;
}

Roads roadsOf(const Position& position, Seat seat)
{
    Roads roads;
    for (const EdgeId edge : position.topology().edges()) {
        if (position.roads[edge] == seat)
            roads.insert(edge);
    }
    return roads;
}

/// Reasons found a second time, by walking every line of a player's roads.
class PlainReasons
{
public:
    PlainReasons(const Position& position, Seat seat, const Route& route)
        : m_position(position), m_seat(seat), m_route(route), m_roads(roadsOf(position, seat)),
          m_counted(route.edges.begin(), route.edges.end())
    {
        for (const NaiveCount::RoadSet& set : naiveCount(position, seat).roadSets)
            m_inSomeLongest |= set;
        m_through = longestThrough(m_roads, position.topology().vertices());
        measureDistances();
    }

    PieceReason reasonOf(EdgeId road) const
    {
        const auto counted = std::find(m_route.edges.begin(), m_route.edges.end(), road);
        if (counted != m_route.edges.end())
            return Counted{static_cast<int>(counted - m_route.edges.begin()) + 1};
        if (m_inSomeLongest[static_cast<std::size_t>(road.index())])
            return InEquallyLong{};
        const Roads part = joinedTo(road, m_roads);
        int longest = 0;
        for (const EdgeId other : part)
            longest = std::max(longest, m_through.at(other));
        if (longest < m_route.length()) {
            const auto at = wayToTheRoute(part);
            return at ? PieceReason(CutOff{*at, m_position.buildings[*at].value(), longest})
                      : PieceReason(InSeparateGroup{longest});
        }
        const auto side = sideBranch(road);
        return side ? PieceReason(*side) : PieceReason(OnShorterLine{m_through.at(road)});
    }

private:
    using Lengths = std::map<EdgeId, int>;

    /// For each of the roads the longest line through it, of those that start at one of `starts`.
    template <class Starts> Lengths longestThrough(const Roads& roads, const Starts& starts) const
    {
        Lengths longest;
        std::vector<EdgeId> line;
        const std::function<void(VertexId)> walkOn = [&](VertexId here) {
            for (const EdgeId road : m_position.topology().edgesAt(here)) {
                if (!roads.contains(road) ||
                    std::find(line.begin(), line.end(), road) != line.end())
                    continue;
                line.push_back(road);
                for (const EdgeId walked : line)
                    longest[walked] = std::max(longest[walked], static_cast<int>(line.size()));
                const VertexId there = m_position.topology().otherEnd(road, here);
                if (!isAnothers(m_position, m_seat, there))
                    walkOn(there);
                line.pop_back();
            }
        };
        for (const VertexId start : starts)
            walkOn(start);
        return longest;
    }

    /// All of `roads` that can be reached from one of them without passing another's building.
    Roads joinedTo(EdgeId road, const Roads& roads) const
    {
        Roads joined{road};
        std::vector<EdgeId> open{road};
        while (!open.empty()) {
            const EdgeId next = open.back();
            open.pop_back();
            for (const VertexId end : m_position.topology().ends(next)) {
                if (isAnothers(m_position, m_seat, end))
                    continue;
                for (const EdgeId other : m_position.topology().edgesAt(end)) {
                    if (roads.contains(other) && joined.insert(other).second)
                        open.push_back(other);
                }
            }
        }
        return joined;
    }

    /// How many buildings of others lie between each road and the route.
    void measureDistances()
    {
        Roads here;
        if (m_route.length() > 0)
            here = joinedTo(m_route.edges.front(), m_roads);
        for (int distance = 0; !here.empty(); ++distance) {
            for (const EdgeId road : here)
                m_distance[road] = distance;
            Roads beyond;
            for (const EdgeId road : here) {
                for (const VertexId end : m_position.topology().ends(road)) {
                    for (const EdgeId other : m_position.topology().edgesAt(end)) {
                        if (m_roads.contains(other) && !m_distance.contains(other))
                            beyond.merge(joinedTo(other, m_roads));
                    }
                }
            }
            here = beyond;
        }
    }

    /// The first intersection at which a part meets one that is a building nearer to the route.
    std::optional<VertexId> wayToTheRoute(const Roads& part) const
    {
        const auto mine = m_distance.find(*part.begin());
        if (mine == m_distance.end())
            return std::nullopt;
        std::set<VertexId> ways;
        for (const EdgeId road : part) {
            for (const VertexId end : m_position.topology().ends(road)) {
                for (const EdgeId other : m_position.topology().edgesAt(end)) {
                    const auto its = m_distance.find(other);
                    if (its != m_distance.end() && its->second == mine->second - 1)
                        ways.insert(end);
                }
            }
        }
        return *ways.begin();
    }

    std::optional<OnSideBranch> sideBranch(EdgeId road) const
    {
        Roads beside;
        std::set_difference(m_roads.begin(), m_roads.end(), m_counted.begin(), m_counted.end(),
                            std::inserter(beside, beside.end()));
        const Roads branch = joinedTo(road, beside);
        std::vector<int> meetings; // indices into the route's intersections
        for (int index = 0; index <= m_route.length(); ++index) {
            const VertexId vertex = m_route.vertices[static_cast<std::size_t>(index)];
            const auto edges = m_position.topology().edgesAt(vertex);
            if (!isAnothers(m_position, m_seat, vertex) &&
                std::any_of(edges.begin(), edges.end(),
                            [&](EdgeId edge) { return branch.contains(edge); }))
                meetings.push_back(index);
        }
        if (meetings.size() != 1)
            return std::nullopt;
        const int arm = std::min(meetings.front(), m_route.length() - meetings.front());
        const VertexId at = m_route.vertices[static_cast<std::size_t>(meetings.front())];
        const int into = longestThrough(branch, std::array{at}).at(road);
        const int turning = into + m_route.length() - arm;
        if (m_through.at(road) != turning)
            return std::nullopt;
        return OnSideBranch{at, into, arm};
    }

    const Position& m_position;
    const Seat m_seat;
    const Route& m_route;
    const Roads m_roads;
    const Roads m_counted;
    NaiveCount::RoadSet m_inSomeLongest;
    Lengths m_through;
    Lengths m_distance;
};

/// Calls `check` with every seat of many random positions, and stops at the first that fails.
template <class Check> void forEveryRandomSeat(Check check)
{
    for (unsigned seed = 0; seed < 900; ++seed) {
        const Position position = randomPosition(seed);
        for (const Seat seat : position.seats()) {
            const Route route = longestRoute(position, seat).route;
            check(position, seat, route, routeReasons(position, seat, route));
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << ", seat " << seat.index() << '\n'
                              << drawing(position);
                return;
            }
        }
    }
}

// RULES.md 1.1 to 1.11
TEST(RouteReasonsProperties, AreThoseThatAPlainWalkFinds)
{
    std::map<std::size_t, int> found; // of each kind of reason
    forEveryRandomSeat(
        [&](const Position& position, Seat seat, const Route& route, const RouteReasons& reasons) {
            const PlainReasons plain(position, seat, route);
            for (const ReasonedPiece& piece : reasons.pieces) {
                ASSERT_TRUE(piece.reason == plain.reasonOf(piece.road))
                    << placeName(position.topology(), piece.road) << ": reason "
                    << piece.reason.index() << ", not " << plain.reasonOf(piece.road).index();
                ++found[piece.reason.index()];
            }
        });
    EXPECT_EQ(found.size(), std::variant_size_v<PieceReason>);
    for (const auto& [kind, times] : found)
        EXPECT_GT(times, 50) << kind;
}

TEST(RouteReasonsProperties, HaveEachRoadOnceInReadingOrder)
{
    forEveryRandomSeat(
        [](const Position& position, Seat seat, const Route&, const RouteReasons& reasons) {
            std::vector<EdgeId> roads;
            for (const ReasonedPiece& piece : reasons.pieces)
                roads.push_back(piece.road);
            ASSERT_EQ(names(position, roads), names(position, roadsOf(position, seat)));
        });
}

TEST(RouteReasonsProperties, CountFromOneToTheLength)
{
    forEveryRandomSeat([](const Position&, Seat, const Route& route, const RouteReasons& reasons) {
        std::set<int> numbers;
        for (const ReasonedPiece& piece : reasons.pieces) {
            if (const auto* counted = std::get_if<Counted>(&piece.reason)) {
                ASSERT_EQ(route.edges.at(static_cast<std::size_t>(counted->number) - 1),
                          piece.road);
                numbers.insert(counted->number);
            }
        }
        ASSERT_EQ(static_cast<int>(numbers.size()), route.length());
    });
}

// What a side branch says can be checked on the board: exchanging the arm for it loses pieces.
TEST(RouteReasonsProperties, HaveOnlySideBranchesShorterThanTheArm)
{
    forEveryRandomSeat([](const Position&, Seat, const Route& route, const RouteReasons& reasons) {
        for (const ReasonedPiece& piece : reasons.pieces) {
            if (const auto* side = std::get_if<OnSideBranch>(&piece.reason)) {
                ASSERT_LT(side->branch, side->arm);
                ASSERT_LE(2 * side->arm, route.length());
            }
        }
    });
}

// RULES.md 1.4, 1.9: at most three pieces meet, and others' buildings stand at the ends alone.
TEST(RouteReasonsProperties, HaveStopsThatAccountForEachVisit)
{
    forEveryRandomSeat([](const Position& position, Seat seat, const Route& route,
                          const RouteReasons& reasons) {
        ASSERT_EQ(reasons.stops.size(),
                  std::set<VertexId>(route.vertices.begin(), route.vertices.end()).size());
        for (const RouteStop& stop : reasons.stops) {
            std::vector<int> touching;
            for (int number = 1; number <= route.length(); ++number) {
                const auto ends =
                    position.topology().ends(route.edges[static_cast<std::size_t>(number) - 1]);
                if (std::find(ends.begin(), ends.end(), stop.at) != ends.end())
                    touching.push_back(number);
            }
            ASSERT_EQ(stop.pieces, touching);
            ASSERT_EQ(stop.building, position.buildings[stop.at]);
            ASSERT_EQ(stop.isStart, stop.at == route.vertices.front());
            ASSERT_EQ(stop.isEnd, stop.at == route.vertices.back());
            const auto visits = std::count(route.vertices.begin(), route.vertices.end(), stop.at);
            ASSERT_EQ(stop.isVisitedTwice(), visits == 2);
            ASSERT_FALSE(stop.isPassed() && isAnothers(position, seat, stop.at));
        }
    });
}

} // namespace
} // namespace longroad
