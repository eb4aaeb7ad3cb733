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
            if (label->isVisible())
                texts.push_back(label->accessibleName().toStdString());
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
    EXPECT_EQ(answers(), std::vector<std::string>{"All 5 roads that hang together count."});
    driver.layRoads("e3 f4 g4 h4 i4");
    EXPECT_EQ(question().text(), QStringLiteral("Why 7?"));
    EXPECT_EQ(answers(), (std::vector<std::string>{
                             "Not counted: c2-d3 and d3-e3 (side branch at e3: its arm has 2, the "
                             "route's has 3)",
                             "The roads form no ring, and from e3 the two longest arms have 4 and "
                             "3 pieces: no line is longer than 7 (rule 1.2)."}));
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
                  "Not counted: f3-g3 and g3-h2 (beyond Blue's settlement at f3; the longest line "
                  "there has 2)",
                  "All 3 roads that hang together count.",
                  "Blue's settlement at f3 interrupts them (rule 1.8).",
                  "Another group has only 2 roads (rule 1.11)."}));
}

TEST_F(WindowWhy, IsAskedWithTheKeyboardAndToldToAScreenReader)
{
    driver.layRoads("e3 f3 g3");
    EXPECT_EQ(question().accessibleName(), QStringLiteral("Why 2? Answer hidden"));
    question().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&question(), Qt::Key_Space);
    EXPECT_EQ(answers().size(), 1U);
    EXPECT_EQ(question().accessibleName(), QStringLiteral("Why 2? Answer shown"));
}

} // namespace

} // namespace longroad
