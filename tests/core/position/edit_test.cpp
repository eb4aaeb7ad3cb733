// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/edit.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Building settlementOf(Seat owner)
{
    return {owner, BuildingKind::Settlement};
}

constexpr Building cityOf(Seat owner)
{
    return {owner, BuildingKind::City};
}

/// Four players: red, blue, white and orange; red and blue have built.
Layout someLayout()
{
    Layout layout = roadsOnlyLayout();
    layout.start = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-.---.---.---B-b-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    layout.start.seatCount = 4;
    return layout;
}

EdgeId road(std::string_view name)
{
    return edgeAt(someLayout().start, name);
}

VertexId intersection(std::string_view name)
{
    return vertexAt(someLayout().start, name);
}

/// The position after an edit that is possible.
Position after(const Edit& edit, const Layout& layout = someLayout())
{
    const auto result = applied(layout, edit);
    if (!result) {
        ADD_FAILURE() << "refused, reason " << static_cast<int>(result.error().reason);
        return layout.start;
    }
    return result.value().start;
}

Refusal refusalOf(const Edit& edit, const Layout& layout = someLayout())
{
    const auto result = applied(layout, edit);
    if (result) {
        ADD_FAILURE() << "not refused";
        return {RefusalReason::NothingToChange, std::nullopt};
    }
    return result.error();
}

std::vector<std::string> idsOf(const Layout& layout)
{
    std::vector<std::string> ids;
    for (const Player& player : layout.players)
        ids.push_back(player.id);
    return ids;
}

TEST(PlaceRoad, PutsARoadOnAnEmptyPlace)
{
    EXPECT_EQ(after(PlaceRoad{road("g3-h2"), white}).roads[road("g3-h2")], white);
}

TEST(PlaceRoad, LeavesEverythingElseAsItWas)
{
    Position position = after(PlaceRoad{road("g3-h2"), white});
    position.roads[road("g3-h2")].reset();
    EXPECT_EQ(position, someLayout().start);
}

TEST(PlaceRoad, IsRefusedWhereTheSameRoadLies)
{
    EXPECT_EQ(refusalOf(PlaceRoad{road("g2-h1"), red}),
              (Refusal{RefusalReason::AlreadyThere, std::nullopt}));
}

// RULES.md 5.1
TEST(PlaceRoad, IsRefusedWhereAnotherPlayersRoadLies)
{
    EXPECT_EQ(refusalOf(PlaceRoad{road("g2-h1"), blue}),
              (Refusal{RefusalReason::TakenByAnother, red}));
}

TEST(PlaceRoad, MayStandAlone)
{
    // People enter boards in any order; what is incomplete is shown, not refused.
    EXPECT_EQ(after(PlaceRoad{road("a1-b1"), orange}).roads[road("a1-b1")], orange);
}

TEST(PlaceBuilding, PutsABuildingOnAnEmptyIntersection)
{
    const Position position = after(PlaceBuilding{intersection("h2"), settlementOf(red)});
    EXPECT_EQ(position.buildings[intersection("h2")], settlementOf(red));
}

// RULES.md 5.5
TEST(PlaceBuilding, TurnsAnOwnSettlementIntoACity)
{
    const Position position = after(PlaceBuilding{intersection("h1"), cityOf(red)});
    EXPECT_EQ(position.buildings[intersection("h1")], cityOf(red));
}

TEST(PlaceBuilding, TurnsAnOwnCityBackIntoASettlement)
{
    const Position position = after(PlaceBuilding{intersection("g4"), settlementOf(blue)});
    EXPECT_EQ(position.buildings[intersection("g4")], settlementOf(blue));
}

TEST(PlaceBuilding, IsRefusedWhereTheSameBuildingStands)
{
    EXPECT_EQ(refusalOf(PlaceBuilding{intersection("g4"), cityOf(blue)}),
              (Refusal{RefusalReason::AlreadyThere, std::nullopt}));
}

