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

INSTANTIATE_TEST_SUITE_P(Theme, OfEachTheme,
                         testing::Values(Theme::Name::Light, Theme::Name::Dark));

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

TEST_P(OfEachTheme, NoTwoPlayersShareAPattern)
{
    const auto styles = stylesOfSix();
    std::set<RoadPattern> patterns;
    std::set<BadgeShape> badges;
    for (const Seat seat : IdRange<Seat>(Seat::count)) {
        patterns.insert(styles[seat].roadPattern);
        badges.insert(styles[seat].badge);
    }
    EXPECT_EQ(patterns.size(), 6U);
    EXPECT_EQ(badges.size(), 6U);
}

TEST_P(OfEachTheme, TextReadsOnEveryGround)
{
    for (const QColor& ground : {theme.ground, theme.panel, theme.quiet}) {
        EXPECT_GE(contrastRatio(theme.ink, ground), 4.5);
        EXPECT_GE(contrastRatio(theme.softInk, ground), 4.5);
    }
    EXPECT_GE(contrastRatio(theme.accent, theme.panel), 4.5);
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

TEST(ContrastRatio, IsTwentyOneForBlackOnWhite)
{
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21, 1e-9);
    EXPECT_NEAR(contrastRatio(Qt::red, Qt::red), 1, 1e-9);
}

} // namespace

} // namespace longroad
