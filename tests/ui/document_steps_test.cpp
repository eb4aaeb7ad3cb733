// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/layout_fixture.h"
#include "ui/document/board_document.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/format/layout_file.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// Red's turn with a settlement, and three moves after it.
Layout threeMoves()
{
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "a1");
    layout.start.turn = red;
    layout.moves = {road(layout, red, "a1-b1"), road(layout, red, "b1-c1"), turn(blue)};
    return layout;
}

class DocumentSteps : public testing::Test
{
protected:
    DocumentSteps() { document.open(threeMoves(), {}); }

    std::optional<Seat> roadAt(const char* place)
    {
        const Position& table = document.table().start;
        return table.roads[edgeAt(table, place)];
    }
    Edit placed(const char* place, Seat owner)
    {
        return PlaceRoad{edgeAt(document.table().start, place), owner};
    }
    std::size_t moves() { return document.layout().moves.size(); }

    BoardDocument document;
};

} // namespace

TEST_F(DocumentSteps, OpensAtTheLastMove)
{
    EXPECT_EQ(document.step(), 3);
    EXPECT_EQ(document.table().start.turn, blue);
}

TEST_F(DocumentSteps, GoesToAnyStepWithoutChangingTheLayout)
{
    QSignalSpy shown(&document, &BoardDocument::stepChanged);
    document.goTo(1);
    EXPECT_EQ(roadAt("a1-b1"), red);
    EXPECT_EQ(roadAt("b1-c1"), std::nullopt);
    EXPECT_EQ(document.table().start.turn, red);
    EXPECT_EQ(document.analysis().routes[red].route.length(), 1);
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(shown.count(), 1);
    document.goTo(1);
    EXPECT_EQ(shown.count(), 1);
    document.goTo(99);
    EXPECT_EQ(document.step(), 3);
    document.goTo(-1);
    EXPECT_EQ(document.step(), 0);
}

TEST_F(DocumentSteps, AMoveIsPlayedAfterTheLastOne)
{
    document.setPlaying(true);
    EXPECT_TRUE(document.play(knight(blue)));
    EXPECT_EQ(moves(), 4U);
    EXPECT_EQ(document.step(), 4);
    EXPECT_EQ(document.table().start.knights[blue], 1);
    EXPECT_EQ(document.layout().start, threeMoves().start);
    document.undoStack().undo();
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_EQ(document.step(), 3);
}

TEST_F(DocumentSteps, AMoveAtAnEarlierStepTakesThePlaceOfTheLaterOnes)
{
    document.setPlaying(true);
    document.goTo(1);
    EXPECT_TRUE(document.make(placed("a1-b2", red)));
    EXPECT_EQ(document.layout().moves, (std::vector<Move>{road(document.layout(), red, "a1-b1"),
                                                          road(document.layout(), red, "a1-b2")}));
    EXPECT_EQ(document.step(), 2);
    EXPECT_EQ(document.droppedMoves(), 2);
    document.goTo(0);
    // Undo goes back to where the move was made, wherever one looks from.
    document.undoStack().undo();
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_EQ(document.step(), 1);
    document.goTo(3);
    document.undoStack().redo();
    EXPECT_EQ(document.step(), 2);
    EXPECT_EQ(roadAt("a1-b2"), red);
}

TEST_F(DocumentSteps, ArrangingAtAStepMakesItTheStart)
{
    document.goTo(1);
    EXPECT_TRUE(document.make(placed("f1-g1", blue)));
    EXPECT_EQ(moves(), 0U);
    EXPECT_EQ(document.step(), 0);
    EXPECT_EQ(document.droppedMoves(), 3);
    EXPECT_EQ(roadAt("a1-b1"), red);
    EXPECT_EQ(roadAt("b1-c1"), std::nullopt);
    EXPECT_EQ(roadAt("f1-g1"), blue);
    document.undoStack().undo();
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_EQ(document.step(), 1);
}

TEST_F(DocumentSteps, ANameChangesAtAnyStepAndKeepsIt)
{
    document.goTo(1);
    EXPECT_TRUE(document.make(RenamePlayer{red, "Anna"}));
    EXPECT_EQ(document.step(), 1);
    EXPECT_EQ(moves(), 3U);
    EXPECT_EQ(document.droppedMoves(), 0);
}

TEST_F(DocumentSteps, PlayRefusesWhatBreaksARule)
{
    document.setPlaying(true);
    QSignalSpy refused(&document, &BoardDocument::moveRefused);
    EXPECT_FALSE(document.make(placed("k1-l1", blue)));
    EXPECT_FALSE(document.play(knight(red)));
    EXPECT_FALSE(document.make(RemoveRoad{edgeAt(document.table().start, "a1-b1")}));
    EXPECT_EQ(refused.count(), 3);
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_FALSE(document.isModified());
}

TEST_F(DocumentSteps, WhatIsNoMoveArrangesInPlayToo)
{
    document.setPlaying(true);
    EXPECT_TRUE(document.make(ClearPieces{}));
    EXPECT_EQ(moves(), 0U);
    EXPECT_EQ(roadAt("a1-b1"), std::nullopt);
}

TEST_F(DocumentSteps, SavingKeepsAllMovesWhateverIsShown)
{
    QTemporaryDir folder;
    document.goTo(1);
    ASSERT_EQ(document.save(folder.filePath(QStringLiteral("game.longroad"))), std::nullopt);
    const auto read = readLayoutFile(folder.filePath(QStringLiteral("game.longroad")));
    ASSERT_TRUE(read);
    EXPECT_EQ(read.value().moves, threeMoves().moves);
    EXPECT_EQ(document.step(), 1);
}

TEST_F(DocumentSteps, AGameStartsHereOrAnew)
{
    document.goTo(2);
    document.startHere();
    EXPECT_EQ(moves(), 0U);
    EXPECT_EQ(roadAt("b1-c1"), red);
    EXPECT_EQ(document.table().start.turn, red);
    document.startGame();
    EXPECT_EQ(roadAt("b1-c1"), std::nullopt);
    EXPECT_TRUE(document.playState().setup);
    document.undoStack().undo();
    document.undoStack().undo();
    EXPECT_EQ(document.layout(), threeMoves());
    EXPECT_EQ(document.step(), 2);
}

} // namespace longroad
