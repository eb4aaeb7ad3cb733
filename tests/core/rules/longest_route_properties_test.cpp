// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"
#include "tests/support/moved_position.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_seats.h"

#include <algorithm>
#include <set>

namespace longroad
{
namespace
{

int length(const Position& position, Seat seat)
{
    return longestRoute(position, seat).route.length();
}

bool touches(const Position& position, EdgeId edge, Seat seat)
{
    const Topology& topology = position.topology();
    for (const VertexId end : topology.ends(edge)) {
        for (const EdgeId other : topology.edgesAt(end)) {
            if (position.roads[other] == seat)
                return true;
        }
    }
    return false;
}

/// An empty place of the board that chance picks, or nothing if it finds none.
template <class Id, class Places>
std::optional<Id> anyEmpty(std::mt19937& random, IdRange<Id> ids, const Places& places)
{
    for (int tries = 0; tries < 50; ++tries) {
        const Id id(randomBelow(random, ids.size()));
        if (!places[id])
            return id;
    }
    return std::nullopt;
}

// RULES.md 1
TEST(LongestRouteProperties, AgreesWithTheNaiveCounter)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const LongestRoute longest = longestRoute(position, seat);
        const NaiveCount naive = naiveCount(position, seat, maxEquallyLong);
        ASSERT_EQ(longest.route.length(), naive.length);
        ASSERT_EQ(longest.equallyLong, static_cast<int>(naive.roadSets.size()));
    });
}

// RULES.md 1.1
TEST(LongestRouteProperties, ShowsARouteOfTheOwnRoads)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        for (const EdgeId edge : longestRoute(position, seat).route.edges)
            ASSERT_EQ(position.roads[edge], seat);
    });
}

// RULES.md 1.1
TEST(LongestRouteProperties, ShowsOneContinuousLine)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const Route route = longestRoute(position, seat).route;
        ASSERT_EQ(route.vertices.size(), route.edges.empty() ? 0 : route.edges.size() + 1);
        for (std::size_t index = 0; index < route.edges.size(); ++index) {
            ASSERT_EQ(
                position.topology().edgeBetween(route.vertices[index], route.vertices[index + 1]),
                route.edges[index]);
        }
    });
}

// RULES.md 1.3
TEST(LongestRouteProperties, ShowsNoPieceTwice)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const Route route = longestRoute(position, seat).route;
        ASSERT_EQ(std::set<EdgeId>(route.edges.begin(), route.edges.end()).size(),
                  route.edges.size());
    });
}

// RULES.md 1.8, 1.9
TEST(LongestRouteProperties, PassesNoBuildingOfAnotherPlayer)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const Route route = longestRoute(position, seat).route;
        for (std::size_t index = 1; index + 1 < route.vertices.size(); ++index) {
            const auto& building = position.buildings[route.vertices[index]];
            ASSERT_TRUE(!building || building->owner == seat);
        }
    });
}

TEST(LongestRouteProperties, StartsAtTheEarlierEndOrARingsFirstIntersection)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const auto vertices = longestRoute(position, seat).route.vertices;
        if (vertices.empty())
            return;
        ASSERT_LE(vertices.front(), vertices.back());
        const auto& building = position.buildings[vertices.front()];
        const bool startsAtAnother = building && building->owner != seat;
        if (vertices.front() == vertices.back() && !startsAtAnother) {
            ASSERT_EQ(vertices.front(), *std::min_element(vertices.begin(), vertices.end()));
        }
    });
}

TEST(LongestRouteProperties, KeepsLengthAndCountUnderEverySymmetry)
{
    for (const BoardKind kind : {BoardKind::Base, BoardKind::Extended}) {
        const auto all = symmetries(Topology::of(kind));
        const auto check = [&](const Position& position, Seat seat, unsigned) {
            if (position.board != kind)
                return;
            const LongestRoute longest = longestRoute(position, seat);
            for (const Symmetry& symmetry : all) {
                const LongestRoute image = longestRoute(moved(position, symmetry), seat);
                ASSERT_EQ(image.route.length(), longest.route.length());
                ASSERT_EQ(image.equallyLong, longest.equallyLong);
            }
        };
        forEveryRandomSeat(check, 2);
    }
}

