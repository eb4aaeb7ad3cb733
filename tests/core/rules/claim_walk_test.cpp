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

ClaimCheck walk(const Position& position, const std::vector<std::string_view>& places)
{
    std::vector<VertexId> way;
    for (const std::string_view place : places)
        way.push_back(vertexAt(position, place));
    return walkCheck(position, red, way);
}

/// Red's line from g1 to g3, closed to a ring there, with a blue settlement on the ring's h3, and a
/// road of blue's from it.
Position lineAndRing()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .-r-.-r-.-r-.-r-.-r-b-r-.---.---.---.---.
            |       |       b       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

/// What the first fault of a walk of red's on that board should be.
WalkFault fault(WalkFaultKind kind, int step, std::string_view at,
                std::optional<Seat> owner = std::nullopt)
{
    return {kind, step, vertexAt(lineAndRing(), at), owner};
}

// RULES.md 1.1, 1.9: from end to end, where the building ends it.
TEST(WalkClaim, IsRightAlongOwnRoads)
{
    const ClaimCheck check =
        walk(lineAndRing(), {"g1", "h1", "g2", "h2", "g3", "f3", "e3", "f4", "g4", "h3"});
    EXPECT_TRUE(check.isRight());
    EXPECT_TRUE(check.isLongest());
    EXPECT_EQ(check.walkFault, std::nullopt);
    EXPECT_EQ(check.claimed(), 9);
}

// The numbers are those of the walk, whichever way the longest route is shown.
TEST(WalkClaim, NumbersThePiecesAsTheyAreWalked)
{
    const Position position = lineAndRing();
    const ClaimCheck check = walk(position, {"g2", "h1", "g1"});
    EXPECT_EQ(names(position, check.counted.vertices), (Names{"g2", "h1", "g1"}));
    EXPECT_EQ(check.pieces[0].reason, ClaimReason(PieceReason(Counted{1})));
    EXPECT_EQ(names(position, check.counted.edges), (Names{"g2-h1", "g1-h1"}));
}

// RULES.md 1.8, 1.10: the ring counts 6, but not in this order.
TEST(WalkClaim, IsWrongWhereItPassesAnotherPlayersBuilding)
{
    const Position position = lineAndRing();
    const ClaimCheck check = walk(position, {"g3", "h3", "g4", "f4", "e3", "f3", "g3"});
    EXPECT_EQ(check.counted.length(), 6);
    EXPECT_EQ(check.walkFault, fault(WalkFaultKind::PassesBuilding, 2, "h3", blue));
    EXPECT_FALSE(check.isRight());
    EXPECT_TRUE(walk(position, {"h3", "g4", "f4", "e3", "f3", "g3", "h3"}).isRight());
}

// RULES.md 1.6
TEST(WalkClaim, PassesOwnBuildings)
{
    Position position = lineAndRing();
    position.buildings[vertexAt(position, "h1")] = Building{red, BuildingKind::Settlement};
    EXPECT_TRUE(walk(position, {"g1", "h1", "g2"}).isRight());
}

TEST(WalkClaim, IsWrongWhereItJumps)
{
    const ClaimCheck check = walk(lineAndRing(), {"g1", "h1", "g3", "f3"});
    EXPECT_EQ(check.walkFault, fault(WalkFaultKind::Jumps, 2, "h1"));
    EXPECT_EQ(check.claimed(), 2); // The jump is no piece.
    EXPECT_EQ(walk(lineAndRing(), {"g1", "g1"}).walkFault, fault(WalkFaultKind::Jumps, 1, "g1"));
}

// Every piece counts, and in one line, but nobody can walk so.
TEST(WalkClaim, IsWrongWhereItJumpsThoughAllPiecesCount)
{
    const ClaimCheck check = walk(lineAndRing(), {"g2", "h1", "g1", "g2", "h2"});
    EXPECT_EQ(check.claimed(), 3);
    EXPECT_EQ(check.counted.length(), 3);
    EXPECT_EQ(check.walkFault, fault(WalkFaultKind::Jumps, 3, "g1"));
    EXPECT_FALSE(check.isRight());
}

// RULES.md 1.1
TEST(WalkClaim, IsWrongOnAnothersRoadAndWhereNobodyHasBuilt)
{
    const Position position = lineAndRing();
    EXPECT_EQ(walk(position, {"h3", "i3"}).walkFault,
              fault(WalkFaultKind::AnothersRoad, 1, "h3", blue));
    EXPECT_EQ(walk(position, {"h1", "g1", "f1"}).walkFault, fault(WalkFaultKind::NoRoad, 2, "g1"));
}

// RULES.md 1.3: nobody turns round on a piece.
TEST(WalkClaim, IsWrongWhereAPieceIsWalkedAgain)
{
    const ClaimCheck check = walk(lineAndRing(), {"g1", "h1", "g2", "h1"});
    EXPECT_EQ(check.walkFault, fault(WalkFaultKind::WalkedAgain, 3, "g2"));
    EXPECT_EQ(check.claimed(), 3);
    EXPECT_EQ(check.counted.length(), 2);
    EXPECT_EQ(check.pieces[2].reason, ClaimReason(ClaimedAgain{2}));
}

// RULES.md 1.4
TEST(WalkClaim, MayVisitAnIntersectionTwice)
{
    Position position = lineAndRing();
    position.buildings[vertexAt(position, "h3")].reset();
    EXPECT_TRUE(walk(position, {"h2", "g3", "f3", "e3", "f4", "g4", "h3", "g3"}).isRight());
}

TEST(WalkClaim, NamesTheFirstFaultOfSeveral)
{
    EXPECT_EQ(walk(lineAndRing(), {"g1", "h1", "i1", "g2", "h1", "g2"}).walkFault,
              fault(WalkFaultKind::NoRoad, 2, "h1"));
}

TEST(WalkClaim, MayStandStillOrBeNothing)
{
    for (const ClaimCheck& check : {walk(lineAndRing(), {"g1"}), walk(lineAndRing(), {})}) {
        EXPECT_EQ(check.claimed(), 0);
        EXPECT_EQ(check.walkFault, std::nullopt);
        EXPECT_EQ(check.counted, Route());
        EXPECT_EQ(check.longest, 9);
    }
}

} // namespace
} // namespace longroad
