// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/claim.h"
#include "tests/support/board_fixture.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <set>

namespace longroad
{
namespace
{

using Roads = std::set<EdgeId>;

/// Some of the player's roads, and now and then a place that isn't the player's.
std::vector<EdgeId> anyClaim(const Position& position, Seat player, std::mt19937& random)
{
    const int ownInTen = 4 + randomBelow(random, 7);
    std::vector<EdgeId> claimed;
    for (const EdgeId edge : position.topology().edges()) {
        const int inTen = position.roads[edge] == player ? ownInTen : 1;
        if (randomBelow(random, 10) < inTen)
            claimed.push_back(edge);
    }
    return claimed;
}

Position withOnly(const Position& position, Seat player, const std::vector<EdgeId>& claimed)
{
    Position less = position;
    const Roads kept(claimed.begin(), claimed.end());
    for (const EdgeId edge : position.topology().edges()) {
        if (less.roads[edge] == player && !kept.contains(edge))
            less.roads[edge].reset();
    }
    return less;
}

/// Calls `check` with many claims by each seat, and stops at the first that fails.
template <class Check> void forEveryClaim(Check check)
{
    for (unsigned seed = 0; seed < 360; ++seed) {
        const Position position = randomPosition(seed);
        std::mt19937 random(seed);
        for (const Seat seat : position.seats()) {
            const std::vector<EdgeId> claimed = anyClaim(position, seat, random);
            check(withOnly(position, seat, claimed), seat, claimed,
                  claimCheck(position, seat, claimed));
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << ", seat " << seat.index() << '\n'
                              << drawing(withOnly(position, seat, claimed));
                return;
            }
        }
    }
}

// RULES.md 1: with no others than the claimed roads the second opinion counts as many.
TEST(ClaimProperties, CountsTheLongestLineOfTheClaimedRoads)
{
    forEveryClaim([](const Position& only, Seat seat, const auto&, const ClaimCheck& check) {
        ASSERT_EQ(check.counted.length(), naiveCount(only, seat).length);
    });
}

// RULES.md 1.1, 1.3, 1.8
TEST(ClaimProperties, CountsARealRouteOfTheClaimedRoads)
{
    forEveryClaim([](const Position& only, Seat seat, const auto& claimed,
                     const ClaimCheck& check) {
        const Route& route = check.counted;
        const Roads asked(claimed.begin(), claimed.end());
        for (std::size_t index = 0; index < route.edges.size(); ++index) {
            const EdgeId edge = route.edges[index];
            ASSERT_TRUE(asked.contains(edge) && only.roads[edge] == seat);
            ASSERT_EQ(only.topology().edgeBetween(route.vertices[index], route.vertices[index + 1]),
                      edge);
            const auto& building = only.buildings[route.vertices[index]];
            ASSERT_TRUE(index == 0 || !building || building->owner == seat);
        }
        ASSERT_EQ(Roads(route.edges.begin(), route.edges.end()).size(), route.edges.size());
    });
}

TEST(ClaimProperties, GivesEachPieceAReasonThatFitsTheCount)
{
    forEveryClaim(
        [](const Position& only, Seat seat, const auto& claimed, const ClaimCheck& check) {
            ASSERT_EQ(check.pieces.size(), claimed.size());
            const Roads counted(check.counted.edges.begin(), check.counted.edges.end());
            for (const ClaimedPiece& piece : check.pieces) {
                ASSERT_EQ(piece.counts(), counted.contains(piece.road));
                ASSERT_TRUE(!piece.counts() || piece.isJoined);
                ASSERT_EQ(std::holds_alternative<PieceReason>(piece.reason),
                          only.roads[piece.road] == seat);
            }
        });
}

// RULES.md 1.2, 1.8: what hangs together with the line and isn't in it leaves it somewhere.
TEST(ClaimProperties, FindsAnObstacleWhereverAJoinedPieceDoesNotCount)
{
    forEveryClaim([](const Position&, Seat, const auto&, const ClaimCheck& check) {
        const bool isAnyLeft =
            std::any_of(check.pieces.begin(), check.pieces.end(), [](const ClaimedPiece& piece) {
                return piece.isJoined && !piece.counts();
            });
        ASSERT_TRUE(!isAnyLeft || !check.obstacles.empty());
    });
}

// RULES.md 1.2: else the line would have turned into the branch.
TEST(ClaimProperties, LeavesNoBranchThatIsLongerThanAnArm)
{
    forEveryClaim([](const Position&, Seat, const auto&, const ClaimCheck& check) {
        for (const Obstacle& obstacle : check.obstacles) {
            if (obstacle.building)
                continue;
            ASSERT_EQ(obstacle.left.size(), 1U);
            ASSERT_EQ(obstacle.arms[0] + obstacle.arms[1], check.counted.length());
            ASSERT_GE(obstacle.branch, 1);
            ASSERT_LE(obstacle.branch, std::min(obstacle.arms[0], obstacle.arms[1]));
        }
    });
}

/// From anywhere to a neighbour each time, own roads first, and now and then somewhere else.
std::vector<VertexId> anyWalk(const Position& position, Seat player, std::mt19937& random)
{
    const Topology& topology = position.topology();
    const auto anywhere = [&] { return VertexId(randomBelow(random, topology.vertices().size())); };
    std::vector<VertexId> walk{anywhere()};
    for (int steps = randomBelow(random, 9); steps > 0; --steps) {
        std::vector<EdgeId> choice;
        for (const EdgeId edge : topology.edgesAt(walk.back())) {
            if (position.roads[edge] == player || randomBelow(random, 10) == 0)
                choice.push_back(edge);
        }
        const bool jumps = choice.empty() || randomBelow(random, 10) == 0;
        const auto index = randomBelow(random, std::max(1, static_cast<int>(choice.size())));
        walk.push_back(
            jumps ? anywhere()
                  : topology.otherEnd(choice[static_cast<std::size_t>(index)], walk.back()));
    }
    return walk;
}

// RULES.md 1
TEST(ClaimProperties, FindsTheFirstStepThatMakesAWalkWrong)
{
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const Position position = randomPosition(seed);
        std::mt19937 random(seed);
        const Seat seat(0);
        const std::vector<VertexId> walk = anyWalk(position, seat, random);
        const ClaimCheck check = walkCheck(position, seat, walk);
        ASSERT_EQ(check.isRight(), !check.walkFault) << "seed " << seed;
        const auto steps = check.walkFault ? check.walkFault->step - 1 : check.claimed();
        const std::vector<VertexId> before(walk.begin(), walk.begin() + steps + 1);
        const ClaimCheck untilThen = walkCheck(position, seat, before);
        ASSERT_TRUE(untilThen.isRight()) << "seed " << seed;
        ASSERT_EQ(untilThen.claimed(), steps) << "seed " << seed;
        std::vector<EdgeId> walked;
        for (const ClaimedPiece& piece : untilThen.pieces)
            walked.push_back(piece.road);
        ASSERT_EQ(naiveCount(withOnly(position, seat, walked), seat).length, steps)
            << "seed " << seed;
    }
}

} // namespace
} // namespace longroad
