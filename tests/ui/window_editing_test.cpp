// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/place_names.h"
#include "tests/support/board_fixture.h"
#include "tests/support/window_driver.h"
#include "ui/board/board_canvas.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

const Building redSettlement{red, BuildingKind::Settlement};
const Building redCity{red, BuildingKind::City};

/// Chooses an entry of the menu that the next action opens. Fails the test where there is none.
void chooseInNextMenu(const QString& text)
{
    QTimer::singleShot(0, qApp, [text] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text() == text)
                action->trigger();
        }
        menu->close();
    });
}

TEST(WindowEditing, AClickOnAnEdgeLaysARoadOfTheChosenPlayer)
{
    WindowDriver driver;
    driver.choose(blue);
    driver.click("a1-b1");
    EXPECT_EQ(driver.road("a1-b1"), blue);
}

TEST(WindowEditing, AClickOnAnIntersectionPlacesASettlement)
{
    WindowDriver driver;
    driver.click("d2");
    EXPECT_EQ(driver.building("d2"), redSettlement);
}

TEST(WindowEditing, ASecondClickMakesTheSettlementACity)
{
    WindowDriver driver;
    driver.click("d2");
    driver.click("d2");
    EXPECT_EQ(driver.building("d2"), redCity);
}

TEST(WindowEditing, ADoubleClickMakesNoCity)
{
    WindowDriver driver;
    driver.doubleClick("d2");
    EXPECT_EQ(driver.building("d2"), redSettlement);
}

TEST(WindowEditing, AnotherPlayersPieceIsNotReplaced)
{
    WindowDriver driver;
    driver.click("d2");
    driver.click("a1-b1");
    driver.choose(blue);
    driver.click("d2");
    driver.click("a1-b1");
    EXPECT_EQ(driver.building("d2"), redSettlement);
    EXPECT_EQ(driver.road("a1-b1"), red);
}

TEST(WindowEditing, EveryPlaceCanBeClicked)
{
    WindowDriver driver;
    driver.window().resize(800, 600);
    QCoreApplication::processEvents();
    const Topology& topology = driver.position().topology();
    for (const EdgeId edge : topology.edges())
        driver.click(placeName(topology, edge).c_str());
    for (const VertexId vertex : topology.vertices())
        driver.click(placeName(topology, vertex).c_str());
    for (const EdgeId edge : topology.edges())
        EXPECT_EQ(driver.position().roads[edge], red) << placeName(topology, edge);
    for (const VertexId vertex : topology.vertices())
        EXPECT_EQ(driver.position().buildings[vertex], redSettlement)
            << placeName(topology, vertex);
}

TEST(WindowEditing, TheRemoveToolTakesPiecesAway)
{
    WindowDriver driver;
    driver.click("d2");
    driver.click("a1-b1");
    driver.key(Qt::Key_E);
    driver.click("d2");
    driver.click("a1-b1");
    EXPECT_EQ(driver.building("d2"), std::nullopt);
    EXPECT_EQ(driver.road("a1-b1"), std::nullopt);
}

TEST(WindowEditing, TheMenuOfAPlaceRemovesItsPiece)
{
    WindowDriver driver;
    driver.click("a1-b1");
    const QPoint at = driver.pixel("a1-b1");
    chooseInNextMenu(QStringLiteral("Remove road a1-b1"));
    QContextMenuEvent event(QContextMenuEvent::Mouse, at,
                            driver.canvas().viewport()->mapToGlobal(at));
    QApplication::sendEvent(driver.canvas().viewport(), &event);
    EXPECT_EQ(driver.road("a1-b1"), std::nullopt);
}

TEST(WindowEditing, UndoAndRedoGoToTheStartAndBack)
{
    WindowDriver driver;
    driver.layRoads("a1 b1 c1");
    driver.click("c1");
    driver.click("c1");
    const Layout last = driver.layout();
    for (int i = 0; i < 4; ++i)
        driver.undo();
    EXPECT_EQ(driver.layout(), beginnerLayout());
    for (int i = 0; i < 4; ++i)
        driver.redo();
    EXPECT_EQ(driver.layout(), last);
}

TEST(WindowEditing, ThePointerShowsAGhostBeforeTheClick)
{
    WindowDriver driver;
    driver.moveTo("a1-b1");
    const BoardView view = driver.window().shownBoard();
    const RoadView& road = view.roads[std::get<EdgeId>(driver.place("a1-b1"))];
    EXPECT_EQ(road.owner, red);
    EXPECT_EQ(road.preview, Preview::Placed);
    EXPECT_EQ(driver.road("a1-b1"), std::nullopt);
}

TEST(WindowEditing, NoGhostShowsWhereAClickWouldDoNothing)
{
    WindowDriver driver;
    driver.click("a1-b1");
    driver.choose(blue);
    driver.moveTo("c1-d1");
    driver.moveTo("a1-b1");
    const BoardView view = driver.window().shownBoard();
    const RoadView& road = view.roads[std::get<EdgeId>(driver.place("a1-b1"))];
    EXPECT_EQ(road.preview, Preview::None);
    EXPECT_EQ(road.owner, red);
}

TEST(WindowEditing, TheKeyboardPlacesAndRemoves)
{
    WindowDriver driver;
    driver.moveTo("a1");
    driver.key(Qt::Key_Right); // the road place on the right of a1
    driver.key(Qt::Key_Return);
    EXPECT_EQ(driver.road("a1-b2"), red);
    driver.key(Qt::Key_Delete);
    EXPECT_EQ(driver.road("a1-b2"), std::nullopt);
}

TEST(WindowEditing, ArrowsReachEveryPlace)
{
    WindowDriver driver;
    const Topology& topology = driver.position().topology();
    PerId<VertexId, bool> vertexSeen;
    PerId<EdgeId, bool> edgeSeen;
    std::vector<std::string> open{"f3"};
    vertexSeen[*vertexNamed(topology, "f3")] = true;
    while (!open.empty()) {
        const std::string from = open.back();
        open.pop_back();
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            driver.moveTo(from.c_str());
            driver.key(key);
            const Place to = *driver.window().viewState().pointed;
            bool& seen = std::holds_alternative<EdgeId>(to) ? edgeSeen[std::get<EdgeId>(to)]
                                                            : vertexSeen[std::get<VertexId>(to)];
            if (!seen)
                open.push_back(placeName(topology, to));
            seen = true;
        }
    }
    for (const VertexId vertex : topology.vertices())
        EXPECT_TRUE(vertexSeen[vertex]) << placeName(topology, vertex);
    for (const EdgeId edge : topology.edges())
        EXPECT_TRUE(edgeSeen[edge]) << placeName(topology, edge);
}

TEST(WindowEditing, ZoomAndViewLeaveTheDocumentAlone)
{
    WindowDriver driver;
    driver.action(QStringLiteral("Zoom in"))->trigger();
    driver.key(Qt::Key_H);
    driver.click("f3");
    EXPECT_EQ(driver.layout(), beginnerLayout());
    driver.key(Qt::Key_P);
    driver.click("f3");
    EXPECT_EQ(driver.building("f3"), redSettlement);
}

} // namespace

} // namespace longroad
