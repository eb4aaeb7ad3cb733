// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/trade_dialog.h"

#include "tests/support/board_fixture.h"
#include "tests/support/window_driver.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

using enum Resource;

/// The dialog about red as a person uses it, on the beginner's board (RULES.md 7.3: a1 lies at a
/// generic harbour, c4 at the ore harbour, g2 at none).
class TradeAsker
{
public:
    explicit TradeAsker(std::initializer_list<const char*> settlements = {})
    {
        for (const char* place : settlements)
            driver.click(place);
        driver.action(QStringLiteral("Can I trade?…"))->trigger();
        QCoreApplication::processEvents(); // the window gets the focus
    }

    TradeDialog& dialog() { return *driver.window().findChild<TradeDialog*>(); }
    template <class Widget> Widget* find(const char* name)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // replaced ones
        return dialog().findChild<Widget*>(QLatin1String(name));
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }

    /// Clicks the "+" of a field so many times.
    void give(int cards, Resource resource) { add("given", cards, resource); }
    void want(int cards, Resource resource) { add("wanted", cards, resource); }
    void check(const char* name) { click(find<QCheckBox>(name)); }
    void click(QWidget* widget)
    {
        // A box takes clicks only where its text is.
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(14, widget->height() / 2));
    }
    void setEdition(Edition edition)
    {
        auto* choice = find<QComboBox>("tradeEdition");
        choice->setFocus();
        QTest::keyClick(choice, edition == Edition::Classic ? Qt::Key_Home : Qt::Key_End);
    }

    std::string answer() { return text("tradeAnswer").toStdString(); }
    bool cites(const char* rule)
    {
        return text("tradeReason").contains(QStringLiteral("rule:%1\"").arg(QLatin1String(rule)));
    }

    WindowDriver driver;

private:
    void add(const char* side, int cards, Resource resource)
    {
        auto* field = dialog().findChild<QWidget*>(QLatin1String(side) +
                                                   QString::number(static_cast<int>(resource) + 1));
        for (int i = 0; i < cards; ++i)
            QTest::mouseClick(field->findChild<QToolButton*>(QStringLiteral("more")),
                              Qt::LeftButton);
    }
};

// RULES.md 6.1
TEST(TradeDialog, AllowsFourOreForOneLumberWithoutAHarbor)
{
    TradeAsker asker;
    asker.give(4, Ore);
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "Yes");
    EXPECT_TRUE(asker.cites("6.1"));
}

// RULES.md 6.2
TEST(TradeDialog, AllowsThreeLumberForOneWoolAtAGenericHarbor)
{
    TradeAsker asker({"a1"});
    asker.give(3, Lumber);
    asker.want(1, Wool);
    EXPECT_EQ(asker.answer(), "Yes");
    EXPECT_TRUE(asker.cites("6.2"));
}

// RULES.md 6.3
TEST(TradeDialog, AllowsTwoOreForOneAndFourForTwoAtTheOreHarbor)
{
    TradeAsker asker({"c4"});
    asker.give(2, Ore);
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "Yes");
    EXPECT_TRUE(asker.cites("6.3"));
    asker.give(2, Ore);
    EXPECT_EQ(asker.answer(), "Yes"); // four for one at 4:1
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "Yes");
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "No");
}

// RULES.md 6.3
TEST(TradeDialog, AllowsOnlyOneForFourLumberAtTheOreHarbor)
{
    TradeAsker asker({"c4"});
    asker.give(4, Lumber);
    asker.want(1, Wool);
    EXPECT_EQ(asker.answer(), "Yes");
    asker.want(1, Wool);
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.3"));
    EXPECT_TRUE(
        asker.text("tradeReason").startsWith(QStringLiteral("4 lumber: enough for only 1 card (")));
}

// RULES.md 6.3
TEST(TradeDialog, AllowsNothingForThreeLumberAtTheOreHarbor)
{
    TradeAsker asker({"c4"});
    asker.give(3, Lumber);
    asker.want(1, Wool);
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.3"));
    EXPECT_EQ(asker.text("tradeBest"), QStringLiteral("At best: 3 lumber for nothing."));
}

// RULES.md 6.4
TEST(TradeDialog, RefusesCardsOfTwoKindsForOne)
{
    TradeAsker asker;
    asker.give(2, Ore);
    asker.give(2, Lumber);
    asker.want(1, Wool);
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.4"));
}

// RULES.md 6.5
TEST(TradeDialog, RefusesATradeOutsideTheOwnTurn)
{
    TradeAsker asker;
    asker.give(4, Ore);
    asker.want(1, Lumber);
    asker.check("ownTurn");
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.5"));
}

