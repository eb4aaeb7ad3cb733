// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/place_names.h"
#include "core/format/layout_file.h"
#include "tests/support/board_fixture.h"
#include "tests/support/window_driver.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_geometry.h"
#include "ui/panels/land_strip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// A window with the land tool in hand.
class LandDriver : public WindowDriver
{
public:
    LandDriver() { key(Qt::Key_T); }

    /// As a person types: "o10p2".
    void type(const char* keys) { QTest::keyClicks(&canvas(), QLatin1String(keys)); }

    void choose(const char* name)
    {
        for (auto* button : window().findChild<LandStrip*>()->findChildren<QAbstractButton*>()) {
            if (button->accessibleName() == QLatin1String(name))
                return button->click();
        }
        throw std::invalid_argument(name);
    }

    /// A click into the sea, on the sign that a harbor there has.
    void clickSign(const char* name)
    {
        const BoardGeometry geometry(position().topology());
        const EdgeId edge = std::get<EdgeId>(place(name));
        const QPointF sign =
            geometry.at(Place(edge)) + BoardGeometry::harborDistance * geometry.seaward(edge);
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, canvas().mapFromScene(sign));
    }

    std::string at()
    {
        const auto& pointed = window().viewState().pointed;
        return pointed ? placeName(position().topology(), *pointed) : std::string();
    }

    Terrain terrain(const char* hex)
    {
        return position().landscape.terrain[std::get<HexId>(place(hex))];
    }

    std::optional<std::uint8_t> number(const char* hex)
    {
        return position().landscape.numbers[std::get<HexId>(place(hex))];
    }

    std::optional<Harbor> harbor(const char* edge)
    {
        const auto& harbors = position().landscape.harbors;
        return harbors ? (*harbors)[std::get<EdgeId>(place(edge))] : std::nullopt;
    }

    QString hint()
    {
        auto* label = window().findChild<QLabel*>(QStringLiteral("boardHint"));
        return label->isVisible() ? label->text() : QString();
    }

    QString status()
    {
        return window().findChild<QLabel*>(QStringLiteral("status"))->accessibleName();
    }
};

// RULES.md 7.2, by the letters of terrains and of resources alike.
TEST(WindowLand, AWholeBoardIsTyped)
{
    const QTemporaryDir folder;
    LandDriver driver;
    driver.window().files().newLayout(roadsOnlyLayout());
    for (const char* row : {"o10p2f9", "g12b6w4h10", "g9l11df3m8", "f8m3g4p5", "h5g6w11"})
        driver.type(row);
    const Landscape& land = driver.position().landscape;
    EXPECT_EQ(land.terrain, beginnerLandscape().terrain);
    EXPECT_EQ(land.numbers, beginnerLandscape().numbers);
    EXPECT_EQ(driver.position().robber, std::get<HexId>(driver.place("C3")));

    const QString path = folder.filePath(QStringLiteral("typed.longroad"));
    ASSERT_EQ(driver.window().document().save(path), std::nullopt);
    const auto read = readLayoutFile(path);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value(), driver.layout());
}

TEST(WindowLand, EveryHexIsOneUndoStep)
{
    LandDriver driver;
    driver.type("f9d");
    EXPECT_EQ(driver.terrain("A2"), Terrain::Desert);
    driver.undo();
    EXPECT_EQ(driver.terrain("A2"), Terrain::Pasture);
    EXPECT_EQ(driver.terrain("A1"), Terrain::Forest);
    driver.undo();
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowLand, TypingGoesOnFromTheHexThatWasClicked)
{
    LandDriver driver;
    driver.click("D4");
    EXPECT_EQ(driver.layout(), beginnerLayout());
    driver.type("b9");
    EXPECT_EQ(driver.terrain("D4"), Terrain::Hills);
    EXPECT_EQ(driver.number("D4"), std::uint8_t{9});
    EXPECT_EQ(driver.at(), "E1");
}

TEST(WindowLand, TheMouseDoesNotTakeTypingElsewhere)
{
    LandDriver driver;
    driver.click("B2");
    driver.type("o1");
    driver.moveTo("D4");
    driver.type("1");
    EXPECT_EQ(driver.number("B2"), std::uint8_t{11});
    EXPECT_EQ(driver.terrain("D4"), Terrain::Pasture);
}

TEST(WindowLand, SpaceSkipsAndBackspaceGoesBack)
{
    LandDriver driver;
    driver.click("A3");
    driver.key(Qt::Key_Space);
    EXPECT_EQ(driver.at(), "B1");
    driver.key(Qt::Key_Backspace);
    driver.key(Qt::Key_Backspace);
    EXPECT_EQ(driver.at(), "A2");
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowLand, BackspaceFirstTakesBackWhatIsHalfTyped)
{
    LandDriver driver;
    driver.click("B2");
    driver.type("o1");
    driver.key(Qt::Key_Backspace);
    driver.type("4");
    EXPECT_EQ(driver.terrain("B2"), Terrain::Mountains);
    EXPECT_EQ(driver.number("B2"), std::uint8_t{4});
}

