// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/land_strip.h"

#include "tests/support/window_driver.h"
#include "ui/panels/widgets.h"

#include <QAbstractButton>
#include <QCoreApplication>

#include <gtest/gtest.h>

#include <set>

namespace longroad
{
namespace
{

/// The strip as it stands in a window with the land tool in hand.
class Strip
{
public:
    Strip() { m_driver.key(Qt::Key_T); }

    WindowDriver& driver() { return m_driver; }
    LandStrip& strip() { return *m_driver.window().findChild<LandStrip*>(); }
    const LandBrush& brush() { return m_driver.window().viewState().brush; }

    QAbstractButton& button(const char* name)
    {
        for (QAbstractButton* button : strip().findChildren<QAbstractButton*>()) {
            if (button->accessibleName() == QLatin1String(name))
                return *button;
        }
        throw std::invalid_argument(name);
    }

    QString check() { return strip().findChild<QLabel*>(QStringLiteral("landCheck"))->text(); }

    /// The names of the buttons that are down, in their order.
    QStringList chosen()
    {
        QStringList names;
        for (QAbstractButton* button : strip().findChildren<QAbstractButton*>()) {
            if (button->isChecked())
                names << button->accessibleName();
        }
        return names;
    }

private:
    WindowDriver m_driver;
};

TEST(LandStrip, IsThereWithTheLandToolAlone)
{
    Strip strip;
    EXPECT_TRUE(strip.strip().isVisible());
    strip.driver().key(Qt::Key_T);
    EXPECT_FALSE(strip.strip().isVisible());
}

TEST(LandStrip, BeginsWithNothingToStamp)
{
    Strip strip;
    EXPECT_EQ(strip.brush(), LandBrush(HexBrush()));
    EXPECT_EQ(strip.chosen(), QStringList({QStringLiteral("Leave the terrain as it is"),
                                           QStringLiteral("Leave the number as it is")}));
}

TEST(LandStrip, TerrainAndNumberAreChosenTogether)
{
    Strip strip;
    strip.button("forest, gives lumber (F, L)").click();
    strip.button("number token 8").click();
    EXPECT_EQ(strip.brush(), LandBrush(HexBrush{Terrain::Forest, std::uint8_t{8}}));
    EXPECT_EQ(strip.chosen(), QStringList({QStringLiteral("forest, gives lumber (F, L)"),
                                           QStringLiteral("number token 8")}));
}

TEST(LandStrip, TheRobberTakesThePlaceOfTerrainAndNumber)
{
    Strip strip;
    strip.button("desert (D)").click();
    strip.button("Robber").click();
    EXPECT_EQ(strip.brush(), LandBrush(RobberBrush()));
    EXPECT_EQ(strip.chosen(), QStringList(QStringLiteral("Robber")));
}

TEST(LandStrip, AChoiceMadeAgainStays)
{
    Strip strip;
    strip.button("Robber").click();
    strip.button("Robber").click();
    EXPECT_EQ(strip.chosen(), QStringList(QStringLiteral("Robber")));
}

TEST(LandStrip, EveryButtonSaysWhatItIs)
{
    Strip strip;
    const auto buttons = strip.strip().findChildren<QAbstractButton*>();
    // Seven terrains, ten numbers and six harbors, "as is" twice, the robber, moving, taking away.
    EXPECT_EQ(buttons.size(), 28);
    QStringList names;
    for (const QAbstractButton* button : buttons) {
        EXPECT_EQ(button->toolTip(), button->accessibleName());
        EXPECT_FALSE(button->icon().isNull() && button->text().isEmpty());
        names << button->accessibleName();
    }
    EXPECT_EQ(names.removeDuplicates(), 0);
    EXPECT_FALSE(names.contains(QString()));
}

// RULES.md 8.
TEST(LandStrip, SpeaksAsTheEditionDoes)
{
    Strip strip;
    strip.driver().window().document().make(SetEdition{Edition::Of2025});
    EXPECT_TRUE(strip.button("2:1 wheat port").isVisible());
    EXPECT_TRUE(strip.button("number disc 6").isVisible());
}

// RULES.md 7.2: A1 is mountains 10. RULES.md 7.1: four pastures, three mountains.
TEST(LandStrip, ComparesTheLandWithTheBox)
{
    Strip strip;
    EXPECT_EQ(strip.check(), QStringLiteral("All as in the box."));
    strip.button("pasture, gives wool (P, W)").click();
    strip.driver().click("A1");
    EXPECT_EQ(strip.check(), QStringLiteral("pasture: 5 of 4, mountains: 2 of 3"));
    strip.driver().undo();
    EXPECT_EQ(strip.check(), QStringLiteral("All as in the box."));
}

TEST(LandStrip, TakesTwoRowsInASmallWindow)
{
    Strip strip;
    strip.driver().window().resize(1024, 700);
    QCoreApplication::processEvents();
    ASSERT_EQ(strip.driver().window().width(), 1024);
    std::set<int> tops;
    for (const QAbstractButton* button : strip.strip().findChildren<QAbstractButton*>()) {
        const QRect at(button->mapTo(&strip.strip(), QPoint()), button->size());
        EXPECT_TRUE(strip.strip().rect().contains(at)) << qPrintable(button->accessibleName());
        tops.insert(at.top());
    }
    EXPECT_EQ(tops.size(), 2u);
    const QWidget& check = *strip.strip().findChild<QLabel*>(QStringLiteral("landCheck"));
    EXPECT_LT(check.mapTo(&strip.strip(), QPoint()).y(), *tops.rbegin() + 20);
    EXPECT_GE(check.width(), 140);
}

} // namespace
} // namespace longroad
