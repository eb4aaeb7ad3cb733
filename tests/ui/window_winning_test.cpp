// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/points_fixture.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QTest>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

Layout layoutOf(const Position& start)
{
    Layout layout = plainLayout(start.seatCount);
    layout.start = start;
    return layout;
}

class WindowWinning : public testing::Test
{
protected:
    // What one test switches must not be another's start.
    WindowWinning() { QSettings().clear(); }

    void open(const Position& start)
    {
        driver.window().document().open(layoutOf(start), QString());
        QCoreApplication::processEvents();
    }
    template <class Widget = QWidget> Widget* find(const char* name, QWidget* in = nullptr)
    {
        return (in ? in : &driver.window())->findChild<Widget*>(QLatin1String(name));
    }
    QWidget* card(Seat seat)
    {
        return driver.window().findChild<QWidget*>(
            QStringLiteral("player%1").arg(seat.index() + 1));
    }
    QString text(const char* label, Seat seat = red)
    {
        return find<QLabel>(label, card(seat))->text().remove(QStringLiteral("&nbsp;"));
    }
    /// The "−" or "+" of a row of the first player's card.
    QAbstractButton* step(const char* row, const char* which)
    {
        return find<QAbstractButton>(which, find(row, card(red)));
    }
    /// The visible answer to a question.
    QAbstractButton* answer(const char* question, const QString& who)
    {
        QCoreApplication::processEvents();
        for (auto* button : find(question)->findChildren<QAbstractButton*>()) {
            if (button->text() == who && button->isVisible())
                return button;
        }
        return nullptr;
    }
    void chooseInMenu(const char* name, const QString& text)
    {
        auto* menu = find<QMenu>(name);
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == text)
                action->trigger();
        }
    }

    WindowDriver driver;
};

TEST_F(WindowWinning, CardsAreEnteredInTheChosenCard)
{
    QTest::mouseClick(step("victoryPointCards", "more"), Qt::LeftButton);
    QTest::mouseClick(step("knights", "more"), Qt::LeftButton);
    QTest::mouseClick(step("knights", "more"), Qt::LeftButton);
    QTest::mouseClick(step("knights", "less"), Qt::LeftButton);
    EXPECT_EQ(driver.position().victoryPointCards[red], 1);
    EXPECT_EQ(driver.position().knights[red], 1);
    EXPECT_EQ(text("sum"), QStringLiteral("1 point (0 on the table + 1 hidden)"));
    driver.undo();
    EXPECT_EQ(driver.position().knights[red], 2);
}

TEST_F(WindowWinning, TheKeyboardEntersCardsAndStaysThere)
{
    QAbstractButton* more = step("victoryPointCards", "more");
    more->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(driver.window().focusWidget(), Qt::Key_Space);
    EXPECT_EQ(driver.position().victoryPointCards[red], 5);
    // The deck is empty, so only fewer are possible.
    EXPECT_FALSE(more->isEnabled());
    EXPECT_EQ(driver.window().focusWidget(), step("victoryPointCards", "less"));
}

// RULES.md 3.6: one deck for all
TEST_F(WindowWinning, ThereAreNoMoreCardsThanTheDeckHas)
{
    Position position = redWith(1, 0);
    position.victoryPointCards[blue] = 3;
    position.victoryPointCards[red] = 2;
    position.knights[blue] = 14;
    open(position);
    EXPECT_FALSE(step("victoryPointCards", "more")->isEnabled());
    EXPECT_TRUE(step("victoryPointCards", "less")->isEnabled());
    EXPECT_FALSE(step("knights", "more")->isEnabled());
    EXPECT_FALSE(step("knights", "less")->isEnabled());
}

// RULES.md 4.2
TEST_F(WindowWinning, TenPointsAskWhoseTurnItIs)
{
    open(redWith(1, 4));
    EXPECT_FALSE(find("turnQuestion")->isVisible());
    open(redWith(2, 4));
    ASSERT_TRUE(find("turnQuestion")->isVisible());
    QTest::mouseClick(answer("turnQuestion", QStringLiteral("Red")), Qt::LeftButton);
    EXPECT_EQ(driver.position().turn, red);
    EXPECT_FALSE(find("turnQuestion")->isVisible());
    EXPECT_TRUE(text("outlook").startsWith(QStringLiteral("Wins now, with 10 points")));
}

TEST_F(WindowWinning, TheTurnIsSetAndTakenBackInTheMenu)
{
    chooseInMenu("turnMenu", QStringLiteral("Blue"));
    EXPECT_EQ(driver.position().turn, blue);
    EXPECT_EQ(find<QAbstractButton>("turn")->text(), QStringLiteral("Turn: Blue ▾"));
    chooseInMenu("turnMenu", QStringLiteral("Not set"));
    EXPECT_EQ(driver.position().turn, std::nullopt);
}

TEST_F(WindowWinning, AFoldedCardTellsOnlyWhatConcernsAll)
{
    Position position = redWith(2, 4);
    position.turn = red;
    open(position);
    driver.choose(blue);
    EXPECT_TRUE(find("foldedOutlook", card(red))->isVisible());
    EXPECT_FALSE(find("foldedOutlook", card(white))->isVisible());
}