TEST(WindowLand, EscapeDropsWhatIsHalfTyped)
{
    LandDriver driver;
    driver.click("B2");
    driver.type("o1");
    driver.key(Qt::Key_Escape);
    driver.type("1");
    EXPECT_EQ(driver.layout(), beginnerLayout());
    EXPECT_EQ(driver.at(), "B2");
    driver.type("1");
    EXPECT_EQ(driver.terrain("B2"), Terrain::Hills); // a number alone leaves the terrain
    EXPECT_EQ(driver.number("B2"), std::uint8_t{11});
}

TEST(WindowLand, WhatIsHalfTypedStaysWithItsHex)
{
    LandDriver driver;
    driver.click("B2");
    driver.type("o1");
    driver.click("D4");
    driver.type("1"); // begins a number of D4, and ends none
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowLand, WhatIsHalfTypedIsSaid)
{
    LandDriver driver;
    driver.click("B2");
    driver.type("o1");
    EXPECT_TRUE(driver.hint().contains(QStringLiteral("mountains 1…")))
        << qPrintable(driver.hint());
    EXPECT_TRUE(driver.status().contains(QStringLiteral("mountains 1…")));
}

TEST(WindowLand, TheLastHexIsSaidToBeTheLast)
{
    LandDriver driver;
    driver.click("E3");
    driver.type("f2");
    EXPECT_EQ(driver.at(), "E3");
    EXPECT_EQ(driver.status(), QStringLiteral("That was the last hex."));
}

TEST(WindowLand, TypedLettersAreNoShortcuts)
{
    LandDriver driver;
    driver.type("e"); // would take the tool that removes
    driver.type("h5p5");
    driver.type("3");
    EXPECT_EQ(driver.window().viewState().tool, ViewState::Tool::EditLand);
    EXPECT_EQ(driver.window().viewState().player, red);
    EXPECT_EQ(driver.terrain("A1"), Terrain::Hills);
    EXPECT_EQ(driver.terrain("A2"), Terrain::Pasture);
}

TEST(WindowLand, TheKeyOfTheToolPutsItAway)
{
    LandDriver driver;
    driver.key(Qt::Key_T);
    EXPECT_EQ(driver.window().viewState().tool, ViewState::Tool::PlacePieces);
    driver.click("a1-b1");
    EXPECT_EQ(driver.road("a1-b1"), red);
}

TEST(WindowLand, ClicksPlaceNoPieces)
{
    LandDriver driver;
    driver.choose("hills, gives brick (H, B)");
    driver.click("e3");
    driver.click("d2-e2");
    EXPECT_EQ(driver.analysis().pieces, PerSeat<PieceCount>());
}

TEST(WindowLand, AClickStampsTheBrushAndAnotherHexToo)
{
    LandDriver driver;
    driver.choose("hills, gives brick (H, B)");
    driver.choose("number token 3");
    driver.click("A1");
    driver.click("C3");
    for (const char* hex : {"A1", "C3"}) {
        EXPECT_EQ(driver.terrain(hex), Terrain::Hills) << hex;
        EXPECT_EQ(driver.number(hex), std::uint8_t{3}) << hex;
    }
}

TEST(WindowLand, TheHintSaysWhatTheClickDoes)
{
    LandDriver driver;
    driver.choose("mountains, gives ore (M, O)");
    driver.choose("number token 10");
    driver.moveTo("C3");
    EXPECT_TRUE(driver.hint().contains(QStringLiteral("C3: mountains 10")));
    const BoardView view = driver.window().shownBoard();
    const HexView& hex = view.hexes[std::get<HexId>(driver.place("C3"))];
    EXPECT_EQ(hex.terrain, Terrain::Mountains);
    EXPECT_EQ(hex.preview, Preview::Placed);
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowLand, TerrainOnTheDesertAsksForANumber)
{
    LandDriver driver;
    driver.choose("mountains, gives ore (M, O)");
    driver.click("C3");
    EXPECT_EQ(driver.layout(), beginnerLayout());
    EXPECT_TRUE(driver.status().contains(QStringLiteral("choose one too")));
}

TEST(WindowLand, TheRobberMovesByAClickAndByTheKeyboard)
{
    LandDriver driver;
    driver.choose("Robber");
    driver.click("A1");
    EXPECT_EQ(driver.position().robber, std::get<HexId>(driver.place("A1")));
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.at(), "A2");
    driver.key(Qt::Key_Return);
    EXPECT_EQ(driver.position().robber, std::get<HexId>(driver.place("A2")));
}

// RULES.md 7.3: a 3:1 harbor at A1's upper left side, a1-b1; none at a1-b2.
TEST(WindowLand, AHarborIsLaidReplacedAndTakenAway)
{
    LandDriver driver;
    driver.choose("2:1 ore harbor");
    driver.click("a1-b2");
    EXPECT_EQ(driver.harbor("a1-b2"), Harbor{Resource::Ore});
    driver.choose("3:1 harbor");
    driver.click("a1-b2");
    EXPECT_EQ(driver.harbor("a1-b2"), Harbor{});
    driver.click("a1-b2");
    EXPECT_EQ(driver.harbor("a1-b2"), std::nullopt);
    driver.choose("Take a harbor away");
    driver.clickSign("a1-b1");
    EXPECT_EQ(driver.harbor("a1-b1"), std::nullopt);
}