// RULES.md 5.1
TEST(PlaceBuilding, IsRefusedWhereAnotherPlayersBuildingStands)
{
    EXPECT_EQ(refusalOf(PlaceBuilding{intersection("g4"), cityOf(red)}),
              (Refusal{RefusalReason::TakenByAnother, blue}));
}

TEST(PlaceBuilding, IsNotRefusedForTheDistanceRule)
{
    const Position position = after(PlaceBuilding{intersection("h4"), settlementOf(red)});
    EXPECT_EQ(position.buildings[intersection("h4")], settlementOf(red));
}

TEST(RemoveRoad, TakesTheRoadAway)
{
    EXPECT_EQ(after(RemoveRoad{road("g2-h2")}).roads[road("g2-h2")], std::nullopt);
}

TEST(RemoveRoad, IsRefusedWhereNoneLies)
{
    EXPECT_EQ(refusalOf(RemoveRoad{road("a1-b1")}).reason, RefusalReason::NothingThere);
}

TEST(RemoveBuilding, TakesTheBuildingAway)
{
    EXPECT_EQ(after(RemoveBuilding{intersection("g4")}).buildings[intersection("g4")],
              std::nullopt);
}

TEST(RemoveBuilding, IsRefusedWhereNoneStands)
{
    EXPECT_EQ(refusalOf(RemoveBuilding{intersection("a1")}).reason, RefusalReason::NothingThere);
}

TEST(ClearPieces, TakesEveryPieceAway)
{
    const Position position = after(ClearPieces{});
    EXPECT_EQ(position.roads, Position().roads);
    EXPECT_EQ(position.buildings, Position().buildings);
}

TEST(ClearPieces, ForgetsWhoHeldTheCard)
{
    Layout layout = someLayout();
    layout.start.longestRouteBefore = Holders::known(red);
    EXPECT_EQ(after(ClearPieces{}, layout).longestRouteBefore, Holders::unknown());
}

TEST(ClearPieces, KeepsBoardAndPlayers)
{
    Layout layout = beginnerLayout();
    layout.start.roads[road("a1-b1")] = red;
    EXPECT_EQ(applied(layout, ClearPieces{}).value(), beginnerLayout());
}

TEST(ClearPieces, IsRefusedOnAClearBoard)
{
    EXPECT_EQ(refusalOf(ClearPieces{}, beginnerLayout()).reason, RefusalReason::NothingThere);
}

TEST(StateLongestRouteBefore, SaysWhoHeldTheCard)
{
    EXPECT_EQ(after(StateLongestRouteBefore{Holders::known(blue)}).longestRouteBefore,
              Holders::known(blue));
}

TEST(StateLongestRouteBefore, IsRefusedWhereItIsSaidAlready)
{
    EXPECT_EQ(refusalOf(StateLongestRouteBefore{Holders::unknown()}).reason,
              RefusalReason::NothingToChange);
}

TEST(StateLargestArmyBefore, SaysWhoHeldTheCard)
{
    EXPECT_EQ(after(StateLargestArmyBefore{Holders::known(blue)}).largestArmyBefore,
              Holders::known(blue));
    EXPECT_EQ(refusalOf(StateLargestArmyBefore{Holders::unknown()}).reason,
              RefusalReason::NothingToChange);
}

TEST(SetKnights, GivesThePlayerSoMany)
{
    const Position position = after(SetKnights{blue, 3});
    EXPECT_EQ(position.knights[blue], 3);
    EXPECT_EQ(position.knights[red], 0);
}

// RULES.md 3.6: 14 Knights, 20 with five or six players.
TEST(SetKnights, IsRefusedBeyondTheDeck)
{
    EXPECT_EQ(after(SetKnights{blue, 14}).knights[blue], 14);
    EXPECT_EQ(refusalOf(SetKnights{blue, 15}).reason, RefusalReason::MoreThanTheDeck);
    EXPECT_EQ(refusalOf(SetKnights{blue, -1}).reason, RefusalReason::NothingThere);
    Layout extended = roadsOnlyLayout();
    extended.start.board = BoardKind::Extended;
    EXPECT_TRUE(applied(extended, SetKnights{blue, 20}).ok());
    EXPECT_FALSE(applied(extended, SetKnights{blue, 21}).ok());
}