// RULES.md 3.2
TEST_F(WindowWinning, LargestArmyAsksWhoHadItWhereThatDecides)
{
    open(redWith(1, 0));
    EXPECT_FALSE(find("armyHolderQuestion")->isVisible());
    Position position = redWith(1, 0);
    tieArmies(position);
    open(position);
    ASSERT_TRUE(find("armyHolderQuestion")->isVisible());
    QTest::mouseClick(answer("armyHolderQuestion", QStringLiteral("Blue")), Qt::LeftButton);
    EXPECT_EQ(driver.position().largestArmyBefore, Holders::known(blue));
    EXPECT_EQ(driver.position().longestRouteBefore, Holders::unknown());
    EXPECT_FALSE(find("armyHolderQuestion")->isVisible());
    EXPECT_TRUE(find<QLabel>("armyLine")
                    ->text()
                    .startsWith(QStringLiteral("Largest Army: Blue, 3 Knights")));
}

// RULES.md 3.4: White can't have had it with no Knight, and it isn't put back.
TEST_F(WindowWinning, LargestArmyOffersNobodyWhoCannotHaveHadIt)
{
    Position position = redWith(1, 0);
    tieArmies(position);
    open(position);
    EXPECT_EQ(answer("armyHolderQuestion", QStringLiteral("White")), nullptr);
    EXPECT_NE(answer("armyHolderQuestion", QStringLiteral("Red")), nullptr);
    QTest::mouseClick(answer("armyHolderQuestion", QStringLiteral("Nobody")), Qt::LeftButton);
    EXPECT_TRUE(
        find<QLabel>("armyLine")->text().startsWith(QStringLiteral("Largest Army: Nobody has it")));
}

TEST_F(WindowWinning, ADecidedArmyTakesOneLineUntilAskedForMore)
{
    Position position = redWith(1, 0);
    position.knights[red] = 3;
    open(position);
    EXPECT_FALSE(find("armyHolderBefore")->isVisible());
    QTest::mouseClick(find<QAbstractButton>("armyMore"), Qt::LeftButton);
    EXPECT_TRUE(find("armyHolderBefore")->isVisible());
}

// Otherwise the next click hits something else.
TEST_F(WindowWinning, TheButtonsStayUnderThePointer)
{
    open(redWith(1, 0));
    const auto more = [this] {
        return find("knights", card(red))->findChild<QAbstractButton*>(QStringLiteral("more"));
    };
    QCoreApplication::processEvents();
    const QPoint at = more()->mapTo(&driver.window(), QPoint());
    for (int knights = 1; knights <= 4; ++knights) {
        QTest::mouseClick(more(), Qt::LeftButton);
        QCoreApplication::processEvents();
        EXPECT_EQ(more()->mapTo(&driver.window(), QPoint()), at) << knights;
    }
    EXPECT_EQ(driver.position().knights[red], 4);
}

// RULES.md 9
TEST_F(WindowWinning, TheCheckAsksForTheTurnAndFollows)
{
    Position position = redWith(4, 2);
    position.victoryPointCards[red] = 2;
    open(position);
    QTest::mouseClick(find<QAbstractButton>("checkDeclaration", card(red)), Qt::LeftButton);
    ASSERT_TRUE(find("declaration")->isVisible());
    QTest::mouseClick(answer("declarationTurn", QStringLiteral("Red")), Qt::LeftButton);
    EXPECT_EQ(driver.position().turn, red);
    EXPECT_FALSE(find("declarationTurn")->isVisible());
    EXPECT_TRUE(find<QLabel>("declarationOutcome")
                    ->text()
                    .startsWith(QStringLiteral("Red: Wins now: show 2 cards")));
}

// RULES.md 4.5
TEST_F(WindowWinning, HiddenCardsCanBeKeptOffTheScreen)
{
    Position position = redWith(4, 2);
    position.victoryPointCards[red] = 2;
    open(position);
    EXPECT_EQ(text("total"), QStringLiteral("10"));
    driver.action(QStringLiteral("Hide hidden cards"))->trigger();
    EXPECT_EQ(text("total"), QStringLiteral("8"));
    EXPECT_EQ(text("sum"), QStringLiteral("8 points on the table; hidden cards not shown"));
    EXPECT_FALSE(find("turnQuestion")->isVisible());
    QWidget* row = find("victoryPointCards", card(red));
    EXPECT_TRUE(find("hidden", row)->isVisible());
    EXPECT_FALSE(find("less", row)->isVisible());
    EXPECT_EQ(find<QLabel>("count", row)->text(), QString());
    EXPECT_EQ(find("less", row)->accessibleName(), QString());
    // Nor does any text anywhere tell ten.
    for (const QLabel* label : driver.window().findChildren<QLabel*>())
        EXPECT_NE(label->text(), QStringLiteral("10"));
    EXPECT_TRUE(card(red)->accessibleName().contains(QStringLiteral("8 points on the table")));
    // It was the way of looking that changed.
    EXPECT_EQ(driver.position().victoryPointCards[red], 2);
    EXPECT_FALSE(driver.window().document().isModified());
}

TEST_F(WindowWinning, WhatWasDoneGivesNoHiddenCardsAway)
{
    QTest::mouseClick(step("victoryPointCards", "more"), Qt::LeftButton);
    EXPECT_EQ(driver.window().document().undoStack().undoText(),
              QStringLiteral("Victory Point cards of Red"));
}

TEST_F(WindowWinning, HidingIsRememberedForTheNextTime)
{
    driver.action(QStringLiteral("Hide hidden cards"))->trigger();
    driver.window().close();
    WindowDriver next;
    EXPECT_EQ(next.window().viewState().hiddenCards, HiddenCards::LeftOut);
    EXPECT_TRUE(next.action(QStringLiteral("Hide hidden cards"))->isChecked());
    QSettings().clear();
}

} // namespace

} // namespace longroad
