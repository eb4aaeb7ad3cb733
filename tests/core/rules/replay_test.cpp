// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/replay.h"

#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

const Holder nobody = std::nullopt;

/// Red with five roads in a line along the top row, Blue with five down the left side.
Layout fiveAndFive()
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    giveSettlement(layout, red, "a1");
    giveSettlement(layout, blue, "h1");
    return layout;
}

std::vector<ViolationCode> codes(const std::vector<Violation>& violations)
{
    std::vector<ViolationCode> result;
    for (const Violation& violation : violations)
        result.push_back(violation.code);
    return result;
}

} // namespace

// RULES.md 2.3 and 2.2: the holder before a step is the holder that the step before left.
TEST(Replay, CarriesTheHolderFromStepToStep)
{
    Layout layout = fiveAndFive();
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {road(layout, blue, "k1-l1"), road(layout, red, "a3-b4")};
    Replay replay(layout);
    EXPECT_EQ(replay.step().longestRoute.holder(), red);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().longestRoute.reason, AwardReason::ChallengerExceeds);
    EXPECT_EQ(replay.step().longestRoute.holder(), blue);
    ASSERT_TRUE(replay.next());
    // Red is back at 6, but it is Blue who holds it now.
    EXPECT_EQ(replay.step().longestRoute.before, Holders::known(blue));
    EXPECT_EQ(replay.step().longestRoute.reason, AwardReason::HolderKeepsOnTie);
    EXPECT_FALSE(replay.next());
}

// RULES.md 2, "Through a sequence of moves, all the holders that are still possible are carried
// on": whoever of Red and Blue held it, it is set aside once both are cut below the others' tie.
TEST(Replay, CarriesOnAllHoldersThatAreStillPossible)
{
    Layout layout = plainLayout(4);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3", "a3-b4"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1", "k1-l1"});
    giveRoads(layout, white, {"d2-e2", "e2-f3", "f3-g3", "g3-h2", "h2-i2"});
    giveRoads(layout, orange, {"d4-e4", "e4-f5", "f5-g5", "g5-h4", "h4-i4"});
    layout.moves = {road(layout, white, "i2-j2"), road(layout, orange, "c3-d4"),
                    settlement(layout, white, "a2"), settlement(layout, white, "i1")};
    Replay replay(layout);
    const auto possible = [&] { return replay.step().longestRoute.after.members(4); };
    const std::vector<Holder> redBlueNobody{red, blue, nobody};
    EXPECT_EQ(possible(), redBlueNobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().lengths.of[white], 6);
    EXPECT_EQ(possible(), redBlueNobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().lengths.of[orange], 6);
    EXPECT_EQ(possible(), redBlueNobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().lengths.of[red], 3);
    EXPECT_EQ(possible(), (std::vector<Holder>{blue, nobody}));
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().lengths.of[blue], 3);
    EXPECT_EQ(replay.step().longestRoute.after, Holders::known(nobody));
    EXPECT_EQ(replay.step().longestRoute.reason, AwardReason::TieWithoutHolder);
}

// RULES.md 2.5
TEST(Replay, GivesACardThatWasSetAsideToWhoIsLaterAlone)
{
    Layout layout = plainLayout(3);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3", "a3-b4"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    giveRoads(layout, white, {"d2-e2", "e2-f3", "f3-g3", "g3-h2", "h2-i2"});
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {settlement(layout, white, "a2"), road(layout, blue, "k1-l1")};
    Replay replay(layout);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().longestRoute.holder(), nobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().longestRoute.reason, AwardReason::SoleLeaderTakes);
    EXPECT_EQ(replay.step().longestRoute.holder(), blue);
}

// RULES.md 3.1 and 3.2
TEST(Replay, MovesLargestArmyWithTheFirstThreeAndThenWithMore)
{
    Layout layout = plainLayout(2);
    layout.start.largestArmyBefore = Holders::known(nobody);
    layout.start.knights[red] = 2;
    layout.start.knights[blue] = 2;
    layout.moves = {knight(red), knight(blue), knight(blue)};
    Replay replay(layout);
    EXPECT_EQ(replay.step().largestArmy.holder(), nobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().largestArmy.holder(), red);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().largestArmy.reason, AwardReason::HolderKeepsOnTie);
    EXPECT_EQ(replay.step().largestArmy.holder(), red);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().largestArmy.holder(), blue);
}

// RULES.md 3.3: what a player has in hand counts nothing, whatever it is.
TEST(Replay, CountsNoCardForLargestArmyButPlayedKnights)
{
    Layout layout = plainLayout(2);
    layout.start.knights[red] = 2;
    layout.moves = {Move{red, GainVictoryPointCard{}, false, {}},
                    Move{red, GainVictoryPointCard{}, false, {}}, knight(red)};
    Replay replay(layout);
    ASSERT_TRUE(replay.next());
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().knights.of[red], 2);
    EXPECT_EQ(replay.step().largestArmy.holder(), nobody);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().knights.of[red], 3);
    EXPECT_EQ(replay.step().largestArmy.holder(), red);
}

// RULES.md 4.1 and 4.4: four points between the two.
TEST(Replay, SwingsFourPointsWithTheCard)
{
    Layout layout = fiveAndFive();
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {road(layout, blue, "k1-l1")};
    Replay replay(layout);
    const PerSeat<int> before = replay.step().points;
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().points[red] - before[red], -2);
    EXPECT_EQ(replay.step().points[blue] - before[blue], 2);
}

