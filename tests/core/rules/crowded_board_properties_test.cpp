// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"
#include "tests/benchmark/crowded_board.h"
#include "tests/support/board_fixture.h"
#include "tests/support/moved_position.h"
#include "tests/support/random_position.h"
#include "tests/support/route_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

// Where one color has far more pieces than a game, no other counter comes to an end. But what the
// search says of such a board can be held against what it says of the board turned round, of one
// piece more or less, and of each of its roads.

namespace longroad
{
namespace
{

using Roads = std::set<EdgeId>;

/// Calls `check` with many crowded boards of either kind, and stops at the first that fails.
template <class Check> void forEveryCrowdedBoard(unsigned boards, Check check)
{
    for (const BoardKind kind : {BoardKind::Base, BoardKind::Extended}) {
        for (unsigned seed = 0; seed < boards; ++seed) {
            const Position position = crowdedBoard(kind, seed);
            check(position);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << '\n' << drawing(position);
                return;
            }
        }
    }
}

Roads roadsOf(const Route& route)
{
    return {route.edges.begin(), route.edges.end()};
}

Roads roadsOfSeat(const Position& position, Seat seat)
{
    Roads roads;
    for (const EdgeId edge : position.topology().edges()) {
        if (position.roads[edge] == seat)
            roads.insert(edge);
    }
    return roads;
}

/// The places of a board in an order that the seed decides.
template <class Id> std::vector<Id> shuffled(IdRange<Id> places, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<Id> order;
    for (const Id place : places)
        order.insert(order.begin() + randomBelow(random, static_cast<int>(order.size()) + 1),
                     place);
    return order;
}

// RULES.md 1.1, 1.3, 1.8
TEST(CrowdedBoard, ShowsARealRoute)
{
    forEveryCrowdedBoard(200, [](const Position& position) {
        ASSERT_EQ(flawIn(longestRoute(position, red).route, position, red), "");
    });
}

TEST(CrowdedBoard, HasOneAnswerHoweverItIsAskedFor)
{
    forEveryCrowdedBoard(100, [](const Position& position) {
        const LongestRoute longest = longestRoute(position, red);
        ASSERT_EQ(longestRouteLength(position, red), longest.route.length());
        ASSERT_EQ(oneLongestRoute(position, red), longest.route);
        const auto all = equallyLongRoutes(position, red);
        ASSERT_EQ(static_cast<int>(all.size()), longest.equallyLong);
        ASSERT_EQ(all.front(), longest.route);
    });
}

// RULES.md 1: which way round the board lies makes no difference
TEST(CrowdedBoard, KeepsLengthAndCountUnderEverySymmetry)
{
    forEveryCrowdedBoard(40, [](const Position& position) {
        const LongestRoute longest = longestRoute(position, red);
        for (const Symmetry& symmetry : symmetries(position.topology())) {
            const LongestRoute image = longestRoute(moved(position, symmetry), red);
            ASSERT_EQ(image.route.length(), longest.route.length());
            ASSERT_EQ(image.equallyLong, longest.equallyLong);
        }
    });
}

TEST(CrowdedBoard, TakesEveryRouteAlongUnderEverySymmetry)
{
    forEveryCrowdedBoard(20, [](const Position& position) {
        const auto routes = equallyLongRoutes(position, red);
        if (routes.size() == maxEquallyLong)
            return; // the others are other ones
        for (const Symmetry& symmetry : symmetries(position.topology())) {
            std::set<Roads> wanted;
            for (const Route& route : routes) {
                Roads roads;
                for (const EdgeId road : route.edges)
                    roads.insert(symmetry(road));
                wanted.insert(roads);
            }
            std::set<Roads> found;
            for (const Route& route : equallyLongRoutes(moved(position, symmetry), red))
                found.insert(roadsOf(route));
            ASSERT_EQ(found, wanted);
        }
    });
}

TEST(CrowdedBoard, KeepsTheLengthThroughEachRoadUnderEverySymmetry)
{
    forEveryCrowdedBoard(2, [](const Position& position) {
        for (const EdgeId road : roadsOfSeat(position, red)) {
            const int length = longestLengthThrough(position, red, road);
            for (const Symmetry& symmetry : symmetries(position.topology())) {
                ASSERT_EQ(longestLengthThrough(moved(position, symmetry), red, symmetry(road)),
                          length)
                    << placeName(position.topology(), road);
            }
        }
    });
}

TEST(CrowdedBoard, HasTheGreatestLengthThroughThoseRoadsThatSomeRouteTakes)
{
    forEveryCrowdedBoard(8, [](const Position& position) {
        const auto routes = equallyLongRoutes(position, red);
        if (routes.size() == maxEquallyLong)
            return; // there may be others
        Roads taken;
        for (const Route& route : routes)
            taken.merge(roadsOf(route));
        for (const EdgeId road : roadsOfSeat(position, red)) {
            ASSERT_EQ(longestLengthThrough(position, red, road) == routes.front().length(),
                      taken.contains(road))
                << placeName(position.topology(), road);
        }
    });
}

// RULES.md 1.1: from no road to all of them
TEST(CrowdedBoard, GetsNoShorterRouteWhileItFills)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        Position position;
        position.board = seed % 2 == 0 ? BoardKind::Base : BoardKind::Extended;
        position.seatCount = 2;
        for (const VertexId vertex : position.topology().vertices()) {
            if (vertex.index() % 7 == static_cast<int>(seed % 14))
                position.buildings[vertex] = Building{blue, BuildingKind::Settlement};
        }
        int before = 0;
        for (const EdgeId road : shuffled(position.topology().edges(), seed)) {
            position.roads[road] = red;
            const int now = longestRouteLength(position, red);
            ASSERT_GE(now, before) << "seed " << seed << '\n' << drawing(position);
            ASSERT_LE(now, 2 * before + 1) << "seed " << seed << '\n' << drawing(position);
            before = now;
        }
    }
}

// RULES.md 1.8
TEST(CrowdedBoard, GetsNoLongerRouteWhileAnotherPlayerBuilds)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        Position position =
            crowdedBoard(seed % 4 < 2 ? BoardKind::Base : BoardKind::Extended, seed);
        std::vector<VertexId> places = shuffled(position.topology().vertices(), seed);
        places.pop_back();
        int before = longestRouteLength(position, red);
        for (const VertexId vertex : places) {
            position.buildings[vertex] = Building{blue, BuildingKind::City};
            const int now = longestRouteLength(position, red);
            ASSERT_LE(now, before) << "seed " << seed << '\n' << drawing(position);
            before = now;
        }
        ASSERT_LE(before, 2); // through the last place
    }
}

// RULES.md 1.6, 1.7
TEST(CrowdedBoard, IsTheSameWithOwnBuildingsAndOthersRoads)
{
    forEveryCrowdedBoard(40, [](const Position& position) {
        Position more = position;
        for (const VertexId vertex : position.topology().vertices()) {
            if (!more.buildings[vertex])
                more.buildings[vertex] = Building{red, BuildingKind::Settlement};
        }
        for (const EdgeId edge : position.topology().edges()) {
            if (!more.roads[edge])
                more.roads[edge] = blue;
        }
        ASSERT_EQ(longestRoute(more, red), longestRoute(position, red));
    });
}

} // namespace
} // namespace longroad
