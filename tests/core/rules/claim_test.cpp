// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/claim.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string>;

ClaimCheck claim(const Position& position, const std::vector<std::string_view>& places,
                 Seat player = red)
{
    std::vector<EdgeId> claimed;
    for (const std::string_view place : places)
        claimed.push_back(edgeAt(position, place));
    return claimCheck(position, player, claimed);
}

/// All roads of red's.
ClaimCheck claimOfAll(const Position& position)
{
    std::vector<EdgeId> claimed;
    for (const EdgeId edge : position.topology().edges()) {
        if (position.roads[edge] == red)
            claimed.push_back(edge);
    }
    return claimCheck(position, red, claimed);
}

const ClaimedPiece& pieceOf(const Position& position, const ClaimCheck& check,
                            std::string_view place)
{
    const EdgeId road = edgeAt(position, place);
    return *std::find_if(check.pieces.begin(), check.pieces.end(),
                         [&](const ClaimedPiece& piece) { return piece.road == road; });
}

ClaimReason reasonOf(const Position& position, const ClaimCheck& check, std::string_view place)
{
    return pieceOf(position, check, place).reason;
}

/// Seven pieces of red's in a line from g1 to h4, and two from its g3 up to e2; blue has a road.
Position lineWithBranch()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.-r-.---.---.---.---.---.---.
        |       |       r       |       |       |
        .-r-.-r-.-r-.-r-.-r-.-r-.-r-.-b-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

const std::vector<std::string_view> lineOfSeven{"g1-h1", "g2-h1", "g2-h2", "g3-h2",
                                                "g3-h3", "g4-h3", "g4-h4"};

/// A ring of red's with a tail of one at e3 and at g4.
Position ringWithTails()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

void cut(Position& position, std::string_view place, BuildingKind kind = BuildingKind::Settlement)
{
    position.buildings[vertexAt(position, place)] = Building{blue, kind};
}

// RULES.md 1.1
TEST(Claim, IsRightWhereAllCountsInOneLine)
{
    const Position position = lineWithBranch();
    const ClaimCheck check = claim(position, lineOfSeven);
    EXPECT_TRUE(check.isRight());
    EXPECT_TRUE(check.isLongest());
    EXPECT_EQ(check.claimed(), 7);
    EXPECT_EQ(names(position, check.counted.vertices),
              (Names{"g1", "h1", "g2", "h2", "g3", "h3", "g4", "h4"}));
    EXPECT_EQ(reasonOf(position, check, "g2-h2"), ClaimReason(PieceReason(Counted{3})));
    EXPECT_TRUE(check.obstacles.empty());
}

TEST(Claim, IsRightThoughAnotherRouteIsLonger)
{
    const ClaimCheck check = claim(lineWithBranch(), {"g1-h1", "g2-h1", "g2-h2"});
    EXPECT_TRUE(check.isRight());
    EXPECT_FALSE(check.isLongest());
    EXPECT_EQ(check.counted.length(), 3);
    EXPECT_EQ(check.longest, 7);
}

// RULES.md 1.2
TEST(Claim, LeavesASideBranchOut)
{
    const Position position = lineWithBranch();
    const ClaimCheck check = claimOfAll(position);
    EXPECT_FALSE(check.isRight());
    EXPECT_TRUE(check.isLongest());
    EXPECT_EQ(check.claimed(), 9);
    EXPECT_EQ(check.counted.length(), 7);
    const VertexId fork = vertexAt(position, "g3");
    for (const std::string_view left : {"f3-g3", "e2-f3"}) {
        EXPECT_EQ(reasonOf(position, check, left),
                  ClaimReason(PieceReason(OnSideBranch{fork, 2, 3})));
    }
    ASSERT_EQ(check.obstacles.size(), 1U);
    EXPECT_EQ(check.obstacles[0],
              (Obstacle{fork, std::nullopt, {edgeAt(position, "f3-g3")}, {4, 3}, 2}));
}

