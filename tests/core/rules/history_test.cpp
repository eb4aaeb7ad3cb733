// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/history.h"

#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// Two turns of two players, over and over.
Layout longGame(int moves)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    layout.moves = {road(layout, blue, "f1-g1"), road(layout, red, "a3-b4")};
    while (static_cast<int>(layout.moves.size()) < moves)
        layout.moves.push_back(turn(layout.moves.size() % 2 == 0 ? red : blue));
    layout.moves.back() = knight(blue);
    return layout;
}

} // namespace

TEST(History, HasAMomentBeforeTheMovesAndOneAfterEach)
{
    const Layout layout = longGame(4);
    const History history(layout);
    EXPECT_EQ(history.length(), 4);
    ASSERT_EQ(history.moments().size(), 5U);
    EXPECT_EQ(history.moments()[0].step.lengths.of[red], 5);
    EXPECT_EQ(history.moments()[2].step.lengths.of[red], 6);
    EXPECT_EQ(history.moments()[4].step.knights.of[blue], 1);
}

TEST(History, GoesToEveryMoveOfAGameTooLongToKeep)
{
    const Layout layout = longGame(1234);
    const History history(layout);
    Replay replay(layout);
    int step = 0;
    do {
        if (step % 37 == 0 || step > 1230) {
            EXPECT_EQ(history.at(step).position(), replay.position()) << step;
            EXPECT_EQ(history.at(step).step().move, replay.step().move) << step;
        }
        ++step;
    } while (replay.next());
    EXPECT_EQ(step, history.length() + 1);
}

TEST(History, OfALayoutWithoutMovesIsTheLayout)
{
    const Layout layout = plainLayout(3);
    const History history(layout);
    EXPECT_EQ(history.length(), 0);
    EXPECT_EQ(history.at(0).position(), layout.start);
}

TEST(History, KnowsHowManyOfThePointsAreCards)
{
    Layout layout = plainLayout(2);
    layout.moves = {{blue, GainVictoryPointCard{}, false, {}}};
    const History history(layout);
    EXPECT_EQ(history.moments()[0].victoryPointCards[blue], 0);
    EXPECT_EQ(history.moments()[1].victoryPointCards[blue], 1);
    EXPECT_EQ(history.moments()[1].step.points[blue], 1);
}

} // namespace longroad
