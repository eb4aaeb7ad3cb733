// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/board_fixture.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

// Two lines of five that don't touch.
constexpr const char* fiveInTheNorth = "a1 b1 c1 d1 e1 f1";
constexpr const char* fiveInTheSouth = "l3 k4 j4 i5 h5 g6";

QString text(WindowDriver& driver, const char* label)
{
    return driver.window().findChild<QLabel*>(QLatin1String(label))->text();
}

QWidget& card(WindowDriver& driver, Seat seat)
{
    return *driver.window().findChild<QWidget*>(QStringLiteral("player%1").arg(seat.index() + 1));
}

QString textOf(WindowDriver& driver, Seat seat, const char* label)
{
    return card(driver, seat).findChild<QLabel*>(QLatin1String(label))->text();
}

QAbstractButton* answer(WindowDriver& driver, const QString& who)
{
    QCoreApplication::processEvents(); // new buttons are shown by the layout, in the event loop
    auto* question = driver.window().findChild<QWidget*>(QStringLiteral("holderQuestion"));
    for (auto* button : question->findChildren<QAbstractButton*>()) {
        if (button->text() == who && button->isVisible())
            return button;
    }
    return nullptr;
}

void layTwoFives(WindowDriver& driver, Seat first, Seat second)
{
    driver.choose(first);
    driver.layRoads(first == red ? fiveInTheNorth : fiveInTheSouth);
    driver.choose(second);
    driver.layRoads(second == red ? fiveInTheNorth : fiveInTheSouth);
}

TEST(WindowLive, PiecesOfTheChosenPlayersRouteAreNumberedInTravelOrder)
{
    WindowDriver driver;
    driver.layRoads("a1 b1 c1");
    const BoardView view = driver.window().shownBoard();
    EXPECT_EQ(view.roads[std::get<EdgeId>(driver.place("a1-b1"))].number, 1);
    EXPECT_EQ(view.roads[std::get<EdgeId>(driver.place("b1-c1"))].number, 2);
}

TEST(WindowLive, OnlyTheChosenPlayersRouteIsShownAtFirst)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    const BoardView view = driver.window().shownBoard();
    EXPECT_EQ(view.routes[red].length(), 0);
    EXPECT_EQ(view.routes[blue].length(), 5);
}

TEST(WindowLive, TheRoutesOfAllCanBeShown)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    driver.action(QStringLiteral("Of all players"))->trigger();
    const BoardView view = driver.window().shownBoard();
    EXPECT_EQ(view.routes[red].length(), 5);
    EXPECT_EQ(view.routes[blue].length(), 5);
}

TEST(WindowLive, TheHoldersRouteCanBeShown)
{
    WindowDriver driver;
    driver.layRoads(fiveInTheNorth);
    driver.choose(blue);
    driver.action(QStringLiteral("Of the card's holder"))->trigger();
    EXPECT_EQ(driver.window().shownBoard().routes[red].length(), 5);
}

TEST(WindowLive, ThePanelTellsLengthBesideRoadsOwnedAndPoints)
{
    WindowDriver driver;
    driver.layRoads(fiveInTheNorth);
    driver.click("h4-i4"); // a sixth that isn't joined
    driver.click("d1");
    EXPECT_EQ(textOf(driver, red, "route"), QStringLiteral("5"));
    EXPECT_EQ(textOf(driver, red, "roads"), QStringLiteral("6"));
    // RULES.md 4.1: the settlement 1, the card 2.
    EXPECT_EQ(textOf(driver, red, "total"), QStringLiteral("3"));
}

TEST(WindowLive, ATieIsUndecidedWhoeverClickedFirst)
{
    for (const auto& [first, second] : {std::pair(red, blue), std::pair(blue, red)}) {
        WindowDriver driver;
        layTwoFives(driver, first, second);
        EXPECT_FALSE(driver.analysis().longestRoute.isDecided());
        EXPECT_EQ(text(driver, "verdictHeadline"), QStringLiteral("Undecided"));
        EXPECT_NE(answer(driver, QStringLiteral("Red")), nullptr);
        EXPECT_NE(answer(driver, QStringLiteral("Nobody")), nullptr);
    }
}

