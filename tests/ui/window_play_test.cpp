// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/layout_fixture.h"
#include "tests/support/window_driver.h"
#include "ui/play/mode_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

class WindowPlay : public testing::Test
{
protected:
    template <class Widget = QWidget> Widget* find(const char* name)
    {
        return driver.window().findChild<Widget*>(QLatin1String(name));
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    QString news() { return find<QLabel>("playNews")->accessibleName(); }
    bool shows(const char* name) { return find(name)->isVisible(); }
    QString hint() { return text("boardHint"); }
    QString status()
    {
        return driver.window().findChild<QLabel*>(QStringLiteral("status"))->text();
    }
    void press(const char* button)
    {
        QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    void open(const Layout& layout)
    {
        driver.window().document().open(layout, {});
        QCoreApplication::processEvents();
    }
    const Position& table() { return driver.window().document().table().start; }
    const std::vector<Move>& moves() { return driver.layout().moves; }
    std::optional<Seat> road(const char* place) { return table().roads[edgeAt(table(), place)]; }

    /// Red and Blue with a route of five each and Red to move; Blue has the card.
    Layout fiveEach()
    {
        Layout layout = plainLayout(2);
        giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3", "a3-b3"});
        giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
        giveSettlement(layout, red, "a1");
        giveSettlement(layout, blue, "f1");
        layout.start.turn = red;
        layout.start.longestRouteBefore = Holders::known(blue);
        return layout;
    }

    WindowDriver driver;
};

} // namespace

TEST_F(WindowPlay, StartsByArrangingAndSaysSo)
{
    EXPECT_TRUE(find<QAbstractButton>("modeArrange")->isChecked());
    EXPECT_FALSE(shows("endTurn"));
    EXPECT_FALSE(shows("timelineDock"));
    EXPECT_EQ(text("modeLine"),
              QStringLiteral("Change the position freely; what breaks a rule is marked."));
    driver.click("a3-b3");
    EXPECT_TRUE(moves().empty());
    EXPECT_EQ(driver.road("a3-b3"), red);
}

// RULES.md 5.7
TEST_F(WindowPlay, ASetupPhaseIsPlayedByClicksAlone)
{
    open(plainLayout(3));
    driver.choose(blue);
    press("modePlay");
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue begins: place the first settlement"));
    driver.click("a1");
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue: place the road at the first settlement"));
    driver.click("a1-b1");
    EXPECT_EQ(text("playTask"), QStringLiteral("White: place the first settlement"));
    EXPECT_EQ(driver.window().viewState().player, white);
    for (const char* place : {"a2", "a2-b2", "a3", "a3-b3"})
        driver.click(place);
    EXPECT_EQ(text("playTask"), QStringLiteral("Red: place the second settlement"));
    for (const char* place : {"e1", "e1-f1", "e2", "e2-f2"})
        driver.click(place);
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue: place the second settlement"));
    EXPECT_FALSE(shows("endTurn"));
    for (const char* place : {"e3", "e3-f3"})
        driver.click(place);
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue's turn"));
    EXPECT_TRUE(shows("endTurn"));
    ASSERT_EQ(moves().size(), 13U);
    EXPECT_TRUE(moves()[11].inSetup);
    EXPECT_EQ(table().turn, blue);
    // The last road and the turn that it began are one step.
    driver.undo();
    EXPECT_EQ(moves().size(), 11U);
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue: place the road at the second settlement"));
}

TEST_F(WindowPlay, TheSetupIsToldByTheKeyboardToo)
{
    open(plainLayout(2));
    driver.key(Qt::Key_G);
    driver.moveTo("a1");
    driver.key(Qt::Key_Space);
    EXPECT_EQ(moves().size(), 1U);
    EXPECT_TRUE(status().contains(QStringLiteral("Red: place the road at the first settlement")));
}

TEST_F(WindowPlay, ARefusedMoveSaysWhy)
{
    open(fiveEach());
    press("modePlay");
    driver.moveTo("l3-k3");
    EXPECT_TRUE(hint().contains(QStringLiteral("has nothing to start from")))
        << hint().toStdString();
    const EdgeId far = edgeAt(table(), "k3-l3");
    EXPECT_EQ(driver.window().shownBoard().roads[far].preview, Preview::None);
    driver.click("l3-k3");
    EXPECT_TRUE(moves().empty());
    EXPECT_EQ(road("k3-l3"), std::nullopt);
    EXPECT_TRUE(status().contains(QStringLiteral("has nothing to start from")));
    EXPECT_TRUE(text("modeLine").contains(QStringLiteral("has nothing to start from")));
    EXPECT_FALSE(shows("modeUndo"));
}

TEST_F(WindowPlay, ThePreviewTellsWhatTheMoveBrings)
{
    open(fiveEach());
    press("modePlay");
    driver.moveTo("a3-b4");
    EXPECT_TRUE(hint().contains(QStringLiteral("Red 5 → 6, Red has the card, 1 → 3 points")))
        << hint().toStdString();
    const EdgeId edge = edgeAt(table(), "a3-b4");
    EXPECT_EQ(driver.window().shownBoard().roads[edge].preview, Preview::Placed);
}

// RULES.md 4.4
TEST_F(WindowPlay, TheCardMovesInPlace)
{
    open(fiveEach());
    press("modePlay");
    EXPECT_FALSE(shows("playNews"));
    driver.click("a3-b4");
    ASSERT_TRUE(shows("playNews"));
    EXPECT_EQ(news(), QStringLiteral("Longest Road: −2 Blue, +2 Red"));
    EXPECT_EQ(driver.analysis().longestRoute.holder(), red);
    driver.undo();
    EXPECT_FALSE(shows("playNews"));
    EXPECT_EQ(driver.analysis().longestRoute.holder(), blue);
}

TEST_F(WindowPlay, TheTurnGoesRoundAndChoosesThePlayer)
{
    open(fiveEach());
    press("modePlay");
    EXPECT_EQ(find<QAbstractButton>("endTurn")->text(), QStringLiteral("End turn (N)"));
    driver.key(Qt::Key_N);
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue's turn"));
    EXPECT_EQ(driver.window().viewState().player, blue);
    press("endTurn");
    EXPECT_EQ(driver.window().viewState().player, red);
    EXPECT_EQ(moves(), (std::vector<Move>{turn(blue), turn(red)}));
    // Who isn't in turn doesn't build.
    driver.choose(blue);
    driver.click("k1-l1");
    EXPECT_EQ(moves().size(), 2U);
    EXPECT_TRUE(status().contains(QStringLiteral("It isn't the turn of Blue")));
}

TEST_F(WindowPlay, KnightsAndCardsAreMoves)
{
    open(fiveEach());
    driver.key(Qt::Key_G);
    driver.key(Qt::Key_K);
    press("gainCard");
    EXPECT_EQ(moves(), (std::vector<Move>{knight(red), {red, GainVictoryPointCard{}, false, {}}}));
    press("playKnight");
    EXPECT_EQ(moves().size(), 2U);
    EXPECT_TRUE(text("modeLine").contains(QStringLiteral("only one development card a turn")));
}

TEST_F(WindowPlay, AWinIsAnnouncedAndEndsTheGame)
{
    Layout layout = fiveEach();
    layout.start.victoryPointCards[red] = 4;
    layout.start.knights[red] = 3;
    open(layout); // 1 settlement, 4 cards, Largest Army: 7
    press("modePlay");
    driver.click("a1");    // a city: 8
    driver.click("a3-b4"); // Longest Road: 10
    EXPECT_TRUE(news().startsWith(QStringLiteral("Red wins with 10 point")));
    EXPECT_TRUE(news().endsWith(QStringLiteral("Longest Road: −2 Blue, +2 Red")));
    EXPECT_EQ(text("playTask"), QStringLiteral("Red wins"));
    EXPECT_FALSE(shows("endTurn"));
    driver.click("b4-c4");
    EXPECT_EQ(moves().size(), 2U);
    EXPECT_TRUE(status().contains(QStringLiteral("The game is won")));
}

TEST_F(WindowPlay, HiddenCardsGiveNoWinAway)
{
    Layout layout = fiveEach();
    layout.start.victoryPointCards[red] = 3;
    layout.start.knights[red] = 3;
    giveSettlement(layout, red, "a3");
    layout.start.longestRouteBefore = Holders::known(red);
    open(layout);
    driver.action(QStringLiteral("Hide hidden cards"))->trigger();
    press("modePlay");
    press("gainCard");
    ASSERT_EQ(moves().size(), 1U);
    EXPECT_EQ(driver.analysis().winner, red);
    EXPECT_FALSE(shows("playNews"));
    EXPECT_EQ(text("playTask"), QStringLiteral("Red's turn"));
    EXPECT_TRUE(shows("endTurn"));
    driver.action(QStringLiteral("Hide hidden cards"))->trigger();
    EXPECT_TRUE(news().startsWith(QStringLiteral("Red wins")));
    EXPECT_EQ(text("playTask"), QStringLiteral("Red wins"));
}

TEST_F(WindowPlay, NothingGoesBackButByUndo)
{
    open(fiveEach());
    press("modePlay");
    driver.moveTo("a1-b1");
    driver.key(Qt::Key_Delete);
    EXPECT_EQ(road("a1-b1"), red);
    EXPECT_TRUE(status().contains(QStringLiteral("nothing is taken off the board")));
}

TEST_F(WindowPlay, ArrangingInAGameOffersUndo)
{
    open(fiveEach());
    press("modePlay");
    driver.click("a3-b4");
    driver.key(Qt::Key_N);
    driver.key(Qt::Key_Left, Qt::ControlModifier);
    press("modeArrange");
    EXPECT_TRUE(text("modeLine")
                    .startsWith(QStringLiteral(
                        "A change makes this the new start and drops the game's 2 move")));
    driver.click("f4-g4");
    EXPECT_TRUE(moves().empty());
    EXPECT_EQ(driver.road("a3-b4"), red);
    EXPECT_TRUE(text("modeLine").startsWith(QStringLiteral("This is the new start: 2 move")));
    press("modeUndo");
    EXPECT_EQ(moves().size(), 2U);
    EXPECT_EQ(driver.window().document().step(), 1);
    EXPECT_FALSE(shows("modeUndo"));
}

TEST_F(WindowPlay, AMoveAtAnEarlierStepSaysWhatItReplaces)
{
    open(fiveEach());
    press("modePlay");
    driver.click("a3-b4");
    driver.key(Qt::Key_N);
    driver.key(Qt::Key_N);
    driver.key(Qt::Key_Left, Qt::ControlModifier);
    driver.key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_TRUE(text("modeLine").startsWith(QStringLiteral("A move here replaces the 2 later")));
    driver.key(Qt::Key_K);
    EXPECT_EQ(moves().size(), 2U);
    EXPECT_TRUE(text("modeLine").startsWith(QStringLiteral("2 later move")));
    EXPECT_TRUE(shows("modeUndo"));
    driver.key(Qt::Key_N);
    EXPECT_FALSE(shows("modeUndo"));
}

TEST_F(WindowPlay, ANewGameStartsFromThePiecesOnTheBoardBeingGone)
{
    open(fiveEach());
    driver.action(QStringLiteral("New game, from the set-up phase on"))->trigger();
    EXPECT_EQ(road("a1-b1"), std::nullopt);
    EXPECT_EQ(text("playTask"), QStringLiteral("Red begins: place the first settlement"));
    driver.undo();
    EXPECT_EQ(driver.layout(), fiveEach());
}

TEST_F(WindowPlay, AGameStartsFromWhatLiesThere)
{
    Layout layout = fiveEach();
    layout.start.turn.reset();
    open(layout);
    driver.choose(blue);
    driver.action(QStringLiteral("Start a game here"))->trigger();
    EXPECT_EQ(moves(), std::vector<Move>{turn(blue)});
    EXPECT_EQ(text("playTask"), QStringLiteral("Blue's turn"));
    EXPECT_EQ(driver.layout().start, layout.start);
}

TEST_F(WindowPlay, WithoutTurnsTheChosenPlayersCanBeStarted)
{
    Layout layout = fiveEach();
    layout.start.turn.reset();
    open(layout);
    press("modePlay");
    driver.choose(blue);
    EXPECT_EQ(find<QAbstractButton>("endTurn")->text(), QStringLiteral("Start Blue's turn (N)"));
    driver.key(Qt::Key_N);
    EXPECT_EQ(table().turn, blue);
}

} // namespace longroad
