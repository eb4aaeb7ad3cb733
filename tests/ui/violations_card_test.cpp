// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/violations_card.h"

#include "tests/support/layout_fixture.h"
#include "ui/help/rule_links.h"
#include "ui/run_window.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// The card, and what it asked for last.
class TheViolationsCard : public testing::Test
{
public:
    static void SetUpTestSuite() { prepareApplication(); }

    TheViolationsCard()
    {
        card.resize(330, 700);
        QObject::connect(
            &card, &ViolationsCard::chosen, &card,
            [this](const std::optional<Violation>& violation) { asked.push_back(violation); });
    }

    void show(const Layout& layout, const std::optional<Violation>& chosen = {})
    {
        card.show(layout, analyze(layout.start), chosen);
        QCoreApplication::processEvents(); // new rows come into sight with the next event
    }

    /// The rows that can be chosen, and are in sight.
    std::vector<QPushButton*> rows() const
    {
        std::vector<QPushButton*> result;
        for (auto* row : card.findChildren<QPushButton*>()) {
            if (row->isVisible())
                result.push_back(row);
        }
        return result;
    }

    QToolButton* fold(const char* name) const
    {
        return card.findChild<QToolButton*>(QLatin1String(name));
    }

    const Theme theme{Theme::Name::Light};
    ViolationsCard card{theme};
    std::vector<std::optional<Violation>> asked;
};

/// One broken rule, at e3 and f3 (RULES.md 5.4), and nothing incomplete.
Layout tooNear()
{
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "e3");
    giveRoads(layout, red, {"e3-f3"});
    giveSettlement(layout, blue, "f3");
    giveRoads(layout, blue, {"f3-g3"});
    return layout;
}

/// So many buildings without a road (RULES.md 5.8), no two of them neighbours.
Layout halfEntered(int buildings)
{
    Layout layout = plainLayout(1);
    const char* const places[] = {"a1", "a2", "a3"};
    for (int i = 0; i < buildings; ++i)
        giveSettlement(layout, red, places[i]);
    return layout;
}

TEST_F(TheViolationsCard, IsHiddenWhileNothingIsWrong)
{
    show(plainLayout(2));
    EXPECT_FALSE(card.isVisible());
    show(tooNear());
    EXPECT_TRUE(card.isVisible());
    show(plainLayout(2));
    EXPECT_FALSE(card.isVisible());
}

TEST_F(TheViolationsCard, ARowSaysTheWholeSentenceToAScreenReader)
{
    show(tooNear());
    ASSERT_EQ(rows().size(), 1U);
    EXPECT_EQ(rows().front()->accessibleName(),
              QStringLiteral("e3 and f3 are one road apart; between two buildings there must be at "
                             "least two roads' distance (rule 5.4)."));
}

TEST_F(TheViolationsCard, AClickOnTheSentenceAsksForItsPlaces)
{
    show(tooNear());
    ASSERT_EQ(rows().size(), 1U);
    auto* text = rows().front()->findChild<RuleLabel*>();
    QTest::mouseClick(text, Qt::LeftButton, {}, QPoint(20, 8));
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked.front(), violations(tooNear().start).front());
}

TEST_F(TheViolationsCard, EnterAndSpaceAskForItToo)
{
    show(tooNear());
    ASSERT_EQ(rows().size(), 1U);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(rows().front(), key);
    EXPECT_EQ(asked, std::vector(3, std::optional(violations(tooNear().start).front())));
}

TEST_F(TheViolationsCard, ChoosingTheChosenRowGivesItUp)
{
    show(tooNear(), violations(tooNear().start).front());
    ASSERT_EQ(rows().size(), 1U);
    EXPECT_TRUE(rows().front()->isChecked());
    QTest::mouseClick(rows().front(), Qt::LeftButton);
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked.front(), std::nullopt);
}

TEST_F(TheViolationsCard, EscapeGivesTheChosenRowUp)
{
    show(tooNear(), violations(tooNear().start).front());
    ASSERT_EQ(rows().size(), 1U);
    QTest::keyClick(rows().front(), Qt::Key_Escape);
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked.front(), std::nullopt);
}

TEST_F(TheViolationsCard, FoldsWhatIsIncompleteBehindOneLine)
{
    show(halfEntered(3));
    EXPECT_TRUE(rows().empty());
    EXPECT_EQ(fold("incomplete")->text(), QStringLiteral("3 things are not complete yet"));
    QTest::mouseClick(fold("incomplete"), Qt::LeftButton);
    EXPECT_EQ(rows().size(), 3U);
}

TEST_F(TheViolationsCard, TheFoldSaysWhetherItIsOpen)
{
    show(halfEntered(1));
    EXPECT_EQ(fold("incomplete")->accessibleName(),
              QStringLiteral("1 thing is not complete yet, hidden"));
    QTest::keyClick(fold("incomplete"), Qt::Key_Space);
    EXPECT_EQ(fold("incomplete")->accessibleName(),
              QStringLiteral("1 thing is not complete yet, shown"));
}

TEST_F(TheViolationsCard, FoldsBrokenRulesBeyondTheFirstFew)
{
    // RULES.md 5.4: seven buildings in a row along the upper coast are six times too near.
    Layout layout = plainLayout(2);
    for (const char* place : {"a1", "a2", "a3"})
        giveSettlement(layout, red, place);
    for (const char* place : {"b1", "b2", "b3", "b4"})
        giveSettlement(layout, blue, place);
    show(layout);
    EXPECT_EQ(rows().size(), 6U);

    giveSettlement(layout, red, "c1");
    show(layout);
    EXPECT_EQ(rows().size(), 5U);
    EXPECT_EQ(fold("moreViolations")->text(), QStringLiteral("2 more rules broken"));
    fold("moreViolations")->click();
    EXPECT_EQ(rows().size(), 7U);
}

// RULES.md 3.4
TEST_F(TheViolationsCard, AViolationWithoutAPlaceCanNotBeChosen)
{
    Layout layout = plainLayout(2);
    layout.start.largestArmyBefore = Holders::known(red);
    show(layout);
    EXPECT_TRUE(card.isVisible());
    EXPECT_TRUE(rows().empty());
}

TEST_F(TheViolationsCard, KeepsItsRowsWhileTheViolationsAreTheSame)
{
    Layout layout = tooNear();
    show(layout);
    ASSERT_EQ(rows().size(), 1U);
    QPushButton* const row = rows().front();
    giveRoads(layout, red, {"d3-e3"});
    show(layout);
    EXPECT_EQ(rows(), std::vector<QPushButton*>{row});
}

TEST_F(TheViolationsCard, TakesAPlayersNameAsPlainText)
{
    Layout layout = halfEntered(1);
    layout.players[0].name = "<b>Bo</b>";
    show(layout);
    QTest::mouseClick(fold("incomplete"), Qt::LeftButton);
    ASSERT_EQ(rows().size(), 1U);
    EXPECT_TRUE(rows().front()->findChild<RuleLabel*>()->text().startsWith(
        QStringLiteral("&lt;b&gt;Bo&lt;/b&gt;'s building at a1")));
}

} // namespace

} // namespace longroad