TEST(WindowLive, TheAnswerDecidesATie)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    QTest::mouseClick(answer(driver, QStringLiteral("Blue")), Qt::LeftButton);
    // RULES.md 2.2
    EXPECT_EQ(driver.analysis().longestRoute.holder(), blue);
    EXPECT_EQ(text(driver, "verdictHeadline"), QStringLiteral("Blue keeps it"));
    EXPECT_EQ(answer(driver, QStringLiteral("Blue")), nullptr);
}

TEST(WindowLive, LongNamesDoNotWidenThePanel)
{
    WindowDriver driver;
    driver.window().document().make(RenamePlayer{red, std::string(40, 'W')});
    driver.window().document().make(RenamePlayer{blue, "A name of very many words, all short"});
    layTwoFives(driver, red, blue);
    QCoreApplication::processEvents();
    const auto* content = driver.window().findChild<QWidget*>(QStringLiteral("panelContent"));
    EXPECT_LE(content->width(), content->parentWidget()->width());
}

TEST(WindowLive, NobodyBeforeATieSetsTheCardAside)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    QTest::mouseClick(answer(driver, QStringLiteral("Nobody")), Qt::LeftButton);
    // RULES.md 2.4
    EXPECT_EQ(driver.analysis().longestRoute.holder(), std::nullopt);
    EXPECT_EQ(text(driver, "verdictHeadline"), QStringLiteral("Set aside"));
}

TEST(WindowLive, TheAnswerCanBeUndone)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    QTest::mouseClick(answer(driver, QStringLiteral("Blue")), Qt::LeftButton);
    driver.undo();
    EXPECT_FALSE(driver.analysis().longestRoute.isDecided());
}

TEST(WindowLive, TheAnswerCanBeTakenBack)
{
    WindowDriver driver;
    layTwoFives(driver, red, blue);
    QTest::mouseClick(answer(driver, QStringLiteral("Blue")), Qt::LeftButton);
    auto* before = driver.window().findChild<QToolButton*>(QStringLiteral("holderBefore"));
    before->menu()->actions().constLast()->trigger();
    EXPECT_EQ(driver.position().longestRouteBefore, Holders::unknown());
}

TEST(WindowLive, ARouteEndsWithASignAtAnotherPlayersBuilding)
{
    WindowDriver driver;
    driver.layRoads("a1 b1 c1");
    driver.choose(blue);
    driver.click("c1");
    driver.choose(red);
    const BoardView view = driver.window().shownBoard();
    EXPECT_TRUE(view.buildings[std::get<VertexId>(driver.place("c1"))].stopsRoute);
}

TEST(WindowLive, TheStatusTellsAScreenReaderWhatHappened)
{
    WindowDriver driver;
    driver.click("a1-b1");
    const auto* status = driver.window().findChild<QLabel*>(QStringLiteral("status"));
    EXPECT_TRUE(status->accessibleName().startsWith(QStringLiteral("Red road a1-b1")))
        << status->accessibleName().toStdString();
}

TEST(WindowPlayers, PlayersAreAddedAndRemoved)
{
    WindowDriver driver;
    QTest::mouseClick(driver.window().findChild<QWidget*>(QStringLiteral("addPlayer")),
                      Qt::LeftButton);
    ASSERT_EQ(driver.position().seatCount, 5);
    EXPECT_EQ(driver.layout().player(green).color, PlayerColor(NamedColor::Green));
    driver.choose(green);
    driver.action(QStringLiteral("Remove the chosen player, with all pieces"))->trigger();
    EXPECT_EQ(driver.position().seatCount, 4);
    EXPECT_EQ(driver.window().viewState().player, orange);
}

