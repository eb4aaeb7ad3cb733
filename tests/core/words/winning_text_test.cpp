// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/winning_text.h"

#include "tests/support/points_fixture.h"
#include "ui/run_window.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// With the English plural forms.
class WinningText : public testing::Test
{
protected:
    static void SetUpTestSuite() { prepareApplication(); }
};

Outlook ofRed(const Position& position, HiddenCards hiddenCards = HiddenCards::Counted)
{
    return outlook(position, analyze(position), red, hiddenCards);
}

std::string points(const Position& position, HiddenCards hiddenCards = HiddenCards::Counted)
{
    return pointsText(ofRed(position, hiddenCards)).toStdString();
}

std::string text(const Position& position, Edition edition = Edition::Classic,
                 HiddenCards hiddenCards = HiddenCards::Counted)
{
    return outlookText(ofRed(position, hiddenCards), QStringLiteral("Anna %2"), edition)
        .toStdString();
}

DeclarationLineText line(const Position& position, std::size_t which,
                         HiddenCards hiddenCards = HiddenCards::Counted)
{
    return declarationLineText(declarationCheck(position, analyze(position), red, hiddenCards),
                               which, QStringLiteral("Anna"), Edition::Classic);
}

Position redSeven()
{
    Position position = redWith(1, 2);
    position.victoryPointCards[red] = 2;
    return position;
}

TEST_F(WinningText, PartsThePointsIntoTableAndHidden)
{
    EXPECT_EQ(points(redSeven()), "7 points (5 on the table + 2 hidden)");
    EXPECT_EQ(points(redWith(1, 2)), "5 points, all on the table");
}

TEST_F(WinningText, GivesHiddenCardsAwayNowhere)
{
    EXPECT_EQ(points(redSeven(), HiddenCards::LeftOut),
              "5 points on the table; hidden cards not shown");
    EXPECT_EQ(text(redSeven(), Edition::Classic, HiddenCards::LeftOut),
              "5 points short of 10 without hidden cards");
    EXPECT_EQ(line(redSeven(), 2, HiddenCards::LeftOut).counted, QStringLiteral("not shown"));
}

TEST_F(WinningText, SaysWhatIsMissing)
{
    EXPECT_EQ(text(redSeven()), "3 points short of 10");
    EXPECT_EQ(text(redWith(1, 4)), "1 point short of 10");
}

TEST_F(WinningText, SaysHowManyCardsToShow)
{
    Position position = redWith(4, 2);
    position.turn = red;
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(text(position), "Wins now: show 2 cards (rule 4.3)");
    position = redWith(1, 4);
    position.turn = red;
    position.victoryPointCards[red] = 2;
    EXPECT_EQ(text(position), "Wins now: show 1 card (rule 4.3)");
}

TEST_F(WinningText, SaysThatTheTableIsEnough)
{
    Position position = redWith(2, 4);
    position.turn = red;
    EXPECT_EQ(text(position), "Wins now, with 10 points on the table (rule 4.2)");
}

TEST_F(WinningText, SaysWhenTheWinWaits)
{
    Position position = redWith(2, 4);
    position.turn = blue;
    EXPECT_EQ(text(position), "10 points: wins when the own turn starts (rule 4.2)");
}

TEST_F(WinningText, AsksForTheTurn)
{
    EXPECT_EQ(text(redWith(2, 4)), "10 points: wins on the own turn. Whose turn is it? (rule 4.2)");
}

TEST_F(WinningText, SaysWhichHolderItDependsOn)
{
    Position position = redWith(0, 4);
    tieRoutes(position);
    EXPECT_EQ(text(position), "10 if Anna %2 held the card before (rule 2.2)");
    EXPECT_EQ(text(position, Edition::Of2025), "10 if Anna %2 held the tile before (rule 2.2)");
    tieArmies(position);
    EXPECT_EQ(text(position, Edition::Of2025),
              "10 if Anna %2 held Longest Route or Largest Army before (rule 2.2)");
    position.buildings = redWith(0, 3).buildings;
    EXPECT_EQ(text(position),
              "10 if Anna %2 held both Longest Road and Largest Army before (rule 2.2)");
}

