// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/layout_fixture.h"
#include "tests/support/window_driver.h"

#include <QLabel>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// Red and Blue with five roads each, and Blue's sixth as a move.
Layout sixthRoad()
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {road(layout, blue, "k1-l1")};
    return layout;
}

} // namespace

// CONTRACT.md 2
TEST(WindowMoves, ShowsTheBoardAfterTheMoves)
{
    WindowDriver driver;
    driver.window().document().open(sixthRoad(), {});
    const EdgeId sixth = edgeAt(driver.position(), "k1-l1");
    EXPECT_EQ(driver.window().shownBoard().roads[sixth].owner, blue);
    EXPECT_EQ(driver.analysis().longestRoute.reason, AwardReason::ChallengerExceeds);
    EXPECT_EQ(driver.analysis().longestRoute.holder(), blue);
}

TEST(WindowMoves, ArrangesFromTheBoardAfterTheMovesAndGivesThemBackOnUndo)
{
    WindowDriver driver;
    driver.window().document().open(sixthRoad(), {});
    driver.choose(red);
    driver.click("a3-b4");
    EXPECT_TRUE(driver.layout().moves.empty());
    EXPECT_EQ(driver.road("k1-l1"), blue);
    EXPECT_EQ(driver.road("a3-b4"), red);
    EXPECT_TRUE(
        driver.window()
            .findChild<QLabel*>(QStringLiteral("status"))
            ->text()
            .contains(QStringLiteral("the moves of the game are dropped, Undo brings them back")));
    driver.undo();
    EXPECT_EQ(driver.layout(), sixthRoad());
}

TEST(WindowMoves, KeepsTheMovesWhenAPlayerGetsAnotherName)
{
    WindowDriver driver;
    driver.window().document().open(sixthRoad(), {});
    EXPECT_TRUE(driver.window().document().make(RenamePlayer{red, "Anna"}));
    EXPECT_EQ(driver.layout().moves, sixthRoad().moves);
}

} // namespace longroad
