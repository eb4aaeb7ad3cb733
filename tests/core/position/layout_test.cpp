// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/layout.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

std::vector<std::string> idsOf(const Layout& layout)
{
    std::vector<std::string> ids;
    for (const Player& player : layout.players)
        ids.push_back(player.id);
    return ids;
}

// CONTRACT.md 2
TEST(Layout, TakesIdsOfLettersDigitsAndDashes)
{
    for (const auto* id :
         {"a", "Blue", "player_1", "x-y", "0", "-", "12345678901234567890123456789012"})
        EXPECT_TRUE(isValidPlayerId(id)) << id;
}

// CONTRACT.md 2
TEST(Layout, TakesNoOtherIds)
{
    for (const auto* id :
         {"", "two words", "a.b", "grün", "a/b", "123456789012345678901234567890123"})
        EXPECT_FALSE(isValidPlayerId(id)) << id;
}

// CONTRACT.md 2
TEST(Layout, KeepsTheWordsOfARulingFromBeingIds)
{
    for (const auto* id : {"unknown", "undecided", "nobody"})
        EXPECT_FALSE(isValidPlayerId(id)) << id;
    EXPECT_TRUE(isValidPlayerId("Nobody"));
}

// CONTRACT.md 2: without a colour the id, if it is one of those names and still free
TEST(Layout, ColorsAPlayerByTheId)
{
    EXPECT_EQ(defaultColor("orange", {NamedColor::Red}), PlayerColor(NamedColor::Orange));
}

// CONTRACT.md 2: else the next free one
TEST(Layout, GivesTheNextFreeColor)
{
    EXPECT_EQ(defaultColor("anna", {}), PlayerColor(NamedColor::Red));
    EXPECT_EQ(defaultColor("anna", {NamedColor::Red, NamedColor::White}),
              PlayerColor(NamedColor::Blue));
    EXPECT_EQ(defaultColor("red", {NamedColor::Red}), PlayerColor(NamedColor::Blue));
}

TEST(Layout, TakesNoColorForOneOfTheUsersOwn)
{
    EXPECT_EQ(defaultColor("anna", {Rgb{1, 2, 3}}), PlayerColor(NamedColor::Red));
}

TEST(Layout, FindsASeatByItsId)
{
    const Layout layout = beginnerLayout();
    EXPECT_EQ(layout.seatOf("white"), Seat(2));
    EXPECT_EQ(layout.seatOf("White"), std::nullopt);
}

TEST(Layout, StartsWithFourPlayersAndNothingBuilt)
{
    const Layout layout = beginnerLayout();
    EXPECT_EQ(idsOf(layout), (std::vector<std::string>{"red", "blue", "white", "orange"}));
    EXPECT_EQ(layout.start.seatCount, 4);
    EXPECT_EQ(layout.start.roads, Position().roads);
    EXPECT_EQ(layout.start.buildings, Position().buildings);
}

// RULES.md 2: nobody has said who held the card
TEST(Layout, StartsWithNothingKnownOfEarlierHolders)
{
    EXPECT_EQ(beginnerLayout().start.longestRouteBefore, Holders::unknown());
    EXPECT_EQ(beginnerLayout().start.largestArmyBefore, Holders::unknown());
}

// RULES.md 7.2
TEST(Layout, StartsWithTheRobberOnTheDesert)
{
    const Position start = beginnerLayout().start;
    EXPECT_EQ(start.landscape, beginnerLandscape());
    EXPECT_EQ(start.robber, hexNamed(start.topology(), "C3"));
}

TEST(Layout, MayStartWithoutTerrain)
{
    const Layout layout = roadsOnlyLayout();
    EXPECT_EQ(layout.start.landscape, Landscape());
    EXPECT_EQ(layout.start.robber, std::nullopt);
    EXPECT_EQ(idsOf(layout), idsOf(beginnerLayout()));
}

// RULES.md 7.6: six players, each with a colour of the box.
TEST(Layout, HasSixColorsForTheExtendedBoard)
{
    const Layout layout = extendedLayout();
    EXPECT_EQ(layout.start.board, BoardKind::Extended);
    EXPECT_EQ(idsOf(layout),
              (std::vector<std::string>{"red", "blue", "white", "orange", "green", "brown"}));
}

TEST(Layout, GivesTheNextPlayerAFreeColorAndItsName)
{
    const Player next = nextPlayer(beginnerLayout());
    EXPECT_EQ(next.id, "green");
    EXPECT_EQ(next.color, PlayerColor(NamedColor::Green));
    EXPECT_EQ(next.name, "");
}

TEST(Layout, GivesTheNextPlayerAnotherIdWhereTheNameIsTaken)
{
    Layout layout = beginnerLayout();
    layout.players.push_back({"green", "", NamedColor::Brown, {}});
    ++layout.start.seatCount;
    const Player next = nextPlayer(layout);
    EXPECT_EQ(next.color, PlayerColor(NamedColor::Green));
    EXPECT_TRUE(isValidPlayerId(next.id));
    EXPECT_EQ(layout.seatOf(next.id), std::nullopt);
}

} // namespace
} // namespace longroad