TEST_F(WinningText, NamesTheArmyItDependsOn)
{
    Position position = redWith(1, 4);
    tieArmies(position);
    EXPECT_EQ(text(position), "11 if Anna %2 held Largest Army before (rule 3.2)");
}

TEST_F(WinningText, SaysThatAnotherWinWasFirst)
{
    const Position position = redWith(2, 4);
    Analysis analysis = analyze(position);
    analysis.violations.push_back({ViolationCode::AfterTheWin, red, {}, 0});
    EXPECT_EQ(outlookText(outlook(position, analysis, red), {}, Edition::Classic),
              QStringLiteral("10 points, but the game was won before (rule 4.2)"));
}

TEST_F(WinningText, WalksTheLinesOfADeclaration)
{
    Position position = redWith(1, 3);
    position.knights[red] = 3;
    position.victoryPointCards[red] = 1;
    position.turn = red;
    EXPECT_EQ(line(position, 0).counted, QStringLiteral("1 settlement and 3 cities at 2 in all"));
    EXPECT_EQ(line(position, 1).counted, QStringLiteral("Largest Army"));
    EXPECT_EQ(line(position, 2).counted, QStringLiteral("1 card"));
    EXPECT_EQ(line(position, 3).counted, QStringLiteral("own turn, 10 of 10"));
    EXPECT_EQ(line(position, 3).notes, QStringList());
}

TEST_F(WinningText, SaysWhatKeepsADeclarationOpen)
{
    Position position = redWith(0, 4);
    tieRoutes(position);
    EXPECT_EQ(line(position, 1).counted, QStringLiteral("neither"));
    EXPECT_EQ(line(position, 1).notes,
              QStringList{QStringLiteral(
                  "Longest Road is undecided, and scores only if Anna had it before (rule 2.2)")});
    EXPECT_EQ(line(position, 3).notes.size(), 2);
    EXPECT_EQ(line(position, 3).notes.constFirst(),
              QStringLiteral("10 if Anna held the card before (rule 2.2)"));
}

TEST_F(WinningText, ExplainsEveryNoteWithItsRule)
{
    DeclarationCheck check = declarationCheck(redSeven(), analyze(redSeven()), red);
    int last = static_cast<int>(DeclarationNote::GameWasWonBefore);
    for (int note = 0; note <= last; ++note) {
        if (note == static_cast<int>(DeclarationNote::TooFewPoints) ||
            note == static_cast<int>(DeclarationNote::CardsAreLeftOut))
            continue; // of no rule
        check.lines[0].notes = {static_cast<DeclarationNote>(note)};
        const QStringList notes =
            declarationLineText(check, 0, QStringLiteral("Anna"), Edition::Classic).notes;
        EXPECT_TRUE(notes.constFirst().contains(QStringLiteral("(rule "))) << note;
    }
}

// RULES.md 9 and 5.4: ten points that a drawn mistake is part of.
TEST_F(WinningText, ReservesAWinThatRestsOnAMistake)
{
    const auto outcome = [](const Position& position) {
        return declarationOutcomeText(declarationCheck(position, analyze(position), red),
                                      QStringLiteral("Anna %2"), Edition::Classic)
            .toStdString();
    };
    Position position = redWith(2, 4);
    position.turn = red;
    EXPECT_EQ(outcome(position), "Anna %2: Wins now, with 10 points on the table (rule 4.2)");
    position.buildings[vertexAt(position, "b1")] = Building{blue, BuildingKind::Settlement};
    EXPECT_EQ(outcome(position), "Anna %2: Wins now, with 10 points on the table (rule 4.2), if "
                                 "what is wrong above gets settled");
    position.turn = blue; // the turn alone is no mistake
    position.buildings[vertexAt(position, "b1")].reset();
    EXPECT_EQ(outcome(position), "Anna %2: 10 points: wins when the own turn starts (rule 4.2)");
}

} // namespace
} // namespace longroad