// RULES.md 4.2 and 4.3
TEST(Replay, WinsWithAHiddenCardOnTheOwnTurn)
{
    Layout layout = plainLayout(2);
    for (const char* place : {"a1", "a3", "l1", "l3"})
        giveSettlement(layout, red, place);
    for (const char* place : {"f1", "f6"}) {
        layout.start.buildings[vertexAt(layout.start, place)] = Building{red, BuildingKind::City};
    }
    layout.start.victoryPointCards[red] = 1;
    layout.start.turn = red;
    layout.moves = {{red, GainVictoryPointCard{}, false, {}}};
    Replay replay(layout);
    EXPECT_EQ(replay.step().points[red], 9);
    EXPECT_EQ(replay.step().winner, std::nullopt);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().points[red], 10);
    EXPECT_EQ(replay.step().winner, red);
}

// RULES.md 4.2
TEST(Replay, EndsNoGameWithPointsInAnotherPlayersTurn)
{
    Layout layout = plainLayout(2);
    for (const char* place : {"a1", "f1", "f6", "l1"}) {
        layout.start.buildings[vertexAt(layout.start, place)] = Building{red, BuildingKind::City};
    }
    layout.start.victoryPointCards[red] = 2;
    layout.start.turn = blue;
    layout.moves = {turn(red), knight(red)};
    Replay replay(layout);
    EXPECT_EQ(replay.step().points[red], 10);
    EXPECT_EQ(replay.step().winner, std::nullopt);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(replay.step().winner, red);
    ASSERT_TRUE(replay.next());
    EXPECT_EQ(codes(replay.step().violations),
              std::vector<ViolationCode>{ViolationCode::AfterTheWin});
}

// CONTRACT.md 2
TEST(Replay, MakesAForbiddenMoveUnlessItIsStrict)
{
    Layout layout = fiveAndFive();
    layout.moves = {road(layout, blue, "l3-k4")};
    EXPECT_EQ(played(layout).position().roads[edgeAt(layout.start, "k4-l3")], blue);
    const Replay strict = played(layout, ForbiddenMoves::AreSkipped);
    EXPECT_EQ(strict.position(), [&] {
        Position same = layout.start;
        same.longestRouteBefore = strict.position().longestRouteBefore;
        same.largestArmyBefore = strict.position().largestArmyBefore;
        return same;
    }());
    for (const Replay& replay : {played(layout), strict}) {
        EXPECT_EQ(codes(replay.step().violations),
                  std::vector<ViolationCode>{ViolationCode::NoConnection});
    }
}

// CONTRACT.md 2
TEST(Replay, NeverMakesAMoveThatIsImpossible)
{
    Layout layout = fiveAndFive();
    layout.moves = {road(layout, blue, "a1-b1"), city(layout, blue, "a1")};
    const Replay replay = played(layout);
    EXPECT_EQ(replay.position().roads, layout.start.roads);
    EXPECT_EQ(replay.position().buildings, layout.start.buildings);
    EXPECT_FALSE(replay.step().made);
}

// CONTRACT.md 3: "A move that breaks a position rule is reported once, as the move's."
TEST(Replay, ReportsWhatAMoveBreaksOnce)
{
    Layout layout = fiveAndFive();
    layout.moves = {settlement(layout, red, "b1")};
    const auto violations = played(layout).analysis().violations;
    ASSERT_EQ(codes(violations), std::vector<ViolationCode>{ViolationCode::DistanceRule});
    EXPECT_EQ(violations.front().move, 0);
}

// CONTRACT.md 3: first the position's, then the moves'.
TEST(Replay, ReportsTheFaultsOfTheStartBeforeThoseOfTheMoves)
{
    Layout layout = fiveAndFive();
    giveSettlement(layout, red, "b1");
    layout.moves = {road(layout, blue, "a1-b1")};
    const auto violations = played(layout).analysis().violations;
    EXPECT_EQ(codes(violations),
              (std::vector<ViolationCode>{ViolationCode::DistanceRule, ViolationCode::Occupied}));
}

// RULES.md 3.4: what was stated stays impossible, whatever is played after it.
TEST(Replay, KeepsTheImpossibleHolderThroughTheMoves)
{
    Layout layout = fiveAndFive();
    layout.start.knights[red] = 2;
    layout.start.largestArmyBefore = Holders::known(red);
    layout.moves = {knight(red)};
    const Analysis analysis = played(layout).analysis();
    EXPECT_EQ(codes(analysis.violations),
              std::vector<ViolationCode>{ViolationCode::ImpossibleHolder});
    EXPECT_EQ(analysis.largestArmy.holder(), red);
}

TEST(Replay, LaysTheTableWithThePositionSoFar)
{
    Layout layout = fiveAndFive();
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {road(layout, blue, "k1-l1"), knight(red)};
    Replay replay(layout);
    ASSERT_TRUE(replay.next());
    const Layout one = replay.table();
    EXPECT_TRUE(one.moves.empty());
    EXPECT_EQ(one.start.roads[edgeAt(layout.start, "k1-l1")], blue);
    EXPECT_EQ(one.start.knights[red], 0);
    EXPECT_EQ(one.start.longestRouteBefore, Holders::known(red));
    EXPECT_EQ(played(layout).table().start.longestRouteBefore, Holders::known(blue));
    const Layout none = fiveAndFive();
    EXPECT_EQ(played(none).table(), none);
}

} // namespace longroad
