// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/dealing.h"
#include "tests/support/layout_fixture.h"
#include "tests/support/next_dialog.h"
#include "tests/support/window_driver.h"
#include "ui/land/deal_dialog.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

void chooseAction(WindowDriver& driver, const char* text)
{
    driver.action(QString::fromUtf8(text))->trigger();
}

const char* const toBase = "Base board, 3–4 players";
const char* const toExtended = "Extended board, 5–6 players";

// RULES.md 7.5: a seed decides the board.
TEST(BoardMenu, DealsWhatTheDialogShows)
{
    WindowDriver driver;
    driver.click("a1-b1");
    const Layout before = driver.layout();
    InNextDialog dialog([](QWidget& widget) {
        widget.findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(1234);
        widget.findChild<QRadioButton*>(QStringLiteral("random"))->click();
        widget.findChild<QCheckBox*>(QStringLiteral("shuffleHarbors"))->click();
        widget.findChild<QPushButton*>(QStringLiteral("deal"))->click();
    });
    chooseAction(driver, "Deal the land…");
    EXPECT_TRUE(dialog.seen);
    EXPECT_EQ(driver.position().landscape, dealt(BoardKind::Base, 1234, TokenOrder::Random, true));
    EXPECT_TRUE(driver.road("a1-b1").has_value());
    EXPECT_EQ(driver.position().robber,
              firstDesert(driver.position().landscape, driver.position().topology()));
    driver.undo();
    EXPECT_EQ(driver.layout(), before);
}

