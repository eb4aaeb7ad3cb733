// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// What fits into the window and can be read there, in every size and theme.

#include "tests/support/window_driver.h"

#include "tests/support/layout_fixture.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_scene.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QToolBar>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

class WindowLook : public testing::Test
{
protected:
    WindowLook() { QSettings().clear(); }
    ~WindowLook() override { QSettings().clear(); }

    void openTable()
    {
        driver.window().files().openSample(QStringLiteral(":/boards/00-table-of-four.longroad"));
        settle();
    }
    void resize(int width, int height)
    {
        driver.window().resize(width, height);
        settle();
    }
    /// Layouts of layouts take more than one turn of the event loop.
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }
    QWidget& find(const char* name)
    {
        return *driver.window().findChild<QWidget*>(QLatin1String(name));
    }
    QScrollArea& panel() { return *find("panel").findChild<QScrollArea*>(); }
    /// Whether all of a widget in the panel can be seen without scrolling.
    bool isInView(const QWidget& widget)
    {
        const QRect area = panel().viewport()->rect();
        return widget.isVisible() &&
               area.contains(QRect(widget.mapTo(panel().viewport(), QPoint()), widget.size()));
    }
    void expectNothingCut()
    {
        const QWidget& content = find("panelContent");
        const int right = panel().viewport()->width();
        for (const QWidget* widget : content.findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            EXPECT_LE(widget->mapTo(&content, QPoint(widget->width(), 0)).x(), right)
                << widget->objectName().toStdString() << ' ' << widget->metaObject()->className();
            const auto* label = qobject_cast<const QLabel*>(widget);
            if (label && label->wordWrap()) {
                EXPECT_GE(label->height(), label->heightForWidth(label->width()))
                    << label->text().toStdString();
            }
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
                EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
                    << button->text().toStdString();
            }
        }
    }

    WindowDriver driver;
};

TEST_F(WindowLook, NoTextIsSmallerThanTwelvePixels)
{
    openTable();
    driver.action(QStringLiteral("Edit terrain, numbers, robber and harbors"))->trigger();
    driver.action(QStringLiteral("Check before declaring…"))->trigger();
    driver.action(QStringLiteral("Can I trade?…"))->trigger();
    settle();
    int texts = 0;
    for (const QWidget* widget : QApplication::allWidgets()) {
        widget->ensurePolished();
        EXPECT_GE(QFontInfo(widget->font()).pixelSize(), 12)
            << widget->objectName().toStdString() << ' ' << widget->metaObject()->className();
        ++texts;
    }
    EXPECT_GT(texts, 50);
}

TEST_F(WindowLook, FourPlayersAndTheVerdictAreInViewTogether)
{
    openTable();
    resize(1280, 780); // what a screen of 800 leaves below a title
    EXPECT_TRUE(isInView(find("verdict")));
    for (const char* name : {"player1", "player2", "player3", "player4"})
        EXPECT_TRUE(isInView(find(name))) << name;
}

TEST_F(WindowLook, PlayersThatAreNotChosenTakeOneLine)
{
    openTable();
    for (const char* name : {"player2", "player3", "player4"})
        EXPECT_LE(find(name).height(), 44) << name;
    EXPECT_EQ(find("player2").findChild<QLabel*>(QStringLiteral("total"))->x(),
              find("player3").findChild<QLabel*>(QStringLiteral("total"))->x());
}

TEST_F(WindowLook, AtTheSmallestSizeTheBoardHasRoomAndNothingIsCut)
{
    openTable();
    resize(800, 600);
    ASSERT_EQ(driver.window().size(), QSize(800, 600));
    EXPECT_GE(driver.canvas().width(), 430);
    expectNothingCut();

    // Harbours and row letters as well.
    const auto& scene = *static_cast<const BoardScene*>(driver.canvas().scene());
    const QRect shown =
        driver.canvas().mapFromScene(scene.geometry().boundingRect()).boundingRect();
    EXPECT_TRUE(driver.canvas().viewport()->rect().adjusted(-2, -2, 2, 2).contains(shown));
}

TEST_F(WindowLook, LongNamesCutNothing)
{
    Layout layout = extendedLayout();
    layout.players[0].name = "Anna-Maria von der Leyen";
    giveRoads(layout, blue, {"f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"});
    giveSettlement(layout, red, "e3");
    giveSettlement(layout, red, "f3");
    resize(800, 600);
    driver.window().document().open(layout, QString());
    settle();
    expectNothingCut();
    resize(1280, 800);
    expectNothingCut();
}

TEST_F(WindowLook, AllToolsAndSixPlayersHaveRoomAtTheSmallestSize)
{
    driver.window().files().newLayout(extendedLayout());
    resize(800, 600);
    const auto& tools = *driver.window().findChild<QToolBar*>(QStringLiteral("tools"));
    for (QAction* action : tools.actions()) {
        const QWidget* button = tools.widgetForAction(action);
        EXPECT_TRUE(button->isVisible()) << action->text().toStdString();
    }
}

TEST_F(WindowLook, OnALargeScreenTheBoardGetsTheRoom)
{
    openTable();
    resize(3840, 2160);
    EXPECT_LE(find("panel").width(), 480);
    const auto& scene = *static_cast<const BoardScene*>(driver.canvas().scene());
    const QRect shown =
        driver.canvas().mapFromScene(scene.geometry().boundingRect()).boundingRect();
    EXPECT_GE(shown.height(), driver.canvas().viewport()->height() - 8);
}

TEST_F(WindowLook, HighContrastIsChosenInTheMenuAndRemembered)
{
    driver.action(QStringLiteral("High contrast"))->trigger();
    const Theme theme(Theme::Name::HighContrast);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme.ground);
    EXPECT_EQ(QApplication::palette().color(QPalette::WindowText), theme.ink);
    driver.window().close();
    MainWindow next;
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme.ground);
}

} // namespace

} // namespace longroad
