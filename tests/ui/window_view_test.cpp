// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// Looking at the board: turned, nearer, elsewhere.

#include "tests/support/window_driver.h"

#include "core/board/place_names.h"
#include "tests/support/layout_fixture.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_scene.h"

#include <QAction>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

class WindowView : public testing::Test
{
protected:
    void turn(int times = 1)
    {
        for (int i = 0; i < times; ++i)
            driver.action(QStringLiteral("Rotate by 60°"))->trigger();
    }
    double scale() { return driver.canvas().transform().m11(); }
    QWidget& viewport() { return *driver.canvas().viewport(); }
    std::string pointed()
    {
        const auto& place = driver.window().viewState().pointed;
        return place ? placeName(driver.position().topology(), *place) : std::string();
    }
    /// A wheel's, unless fingers do it: then there is a phase.
    void roll(QPoint degrees, QPoint pixels, Qt::ScrollPhase phase,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QPointF at = viewport().rect().center();
        QWheelEvent event(at, viewport().mapToGlobal(at), pixels, degrees, Qt::NoButton, modifiers,
                          phase, false);
        QCoreApplication::sendEvent(&viewport(), &event);
    }

    WindowDriver driver;
};

TEST_F(WindowView, TurnsTheBoardByASixth)
{
    const QPoint before = driver.pixel("a1");
    turn();
    const QPoint after = driver.pixel("a1");
    EXPECT_GT(after.x(), before.x() + 50);
    turn(5);
    EXPECT_LE((driver.pixel("a1") - before).manhattanLength(), 2);
    driver.action(QStringLiteral("Rotate back by 60°"))->trigger();
    turn();
    EXPECT_LE((driver.pixel("a1") - before).manhattanLength(), 2);
}

TEST_F(WindowView, TurnsClockwise)
{
    // The place at the top right comes to the right.
    const QPoint middle = driver.pixel("C3");
    turn();
    EXPECT_NEAR(driver.pixel("A3").y(), middle.y(), 2);
    EXPECT_GT(driver.pixel("A3").x(), middle.x());
}

TEST_F(WindowView, PlacesKeepTheirNamesWhenTheBoardIsTurned)
{
    for (int times = 0; times < 6; ++times) {
        driver.click("d1");
        EXPECT_TRUE(driver.building("d1")) << times;
        driver.undo();
        driver.click("a1-b1");
        EXPECT_TRUE(driver.road("a1-b1")) << times;
        driver.undo();
        driver.moveTo("B2");
        EXPECT_EQ(pointed(), "B2");
        turn();
    }
}

TEST_F(WindowView, TurningChangesNothingInTheLayout)
{
    turn(2);
    EXPECT_FALSE(driver.window().document().isModified());
    EXPECT_EQ(driver.window().document().undoStack().count(), 0);
}

TEST_F(WindowView, ArrowsGoTheWayTheyPointHoweverTheBoardIsTurned)
{
    for (int times = 0; times < 6; ++times) {
        driver.canvas().pointTo(driver.place("f3"));
        const QPoint from = driver.pixel("f3");
        driver.key(Qt::Key_Right);
        const QPoint to = driver.pixel(pointed().c_str());
        EXPECT_GT(to.x() - from.x(), std::abs(to.y() - from.y())) << times << ' ' << pointed();
        turn();
    }
}

TEST_F(WindowView, TheKeyboardStaysAtItsPlaceWhenTheBoardIsTurned)
{
    driver.canvas().pointTo(driver.place("f3"));
    turn();
    EXPECT_EQ(pointed(), "f3");
    driver.key(Qt::Key_Return);
    EXPECT_TRUE(driver.building("f3"));
}

TEST_F(WindowView, TurningKeepsTheZoomAndWhatIsInTheMiddle)
{
    roll({0, 480}, {}, Qt::NoScrollPhase);
    driver.canvas().pan({120, 60});
    const double before = scale();
    const QPointF middle = driver.canvas().mapToScene(viewport().rect().center());
    turn();
    EXPECT_DOUBLE_EQ(scale(), before);
    const QPointF after = driver.canvas().mapToScene(viewport().rect().center());
    EXPECT_NEAR(std::hypot(after.x(), after.y()), std::hypot(middle.x(), middle.y()), 4);
}

TEST_F(WindowView, AnotherBoardIsTurnedTheSameWay)
{
    turn();
    driver.window().files().newLayout(extendedLayout());
    driver.click("a1");
    EXPECT_TRUE(driver.building("a1"));
}

