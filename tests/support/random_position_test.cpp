// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/random_position.h"

#include "core/rules/score.h"
#include "core/rules/violations.h"
#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

TEST(RandomPosition, IsTheSameForTheSameSeed)
{
    EXPECT_EQ(randomPosition(7), randomPosition(7));
    EXPECT_NE(randomPosition(6), randomPosition(9)); // both of one kind
}

TEST(RandomPosition, IsOfEveryKindOnBothBoards)
{
    for (const BoardKind board : {BoardKind::Base, BoardKind::Extended}) {
        for (const Growth growth : {Growth::Play, Growth::Scattered, Growth::Patch}) {
            bool found = false;
            for (unsigned seed = 0; seed < 9; ++seed)
                found = found || randomPosition(seed) == randomPosition(board, growth, seed);
            EXPECT_TRUE(found) << static_cast<int>(board) << ' ' << static_cast<int>(growth);
        }
    }
}

TEST(RandomPosition, FollowsTheBuildingRulesInPlay)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        const auto kind = seed % 2 == 0 ? BoardKind::Base : BoardKind::Extended;
        const Position position = randomPosition(kind, Growth::Play, seed);
        ASSERT_TRUE(violations(position).empty()) << "seed " << seed << '\n' << drawing(position);
    }
}

TEST(RandomPosition, GrowsLongNetworksInPlay)
{
    int full = 0;
    for (unsigned seed = 0; seed < 50; ++seed) {
        const Position position = randomPosition(BoardKind::Base, Growth::Play, seed);
        for (const Seat seat : position.seats())
            full += pieceCount(position, seat).roads >= 10 ? 1 : 0;
    }
    EXPECT_GT(full, 25);
}

TEST(RandomPosition, PutsOtherPlayersBuildingsAmongTheRoads)
{
    int mixed = 0;
    for (unsigned seed = 0; seed < 50; ++seed)
        mixed +=
            pieceCount(randomPosition(BoardKind::Base, Growth::Patch, seed), blue) != PieceCount{}
                ? 1
                : 0;
    EXPECT_GT(mixed, 25);
}

} // namespace
} // namespace longroad
