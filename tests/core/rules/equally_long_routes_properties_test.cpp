// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_seats.h"
#include "tests/support/route_check.h"

#include <algorithm>
#include <set>

namespace longroad
{
namespace
{

/// The road places of a set, in reading order.
using Roads = std::vector<EdgeId>;

Roads roadsOf(const Route& route)
{
    Roads roads = route.edges;
    std::sort(roads.begin(), roads.end());
    return roads;
}

std::set<Roads> setsOf(const std::vector<Route>& routes)
{
    std::set<Roads> sets;
    for (const Route& route : routes)
        sets.insert(roadsOf(route));
    return sets;
}

std::set<Roads> setsOf(const NaiveCount& count, const Topology& topology)
{
    std::set<Roads> sets;
    for (const NaiveCount::RoadSet& walked : count.roadSets) {
        Roads roads;
        for (const EdgeId edge : topology.edges()) {
            if (walked[static_cast<std::size_t>(edge.index())])
                roads.push_back(edge);
        }
        sets.insert(roads);
    }
    return sets;
}

// RULES.md 1
TEST(EquallyLongRoutesProperties, AreThoseThatTheNaiveCounterFinds)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto routes = equallyLongRoutes(position, seat);
        const NaiveCount naive = naiveCount(position, seat, maxEquallyLong);
        ASSERT_EQ(routes.size(), naive.roadSets.size());
        if (naive.roadSets.size() < maxEquallyLong) {
            ASSERT_EQ(setsOf(routes), setsOf(naive, position.topology()));
        }
    });
}

TEST(EquallyLongRoutesProperties, AreAsManyAsAreCounted)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        ASSERT_EQ(static_cast<int>(equallyLongRoutes(position, seat).size()),
                  longestRoute(position, seat).equallyLong);
    });
}

TEST(EquallyLongRoutesProperties, AreAllOfTheGreatestLength)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        for (const Route& route : equallyLongRoutes(position, seat))
            ASSERT_EQ(route.length(), longestRouteLength(position, seat));
    });
}

// RULES.md 1.1, 1.3, 1.8
TEST(EquallyLongRoutesProperties, AreRealRoutes)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        for (const Route& route : equallyLongRoutes(position, seat))
            ASSERT_EQ(flawIn(route, position, seat), "");
    });
}

// A set that has the first road which only one of two has is, read as words, the lesser one.
TEST(EquallyLongRoutesProperties, ComeInTheReadingOrderOfTheirRoads)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto routes = equallyLongRoutes(position, seat);
        for (std::size_t index = 1; index < routes.size(); ++index)
            ASSERT_LT(roadsOf(routes[index - 1]), roadsOf(routes[index]));
    });
}

TEST(EquallyLongRoutesProperties, BeginWithTheRouteShown)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto routes = equallyLongRoutes(position, seat);
        const Route first = routes.empty() ? Route() : routes.front();
        ASSERT_EQ(longestRoute(position, seat).route, first);
    });
}

TEST(EquallyLongRoutesProperties, AreTheFirstOfAllWhereFewerAreWanted)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto all = equallyLongRoutes(position, seat);
        for (const std::size_t most : {1U, 2U, 5U}) {
            const auto some = equallyLongRoutes(position, seat, static_cast<int>(most));
            ASSERT_EQ(some.size(), std::min(most, all.size()));
            ASSERT_TRUE(std::equal(some.begin(), some.end(), all.begin())) << "the first " << most;
        }
    });
}

TEST(OneLongestRouteProperties, IsTheRouteShown)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        ASSERT_EQ(oneLongestRoute(position, seat), longestRoute(position, seat).route);
    });
}

// RULES.md 1
TEST(LongestRouteLengthProperties, AgreesWithTheNaiveCounter)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        ASSERT_EQ(longestRouteLength(position, seat), naiveCount(position, seat, 1).length);
    });
}

// RULES.md 1
TEST(LongestLengthThroughProperties, AgreesWithTheNaiveCounter)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto naive = naiveLengthsThrough(position, seat);
        for (const EdgeId road : position.topology().edges()) {
            ASSERT_EQ(longestLengthThrough(position, seat, road), naive[road])
                << placeName(position.topology(), road);
        }
    });
}

} // namespace
} // namespace longroad