// RULES.md 3.6: 5 Victory Point cards.
TEST(SetVictoryPointCards, StaysWithinTheDeck)
{
    EXPECT_EQ(after(SetVictoryPointCards{red, 5}).victoryPointCards[red], 5);
    EXPECT_EQ(refusalOf(SetVictoryPointCards{red, 6}).reason, RefusalReason::MoreThanTheDeck);
    EXPECT_EQ(refusalOf(SetVictoryPointCards{red, 0}).reason, RefusalReason::NothingToChange);
}

TEST(SetTurn, SaysWhoseTurnItIs)
{
    EXPECT_EQ(after(SetTurn{blue}).turn, blue);
    EXPECT_EQ(refusalOf(SetTurn{std::nullopt}).reason, RefusalReason::NothingToChange);
}

TEST(SetHex, EntersTerrainAndNumber)
{
    const Position position = after(SetHex{HexId(4), Terrain::Mountains, std::uint8_t{10}});
    EXPECT_EQ(position.landscape.terrain[HexId(4)], Terrain::Mountains);
    EXPECT_EQ(position.landscape.numbers[HexId(4)], 10);
}

// CONTRACT.md 2: a number on every hex but the desert; it may be absent where the terrain is
// unknown.
TEST(SetHex, AsksForWhatAFileNeeds)
{
    EXPECT_EQ(refusalOf(SetHex{HexId(4), Terrain::Hills, std::nullopt}).reason,
              RefusalReason::NumberMissing);
    EXPECT_EQ(refusalOf(SetHex{HexId(4), Terrain::Desert, std::uint8_t{8}}).reason,
              RefusalReason::NumberOnDesert);
    EXPECT_EQ(
        after(SetHex{HexId(4), Terrain::Unknown, std::uint8_t{8}}).landscape.numbers[HexId(4)], 8);
    EXPECT_EQ(refusalOf(SetHex{HexId(4), Terrain::Unknown, std::nullopt}).reason,
              RefusalReason::NothingToChange);
}

// CONTRACT.md 2: the robber defaults to the first desert.
TEST(SetHex, BringsTheRobberToTheFirstDesert)
{
    const Layout entered =
        applied(someLayout(), SetHex{HexId(7), Terrain::Desert, std::nullopt}).value();
    EXPECT_EQ(entered.start.robber, HexId(7));
    const Layout moved = applied(entered, MoveRobber{HexId(2)}).value();
    EXPECT_EQ(applied(moved, SetHex{HexId(1), Terrain::Desert, std::nullopt}).value().start.robber,
              HexId(2));
}

TEST(SetHarbor, LaysReplacesAndTakesAway)
{
    const EdgeId coast = road("a1-b1");
    const Layout one = applied(someLayout(), SetHarbor{coast, Harbor{}}).value();
    EXPECT_EQ((*one.start.landscape.harbors)[coast], Harbor{});
    const Layout other = applied(one, SetHarbor{coast, Harbor{Resource::Ore}}).value();
    EXPECT_EQ((*other.start.landscape.harbors)[coast], Harbor{Resource::Ore});
    const Layout none = applied(other, SetHarbor{coast, std::nullopt}).value();
    EXPECT_EQ(none.start.landscape.harbors, Harbors());
}

TEST(SetHarbor, IsRefusedInlandAndWhereThereIsNone)
{
    EXPECT_EQ(refusalOf(SetHarbor{road("c2-d2"), Harbor{}}).reason, RefusalReason::NotCoastal);
    EXPECT_EQ(refusalOf(SetHarbor{road("a1-b1"), std::nullopt}).reason,
              RefusalReason::NoHarborThere);
}

