// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_proof.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string_view>;

const Names ring{"e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3", "g4-h3"};

Names operator+(Names one, const Names& other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

Position redsRoads(const Names& roads)
{
    Position position;
    position.seatCount = 2;
    for (const std::string_view road : roads)
        position.roads[edgeAt(position, road)] = red;
    return position;
}

void settle(Position& position, Seat seat, std::string_view at)
{
    position.buildings[vertexAt(position, at)] = Building{seat, BuildingKind::Settlement};
}

std::vector<GroupProof> proofs(const Position& position)
{
    return routeProof(position, red, oneLongestRoute(position, red));
}

/// Of a player whose roads all hang together.
GroupProof proof(const Position& position)
{
    const std::vector<GroupProof> all = proofs(position);
    EXPECT_EQ(all.size(), 1U);
    return all.at(0);
}

template <class Kind> Kind as(const GroupProof& group)
{
    EXPECT_TRUE(std::holds_alternative<Kind>(group.proof)) << group.proof.index();
    return std::get<Kind>(group.proof);
}

TEST(RouteProof, IsNoneWithoutARoad)
{
    EXPECT_TRUE(proofs(redsRoads({})).empty());
}

// RULES.md 1.1, 1.5: a line; a ring with a tail
TEST(RouteProof, IsThatThereAreNoMorePiecesWhereAllCount)
{
    const Position line = redsRoads({"e3-f3", "f3-g3", "g3-h2"});
    EXPECT_EQ(proof(line).atMost, 3);
    as<NoMorePieces>(proof(line));
    EXPECT_EQ(names(line, proof(line).roads),
              (std::vector<std::string>{"e3-f3", "f3-g3", "g3-h2"}));
    EXPECT_TRUE(proof(line).cuts.empty());

    const Position tailed = redsRoads(ring + Names{"h3-i3"});
    EXPECT_EQ(proof(tailed).atMost, 7);
    as<NoMorePieces>(proof(tailed));
}

// RULES.md 1.2: arms of 2, 3 and 4 give 7
TEST(RouteProof, NamesTheForkWithTheTwoBestArms)
{
    const Position position = redsRoads(
        {"d3-e3", "c2-d3", "e3-f3", "f3-g3", "g3-h2", "e3-f4", "f4-g4", "g4-h4", "h4-i4"});
    EXPECT_EQ(as<TwoBestArms>(proof(position)), (TwoBestArms{vertexAt(position, "e3"), 4, 3}));
    EXPECT_EQ(proof(position).atMost, 7);
}

// Both forks lie on the longest line; the one in the middle of it halves it best.
TEST(RouteProof, TakesTheForkWhoseArmsAreMostEven)
{
    const Position position =
        redsRoads({"a1-b1", "b1-c1", "c1-d1", "d1-e1", "e1-f1", "f1-g1", "c1-d2", "e1-f2"});
    EXPECT_EQ(proof(position).atMost, 6);
    EXPECT_EQ(as<TwoBestArms>(proof(position)), (TwoBestArms{vertexAt(position, "c1"), 4, 2}));
}

// Both halve the line in the same way, but from one of them an arm has more pieces than the line:
// that none in there is longer would have to be shown again.
TEST(RouteProof, TakesThePlaceWhereNoArmHasTooManyPieces)
{
    const Position position = redsRoads(
        {"d1-e1", "d2-e2", "e1-f1", "e1-f2", "e2-f2", "e2-f3", "f2-g2", "f3-g3", "g2-h2"});
    EXPECT_EQ(proof(position).atMost, 5);
    EXPECT_EQ(as<TwoBestArms>(proof(position)), (TwoBestArms{vertexAt(position, "f2"), 3, 2}));
}

// Far as the long arm goes, it has too few pieces for a longer line to stay in it.
TEST(RouteProof, TakesAForkNearTheEndWhereTheLongArmIsPlain)
{
    const Position position =
        redsRoads({"a1-b1", "b1-c1", "c1-d1", "d1-e1", "e1-f1", "f1-g1", "a1-b2"});
    EXPECT_EQ(proof(position).atMost, 7);
    as<NoMorePieces>(proof(position));

    Position forked = position;
    forked.roads[edgeAt(forked, "b2-c2")] = red;
    forked.roads[edgeAt(forked, "a2-b2")] = red;
    EXPECT_EQ(as<TwoBestArms>(proof(forked)), (TwoBestArms{vertexAt(forked, "b2"), 7, 1}));
}

// From either fork the long arm goes so far, and has so many pieces, that a line might stay in it.
TEST(RouteProof, TakesAPlaceWithoutAForkWhereNoForkShowsIt)
{
    const Names across{"e1-f1", "e1-f2", "e2-f2", "e2-f3", "e3-f3",
                       "e3-f4", "e4-f4", "e4-f5", "e5-f5", "e5-f6"};
    const Position position = redsRoads(across + Names{"d2-e2", "c1-d2", "c2-d2", "b1-c1"} +
                                        Names{"d4-e4", "c3-d4", "c4-d4", "b4-c4"});
    EXPECT_EQ(proof(position).atMost, 10);
    EXPECT_EQ(as<TwoBestArms>(proof(position)), (TwoBestArms{vertexAt(position, "e3"), 5, 5}));
}

// RULES.md 1.3: of three rings around one intersection 14 of 15 count; of a ring with tails of
// 2 and 1 all but the shorter tail
TEST(RouteProof, CountsThePointsWithAnOddNumber)
{
    Position rings = redsRoads({});
    for (const HexId hex : rings.topology().hexesAt(vertexAt(rings, "e3"))) {
        for (const EdgeId side : rings.topology().sides(hex))
            rings.roads[side] = red;
    }
    EXPECT_EQ(proof(rings).roads.size(), 15U);
    EXPECT_EQ(as<OddPoints>(proof(rings)).at.size(), 4U);
    EXPECT_EQ(proof(rings).atMost, 14);

    const Position tails = redsRoads(ring + Names{"h3-i3", "i3-j2", "d3-e3"});
    const OddPoints odd = as<OddPoints>(proof(tails));
    EXPECT_EQ(names(tails, odd.at), (std::vector<std::string>{"d3", "e3", "h3", "j2"}));
    EXPECT_EQ(odd.leftOut, 1);
    EXPECT_EQ(proof(tails).atMost, 8);
}

// RULES.md 1.3: with two tails of 2 one of them doesn't count
TEST(RouteProof, LeavesOutWholeStretches)
{
    const Position position = redsRoads(ring + Names{"h3-i3", "i3-j2", "d3-e3", "c2-d3"});
    const OddStretches odd = as<OddStretches>(proof(position));
    std::vector<VertexId> places;
    for (const OddStretches::Point& point : odd.points) {
        places.push_back(point.at);
        EXPECT_EQ(point.shortest, 2);
    }
    EXPECT_EQ(names(position, places), (std::vector<std::string>{"c2", "e3", "h3", "j2"}));
    EXPECT_EQ(odd.leftOut, 2);
    EXPECT_EQ(proof(position).atMost, 8);
}

// RULES.md 1.8: 7 cut into 4 and 3
TEST(RouteProof, NamesTheBuildingThatCuts)
{
    Position position = redsRoads({"c2-d3", "d3-e3", "e3-f3", "f3-g3", "g3-h2", "h2-i2", "i2-j1"});
    settle(position, blue, "f3");
    settle(position, blue, "j1"); // at the end nothing is cut (1.9)
    settle(position, red, "d3");  // and own buildings never do (1.6)
    const std::vector<GroupProof> both = proofs(position);
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(names(position, both[0].cuts), std::vector<std::string>{"f3"});
    EXPECT_EQ(names(position, both[1].cuts), std::vector<std::string>{"f3"});
    EXPECT_EQ(both[0].atMost, 4);
    EXPECT_EQ(names(position, both[0].roads),
              (std::vector<std::string>{"f3-g3", "g3-h2", "h2-i2", "i2-j1"}));
    EXPECT_EQ(both[1].atMost, 3);
}

// RULES.md 1.10: a ring that comes back to another's building is whole, and ends there twice.
TEST(RouteProof, NamesABuildingOfARingOnce)
{
    Position position = redsRoads(ring);
    settle(position, blue, "e3");
    EXPECT_EQ(names(position, proof(position).cuts), std::vector<std::string>{"e3"});
    EXPECT_EQ(proof(position).atMost, 6);
}

// RULES.md 1.11
TEST(RouteProof, HasOneForEachGroupThatOfTheRouteFirst)
{
    const Position position = redsRoads(Names{"a1-b1", "a3-b4", "b4-c4"} + ring);
    const std::vector<GroupProof> all = proofs(position);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].atMost, 6);
    EXPECT_EQ(names(position, all[1].roads), std::vector<std::string>{"a1-b1"});
    EXPECT_EQ(all[1].atMost, 1);
    EXPECT_EQ(names(position, all[2].roads), (std::vector<std::string>{"a3-b4", "b4-c4"}));
    EXPECT_EQ(all[2].atMost, 2);
}

} // namespace
} // namespace longroad
