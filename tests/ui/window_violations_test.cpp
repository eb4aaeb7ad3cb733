// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/layout_fixture.h"
#include "tests/support/window_driver.h"
#include "ui/board/board_canvas.h"
#include "ui/help/rule_links.h"
#include "ui/help/rules_window.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// A window in which Red's settlement at e3 and Blue's at f3 are one road apart (RULES.md 5.4), and
/// Blue's has no road (5.8). The pointer is elsewhere.
class TooNear : public testing::Test
{
public:
    TooNear()
    {
        driver.click("e3");
        driver.click("e3-f3");
        driver.choose(blue);
        driver.click("f3");
        driver.moveTo("A1");
    }

    QPushButton* row(const QString& beginning)
    {
        for (auto* button : driver.window().findChildren<QPushButton*>()) {
            if (button->accessibleName().startsWith(beginning))
                return button;
        }
        throw std::invalid_argument(beginning.toStdString());
    }
    QPushButton* tooNearRow() { return row(QStringLiteral("e3 and f3 are one road apart")); }

    void clickRow() { QTest::mouseClick(tooNearRow(), Qt::LeftButton, {}, QPoint(40, 12)); }

    QString hint()
    {
        return driver.window().findChild<QLabel*>(QStringLiteral("boardHint"))->text();
    }

    std::vector<Place> selected()
    {
        std::vector<Place> places;
        for (const MarkView& mark : driver.window().shownBoard().marks) {
            if (mark.selected)
                places.push_back(mark.place);
        }
        return places;
    }

    WindowDriver driver;
};

TEST_F(TooNear, AClickOnTheRowSelectsBothPlaces)
{
    clickRow();
    EXPECT_EQ(selected(), (std::vector<Place>{driver.place("e3"), driver.place("f3")}));
}

TEST_F(TooNear, AClickOnTheRowGoesToThePlaceAsTheKeyboardDoes)
{
    clickRow();
    EXPECT_EQ(driver.window().focusWidget(), &driver.canvas());
    EXPECT_EQ(driver.window().shownBoard().cursor, driver.place("f3"));
    EXPECT_TRUE(hint().contains(QStringLiteral("e3 and f3 are one road apart")));
}

TEST_F(TooNear, ASecondClickTakesTheSelectionAway)
{
    clickRow();
    clickRow();
    EXPECT_TRUE(selected().empty());
}

TEST_F(TooNear, EscapeTakesTheSelectionAwayAndGoesBackToTheRow)
{
    clickRow();
    driver.key(Qt::Key_Escape);
    EXPECT_TRUE(selected().empty());
    EXPECT_EQ(driver.window().focusWidget(), tooNearRow());
}

TEST_F(TooNear, EscapeLeavesTheFocusOnTheBoardWhereTheMouseIsInUse)
{
    clickRow();
    driver.moveTo("a1");
    driver.key(Qt::Key_Escape);
    EXPECT_TRUE(selected().empty());
    EXPECT_EQ(driver.window().focusWidget(), &driver.canvas());
}

TEST_F(TooNear, DeletingThePieceMendsItAndForgetsTheSelection)
{
    clickRow();
    driver.key(Qt::Key_Delete);
    EXPECT_EQ(driver.building("f3"), std::nullopt);
    EXPECT_EQ(driver.window().viewState().violation, std::nullopt);
    // Not even when it is back.
    driver.undo();
    EXPECT_TRUE(selected().empty());
}

TEST_F(TooNear, AnotherEditKeepsTheSelection)
{
    clickRow();
    driver.click("a1-b1");
    EXPECT_EQ(selected().size(), 2U);
}

TEST_F(TooNear, ThePlaceIsBroughtIntoViewWhereTheBoardIsZoomedIn)
{
    for (int i = 0; i < 8; ++i)
        driver.canvas().zoomIn();
    driver.canvas().centerOn(driver.canvas().sceneRect().bottomRight());
    ASSERT_FALSE(driver.canvas().viewport()->rect().contains(driver.pixel("f3")));
    clickRow();
    EXPECT_TRUE(driver.canvas().viewport()->rect().contains(driver.pixel("f3")));
}

TEST_F(TooNear, PointingAtAMarkExplainsIt)
{
    driver.moveTo("e3");
    EXPECT_TRUE(hint().contains(QStringLiteral("e3 and f3 are one road apart")));
    driver.moveTo("c2");
    EXPECT_FALSE(hint().contains(QStringLiteral("one road apart")));
}