// RULES.md 7.6: where harbours lie is data that a user can move.
TEST(MoveHarbor, ChangesPlacesWithTheOneThere)
{
    Layout layout = beginnerLayout();
    const EdgeId generic = road("a1-b1");
    const EdgeId grain = road("a2-b3");
    const EdgeId empty = road("a1-b2");
    ASSERT_EQ((*layout.start.landscape.harbors)[grain], Harbor{Resource::Grain});
    layout.harborUnknownKeys[generic] = {{"dock", "1"}};

    const Layout swapped = applied(layout, MoveHarbor{generic, grain}).value();
    EXPECT_EQ((*swapped.start.landscape.harbors)[grain], Harbor{});
    EXPECT_EQ((*swapped.start.landscape.harbors)[generic], Harbor{Resource::Grain});
    EXPECT_EQ(swapped.harborUnknownKeys.count(grain), 1U);
    EXPECT_EQ(swapped.harborUnknownKeys.count(generic), 0U);
    EXPECT_EQ(applied(swapped, MoveHarbor{grain, generic}).value(), layout);

    const Layout moved = applied(layout, MoveHarbor{grain, empty}).value();
    EXPECT_EQ((*moved.start.landscape.harbors)[empty], Harbor{Resource::Grain});
    EXPECT_EQ((*moved.start.landscape.harbors)[grain], std::nullopt);
    EXPECT_EQ(applied(layout, MoveHarbor{empty, grain}).error().reason,
              RefusalReason::NoHarborThere);
    EXPECT_EQ(applied(layout, MoveHarbor{grain, road("c2-d2")}).error().reason,
              RefusalReason::NotCoastal);
}

TEST(SetLandscape, LaysTheLandUnderThePieces)
{
    const Position position = after(SetLandscape{beginnerLandscape()});
    EXPECT_EQ(position.landscape, beginnerLandscape());
    EXPECT_EQ(position.robber, HexId(9)); // the desert C3
    EXPECT_EQ(position.roads, someLayout().start.roads);
    EXPECT_EQ(applied(beginnerLayout(), SetLandscape{beginnerLandscape()}).error().reason,
              RefusalReason::NothingToChange);
}

TEST(SetLandscape, LeavesTheRobberWhereOnlyTheHarborsAreOthers)
{
    Layout layout = beginnerLayout();
    layout.start.robber = HexId(2);
    layout.hexUnknownKeys[HexId(2)] = {{"note", "1"}};
    layout.harborUnknownKeys[road("a1-b1")] = {{"note", "1"}};
    Landscape other = beginnerLandscape();
    other.harbors = Harbors();
    const Layout after = applied(layout, SetLandscape{other}).value();
    EXPECT_EQ(after.start.robber, HexId(2));
    EXPECT_EQ(after.hexUnknownKeys, layout.hexUnknownKeys);
    EXPECT_TRUE(after.harborUnknownKeys.empty());
}

TEST(AddPlayer, TakesThePlayerLast)
{
    const Layout layout = applied(someLayout(), AddPlayer{nextPlayer(someLayout())}).value();
    EXPECT_EQ(idsOf(layout), (std::vector<std::string>{"red", "blue", "white", "orange", "green"}));
    EXPECT_EQ(layout.start.seatCount, 5);
}

// CONTRACT.md 2: 1 to 6 players
TEST(AddPlayer, IsRefusedAfterTheSixth)
{
    Layout layout = someLayout();
    layout = applied(layout, AddPlayer{nextPlayer(layout)}).value();
    layout = applied(layout, AddPlayer{nextPlayer(layout)}).value();
    EXPECT_EQ(refusalOf(AddPlayer{nextPlayer(layout)}, layout).reason,
              RefusalReason::TooManyPlayers);
}

TEST(RemovePlayer, TakesThePiecesAlong)
{
    const Position position = after(RemovePlayer{red});
    EXPECT_EQ(position.roads[road("g2-h1")], std::nullopt);
    EXPECT_EQ(position.buildings[intersection("h1")], std::nullopt);
}

