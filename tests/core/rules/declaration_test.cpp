// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/declaration.h"

#include "tests/support/points_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Note = DeclarationNote;
using Notes = std::vector<DeclarationNote>;

constexpr std::size_t buildings = 0;
constexpr std::size_t awards = 1;
constexpr std::size_t cards = 2;
constexpr std::size_t turnAndTotal = 3;

DeclarationCheck checkOfRed(const Position& position,
                            HiddenCards hiddenCards = HiddenCards::Counted)
{
    return declarationCheck(position, analyze(position), red, hiddenCards);
}

DeclarationLine line(const Position& position, std::size_t which)
{
    return checkOfRed(position).lines[which];
}

/// Red in turn with 1 settlement, 2 cities, Largest Army and 3 Victory Point cards: ten.
Position redTen()
{
    Position position = redWith(1, 2);
    position.knights[red] = 3;
    position.victoryPointCards[red] = 3;
    position.turn = red;
    return position;
}

// RULES.md 9
TEST(Declaration, AddsTheLinesUp)
{
    const DeclarationCheck check = checkOfRed(redTen());
    EXPECT_EQ(check.lines[buildings].points, 5);
    EXPECT_EQ(check.lines[awards].points, 2);
    EXPECT_EQ(check.lines[cards].points, 3);
    EXPECT_EQ(check.lines[buildings].sum, 5);
    EXPECT_EQ(check.lines[awards].sum, 7);
    EXPECT_EQ(check.lines[cards].sum, 10);
    EXPECT_EQ(check.lines[turnAndTotal].sum, 10);
}

// RULES.md 9, 4.2
TEST(Declaration, IsFineThroughoutForAWin)
{
    for (const DeclarationLine& line : checkOfRed(redTen()).lines)
        EXPECT_EQ(line.mark, CheckMark::Fine);
}

// RULES.md 5.6
TEST(Declaration, DoubtsMoreBuildingsThanTheSupplyHas)
{
    EXPECT_EQ(line(redWith(5, 4), buildings).mark, CheckMark::Fine);
    EXPECT_EQ(line(redWith(6, 0), buildings).notes, Notes{Note::TooManyBuildings});
    EXPECT_EQ(line(redWith(0, 5), buildings).notes, Notes{Note::TooManyBuildings});
    EXPECT_EQ(line(redWith(0, 5), buildings).mark, CheckMark::Wrong);
}

// RULES.md 5.4
TEST(Declaration, DoubtsOwnBuildingsSideBySide)
{
    Position position = redWith(1, 0); // on a1
    position.buildings[vertexAt(position, "b1")] = Building{blue, BuildingKind::Settlement};
    EXPECT_EQ(line(position, buildings).notes, Notes{Note::DistanceRuleBroken});
    // Both stand too close, whichever the violation is said of.
    EXPECT_EQ(declarationCheck(position, analyze(position), blue).lines[buildings].notes,
              Notes{Note::DistanceRuleBroken});
    EXPECT_EQ(declarationCheck(position, analyze(position), white).lines[buildings].notes, Notes{});
}

// RULES.md 2, 3.2: a card that is undecided scores for nobody
TEST(Declaration, LeavesUndecidedCardsOpen)
{
    Position position = redTen();
    tieRoutes(position);
    position.knights[blue] = 3;
    const DeclarationLine awardsLine = line(position, awards);
    EXPECT_EQ(awardsLine.points, 0);
    EXPECT_EQ(awardsLine.mark, CheckMark::Open);
    EXPECT_EQ(awardsLine.notes,
              (Notes{Note::RouteIsOpen, Note::ArmyIsOpen, Note::ArmyWithOneMore}));
    EXPECT_EQ(line(position, turnAndTotal).notes, Notes{Note::DependsOnOpenCards});
    EXPECT_EQ(line(position, turnAndTotal).mark, CheckMark::Open);
}