TEST_F(WindowView, EverythingIsInViewInEveryTurn)
{
    for (const Layout& layout : {beginnerLayout(), extendedLayout()}) {
        driver.window().document().open(layout, QString());
        for (int times = 0; times < 6; ++times) {
            const auto& scene = *static_cast<const BoardScene*>(driver.canvas().scene());
            const BoardGeometry& geometry = scene.geometry();
            const QRectF all = geometry.boundingRect();
            for (const EdgeId edge : geometry.topology().edges()) {
                if (!geometry.topology().isCoastal(edge))
                    continue;
                const QPointF sign = geometry.at(Place(edge)) +
                                     BoardGeometry::harborDistance * geometry.seaward(edge);
                const double r = BoardGeometry::harborRadius;
                EXPECT_TRUE(all.contains(QRectF(sign - QPointF(r, r), sign + QPointF(r, r))));
            }
            for (int row = 0; row < (layout.start.board == BoardKind::Base ? 12 : 16); ++row)
                EXPECT_TRUE(all.contains(geometry.rowLetter(row))) << row << ' ' << times;
            turn();
        }
    }
}

TEST_F(WindowView, RowLettersLieOnNoHarborsSign)
{
    for (int turns = 0; turns < 6; ++turns) {
        const BoardGeometry geometry(Topology::of(BoardKind::Extended), turns);
        for (const EdgeId edge : geometry.topology().edges()) {
            if (!geometry.topology().isCoastal(edge))
                continue;
            const QPointF sign =
                geometry.at(Place(edge)) + BoardGeometry::harborDistance * geometry.seaward(edge);
            for (int row = 0; row < 16; ++row) {
                EXPECT_GT(QLineF(geometry.rowLetter(row), sign).length(),
                          BoardGeometry::harborRadius + 10)
                    << row << ' ' << turns;
            }
        }
    }
}

TEST_F(WindowView, TheWheelZoomsAroundThePointer)
{
    const double before = scale();
    const QPointF at = driver.pixel("b1");
    QWheelEvent event(at, viewport().mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&viewport(), &event);
    EXPECT_GT(scale(), 2 * before);
    EXPECT_LE((driver.pixel("b1") - at.toPoint()).manhattanLength(), 3);
}

TEST_F(WindowView, TwoFingersMoveTheViewAndZoomWithCtrl)
{
    roll({0, 480}, {}, Qt::NoScrollPhase); // near enough that there is something to move
    const double before = scale();
    const QPoint from = driver.pixel("f3");
    roll({0, 40}, {-30, 20}, Qt::ScrollUpdate);
    EXPECT_EQ(driver.pixel("f3") - from, QPoint(-30, 20));
    EXPECT_DOUBLE_EQ(scale(), before);
    roll({0, 120}, {0, 40}, Qt::ScrollUpdate, Qt::ControlModifier);
    EXPECT_NEAR(scale(), 1.25 * before, 1e-6);
}

TEST_F(WindowView, PinchingZooms)
{
    const double before = scale();
    const QPointF at = driver.pixel("d2");
    QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2,
                              at, at, viewport().mapToGlobal(at), 0.5, {});
    QCoreApplication::sendEvent(&viewport(), &event);
    EXPECT_NEAR(scale(), 1.5 * before, 1e-6);
    EXPECT_LE((driver.pixel("d2") - at.toPoint()).manhattanLength(), 3);
}

TEST_F(WindowView, TheBoardCanNotBeLost)
{
    for (const double zoom : {0.01, 1.0, 1000.0}) {
        driver.canvas().zoomAt(zoom, viewport().rect().center());
        for (const QPointF far : {QPointF(1e5, 1e5), QPointF(-1e5, 0), QPointF(0, -1e5)}) {
            driver.canvas().pan(far);
            const QRectF seen =
                driver.canvas().mapToScene(viewport().rect()).boundingRect() &
                static_cast<const BoardScene*>(driver.canvas().scene())->geometry().boundingRect();
            EXPECT_FALSE(seen.isEmpty()) << zoom;
        }
    }
    driver.canvas().fit();
    EXPECT_GT(viewport().rect().intersected(QRect(driver.pixel("a1"), QSize(1, 1))).width(), 0);
}

TEST_F(WindowView, ZoomsByTheKeyWithPlusWithAndWithoutShift)
{
    for (const QKeySequence& keys :
         {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}) {
        const double before = scale();
        QTest::keySequence(&driver.canvas(), keys);
        EXPECT_NEAR(scale(), 1.25 * before, 1e-6) << keys.toString().toStdString();
    }
}

TEST_F(WindowView, SignsBesideIntersectionsLieOnNoNumberOfARoute)
{
    for (int turns = 0; turns < 6; ++turns) {
        const BoardGeometry geometry(Topology::of(BoardKind::Base), turns);
        for (const VertexId vertex : geometry.topology().vertices()) {
            const QPointF right = geometry.besideVertex(vertex);
            for (const EdgeId edge : geometry.topology().edgesAt(vertex)) {
                const QPointF number = geometry.at(Place(edge)) - geometry.at(vertex);
                for (const QPointF sign : {right, QPointF(-right.x(), right.y())}) {
                    EXPECT_GT(QLineF(number, sign).length(), BoardGeometry::numberRadius + 14)
                        << vertex.index() << ' ' << turns;
                }
            }
        }
    }
}

} // namespace

} // namespace longroad