// Where the coast bends inwards, two places would have their signs on the same spot of the sea.
TEST(WindowLand, AClickOnASignMeansTheHarborThatIsSeen)
{
    LandDriver driver;
    driver.choose("3:1 harbor");
    driver.click("b1-c1");
    ASSERT_EQ(driver.harbor("b1-c1"), Harbor{});
    driver.choose("Take a harbor away");
    driver.clickSign("c1-d1");
    EXPECT_EQ(driver.harbor("b1-c1"), std::nullopt);
}

TEST(WindowLand, DeleteTakesAwayAHarborAndNoRoad)
{
    LandDriver driver;
    driver.window().document().make(PlaceRoad{std::get<EdgeId>(driver.place("a1-b1")), red});
    driver.choose("2:1 ore harbor");
    driver.moveTo("a1-b1");
    driver.key(Qt::Key_Delete);
    EXPECT_EQ(driver.harbor("a1-b1"), std::nullopt);
    EXPECT_EQ(driver.road("a1-b1"), red);
}

TEST(WindowLand, EveryHarborOfTheExtendedBoardCanBeMoved)
{
    LandDriver driver;
    driver.window().document().make(SwitchBoard{BoardKind::Extended});
    Landscape land;
    land.harbors = defaultHarbors(BoardKind::Extended);
    driver.window().document().make(SetLandscape{land});
    const Topology& topology = driver.position().topology();
    driver.choose("Move a harbor: click it, then its new place");

    int moved = 0;
    for (const EdgeId from : topology.edges()) {
        const auto harbor = (*land.harbors)[from];
        if (!harbor)
            continue;
        // To the next place along the coast that is free; two harbors are never neighbors.
        std::optional<EdgeId> to;
        for (const EdgeId edge : topology.edgesAt(topology.ends(from)[0])) {
            if (edge != from && topology.isCoastal(edge))
                to = edge;
        }
        ASSERT_TRUE(to);
        const std::string fromName = placeName(topology, from);
        const std::string toName = placeName(topology, *to);
        const auto other = driver.harbor(toName.c_str());
        const auto own = driver.harbor(fromName.c_str());
        driver.clickSign(fromName.c_str());
        driver.click(toName.c_str());
        EXPECT_EQ(driver.harbor(toName.c_str()), own) << fromName << " to " << toName;
        EXPECT_EQ(driver.harbor(fromName.c_str()), other) << fromName << " to " << toName;
        ++moved;
    }
    EXPECT_EQ(moved, 11); // RULES.md 7.6
    for (int i = 0; i < moved; ++i)
        driver.undo();
    EXPECT_EQ(driver.position().landscape, land);
}

TEST(WindowLand, TheKeyboardMovesAHarborAlongTheCoast)
{
    LandDriver driver;
    driver.choose("Move a harbor: click it, then its new place");
    driver.moveTo("a1-b1");
    driver.key(Qt::Key_Return);
    driver.key(Qt::Key_Right);
    EXPECT_EQ(driver.at(), "a1-b2");
    driver.key(Qt::Key_Return);
    EXPECT_EQ(driver.harbor("a1-b1"), std::nullopt);
    EXPECT_EQ(driver.harbor("a1-b2"), Harbor{});
}

TEST(WindowLand, EscapeLetsGoOfAHarbor)
{
    LandDriver driver;
    driver.choose("Move a harbor: click it, then its new place");
    driver.click("a1-b1");
    EXPECT_TRUE(driver.status().contains(QStringLiteral("3:1 harbor in hand")));
    driver.key(Qt::Key_Escape);
    driver.click("a1-b2");
    EXPECT_EQ(driver.layout(), beginnerLayout());
}

TEST(WindowLand, AnotherBoardLeavesNoHarborInHand)
{
    LandDriver driver;
    driver.window().document().make(SwitchBoard{BoardKind::Extended});
    Landscape land;
    land.harbors = defaultHarbors(BoardKind::Extended);
    driver.window().document().make(SetLandscape{land});
    driver.choose("Move a harbor: click it, then its new place");
    std::optional<EdgeId> last;
    for (const EdgeId edge : driver.position().topology().edges()) {
        if ((*land.harbors)[edge])
            last = edge;
    }
    driver.clickSign(placeName(driver.position().topology(), *last).c_str());
    driver.window().document().open(roadsOnlyLayout(), {});
    EXPECT_EQ(driver.window().viewState().brush, LandBrush(MoveHarborBrush()));
}

TEST(WindowLand, ArrowsGoFromHexToHex)
{
    LandDriver driver;
    driver.choose("desert (D)");
    driver.moveTo("C3");
    driver.key(Qt::Key_Left);
    EXPECT_EQ(driver.at(), "C2");
    driver.key(Qt::Key_Return);
    EXPECT_EQ(driver.terrain("C2"), Terrain::Desert);
}

} // namespace
} // namespace longroad