// RULES.md 3.6
TEST(Declaration, DoubtsMoreCardsThanTheDeckHas)
{
    Position position = redTen();
    position.victoryPointCards[blue] = 2;
    EXPECT_EQ(line(position, cards).mark, CheckMark::Fine);
    position.victoryPointCards[blue] = 3;
    EXPECT_EQ(line(position, cards).mark, CheckMark::Wrong);
    EXPECT_EQ(line(position, cards).notes.front(), Note::MoreCardsThanDeck);
    position.knights[blue] = 2;
    position.knights[white] = 9;
    EXPECT_EQ(line(position, awards).mark, CheckMark::Fine);
    position.knights[white] = 10;
    EXPECT_EQ(line(position, awards).notes, Notes{Note::MoreKnightsThanDeck});
}

// RULES.md 3.2, 3.5
TEST(Declaration, SaysWhenOneMoreKnightMakesTen)
{
    Position position = redWith(0, 4);
    position.knights[red] = 2;
    EXPECT_EQ(line(position, awards).notes, Notes{Note::ArmyWithOneMore});
    position.knights[red] = 1;
    EXPECT_EQ(line(position, awards).notes, Notes{});
    // A tie moves nothing.
    position.knights[red] = 2;
    position.knights[blue] = 3;
    EXPECT_EQ(line(position, awards).notes, Notes{});
    // Seven and two are nine.
    position = redWith(1, 3);
    position.knights[red] = 2;
    EXPECT_EQ(line(position, awards).notes, Notes{});
}

// RULES.md 4.3
TEST(Declaration, CountsCardsBoughtNowWhereThatMatters)
{
    Position position = redTen();
    EXPECT_EQ(line(position, cards).notes, Notes{Note::CardsBoughtNowCount});
    position.turn = blue;
    EXPECT_EQ(line(position, cards).notes, Notes{});
    position = redWith(2, 4);
    EXPECT_EQ(line(position, cards).notes, Notes{});
}

// RULES.md 4.2
TEST(Declaration, WaitsForTheOwnTurn)
{
    Position position = redTen();
    position.turn = blue;
    EXPECT_EQ(line(position, turnAndTotal).mark, CheckMark::Wrong);
    EXPECT_EQ(line(position, turnAndTotal).notes, Notes{Note::PointsMustStillBe});
}

// RULES.md 4.2
TEST(Declaration, AsksWhoseTurnItIs)
{
    Position position = redTen();
    position.turn.reset();
    EXPECT_EQ(line(position, turnAndTotal).mark, CheckMark::Open);
    EXPECT_EQ(line(position, turnAndTotal).notes, Notes{Note::TurnIsUnknown});
}

// RULES.md 4.2
TEST(Declaration, NeedsTenPointsWhoseverTurnItIs)
{
    Position position = redTen();
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(line(position, turnAndTotal).notes, Notes{Note::TooFewPoints});
    EXPECT_EQ(line(position, turnAndTotal).mark, CheckMark::Wrong);
    position.turn = blue;
    EXPECT_EQ(line(position, turnAndTotal).notes,
              (Notes{Note::TooFewPoints, Note::AnotherIsInTurn}));
    position.turn.reset();
    EXPECT_EQ(line(position, turnAndTotal).notes, (Notes{Note::TooFewPoints, Note::TurnIsUnknown}));
    EXPECT_EQ(line(position, turnAndTotal).mark, CheckMark::Wrong);
}

// RULES.md 4.2
TEST(Declaration, ComesTooLateAfterAWin)
{
    const Position position = redTen();
    Analysis analysis = analyze(position);
    analysis.violations.push_back({ViolationCode::AfterTheWin, red, {}, 0});
    EXPECT_EQ(declarationCheck(position, analysis, red).lines[turnAndTotal].notes,
              Notes{Note::GameWasWonBefore});
}

// RULES.md 4.5
TEST(Declaration, LeavesHiddenCardsOutWhereTheTableLooks)
{
    const DeclarationCheck check = checkOfRed(redTen(), HiddenCards::LeftOut);
    EXPECT_EQ(check.lines[cards].points, 0);
    EXPECT_EQ(check.lines[cards].mark, CheckMark::Open);
    EXPECT_EQ(check.lines[cards].notes.front(), Note::CardsAreLeftOut);
    EXPECT_EQ(check.lines[turnAndTotal].sum, 7);
}

} // namespace
} // namespace longroad
