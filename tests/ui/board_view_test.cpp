// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_view.h"

#include "tests/support/layout_fixture.h"
#include "ui/board/board_scene.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

BoardView viewOf(const Layout& layout, const std::optional<Violation>& chosen = {})
{
    static const Theme theme(Theme::Name::Light);
    ViewState state;
    state.violation = chosen;
    return boardView(layout, analyze(layout.start), state, theme);
}

/// The only violation of that code.
Violation violation(const Layout& layout, ViolationCode code)
{
    for (const Violation& found : violations(layout.start)) {
        if (found.code == code)
            return found;
    }
    throw std::invalid_argument("no such violation");
}

/// Red's settlement at e3 and Blue's at f3 are one road apart; Blue's has no road (RULES.md 5.4,
/// 5.8).
Layout tooNear()
{
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "e3");
    giveRoads(layout, red, {"e3-f3"});
    giveSettlement(layout, blue, "f3");
    return layout;
}

std::vector<std::string> placesOf(const Layout& layout, const std::vector<MarkView>& marks)
{
    std::vector<Place> places;
    for (const MarkView& mark : marks)
        places.push_back(mark.place);
    return names(layout.start, places);
}

/// How many pixels of the board have exactly that colour.
int pixelsOf(const QColor& color, const Layout& layout, const Theme& theme)
{
    BoardScene scene(layout.start.board, theme);
    scene.show(viewOf(layout));
    QImage image(800, 800, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter);
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

TEST(BoardMarks, StandAtBothBuildingsThatAreTooNear)
{
    const Layout layout = tooNear();
    EXPECT_EQ(placesOf(layout, viewOf(layout).marks), (std::vector<std::string>{"e3", "f3"}));
}

TEST(BoardMarks, TellTheWorstOfAPlace)
{
    const Layout layout = tooNear();
    const BoardView view = viewOf(layout);
    ASSERT_EQ(view.marks.size(), 2U);
    EXPECT_EQ(view.marks[1].severity, Severity::Broken);
}

TEST(BoardMarks, AreOnlyIncompleteOnAHalfEnteredBoard)
{
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "e3");
    giveRoads(layout, blue, {"a1-b1"});
    const BoardView view = viewOf(layout);
    EXPECT_EQ(placesOf(layout, view.marks), (std::vector<std::string>{"e3", "a1-b1"}));
    for (const MarkView& mark : view.marks)
        EXPECT_EQ(mark.severity, Severity::Incomplete);
}

// RULES.md 5.8
TEST(BoardMarks, OneStandsForAWholeGroupOfRoads)
{
    Layout layout = plainLayout(1);
    giveRoads(layout, red, {"a1-b1", "b1-c1", "a1-b2"});
    EXPECT_EQ(placesOf(layout, viewOf(layout).marks), std::vector<std::string>{"a1-b1"});
}

TEST(BoardMarks, StandAtAllRoadsOfTheGroupThatIsLookedAt)
{
    Layout layout = plainLayout(1);
    giveRoads(layout, red, {"a1-b1", "b1-c1", "a1-b2"});
    const BoardView view = viewOf(layout, violation(layout, ViolationCode::UnattachedRoad));
    EXPECT_EQ(view.marks.size(), 3U);
    for (const MarkView& mark : view.marks)
        EXPECT_TRUE(mark.selected);
}

TEST(BoardMarks, AreSelectedOnlyWhereTheViolationLookedAtIs)
{
    const Layout layout = tooNear();
    const BoardView view = viewOf(layout, violation(layout, ViolationCode::UnattachedBuilding));
    ASSERT_EQ(placesOf(layout, view.marks), (std::vector<std::string>{"e3", "f3"}));
    EXPECT_FALSE(view.marks[0].selected);
    EXPECT_TRUE(view.marks[1].selected);
}

TEST(BoardMarks, AViolationThatIsGoneSelectsNothing)
{
    const Violation gone = violation(tooNear(), ViolationCode::DistanceRule);
    EXPECT_TRUE(viewOf(plainLayout(2), gone).marks.empty());
}

// RULES.md 3.4: no place is at fault.
TEST(BoardMarks, ThereIsNoneForAViolationWithoutAPlace)
{
    Layout layout = plainLayout(2);
    layout.start.largestArmyBefore = Holders::known(red);
    ASSERT_EQ(violations(layout.start).size(), 1U);
    EXPECT_TRUE(viewOf(layout).marks.empty());
}

TEST(BoardMarks, ShoutOnlyWhereARuleIsBroken)
{
    const Theme theme(Theme::Name::Light);
    Layout layout = tooNear();
    EXPECT_GT(pixelsOf(theme.mark, layout, theme), 0);
    layout.start.buildings[vertexAt(layout.start, "e3")].reset();
    ASSERT_FALSE(viewOf(layout).marks.empty());
    EXPECT_EQ(pixelsOf(theme.mark, layout, theme), 0);
}

} // namespace

} // namespace longroad