// RULES.md 1.2: three arms of two; the fork is one all the same.
TEST(Claim, NamesTheForkWhereTheArmsAreEquallyLong)
{
    const Position position = lineWithBranch();
    const ClaimCheck check =
        claim(position, {"g2-h2", "g3-h2", "g3-h3", "g4-h3", "f3-g3", "e2-f3"});
    EXPECT_EQ(check.counted.length(), 4);
    ASSERT_EQ(check.obstacles.size(), 1U);
    const Obstacle& fork = check.obstacles.front();
    ASSERT_EQ(fork.left.size(), 1U);
    const EdgeId left = fork.left.front();
    EXPECT_EQ(fork, (Obstacle{vertexAt(position, "g3"), std::nullopt, {left}, {2, 2}, 2}));
    EXPECT_EQ(reasonOf(position, check, placeName(position.topology(), left)),
              ClaimReason(PieceReason(InEquallyLong{})));
}

// RULES.md 1.8, 1.9
TEST(Claim, EndsAtAnotherPlayersBuilding)
{
    Position position = lineWithBranch();
    cut(position, "g2", BuildingKind::City);
    const ClaimCheck check = claim(position, lineOfSeven);
    EXPECT_EQ(check.counted.length(), 5);
    const Building city{blue, BuildingKind::City};
    const VertexId at = vertexAt(position, "g2");
    EXPECT_EQ(reasonOf(position, check, "g1-h1"), ClaimReason(PieceReason(CutOff{at, city, 2})));
    EXPECT_TRUE(pieceOf(position, check, "g1-h1").isJoined);
    ASSERT_EQ(check.obstacles.size(), 1U);
    EXPECT_EQ(check.obstacles[0], (Obstacle{at, city, {edgeAt(position, "g2-h1")}, {0, 0}, 0}));
}

// RULES.md 1.8: both halves are as long, and it is the building that parts them.
TEST(Claim, NamesTheBuildingBetweenEqualHalves)
{
    Position position = lineWithBranch();
    cut(position, "h2");
    const ClaimCheck check =
        claim(position, {"g1-h1", "g2-h1", "g2-h2", "g3-h2", "g3-h3", "g4-h3"});
    EXPECT_EQ(check.counted.length(), 3);
    ASSERT_EQ(check.obstacles.size(), 1U);
    EXPECT_EQ(check.obstacles[0].at, vertexAt(position, "h2"));
    EXPECT_EQ(check.obstacles[0].building, (Building{blue, BuildingKind::Settlement}));
}

// RULES.md 1.8: beyond the second building the first is no less in the way.
TEST(Claim, NamesEveryBuildingThatTheClaimPasses)
{
    Position position = lineWithBranch();
    cut(position, "g2");
    cut(position, "h1");
    const ClaimCheck check = claim(position, lineOfSeven);
    ASSERT_EQ(check.obstacles.size(), 2U);
    EXPECT_EQ(check.obstacles[0].at, vertexAt(position, "g2"));
    EXPECT_EQ(check.obstacles[1].at, vertexAt(position, "h1"));
    EXPECT_EQ(names(position, check.obstacles[1].left), (Names{"g1-h1", "g2-h1"}));
}

// RULES.md 1.6: it is the fork that leaves the branch out.
TEST(Claim, PassesOwnBuildings)
{
    Position position = lineWithBranch();
    position.buildings[vertexAt(position, "g3")] = Building{red, BuildingKind::City};
    EXPECT_EQ(claimOfAll(position).obstacles, claimOfAll(lineWithBranch()).obstacles);
}

