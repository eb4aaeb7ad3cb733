// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/play.h"

#include "core/rules/history.h"
#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

using Piece = SetupTask::Piece;
using Reason = PlayRefusal::Reason;

PlayState stateAt(const Layout& layout, int step)
{
    return playState(layout, History(layout).at(step));
}

PlayState stateOf(const Layout& layout)
{
    return stateAt(layout, static_cast<int>(layout.moves.size()));
}

/// The layout with the move that the state makes of an action; it must be allowed.
Layout after(const Layout& layout, Seat player, const Action& action)
{
    const PlayState state = stateOf(layout);
    const Move move = moveOf(state, player, action);
    EXPECT_FALSE(refusal(state, move));
    return withMove(layout, static_cast<int>(layout.moves.size()), state, move);
}

Layout settled(const Layout& layout, Seat player, std::string_view vertex, std::string_view edge)
{
    return after(after(layout, player, BuildSettlement{vertexAt(layout.start, vertex)}), player,
                 BuildRoad{edgeAt(layout.start, edge)});
}

std::optional<Reason> reasonAgainst(const Layout& layout, const Move& move)
{
    const auto found = refusal(stateOf(layout), move);
    return found ? std::optional(found->reason) : std::nullopt;
}

/// In the turn of red, who has a settlement.
Layout redToMove()
{
    Layout layout = plainLayout(3);
    giveSettlement(layout, red, "a1");
    layout.start.turn = red;
    return layout;
}

} // namespace

// RULES.md 5.7
TEST(Play, TheSetupGoesRoundAndBackAgain)
{
    Layout game = plainLayout(3);
    EXPECT_EQ(stateOf(game).setup, SetupTask());
    game = settled(game, blue, "a1", "a1-b1"); // Blue begins
    EXPECT_EQ(stateOf(game).setup, (SetupTask{Piece::Settlement, 1, white}));
    game = settled(game, white, "a2", "a2-b2");
    game = settled(game, red, "a3", "a3-b3");
    EXPECT_EQ(stateOf(game).setup, (SetupTask{Piece::Settlement, 2, red}));
    game = after(game, red, BuildSettlement{vertexAt(game.start, "e1")});
    EXPECT_EQ(stateOf(game).setup, (SetupTask{Piece::Road, 2, red}));
    game = after(game, red, BuildRoad{edgeAt(game.start, "e1-f1")});
    game = settled(game, white, "e2", "e2-f2");
    EXPECT_TRUE(stateOf(game).setup);
    game = settled(game, blue, "e3", "e3-f3");
    EXPECT_FALSE(stateOf(game).setup);
    // The last road started the game, with whoever began.
    EXPECT_EQ(game.moves.back(), turn(blue));
    EXPECT_EQ(game.moves.size(), 13U);
    EXPECT_EQ(stateOf(game).position.turn, blue);
}

TEST(Play, TheSetupTakesOnlyWhatComesNext)
{
    const Layout game = after(plainLayout(2), red, BuildSettlement{vertexAt({}, "a1")});
    const auto settle = inSetup(settlement(game, blue, "a3"));
    EXPECT_EQ(reasonAgainst(game, settle), Reason::SetupOrder);
    EXPECT_EQ(reasonAgainst(game, inSetup(road(game, blue, "a1-b1"))), Reason::SetupOrder);
    EXPECT_EQ(reasonAgainst(game, city(game, red, "a1")), Reason::SetupOrder);
    EXPECT_EQ(reasonAgainst(game, turn(red)), Reason::SetupOrder);
    EXPECT_EQ(reasonAgainst(game, knight(red)), Reason::SetupOrder);
    EXPECT_EQ(reasonAgainst(game, inSetup(road(game, red, "a3-b3"))), Reason::BreaksRules);
    EXPECT_EQ(reasonAgainst(game, inSetup(road(game, red, "a1-b1"))), std::nullopt);
}

TEST(Play, ABoardWithAPieceOrATurnIsBeyondTheSetup)
{
    Layout layout = plainLayout(2);
    layout.start.turn = red;
    EXPECT_FALSE(stateOf(layout).setup);
    layout = plainLayout(2);
    layout.start.knights[blue] = 1;
    EXPECT_FALSE(stateOf(layout).setup);
    layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1"});
    EXPECT_FALSE(stateOf(layout).setup);
    layout = plainLayout(2);
    layout.moves = {turn(red)};
    EXPECT_FALSE(stateOf(layout).setup);
    EXPECT_TRUE(stateAt(layout, 0).setup);
}

// RULES.md 5.2 and 4.2
TEST(Play, RefusesWhatTheRulesObjectTo)
{
    const Layout game = redToMove();
    const auto refused = refusal(stateOf(game), road(game, red, "a3-b3"));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->reason, Reason::BreaksRules);
    EXPECT_EQ(refused->violations.front().code, ViolationCode::NoConnection);
    EXPECT_EQ(refusal(stateOf(game), knight(blue))->violations.front().code,
              ViolationCode::NotYourTurn);
}

TEST(Play, NobodyPlaysOnAfterTheWin)
{
    Layout game = redToMove();
    game.start.victoryPointCards[red] = 5;
    game.start.knights[red] = 3;
    giveSettlement(game, red, "a3");
    game.moves = {turn(blue), turn(red), turn(blue)};
    EXPECT_EQ(reasonAgainst(game, knight(blue)), std::nullopt);
    giveSettlement(game, red, "e1");
    EXPECT_EQ(refusal(stateOf(game), knight(blue))->violations.front().code,
              ViolationCode::AfterTheWin);
    EXPECT_TRUE(refusal(stateOf(game), turn(red)));
}