TEST_F(TooNear, WhatIsIncompleteIsExplainedOnlyWhereItIsChosen)
{
    const QString sentence = QStringLiteral("Blue's building at f3 has no road of its color");
    driver.moveTo("f3");
    EXPECT_FALSE(hint().contains(sentence));
    driver.window().findChild<QToolButton*>(QStringLiteral("incomplete"))->click();
    QCoreApplication::processEvents();
    QTest::keyClick(row(sentence), Qt::Key_Return);
    EXPECT_TRUE(hint().contains(sentence));
}

TEST_F(TooNear, TheHintTakesAPlayersNameAsPlainTextAndIsNotTooWide)
{
    ASSERT_TRUE(driver.window().document().make(RenamePlayer{blue, "<b>Bo</b>"}));
    driver.window().findChild<QToolButton*>(QStringLiteral("incomplete"))->click();
    QCoreApplication::processEvents();
    QTest::keyClick(row(QStringLiteral("<b>Bo</b>'s building")), Qt::Key_Return);
    EXPECT_TRUE(hint().contains(QStringLiteral("&lt;b&gt;Bo&lt;/b&gt;'s building at f3")));
    EXPECT_LE(driver.window().findChild<QLabel*>(QStringLiteral("boardHint"))->width(), 420);
}

TEST_F(TooNear, TheCountInTheStatusLineLeadsToTheList)
{
    auto* summary = driver.window().findChild<QLabel*>(QStringLiteral("summary"));
    ASSERT_EQ(summary->accessibleName(), QStringLiteral("base board · 1 rule broken"));
    QTest::mouseClick(summary, Qt::LeftButton, {},
                      QPoint(summary->width() - 25, summary->height() / 2));
    EXPECT_EQ(driver.window().focusWidget(), tooNearRow());
}

TEST_F(TooNear, TheLinkInARowOpensTheRuleAndSelectsNothing)
{
    auto* text = tooNearRow()->findChild<RuleLabel*>();
    QString link;
    QObject::connect(text, &QLabel::linkHovered, text,
                     [&](const QString& hovered) { link = hovered; });
    QPoint at;
    for (at.ry() = 4; link.isEmpty() && at.y() < text->height(); at.ry() += 6) {
        for (at.rx() = 4; link.isEmpty() && at.x() < text->width(); at.rx() += 6)
            QTest::mouseMove(text, at);
    }
    ASSERT_EQ(link, QStringLiteral("rule:5.4"));
    // Each loop has gone one step too far.
    QTest::mouseClick(text, Qt::LeftButton, {}, at - QPoint(6, 6));
    EXPECT_NE(driver.window().findChild<RulesWindow*>(), nullptr);
    EXPECT_TRUE(selected().empty());
    EXPECT_FALSE(tooNearRow()->isDown());
}

TEST_F(TooNear, TheTabKeyGoesThroughTheListFromTopToBottom)
{
    tooNearRow()->setFocus();
    QTest::keyClick(driver.window().focusWidget(), Qt::Key_Tab);
    EXPECT_TRUE(tooNearRow()->isAncestorOf(driver.window().focusWidget())) << "the rule's link";
    // The label itself may be one stop more, as no window is active here.
    for (int i = 0; i < 2 && tooNearRow()->isAncestorOf(driver.window().focusWidget()); ++i)
        QTest::keyClick(driver.window().focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(driver.window().focusWidget()->objectName(), QStringLiteral("incomplete"));
}

TEST(WindowViolations, AMoveThatBreaksARuleIsMarkedAndNumberedFromOne)
{
    WindowDriver driver;
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "e3");
    giveRoads(layout, red, {"e3-f3"});
    layout.moves = {turn(red), road(layout, red, "k1-l1")};
    driver.window().document().open(layout, {});
    // RULES.md 5.2; its group has no building either (5.8).
    const BoardView view = driver.window().shownBoard();
    ASSERT_EQ(view.marks.size(), 1U);
    EXPECT_EQ(view.marks.front().place, driver.place("k1-l1"));
    EXPECT_EQ(view.marks.front().severity, Severity::Broken);
    driver.moveTo("k1-l1");
    EXPECT_TRUE(driver.window()
                    .findChild<QLabel*>(QStringLiteral("boardHint"))
                    ->text()
                    .contains(QStringLiteral("Move 2: Red's road at k1-l1 has nothing to start")));
}

} // namespace

} // namespace longroad
