// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/play_text.h"

#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

using Piece = SetupTask::Piece;
using Reason = PlayRefusal::Reason;

std::string setup(const SetupTask& task)
{
    return setupText(task, blue, playerNames(plainLayout(2))).toStdString();
}

std::string refused(Reason reason, std::vector<Violation> violations = {},
                    std::optional<SetupTask> task = {})
{
    return playRefusalText({reason, red, std::move(violations), task}, plainLayout(2))
        .toStdString();
}

std::string news(const Layout& layout, std::size_t step,
                 HiddenCards hiddenCards = HiddenCards::Counted)
{
    const History history(layout);
    const auto& moments = history.moments();
    return announcements(moments[step - 1], moments[step], layout, hiddenCards)
        .join(QStringLiteral(" / "))
        .toStdString();
}

} // namespace

TEST(PlayText, SaysWhatComesNextInTheSetup)
{
    EXPECT_EQ(setup(SetupTask()), "Blue begins: place the first settlement");
    EXPECT_EQ(setup({Piece::Settlement, 1, red}), "Red: place the first settlement");
    EXPECT_EQ(setup({Piece::Road, 1, red}), "Red: place the road at the first settlement");
    EXPECT_EQ(setup({Piece::Settlement, 2, red}), "Red: place the second settlement");
    EXPECT_EQ(setup({Piece::Road, 2, red}), "Red: place the road at the second settlement");
}

TEST(PlayText, SaysWhyAMoveIsNotMade)
{
    EXPECT_EQ(refused(Reason::DeckIsEmpty), "There are no more of these cards (rule 3.6).");
    EXPECT_EQ(refused(Reason::BreaksRules, {{ViolationCode::TooManyRoads, red, {}}}),
              "Red has no road left: the supply is 15 (rule 5.6).");
    EXPECT_EQ(refused(Reason::BreaksRules, {{ViolationCode::AfterTheWin, red, {}}}),
              "The game is won, so nobody plays on (rule 4.2).");
    EXPECT_EQ(refused(Reason::BreaksRules, {{ViolationCode::NotYourTurn, red, {}}}),
              "It isn't the turn of Red; only the player in turn plays (rule 4.2).");
    EXPECT_EQ(refused(Reason::SetupOrder, {}, SetupTask{Piece::Road, 1, blue}),
              "In the set-up each places a settlement and its road in turn, then once more in "
              "reverse order (rule 5.7). Blue: place the road at the first settlement.");
}

// RULES.md 4.4
TEST(PlayText, SaysWhereTwoPointsGoAndCome)
{
    Layout layout = plainLayout(3);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    layout.start.longestRouteBefore = Holders::known(red);
    layout.moves = {road(layout, blue, "k1-l1"), settlement(layout, white, "h1"), knight(white),
                    knight(white), knight(white)};
    EXPECT_EQ(news(layout, 1), "Longest Road: −2 Red, +2 Blue");
    EXPECT_EQ(news(layout, 2), "Longest Road: −2 Blue, +2 Red");
    EXPECT_EQ(news(layout, 3), "");
    EXPECT_EQ(news(layout, 5), "Largest Army: +2 White");
}

TEST(PlayText, SaysThatACardGoesAsideOrIsOpen)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
    layout.moves = {settlement(layout, blue, "b2")};
    EXPECT_EQ(news(layout, 1), "Longest Road: −2 Red");
}

TEST(PlayText, AHiddenCardIsAnyCardAndWinsUnseen)
{
    Layout layout = plainLayout(2);
    layout.start.turn = red;
    layout.start.victoryPointCards[red] = 4;
    layout.start.knights[red] = 3;
    for (const char* place : {"a1", "a2", "a3"})
        giveSettlement(layout, red, place);
    layout.moves = {{red, GainVictoryPointCard{}, false, {}}};
    EXPECT_EQ(news(layout, 1, HiddenCards::LeftOut), "");
    EXPECT_NE(news(layout, 1), "");
    EXPECT_EQ(listedMoveText(layout.moves[0], layout, HiddenCards::LeftOut).toStdString(),
              "Red gains a development card");
    EXPECT_EQ(listedMoveText(layout.moves[0], layout, HiddenCards::Counted).toStdString(),
              "Red gains a Victory Point card");
}

} // namespace longroad