// RULES.md 3.5
TEST(Play, OneKnightATurn)
{
    Layout game = redToMove();
    game.moves = {knight(red), road(game, red, "a1-b1")};
    EXPECT_EQ(reasonAgainst(game, knight(red)), Reason::OneCardATurn);
    EXPECT_EQ(reasonAgainst(game, {red, GainVictoryPointCard{}, false, {}}), std::nullopt);
    game.moves.push_back(turn(blue));
    EXPECT_EQ(reasonAgainst(game, knight(blue)), std::nullopt);
    // Without turns nobody knows which two were in one.
    game.start.turn.reset();
    game.moves = {knight(red)};
    EXPECT_EQ(reasonAgainst(game, knight(red)), std::nullopt);
}

// RULES.md 3.6
TEST(Play, TheDeckIsOneForAll)
{
    Layout game = redToMove();
    game.start.victoryPointCards[red] = 2;
    game.start.victoryPointCards[blue] = 3;
    game.start.knights[white] = 14;
    EXPECT_EQ(reasonAgainst(game, {red, GainVictoryPointCard{}, false, {}}), Reason::DeckIsEmpty);
    EXPECT_EQ(reasonAgainst(game, knight(red)), Reason::DeckIsEmpty);
}

TEST(Play, TurnsGoRoundInTheOrderOfTheSeats)
{
    Layout game = redToMove();
    EXPECT_EQ(nextInTurn(stateOf(game)), blue);
    game.start.turn = white;
    EXPECT_EQ(nextInTurn(stateOf(game)), red);
    game.start.turn.reset();
    EXPECT_EQ(nextInTurn(stateOf(game)), std::nullopt);
}

TEST(Play, EditsThatPlaceAreMovesAndTheOthersAreNot)
{
    const Layout game = redToMove();
    const PlayState state = stateOf(game);
    const VertexId a1 = vertexAt(game.start, "a1");
    const EdgeId edge = edgeAt(game.start, "a1-b1");
    EXPECT_EQ(moveFor(state, PlaceRoad{edge, red}), road(game, red, "a1-b1"));
    EXPECT_EQ(moveFor(state, PlaceBuilding{a1, {red, BuildingKind::City}}), city(game, red, "a1"));
    EXPECT_EQ(moveFor(state, PlaceBuilding{a1, {blue, BuildingKind::Settlement}}),
              settlement(game, blue, "a1"));
    EXPECT_EQ(moveFor(state, SetTurn{blue}), turn(blue));
    EXPECT_EQ(moveFor(state, SetKnights{red, 1}), knight(red));
    EXPECT_EQ(moveFor(state, SetVictoryPointCards{red, 1}),
              (Move{red, GainVictoryPointCard{}, false, {}}));
    EXPECT_EQ(moveFor(state, SetKnights{red, 2}), std::nullopt);
    EXPECT_EQ(moveFor(state, SetTurn{std::nullopt}), std::nullopt);
    EXPECT_EQ(moveFor(state, RemoveRoad{edge}), std::nullopt);
    EXPECT_TRUE(takesBack(state, RemoveRoad{edge}));
    EXPECT_FALSE(takesBack(state, ClearPieces{}));
}

TEST(Play, OnlyRoadsAndSettlementsOfTheSetupAreMarkedSo)
{
    const Layout empty = plainLayout(2);
    const PlayState setup = stateOf(empty);
    EXPECT_TRUE(moveFor(setup, PlaceRoad{edgeAt(empty.start, "a1-b1"), red})->inSetup);
    EXPECT_FALSE(moveFor(setup, SetKnights{red, 1})->inSetup);
    const Layout game = redToMove();
    EXPECT_FALSE(moveFor(stateOf(game), PlaceRoad{edgeAt(game.start, "a1-b1"), red})->inSetup);
}

TEST(Play, AMoveTakesThePlaceOfTheLaterOnes)
{
    Layout game = redToMove();
    game.moves = {road(game, red, "a1-b1"), turn(blue), turn(white)};
    const Layout next = withMove(game, 1, stateAt(game, 1), road(game, red, "a1-b2"));
    EXPECT_EQ(next.moves, (std::vector<Move>{road(game, red, "a1-b1"), road(game, red, "a1-b2")}));
}

TEST(Play, ANewGameStartsOnTheSameLandWithTheSetup)
{
    Layout game = beginnerLayout();
    giveSettlement(game, red, "a1");
    game.start.turn = blue;
    game.start.knights[red] = 2;
    game.moves = {knight(red)};
    const Layout fresh = newGame(game);
    EXPECT_EQ(fresh.start.landscape, game.start.landscape);
    EXPECT_EQ(fresh.players, game.players);
    EXPECT_TRUE(fresh.moves.empty());
    EXPECT_TRUE(stateOf(fresh).setup);
}

// The card's place is decided from who had it after the last move, not before it.
TEST(Play, TheNextMoveIsJudgedByTheHolderOfNow)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    const PlayState state = stateOf(layout);
    EXPECT_EQ(state.position.longestRouteBefore, Holders::known(red));
}

} // namespace longroad