// RULES.md 6.5
TEST(TradeDialog, RefusesAHarborReachedThisTurnOnlyWherePhasesAreSeparate)
{
    TradeAsker asker({"c4"});
    asker.give(2, Ore);
    asker.want(1, Lumber);
    asker.check("reached1");
    EXPECT_EQ(asker.answer(), "Yes");
    asker.check("separatePhases");
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.5"));
    asker.check("reached1");
    EXPECT_EQ(asker.answer(), "Yes");
}

// RULES.md 6.5
TEST(TradeDialog, KnowsWhichOfTwoHarborsIsNew)
{
    TradeAsker asker({"a1", "c4"});
    asker.give(3, Ore);
    asker.want(1, Lumber);
    asker.check("separatePhases");
    EXPECT_EQ(asker.find<QCheckBox>("reached2")->text(), QStringLiteral("2:1 ore harbor (c4-d5)"));
    asker.check("reached2");
    EXPECT_EQ(asker.answer(), "Yes");
    asker.check("reached1");
    EXPECT_EQ(asker.answer(), "No");
}

TEST(TradeDialog, CannotBeToldOfAHarborThatIsNotReached)
{
    TradeAsker asker;
    EXPECT_FALSE(asker.find<QCheckBox>("reached1")->isEnabled());
}

// RULES.md 6.5: never separate in 2025
TEST(TradeDialog, OffersSeparatePhasesInTheClassicRulesOnly)
{
    TradeAsker asker({"c4"});
    asker.give(2, Ore);
    asker.want(1, Lumber);
    asker.check("separatePhases");
    asker.check("reached1");
    asker.setEdition(Edition::Of2025);
    EXPECT_FALSE(asker.find<QCheckBox>("separatePhases")->isEnabled());
    EXPECT_EQ(asker.answer(), "Yes");
}

// RULES.md 6.7
TEST(TradeDialog, LetsFourForOneGiveBackTheKindInTheClassicRulesOnly)
{
    TradeAsker asker;
    asker.give(4, Lumber);
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "Yes");
    asker.setEdition(Edition::Of2025);
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.7"));
}

// RULES.md 6.7
TEST(TradeDialog, NeverLetsAHarborGiveBackTheKind)
{
    TradeAsker asker({"c4"});
    asker.give(2, Ore);
    asker.want(1, Ore);
    for (const Edition edition : {Edition::Classic, Edition::Of2025}) {
        asker.setEdition(edition);
        EXPECT_EQ(asker.answer(), "No");
        EXPECT_TRUE(asker.cites("6.7"));
    }
}

TEST(TradeDialog, TakesTheLayoutsEditionUntilAnotherIsChosenAndLeavesTheLayoutAlone)
{
    TradeAsker asker;
    asker.driver.window().document().make(SetEdition{Edition::Of2025});
    EXPECT_EQ(asker.find<QComboBox>("tradeEdition")->currentText(), QStringLiteral("2025"));
    EXPECT_EQ(asker.find<QCheckBox>("reached1")->text(), QStringLiteral("No port"));
    asker.setEdition(Edition::Classic);
    asker.driver.click("g2");
    EXPECT_EQ(asker.find<QComboBox>("tradeEdition")->currentText(), QStringLiteral("Classic"));
    EXPECT_EQ(asker.driver.layout().edition, Edition::Of2025);
}

TEST(TradeDialog, IsNeitherYesNorNoWhereASideIsEmpty)
{
    TradeAsker asker;
    EXPECT_EQ(asker.answer(), "Which cards?");
    asker.give(4, Ore);
    EXPECT_EQ(asker.answer(), "Which cards?");
    EXPECT_EQ(asker.text("tradeBest"),
              QStringLiteral("At best: 4 ore for 1 card of another kind at 4:1."));
}

TEST(TradeDialog, FollowsTheBoardAndThePlayer)
{
    TradeAsker asker;
    asker.give(2, Ore);
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "No");
    asker.driver.click("c4");
    EXPECT_EQ(asker.answer(), "Yes");
    EXPECT_EQ(asker.text("tradeDialogRates"), QStringLiteral("Ore 2:1 (c4-d5) · all else 4:1"));
    asker.driver.choose(blue);
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_EQ(asker.text("tradeTitle"), QStringLiteral("Can Blue trade?"));
}

TEST(TradeDialog, ForgetsWhatAnotherPlayerReached)
{
    TradeAsker asker({"c4"});
    asker.check("reached1");
    asker.driver.choose(blue);
    asker.driver.choose(red);
    EXPECT_FALSE(asker.find<QCheckBox>("reached1")->isChecked());
}