TEST(LongestRouteProperties, KeepsTheLengthThroughEachRoadUnderEverySymmetry)
{
    const auto check = [](const Position& position, Seat seat, unsigned) {
        for (const Symmetry& symmetry : symmetries(position.topology())) {
            const Position image = moved(position, symmetry);
            for (const EdgeId road : position.topology().edges()) {
                if (position.roads[road] == seat) {
                    ASSERT_EQ(longestLengthThrough(image, seat, symmetry(road)),
                              longestLengthThrough(position, seat, road));
                }
            }
        }
    };
    forEveryRandomSeat(check, 20);
}

// RULES.md 1.1
TEST(LongestRouteProperties, IsNeverShorterWithARoadMore)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned seed) {
        std::mt19937 random(seed);
        const auto edge = anyEmpty(random, position.topology().edges(), position.roads);
        if (!edge)
            return;
        Position more = position;
        more.roads[*edge] = seat;
        ASSERT_GE(length(more, seat), length(position, seat)) << "with a road more";
        ASSERT_LE(length(more, seat), 2 * length(position, seat) + 1);
    });
}

// RULES.md 1.8
TEST(LongestRouteProperties, IsNeverLongerWithAnotherPlayersBuildingMore)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned seed) {
        std::mt19937 random(seed);
        const auto vertex = anyEmpty(random, position.topology().vertices(), position.buildings);
        if (!vertex)
            return;
        Position more = position;
        const Seat other(seat.index() == 0 ? 1 : 0);
        more.buildings[*vertex] = Building{other, BuildingKind::Settlement};
        ASSERT_LE(length(more, seat), length(position, seat));
    });
}

// RULES.md 1.1, 1.6
TEST(LongestRouteProperties, IsTheSameWithAnOwnBuildingMore)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned seed) {
        std::mt19937 random(seed);
        const auto vertex = anyEmpty(random, position.topology().vertices(), position.buildings);
        if (!vertex)
            return;
        Position more = position;
        more.buildings[*vertex] = Building{seat, BuildingKind::City};
        ASSERT_EQ(longestRoute(more, seat), longestRoute(position, seat));
    });
}

// RULES.md 1.7
TEST(LongestRouteProperties, IsTheSameWithAnotherPlayersRoadMore)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned seed) {
        std::mt19937 random(seed);
        const auto edge = anyEmpty(random, position.topology().edges(), position.roads);
        if (!edge)
            return;
        Position more = position;
        more.roads[*edge] = Seat(seat.index() == 0 ? 1 : 0);
        ASSERT_EQ(longestRoute(more, seat), longestRoute(position, seat));
    });
}

// RULES.md 1.11
TEST(LongestRouteProperties, ShowsTheSameRouteWithASinglePieceElsewhere)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned seed) {
        std::mt19937 random(seed);
        const LongestRoute longest = longestRoute(position, seat);
        const auto edge = anyEmpty(random, position.topology().edges(), position.roads);
        if (!edge || touches(position, *edge, seat) || longest.route.length() < 2)
            return;
        Position more = position;
        more.roads[*edge] = seat;
        ASSERT_EQ(longestRoute(more, seat), longest);
    });
}

// RULES.md 1.11
TEST(LongestRouteProperties, ShowsTheSameRouteWithoutTheOtherGroups)
{
    forEveryRandomSeat([](const Position& position, Seat seat, unsigned) {
        const Route route = longestRoute(position, seat).route;
        Position alone = position;
        std::set<EdgeId> group(route.edges.begin(), route.edges.end());
        for (std::size_t before = 0; before != group.size();) {
            before = group.size();
            for (const EdgeId edge : std::set<EdgeId>(group)) {
                for (const VertexId end : position.topology().ends(edge)) {
                    for (const EdgeId next : position.topology().edgesAt(end)) {
                        if (position.roads[next] == seat)
                            group.insert(next);
                    }
                }
            }
        }
        for (const EdgeId edge : position.topology().edges()) {
            if (position.roads[edge] == seat && !group.contains(edge))
                alone.roads[edge].reset();
        }
        ASSERT_EQ(longestRoute(alone, seat).route, route);
    });
}

} // namespace
} // namespace longroad