// RULES.md 1.11: without the piece between them the claimed ones don't meet.
TEST(Claim, AddsNoSeparateGroups)
{
    Position position = lineWithBranch();
    cut(position, "g1"); // An end, which no line would pass.
    const ClaimCheck check = claim(position, {"g1-h1", "g2-h1", "g3-h2", "g3-h3", "g4-h3"});
    EXPECT_EQ(check.counted.length(), 3);
    EXPECT_EQ(reasonOf(position, check, "g1-h1"), ClaimReason(PieceReason(InSeparateGroup{2})));
    EXPECT_FALSE(pieceOf(position, check, "g1-h1").isJoined);
    EXPECT_TRUE(check.obstacles.empty());
}

// RULES.md 1.4: a ring of six with two tails of one counts 7 of 8 (RULES.md 10).
TEST(Claim, LeavesTheSecondTailOfARingOut)
{
    const ClaimCheck check = claimOfAll(ringWithTails());
    EXPECT_EQ(check.claimed(), 8);
    EXPECT_EQ(check.counted.length(), 7);
    ASSERT_EQ(check.obstacles.size(), 1U);
    EXPECT_EQ(check.obstacles[0].branch, 1);
    EXPECT_EQ(check.obstacles[0].arms[0] + check.obstacles[0].arms[1], 7);
}

// RULES.md 10: three rings around one intersection, 14 of 15. The piece left out lies between two
// forks, so that it is no branch.
TEST(Claim, LeavesOnePieceOfThreeRingsOut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const ClaimCheck check = claimOfAll(position);
    EXPECT_EQ(check.counted.length(), 14);
    ASSERT_EQ(check.obstacles.size(), 2U);
    EXPECT_EQ(check.obstacles[0].left, check.obstacles[1].left);
}

// RULES.md 1.10
TEST(Claim, CountsARingWithAnotherPlayersBuildingOnIt)
{
    Position position = ringWithTails();
    cut(position, "g4");
    const ClaimCheck check =
        claim(position, {"e3-f3", "f3-g3", "g3-h3", "g4-h3", "f4-g4", "e3-f4"});
    EXPECT_TRUE(check.isRight());
    EXPECT_TRUE(check.obstacles.empty());
}

// RULES.md 1.1
TEST(Claim, CountsNoPlaceThatIsNobodysOrAnothers)
{
    const Position position = lineWithBranch();
    const ClaimCheck check = claim(position, {"g4-h4", "g5-h4", "g5-h5"});
    EXPECT_EQ(check.counted.length(), 1);
    EXPECT_EQ(reasonOf(position, check, "g5-h4"), ClaimReason(AnothersRoad{blue}));
    EXPECT_EQ(reasonOf(position, check, "g5-h5"), ClaimReason(NoRoad{}));
    EXPECT_FALSE(pieceOf(position, check, "g5-h4").isJoined);
}

// RULES.md 1.3
TEST(Claim, CountsAPieceThatIsNamedAgainOnce)
{
    const ClaimCheck check = claim(lineWithBranch(), {"g1-h1", "g2-h1", "h1-g1", "g1-h1"});
    EXPECT_EQ(check.claimed(), 4);
    EXPECT_EQ(check.counted.length(), 2);
    EXPECT_EQ(check.pieces[2].reason, ClaimReason(ClaimedAgain{1}));
    EXPECT_EQ(check.pieces[3].reason, ClaimReason(ClaimedAgain{1}));
    EXPECT_FALSE(check.isRight());
}

TEST(Claim, MayBeOfNothing)
{
    const ClaimCheck check = claim(lineWithBranch(), {});
    EXPECT_EQ(check.claimed(), 0);
    EXPECT_EQ(check.counted, Route());
    EXPECT_FALSE(check.isLongest());
    EXPECT_EQ(check.longest, 7);
}

TEST(Claim, MayBeOfAPlayerWithoutRoads)
{
    const Position position = lineWithBranch();
    const ClaimCheck check = claim(position, {"g1-h1"}, white);
    EXPECT_EQ(check.counted, Route());
    EXPECT_EQ(check.longest, 0);
    EXPECT_EQ(reasonOf(position, check, "g1-h1"), ClaimReason(AnothersRoad{red}));
}

} // namespace
} // namespace longroad