TEST(RemovePlayer, MovesTheOthersUpWithTheirPieces)
{
    Layout layout = someLayout();
    layout.start.knights[blue] = 2;
    layout.start.victoryPointCards[blue] = 1;
    layout = applied(layout, RemovePlayer{red}).value();
    EXPECT_EQ(idsOf(layout), (std::vector<std::string>{"blue", "white", "orange"}));
    EXPECT_EQ(layout.start.seatCount, 3);
    EXPECT_EQ(layout.start.roads[road("g4-h4")], Seat(0));
    EXPECT_EQ(layout.start.buildings[intersection("g4")], cityOf(Seat(0)));
    EXPECT_EQ(layout.start.knights[Seat(0)], 2);
    EXPECT_EQ(layout.start.victoryPointCards[Seat(0)], 1);
}

TEST(RemovePlayer, TakesTheCardsAlong)
{
    Layout layout = someLayout();
    layout.start.knights[orange] = 3;
    layout.start.victoryPointCards[orange] = 1;
    const Position position = after(RemovePlayer{orange}, layout);
    EXPECT_EQ(position.knights, Position().knights);
    EXPECT_EQ(position.victoryPointCards, Position().victoryPointCards);
}

TEST(RemovePlayer, MovesTheHolderUp)
{
    Layout layout = someLayout();
    layout.start.longestRouteBefore = Holders::known(blue);
    layout.start.largestArmyBefore = Holders::known(orange).with(std::nullopt);
    const Position position = after(RemovePlayer{red}, layout);
    EXPECT_EQ(position.longestRouteBefore, Holders::known(Seat(0)));
    EXPECT_EQ(position.largestArmyBefore, Holders::known(Seat(2)).with(std::nullopt));
}

TEST(RemovePlayer, LeavesNothingKnownWhereTheHolderLeaves)
{
    Layout layout = someLayout();
    layout.start.longestRouteBefore = Holders::known(blue);
    EXPECT_EQ(after(RemovePlayer{blue}, layout).longestRouteBefore, Holders::unknown());
}

TEST(RemovePlayer, KeepsThatNobodyHeldTheCard)
{
    Layout layout = someLayout();
    layout.start.longestRouteBefore = Holders::known(std::nullopt);
    EXPECT_EQ(after(RemovePlayer{blue}, layout).longestRouteBefore, Holders::known(std::nullopt));
}

TEST(RemovePlayer, MovesTheTurnWithItsPlayer)
{
    Layout layout = someLayout();
    layout.start.turn = white;
    EXPECT_EQ(after(RemovePlayer{red}, layout).turn, Seat(1));
    EXPECT_EQ(after(RemovePlayer{white}, layout).turn, std::nullopt);
}

// CONTRACT.md 2: 1 to 6 players
TEST(RemovePlayer, IsRefusedForTheLastOne)
{
    Layout layout = someLayout();
    for (int i = 0; i < 3; ++i)
        layout = applied(layout, RemovePlayer{Seat(0)}).value();
    EXPECT_EQ(refusalOf(RemovePlayer{Seat(0)}, layout).reason, RefusalReason::TooFewPlayers);
}

TEST(RenamePlayer, GivesTheName)
{
    EXPECT_EQ(applied(someLayout(), RenamePlayer{blue, "Anna"}).value().player(blue).name, "Anna");
}

TEST(RenamePlayer, KeepsTheId)
{
    EXPECT_EQ(applied(someLayout(), RenamePlayer{blue, "Anna"}).value().player(blue).id, "blue");
}

TEST(RenamePlayer, IsRefusedWhereThePlayerHasThatName)
{
    EXPECT_EQ(refusalOf(RenamePlayer{blue, ""}).reason, RefusalReason::NothingToChange);
}

TEST(RecolorPlayer, GivesTheColor)
{
    const Layout layout = applied(someLayout(), RecolorPlayer{blue, NamedColor::Brown}).value();
    EXPECT_EQ(layout.player(blue).color, PlayerColor(NamedColor::Brown));
}