TEST(TradeDialog, ForgetsWhatAnotherPlayerReachedAtTheSameHarbor)
{
    TradeAsker asker({"c4"});
    asker.driver.choose(blue);
    asker.driver.click("d5");
    asker.check("reached1");
    asker.driver.choose(red);
    EXPECT_FALSE(asker.find<QCheckBox>("reached1")->isChecked());
}

TEST(TradeDialog, IsUsedWithTheKeyboardAlone)
{
    TradeAsker asker;
    auto* first = asker.find<QWidget>("given1")->findChild<QSpinBox*>();
    first->setFocus();
    QTest::keyClick(first, Qt::Key_4);
    for (int i = 0; i < 6; ++i) // four more kinds to give, then to the second that is wanted
        QTest::keyClick(asker.dialog().focusWidget(), Qt::Key_Tab);
    QTest::keyClick(asker.dialog().focusWidget(), Qt::Key_Up);
    EXPECT_EQ(asker.find<QWidget>("given1")->findChild<QSpinBox*>()->value(), 4);
    EXPECT_EQ(asker.find<QWidget>("wanted2")->findChild<QSpinBox*>()->value(), 1);
    EXPECT_EQ(asker.answer(), "Yes");
}

// RULES.md 6.5: only on the own turn.
TEST(TradeDialog, FollowsTheTurn)
{
    TradeAsker asker;
    asker.give(4, Ore);
    asker.want(1, Lumber);
    EXPECT_EQ(asker.answer(), "Yes");
    asker.driver.window().document().make(SetTurn{Seat(1)});
    EXPECT_EQ(asker.answer(), "No");
    EXPECT_TRUE(asker.cites("6.5"));
    asker.driver.choose(Seat(1));
    EXPECT_EQ(asker.answer(), "Yes");
    asker.check("ownTurn");
    asker.driver.click("a1"); // another change leaves alone what the user said
    EXPECT_EQ(asker.answer(), "No");
}

// RULES.md 6.5: what was reached in one turn is there in the next.
TEST(TradeDialog, ForgetsWhatWasReachedWhenTheTurnChanges)
{
    TradeAsker asker({"c4"});
    asker.give(2, Ore);
    asker.want(1, Lumber);
    asker.check("separatePhases");
    asker.check("reached1");
    EXPECT_EQ(asker.answer(), "No");
    asker.driver.window().document().make(SetTurn{Seat(0)});
    EXPECT_EQ(asker.answer(), "Yes");
    EXPECT_FALSE(asker.find<QCheckBox>("reached1")->isChecked());
}

TEST(TradeDialog, SetsAllToNothing)
{
    TradeAsker asker;
    asker.give(4, Ore);
    asker.want(1, Lumber);
    QTest::mouseClick(asker.find<QPushButton>("clearCards"), Qt::LeftButton);
    EXPECT_EQ(asker.answer(), "Which cards?");
    EXPECT_TRUE(asker.text("tradeBest").isEmpty());
}

TEST(TradeRow, TellsTheRatesAndLeadsToTheQuestion)
{
    WindowDriver driver;
    driver.click("c4");
    auto* card = driver.window().findChild<QWidget*>(QStringLiteral("player1"));
    EXPECT_EQ(card->findChild<QLabel*>(QStringLiteral("tradeRates"))->text(),
              QStringLiteral("ore 2:1 (c4-d5) · all else 4:1"));
    QTest::mouseClick(card->findChild<QPushButton*>(QStringLiteral("askTrade")), Qt::LeftButton);
    const auto* dialog = driver.window().findChild<TradeDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
}

TEST(TradeRow, IsShownForTheChosenPlayerOnly)
{
    WindowDriver driver;
    const auto rates = [&](const char* player) {
        return driver.window()
            .findChild<QWidget*>(QLatin1String(player))
            ->findChild<QLabel*>(QStringLiteral("tradeRates"));
    };
    EXPECT_TRUE(rates("player1")->isVisible());
    EXPECT_FALSE(rates("player2")->isVisible());
}

// CONTRACT.md 2
TEST(TradeRow, SaysThatHarborsAreNotEntered)
{
    WindowDriver driver;
    driver.action(QStringLiteral("Roads only, without terrain"))->trigger();
    EXPECT_EQ(driver.window().findChild<QLabel*>(QStringLiteral("tradeRates"))->text(),
              QStringLiteral("harbors not entered: 4:1 for everything"));
}

} // namespace

} // namespace longroad
