// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/layout_fixture.h"
#include "tests/support/window_driver.h"
#include "ui/timeline/game_plot.h"
#include "ui/timeline/game_series.h"
#include "ui/timeline/timeline_panel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// Blue has the card; Red takes it with the fourth of six moves.
Layout sixMoves()
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"a1-b1", "a1-b2", "a2-b2", "a2-b3"});
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    giveSettlement(layout, red, "a1");
    giveSettlement(layout, blue, "f1");
    layout.start.turn = red;
    layout.moves = {road(layout, red, "a3-b3"), turn(blue), turn(red),
                    road(layout, red, "a3-b4"), turn(blue), knight(blue)};
    return layout;
}

class WindowTimeline : public testing::Test
{
protected:
    WindowTimeline() { open(sixMoves()); }

    void open(const Layout& layout)
    {
        driver.window().document().open(layout, {});
        QCoreApplication::processEvents();
    }
    template <class Widget = QWidget> Widget* find(const char* name)
    {
        return driver.window().findChild<Widget*>(QLatin1String(name));
    }
    int step() { return driver.window().document().step(); }
    QSlider* slider() { return find<QSlider>("timelineSlider"); }
    QListView* list() { return find<QListView>("moves"); }
    GamePlot* plot() { return driver.window().findChild<GamePlot*>(); }
    QString row(int index) { return list()->model()->index(index, 0).data().toString(); }
    void press(const char* button)
    {
        QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton);
    }

    WindowDriver driver;
};

} // namespace

TEST_F(WindowTimeline, IsThereWhileThereAreMoves)
{
    EXPECT_TRUE(find("timelineDock")->isVisible());
    EXPECT_EQ(step(), 6);
    EXPECT_EQ(slider()->value(), 6);
    open(plainLayout(2));
    EXPECT_FALSE(find("timelineDock")->isVisible());
}

TEST_F(WindowTimeline, ListsTheStartAndEveryMove)
{
    ASSERT_EQ(list()->model()->rowCount(), 7);
    EXPECT_EQ(row(0), QStringLiteral("Start"));
    EXPECT_EQ(row(1), QStringLiteral("1. Red builds a road at a3-b3"));
    EXPECT_EQ(row(4),
              QStringLiteral("4. Red builds a road at a3-b4 · Longest Road: −2 Blue, +2 Red"));
    EXPECT_EQ(list()->currentIndex().row(), 6);
}

TEST_F(WindowTimeline, NamesMovesThatBreakARule)
{
    Layout layout = sixMoves();
    layout.moves.push_back(road(layout, blue, "a3-b4"));
    layout.moves.push_back(road(layout, blue, "e5-f5"));
    open(layout);
    EXPECT_TRUE(row(7).endsWith(QStringLiteral("can't be made")));
    EXPECT_TRUE(row(8).endsWith(QStringLiteral("breaks a rule")));
}

TEST_F(WindowTimeline, TheSliderStepsByTheKeyboard)
{
    slider()->setFocus();
    QTest::keyClick(slider(), Qt::Key_Left);
    EXPECT_EQ(step(), 5);
    QTest::keyClick(slider(), Qt::Key_Home);
    EXPECT_EQ(step(), 0);
    QTest::keyClick(slider(), Qt::Key_Right);
    EXPECT_EQ(step(), 1);
    EXPECT_EQ(list()->currentIndex().row(), 1);
    EXPECT_EQ(driver.window().shownBoard().roads[edgeAt(driver.position(), "a3-b4")].owner,
              std::nullopt);
    QTest::keyClick(slider(), Qt::Key_End);
    EXPECT_EQ(step(), 6);
    EXPECT_EQ(driver.layout(), sixMoves());
    EXPECT_FALSE(driver.window().document().isModified());
}

TEST_F(WindowTimeline, TheListStepsByArrowsAndClicks)
{
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Up);
    EXPECT_EQ(step(), 5);
    QTest::keyClick(list(), Qt::Key_Left);
    EXPECT_EQ(step(), 4);
    QTest::keyClick(list(), Qt::Key_Home);
    EXPECT_EQ(step(), 0);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualRect(list()->model()->index(1, 0)).center());
    EXPECT_EQ(step(), 1);
}

TEST_F(WindowTimeline, AClickIntoThePlotGoesThere)
{
    const auto at = [this](int to) {
        return QPoint(static_cast<int>(plot()->xOf(to)) + 2, plot()->height() / 2);
    };
    QTest::mouseClick(plot(), Qt::LeftButton, {}, at(4));
    EXPECT_EQ(step(), 4);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, QPoint(1, 5));
    EXPECT_EQ(step(), 0);
    QTest::keyClick(plot(), Qt::Key_Right);
    EXPECT_EQ(step(), 1);
    QTest::keyClick(plot(), Qt::Key_End);
    EXPECT_EQ(step(), 6);
}