TEST(RecolorPlayer, ChangesColorsWithWhoeverHasIt)
{
    const Layout layout = applied(someLayout(), RecolorPlayer{blue, NamedColor::Red}).value();
    EXPECT_EQ(layout.player(blue).color, PlayerColor(NamedColor::Red));
    EXPECT_EQ(layout.player(red).color, PlayerColor(NamedColor::Blue));
}

TEST(RecolorPlayer, IsRefusedWhereThePlayerHasThatColor)
{
    EXPECT_EQ(refusalOf(RecolorPlayer{blue, NamedColor::Blue}).reason,
              RefusalReason::NothingToChange);
}

TEST(ReorderPlayer, MovesThoseBetweenUp)
{
    const Layout layout = applied(someLayout(), ReorderPlayer{red, white}).value();
    EXPECT_EQ(idsOf(layout), (std::vector<std::string>{"blue", "white", "red", "orange"}));
}

TEST(ReorderPlayer, MovesThoseBetweenDown)
{
    const Layout layout = applied(someLayout(), ReorderPlayer{orange, blue}).value();
    EXPECT_EQ(idsOf(layout), (std::vector<std::string>{"red", "orange", "blue", "white"}));
}

TEST(ReorderPlayer, TakesEverythingAlong)
{
    Layout layout = someLayout();
    layout.start.knights[red] = 3;
    layout.start.turn = red;
    layout.start.longestRouteBefore = Holders::known(red);
    const Position position = after(ReorderPlayer{red, white}, layout);
    EXPECT_EQ(position.roads[road("g2-h1")], white);
    EXPECT_EQ(position.buildings[intersection("h1")], settlementOf(white));
    EXPECT_EQ(position.knights[white], 3);
    EXPECT_EQ(position.turn, white);
    EXPECT_EQ(position.longestRouteBefore, Holders::known(white));
}

TEST(ReorderPlayer, IsUndoneByTheWayBack)
{
    const Layout there = applied(someLayout(), ReorderPlayer{red, orange}).value();
    EXPECT_EQ(applied(there, ReorderPlayer{orange, red}).value(), someLayout());
}

TEST(ReorderPlayer, TakesTheMovesAlong)
{
    Layout layout = beginnerLayout();
    layout.moves = {{Seat(0), PlayKnight{}, false, {}}, {Seat(2), StartTurn{}, false, {}}};
    const Layout moved = applied(layout, ReorderPlayer{Seat(0), Seat(2)}).value();
    ASSERT_EQ(moved.moves.size(), 2U);
    EXPECT_EQ(moved.moves[0].player, Seat(2));
    EXPECT_EQ(moved.moves[1].player, Seat(1));
}

TEST(RemovePlayer, TakesThePlayersMovesAway)
{
    Layout layout = beginnerLayout();
    layout.moves = {{Seat(0), PlayKnight{}, false, {}}, {Seat(2), StartTurn{}, false, {}}};
    const Layout fewer = applied(layout, RemovePlayer{Seat(0)}).value();
    EXPECT_EQ(fewer.moves, (std::vector<Move>{{Seat(1), StartTurn{}, false, {}}}));
}

TEST(ReorderPlayer, IsRefusedWhereThePlayerSits)
{
    EXPECT_EQ(refusalOf(ReorderPlayer{blue, blue}).reason, RefusalReason::NothingToChange);
}

// RULES.md 8
TEST(Edit, ChoosesTheWordsAndNothingElse)
{
    const Layout classic = beginnerLayout();
    const auto modern = applied(classic, SetEdition{Edition::Of2025});
    ASSERT_TRUE(modern.ok());
    EXPECT_EQ(modern.value().edition, Edition::Of2025);
    EXPECT_EQ(applied(modern.value(), SetEdition{Edition::Classic}).value(), classic);
    EXPECT_EQ(applied(classic, SetEdition{Edition::Classic}).error().reason,
              RefusalReason::NothingToChange);
}

} // namespace
} // namespace longroad