TEST(WindowPlayers, AreRenamedInPlace)
{
    WindowDriver driver;
    QTest::keyClick(&card(driver, blue), Qt::Key_F2);
    auto* edit = card(driver, blue).findChild<QLineEdit*>(QStringLiteral("nameEdit"));
    QTest::keyClicks(edit, QStringLiteral("Anna"));
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_EQ(driver.layout().player(blue).name, "Anna");
    driver.undo();
    EXPECT_EQ(driver.layout().player(blue).name, "");
}

TEST(WindowPlayers, RenamingStartsFromTheUsersOwnName)
{
    // Two Annas are shown with their colours, which must not creep into a name.
    WindowDriver driver;
    driver.window().document().make(RenamePlayer{red, "Anna"});
    driver.window().document().make(RenamePlayer{blue, "Anna"});
    QTest::keyClick(&card(driver, blue), Qt::Key_F2);
    auto* edit = card(driver, blue).findChild<QLineEdit*>(QStringLiteral("nameEdit"));
    EXPECT_EQ(edit->text(), QStringLiteral("Anna"));
}

TEST(WindowPlayers, AnAmpersandInANameIsNoShortcut)
{
    WindowDriver driver;
    driver.window().document().make(RenamePlayer{red, "Tom & Ann"});
    driver.click("a1-b1");
    const auto* undo = driver.window().findChild<QAction*>(QStringLiteral("undo"));
    EXPECT_EQ(undo->text(), QStringLiteral("Undo Tom && Ann road a1-b1"));
    EXPECT_TRUE(text(driver, "status").startsWith(QStringLiteral("Tom & Ann road a1-b1.")));
}

TEST(WindowPlayers, TheLastOneCannotBeRemoved)
{
    WindowDriver driver;
    QAction* remove = driver.action(QStringLiteral("Remove the chosen player, with all pieces"));
    for (int i = 0; i < 3; ++i)
        remove->trigger();
    EXPECT_EQ(driver.position().seatCount, 1);
    EXPECT_FALSE(remove->isEnabled());
}

TEST(WindowLive, AnUndoneStepIsToldAsUndone)
{
    WindowDriver driver;
    driver.layRoads("a1 b1 c1");
    driver.undo();
    EXPECT_TRUE(text(driver, "status").startsWith(QStringLiteral("Undone: Red road b1-c1.")));
    driver.redo();
    EXPECT_TRUE(text(driver, "status").startsWith(QStringLiteral("Red road b1-c1.")));
}

TEST(WindowLive, ARefusalIsToldUntilThePointerLeaves)
{
    WindowDriver driver;
    driver.click("a1-b1");
    const QString standing = text(driver, "status");
    driver.choose(blue);
    driver.click("a1-b1");
    EXPECT_TRUE(text(driver, "status").startsWith(QStringLiteral("Red's piece is there")));
    driver.moveTo("f3");
    EXPECT_EQ(text(driver, "status"), standing);
}

TEST(WindowPlayers, EscapeKeepsTheOldName)
{
    WindowDriver driver;
    QTest::keyClick(&card(driver, blue), Qt::Key_F2);
    auto* edit = card(driver, blue).findChild<QLineEdit*>(QStringLiteral("nameEdit"));
    QTest::keyClicks(edit, QStringLiteral("Anna"));
    QTest::keyClick(edit, Qt::Key_Escape);
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowPlayers, AreChosenByAClickOnTheirCard)
{
    WindowDriver driver;
    QTest::mouseClick(&card(driver, white), Qt::LeftButton);
    EXPECT_EQ(driver.window().viewState().player, white);
}

TEST(WindowPlayers, KeepTheirPiecesWhenReordered)
{
    WindowDriver driver;
    driver.choose(blue);
    driver.click("a1-b1");
    driver.window().document().make(ReorderPlayer{blue, red});
    EXPECT_EQ(driver.road("a1-b1"), red);
    EXPECT_EQ(driver.layout().player(red).id, "blue");
}

} // namespace

} // namespace longroad
