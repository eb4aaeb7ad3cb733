// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/board_fixture.h"
#include "tests/support/window_driver.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

class WindowWhy : public testing::Test
{
protected:
    QWidget& card(Seat seat)
    {
        return *driver.window().findChild<QWidget*>(
            QStringLiteral("player%1").arg(seat.index() + 1));
    }
    QToolButton& question(Seat seat = red)
    {
        return *card(seat).findChild<QToolButton*>(QStringLiteral("why"));
    }
    /// The sentences that a person reads under the question.
    std::vector<std::string> answers(Seat seat = red)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        std::vector<std::string> texts;
        auto* reasons = card(seat).findChild<QWidget*>(QStringLiteral("reasons"));
        for (const QLabel* label : reasons->findChildren<QLabel*>()) {
            const QString text =
                label->accessibleName().isEmpty() ? label->text() : label->accessibleName();
            if (label->isVisible())
                texts.push_back(text.toStdString());
        }
        return texts;
    }

    WindowDriver driver;
};

TEST_F(WindowWhy, IsNotAskedOfAPlayerWithoutARoad)
{
    EXPECT_FALSE(question().isVisible());
    driver.layRoads("e3 f3");
    EXPECT_TRUE(question().isVisible());
    EXPECT_EQ(question().text(), QStringLiteral("Why 1?"));
    driver.undo();
    EXPECT_FALSE(question().isVisible());
}

// RULES.md 1.2
TEST_F(WindowWhy, IsAnsweredOnceSomebodyAsksAndFollowsTheBoard)
{
    driver.layRoads("c2 d3 e3 f3 g3 h2");
    EXPECT_TRUE(answers().empty());
    QTest::mouseClick(&question(), Qt::LeftButton);
    EXPECT_EQ(answers(), (std::vector<std::string>{"Why it can't be longer",
                                                   "Every one of the 5 joined roads counts."}));
    driver.layRoads("e3 f4 g4 h4 i4");
    EXPECT_EQ(question().text(), QStringLiteral("Why 7?"));
    EXPECT_EQ(
        answers(),
        (std::vector<std::string>{
            "Not counted",
            "c2-d3 and d3-e3 (side branch at e3: its arm has 2, the route's shorter arm there 3)",
            "Why it can't be longer",
            "The roads form no ring. A line can use only two arms at e3; the longest are 4 and 3: "
            "4 + 3 = 7. No line that misses e3 is longer (rule 1.2)."}));
    QTest::mouseClick(&question(), Qt::LeftButton);
    EXPECT_TRUE(answers().empty());
}

// RULES.md 1.8: the player is called by the name that the user gave
TEST_F(WindowWhy, NamesThePlayerWhoInterrupts)
{
    driver.layRoads("c2 d3 e3 f3 g3 h2");
    QTest::mouseClick(&question(), Qt::LeftButton);
    driver.choose(blue);
    driver.click("f3");
    driver.choose(red);
    EXPECT_EQ(answers(),
              (std::vector<std::string>{
                  "Not counted",
                  "f3-g3 and g3-h2 (beyond Blue's settlement at f3; the longest line there has 2)",
                  "Why it can't be longer", "No line passes Blue's settlement at f3 (rule 1.8).",
                  "Every one of the 3 joined roads counts.",
                  "Beyond f3 there are only 2 roads in all (rule 1.8)."}));
}

TEST_F(WindowWhy, ScrollsToTheAnswer)
{
    driver.window().resize(900, 600);
    driver.layRoads("c2 d3 e3 f3 g3 h2");
    driver.layRoads("e3 f4 g4 h4 i4");
    QTest::mouseClick(&question(), Qt::LeftButton);
    QCoreApplication::processEvents();
    auto* reasons = card(red).findChild<QWidget*>(QStringLiteral("reasons"));
    EXPECT_EQ(reasons->visibleRegion().boundingRect().height(), reasons->height());
}

TEST_F(WindowWhy, IsAskedWithTheKeyboardAndToldToAScreenReader)
{
    driver.layRoads("e3 f3 g3");
    EXPECT_EQ(question().accessibleName(), QStringLiteral("Why 2? Answer hidden"));
    question().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&question(), Qt::Key_Space);
    EXPECT_EQ(answers().size(), 2U);
    EXPECT_EQ(question().accessibleName(), QStringLiteral("Why 2? Answer shown"));
}

} // namespace

} // namespace longroad