TEST_F(WindowTimeline, TheButtonsAndTheKeysOfTheMenuStep)
{
    press("timelineBack");
    EXPECT_EQ(step(), 5);
    press("timelineStart");
    EXPECT_EQ(step(), 0);
    press("timelineForward");
    EXPECT_EQ(step(), 1);
    press("timelineEnd");
    EXPECT_EQ(step(), 6);
    driver.key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(step(), 5);
    driver.key(Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(step(), 0);
    driver.key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(step(), 1);
    driver.key(Qt::Key_End, Qt::ControlModifier);
    EXPECT_EQ(step(), 6);
}

TEST_F(WindowTimeline, TheStatusLineTellsTheShownMove)
{
    driver.window().document().goTo(4);
    auto* status = find<QLabel>("status");
    EXPECT_TRUE(status->text().contains(QStringLiteral("Move 4 of 6: Red builds a road at a3-b4")));
    EXPECT_EQ(find<QLabel>("playNews")->accessibleName(),
              QStringLiteral("Longest Road: −2 Blue, +2 Red"));
}

TEST_F(WindowTimeline, SpacePlaysTheMovesAndPauses)
{
    auto* panel = driver.window().findChild<TimelinePanel*>();
    QSignalSpy shown(&driver.window().document(), &BoardDocument::stepChanged);
    slider()->setFocus();
    QTest::keyClick(slider(), Qt::Key_Space);
    // At the end it begins anew.
    EXPECT_EQ(step(), 0);
    EXPECT_TRUE(panel->isRunning());
    shown.clear();
    ASSERT_TRUE(shown.wait());
    EXPECT_EQ(step(), 1);
    QTest::keyClick(slider(), Qt::Key_Space);
    EXPECT_FALSE(panel->isRunning());
    // It stops at the last move.
    driver.window().document().goTo(5);
    press("timelineRun");
    ASSERT_TRUE(shown.wait());
    EXPECT_EQ(step(), 6);
    EXPECT_FALSE(panel->isRunning());
}

TEST_F(WindowTimeline, SpaceOnTheBoardStillPlaces)
{
    driver.moveTo("f4-g4");
    driver.key(Qt::Key_Space);
    EXPECT_EQ(driver.road("f4-g4"), red);
    EXPECT_FALSE(driver.window().findChild<TimelinePanel*>()->isRunning());
}

TEST_F(WindowTimeline, ThePlotTellsTheCountsOfTheShownMove)
{
    driver.window().document().goTo(3);
    EXPECT_EQ(plot()->accessibleDescription(), QStringLiteral("Move 3 of 6: Red 5, Blue 5"));
    press("plotPoints");
    EXPECT_EQ(plot()->accessibleDescription(), QStringLiteral("Move 3 of 6: Red 1, Blue 3"));
    EXPECT_EQ(plot()->accessibleName(), QStringLiteral("Plot of the points"));
}

TEST(GameSeries, FollowsRoutesAndPoints)
{
    const Layout layout = sixMoves();
    const History history(layout);
    const GameSeries routes =
        gameSeries(history.moments(), 2, Plotted::Routes, HiddenCards::Counted);
    ASSERT_EQ(routes.values.size(), 7U);
    EXPECT_EQ(routes.values[0][red], 4);
    EXPECT_EQ(routes.values[6][red], 6);
    EXPECT_EQ(routes.greatest, 6);
    EXPECT_EQ(routes.changes, (std::vector<CardChange>{{4, red}}));
    const GameSeries points =
        gameSeries(history.moments(), 2, Plotted::Points, HiddenCards::Counted);
    EXPECT_EQ(points.values[3][blue], 3);
    EXPECT_EQ(points.values[4][blue], 1);
}

TEST(GameSeries, LeavesHiddenCardsOut)
{
    Layout layout = plainLayout(2);
    layout.moves = {{red, GainVictoryPointCard{}, false, {}}};
    const History history(layout);
    EXPECT_EQ(
        gameSeries(history.moments(), 2, Plotted::Points, HiddenCards::Counted).values[1][red], 1);
    EXPECT_EQ(
        gameSeries(history.moments(), 2, Plotted::Points, HiddenCards::LeftOut).values[1][red], 0);
}

// Not by colour alone.
TEST(GamePlot, EveryPatternHasItsOwnDashes)
{
    const RoadPattern patterns[] = {RoadPattern::Solid,      RoadPattern::Dashes,
                                    RoadPattern::DoubleLine, RoadPattern::Dots,
                                    RoadPattern::Ticks,      RoadPattern::Zigzag};
    for (const RoadPattern one : patterns) {
        for (const RoadPattern other : patterns)
            EXPECT_EQ(lineDashes(one) == lineDashes(other), one == other);
    }
}

} // namespace longroad
