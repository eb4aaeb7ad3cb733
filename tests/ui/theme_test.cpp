// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/theme.h"

#include "ui/theme/style_sheet.h"

#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>

namespace longroad
{

namespace
{

class OfEachTheme : public testing::TestWithParam<Theme::Name>
{
public:
    const Theme theme{GetParam()};

    PerSeat<PlayerStyle> stylesOfSix() const
    {
        Layout layout;
        for (int i = 0; i < Seat::count; ++i) {
            layout.players.push_back(nextPlayer(layout));
            ++layout.start.seatCount;
        }
        return theme.playerStyles(layout);
    }
};

INSTANTIATE_TEST_SUITE_P(Theme, OfEachTheme, testing::ValuesIn(Theme::allNames));

TEST_P(OfEachTheme, OutlinesStandOutFromTheLand)
{
    for (const Terrain terrain : allTerrains)
        EXPECT_GE(contrastRatio(theme.outline, theme.terrain(terrain).fill), 3);
    EXPECT_GE(contrastRatio(theme.outline, theme.sand), 3);
}

TEST_P(OfEachTheme, OutlineOrHaloStandsOutFromTheSea)
{
    for (const QColor& sea : {theme.seaLight, theme.seaDeep}) {
        EXPECT_GE(std::max(contrastRatio(theme.outline, sea), contrastRatio(theme.halo, sea)), 3);
    }
}

TEST_P(OfEachTheme, HaloStandsOutFromTheOutline)
{
    EXPECT_GE(contrastRatio(theme.halo, theme.outline), 3);
}

TEST_P(OfEachTheme, TheRoutesCasingHasADarkEdge)
{
    EXPECT_GE(contrastRatio(theme.routeEdge, theme.route), 3);
}

TEST_P(OfEachTheme, PiecesStandOutFromTheRoutesCasing)
{
    EXPECT_GE(
        std::max(contrastRatio(theme.halo, theme.route), contrastRatio(theme.outline, theme.route)),
        3);
}

TEST_P(OfEachTheme, TheRobberAndTheCursorStandOutFromTheirHalos)
{
    EXPECT_GE(contrastRatio(theme.robber, theme.robberHalo), 3);
    EXPECT_GE(contrastRatio(theme.cursor, theme.cursorHalo), 3);
}

TEST_P(OfEachTheme, HarborsHaveARimAndDocksThatStandOutFromTheSea)
{
    for (const QColor& sea : {theme.seaLight, theme.seaDeep})
        EXPECT_GE(contrastRatio(theme.dock, sea), 3);
}

TEST_P(OfEachTheme, NumbersAndSignsOfTheRouteRead)
{
    EXPECT_GE(contrastRatio(theme.routeNumberInk, theme.routeNumber), 4.5);
    EXPECT_GE(contrastRatio(theme.stopInk, theme.stop), 4.5);
    EXPECT_GE(contrastRatio(theme.routeEdge, theme.route), 4.5); // the words on the card's chip
}

TEST_P(OfEachTheme, WordsOnTheLandRead)
{
    // Those of a harbor have the color of what it trades.
    for (const Terrain terrain : allTerrains)
        EXPECT_GE(contrastRatio(theme.terrainInk, theme.terrain(terrain).fill), 4.5);
}

TEST_P(OfEachTheme, PressedButtonsAndNumbersOfStepsRead)
{
    // In the ink on the colour of lines; where lines are as strong as text, in that of the ground.
    EXPECT_GE(contrastRatio(theme.strokes > 1 ? theme.ground : theme.ink, theme.line), 4.5);
}

TEST_P(OfEachTheme, WhatIsChosenHasAFrameThatStandsOut)
{
    for (const QColor& ground : {theme.ground, theme.panel, theme.quiet})
        EXPECT_GE(contrastRatio(theme.accent, ground), 3);
}

TEST_P(OfEachTheme, ALetterReadsOnEveryColorOfTheUsersOwn)
{
    for (int red = 0; red <= 255; red += 51) {
        for (int green = 0; green <= 255; green += 51) {
            for (int blue = 0; blue <= 255; blue += 51) {
                Layout layout;
                layout.start.seatCount = 1;
                layout.players = {
                    Player{"a",
                           "",
                           Rgb{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                               static_cast<std::uint8_t>(blue)},
                           {}}};
                const PlayerStyle style = theme.playerStyles(layout)[Seat(0)];
                ASSERT_GE(contrastRatio(style.ink, style.fill), 4.5);
            }
        }
    }
}

TEST_P(OfEachTheme, MarksStandOutOnTheirHaloAndTheirHaloFromThem)
{
    EXPECT_GE(contrastRatio(theme.mark, theme.halo), 3);
    EXPECT_GE(contrastRatio(theme.markInk, theme.mark), 4.5);
}

TEST_P(OfEachTheme, PatternsAndLettersReadOnTheirFills)
{
    const auto styles = stylesOfSix();
    for (const Seat seat : IdRange<Seat>(Seat::count)) {
        EXPECT_GE(contrastRatio(styles[seat].pattern, styles[seat].fill), 3);
        EXPECT_GE(contrastRatio(styles[seat].ink, styles[seat].fill), 4.5);
    }
}

TEST_P(OfEachTheme, NoTwoPlayersShareAPatternAMarkOrALetter)
{
    const auto styles = stylesOfSix();
    std::set<RoadPattern> patterns;
    std::set<BadgeShape> badges;
    for (const Seat seat : IdRange<Seat>(Seat::count)) {
        patterns.insert(styles[seat].roadPattern);
        badges.insert(styles[seat].badge);
    }
    std::set<QString> letters;
    for (const Seat seat : IdRange<Seat>(Seat::count))
        letters.insert(styles[seat].letter);
    EXPECT_EQ(letters.size(), 6U);
    EXPECT_EQ(patterns.size(), 6U);
    EXPECT_EQ(badges.size(), 6U);
}

TEST_P(OfEachTheme, TextReadsOnEveryGround)
{
    for (const QColor& ground : {theme.ground, theme.panel, theme.quiet}) {
        EXPECT_GE(contrastRatio(theme.ink, ground), 4.5);
        EXPECT_GE(contrastRatio(theme.softInk, ground), 4.5);
    }
    for (const QColor& ground : {theme.ground, theme.panel, theme.quiet}) { // links
        EXPECT_GE(contrastRatio(theme.accent, ground), 4.5);
        EXPECT_GE(contrastRatio(theme.warning, ground), 4.5);
    }
    EXPECT_GE(contrastRatio(theme.onAccent, theme.accent), 4.5);
    EXPECT_GE(contrastRatio(theme.tokenInk, theme.token), 4.5);
    EXPECT_GE(contrastRatio(theme.tokenHot, theme.token), 4.5);
    EXPECT_GE(contrastRatio(theme.harborInk, theme.harbor), 4.5);
    for (const QColor& sea : {theme.seaLight, theme.seaDeep})
        EXPECT_GE(contrastRatio(theme.rowLetter, sea), 4.5);
}

TEST_P(OfEachTheme, FieldsAndBoxesHaveAnEdgeThatStandsOut)
{
    EXPECT_GE(contrastRatio(theme.softInk, theme.panel), 3);
    EXPECT_GE(contrastRatio(theme.softInk, theme.ground), 3);
}

TEST_P(OfEachTheme, TheStyleSheetNamesNothingThatIsMissing)
{
    const QString sheet = windowStyleSheet(theme);
    EXPECT_FALSE(sheet.contains(QLatin1Char('$')));
    static const QRegularExpression picture(QStringLiteral("url\\(([^)]+)\\)"));
    int pictures = 0;
    for (auto match = picture.globalMatch(sheet); match.hasNext(); ++pictures) {
        const QString file = match.next().captured(1);
        EXPECT_TRUE(QFile::exists(file)) << file.toStdString();
    }
    EXPECT_GT(pictures, 0);
}

TEST_P(OfEachTheme, AColorOfTheUsersOwnGetsALookThatIsFree)
{
    Layout layout;
    layout.start.seatCount = 2;
    layout.players = {Player{"a", "", NamedColor::Red, {}}, Player{"b", "", Rgb{1, 2, 3}, {}}};
    const auto styles = theme.playerStyles(layout);
    EXPECT_NE(styles[Seat(0)].roadPattern, styles[Seat(1)].roadPattern);
    EXPECT_GE(contrastRatio(styles[Seat(1)].ink, styles[Seat(1)].fill), 4.5);
}

TEST(PrintTheme, NeedsNoColor)
{
    const Theme theme(Theme::Name::Print);
    Layout layout;
    layout.start.seatCount = 2;
    layout.players = {Player{"a", "", NamedColor::Blue, {}}, Player{"b", "", Rgb{255, 0, 0}, {}}};
    const auto styles = theme.playerStyles(layout);
    for (const QColor& color :
         {theme.seaDeep, theme.sand, theme.route, theme.tokenHot, theme.stop,
          theme.terrain(Terrain::Hills).fill, styles[Seat(0)].fill, styles[Seat(1)].fill}) {
        EXPECT_EQ(color.saturation(), 0) << color.name().toStdString();
    }
    for (const Terrain terrain : allTerrains)
        EXPECT_GE(contrastRatio(theme.terrain(terrain).motif, theme.terrain(terrain).fill), 3);
}

TEST(ThemeNames, AreThoseThatPeopleType)
{
    EXPECT_EQ(Theme::named(QStringLiteral("high-contrast")), Theme::Name::HighContrast);
    EXPECT_EQ(Theme::named(QStringLiteral("print")), Theme::Name::Print);
    EXPECT_EQ(Theme::named(QStringLiteral("Sepia")), std::nullopt);
}

TEST(ContrastRatio, IsTwentyOneForBlackOnWhite)
{
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21, 1e-9);
    EXPECT_NEAR(contrastRatio(Qt::red, Qt::red), 1, 1e-9);
}

} // namespace

} // namespace longroad