TEST(BoardMenu, DealsNothingWhereTheDialogIsLeft)
{
    WindowDriver driver;
    InNextDialog dialog([](QWidget& widget) { static_cast<QDialog&>(widget).reject(); });
    chooseAction(driver, "Deal the land…");
    EXPECT_TRUE(dialog.seen);
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(BoardMenu, GivesEachSeedItsOwnBoard)
{
    WindowDriver driver;
    const Theme theme(Theme::Name::Light);
    DealDialog dialog(driver.layout(), theme, nullptr);
    auto* seed = dialog.findChild<QSpinBox*>(QStringLiteral("seed"));
    seed->setValue(7);
    const Landscape seven = dialog.landscape();
    seed->setValue(8);
    EXPECT_NE(dialog.landscape(), seven);
    seed->setValue(7);
    EXPECT_EQ(dialog.landscape(), seven);
}

// RULES.md 7.6: where harbors lie is the user's to say.
TEST(BoardMenu, LeavesTheHarborsUnlessTheyAreShuffled)
{
    WindowDriver driver;
    driver.window().document().make(MoveHarbor{std::get<EdgeId>(driver.place("a1-b1")),
                                               std::get<EdgeId>(driver.place("a1-b2"))});
    const auto harbors = driver.position().landscape.harbors;
    InNextDialog dialog(
        [](QWidget& widget) { widget.findChild<QPushButton*>(QStringLiteral("deal"))->click(); });
    chooseAction(driver, "Deal the land…");
    EXPECT_TRUE(dialog.seen);
    EXPECT_NE(driver.position().landscape.terrain, beginnerLandscape().terrain);
    EXPECT_EQ(driver.position().landscape.harbors, harbors);
}

TEST(BoardMenu, TakesTheLandAwayAndLaysItAgain)
{
    WindowDriver driver;
    chooseAction(driver, "Take the terrain away");
    EXPECT_EQ(driver.position().landscape, Landscape());
    EXPECT_EQ(driver.position().robber, std::nullopt);
    chooseAction(driver, "Lay the beginner's board");
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

// CONTRACT.md 2: harbors may be entered where terrain is not.
TEST(BoardMenu, LaysHarborsWithoutTerrain)
{
    WindowDriver driver;
    chooseAction(driver, "Take the terrain away");
    chooseAction(driver, "Lay the harbors of the box");
    EXPECT_EQ(driver.position().landscape.harbors, defaultHarbors(BoardKind::Base));
    EXPECT_FALSE(driver.position().landscape.terrainEntered());
}

// RULES.md 8
TEST(BoardMenu, SpeaksOfHarborsAsTheEditionDoes)
{
    WindowDriver driver;
    EXPECT_NO_THROW(driver.action(QStringLiteral("Lay the harbors of the box")));
    driver.window().document().make(SetEdition{Edition::Of2025});
    EXPECT_NO_THROW(driver.action(QStringLiteral("Lay the ports of the box")));
}

TEST(BoardMenu, SwitchesWithoutAWordWhereAllFits)
{
    WindowDriver driver;
    chooseAction(driver, "Take the terrain away");
    driver.layRoads("l1 k1 j1");
    chooseAction(driver, toExtended);
    EXPECT_EQ(driver.position().board, BoardKind::Extended);
    EXPECT_EQ(driver.analysis().routes[Seat(0)].route.length(), 2);
    EXPECT_TRUE(driver.action(QString::fromUtf8(toExtended))->isChecked());
    EXPECT_FALSE(driver.action(QStringLiteral("Lay the beginner's board"))->isEnabled());
    driver.undo();
    EXPECT_EQ(driver.position().board, BoardKind::Base);
    EXPECT_EQ(driver.road("k1-l1"), Seat(0));
}

TEST(BoardMenu, SaysWhatHasNoPlaceBeforeItIsLost)
{
    WindowDriver driver;
    QString told;
    InNextDialog stay([&](QWidget& widget) {
        told = static_cast<QMessageBox&>(widget).informativeText();
        static_cast<QMessageBox&>(widget).button(QMessageBox::Cancel)->click();
    });
    chooseAction(driver, toExtended);
    EXPECT_TRUE(stay.seen);
    EXPECT_TRUE(told.contains(QStringLiteral("3:1 harbor at k1-l1"))) << told.toStdString();
    EXPECT_EQ(driver.layout(), beginnerLayout());
    EXPECT_TRUE(driver.action(QString::fromUtf8(toBase))->isChecked());

    InNextDialog go(
        [](QWidget& widget) { static_cast<QMessageBox&>(widget).defaultButton()->click(); });
    chooseAction(driver, toExtended);
    EXPECT_TRUE(go.seen);
    EXPECT_EQ(driver.position().board, BoardKind::Extended);
}

// CONTRACT.md 2: moves are kept; no move changes the land.
TEST(BoardMenu, KeepsTheMovesOfAGame)
{
    WindowDriver driver;
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "a1");
    layout.moves = {road(layout, red, "a1-b1")};
    driver.window().document().open(layout, {});
    chooseAction(driver, "Lay the beginner's board");
    EXPECT_EQ(driver.layout().moves, layout.moves);
    EXPECT_EQ(driver.position().landscape, beginnerLandscape());
}

TEST(BoardMenu, TakesNoNameForMarkup)
{
    WindowDriver driver;
    chooseAction(driver, "Extended board, six players");
    driver.window().document().make(RenamePlayer{Seat(0), "<i>A</i> & B"});
    driver.layRoads("a1 b1 c1");
    driver.choose(Seat(0));
    driver.click("p3");
    QString told;
    InNextDialog stay([&](QWidget& widget) {
        told = static_cast<QMessageBox&>(widget).informativeText();
        static_cast<QMessageBox&>(widget).button(QMessageBox::Cancel)->click();
    });
    chooseAction(driver, toBase);
    EXPECT_TRUE(stay.seen);
    EXPECT_TRUE(told.contains(QStringLiteral("&lt;i&gt;A&lt;/i&gt; &amp; B loses")))
        << told.toStdString();
}

TEST(BoardMenu, StartsAnExtendedBoardForSix)
{
    WindowDriver driver;
    chooseAction(driver, "Extended board, six players");
    EXPECT_EQ(driver.position().board, BoardKind::Extended);
    EXPECT_EQ(driver.position().seatCount, 6);
    driver.choose(Seat(5));
    driver.click("m1-n1");
    EXPECT_EQ(driver.road("m1-n1"), Seat(5));
}

} // namespace
} // namespace longroad
