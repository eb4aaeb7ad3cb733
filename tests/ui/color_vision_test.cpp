// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// Whether players and terrain can be told apart by people who see colours otherwise, and on paper
// without any.

#include "tests/support/color_vision.h"

#include "core/position/layout.h"
#include "ui/board/board_geometry.h"
#include "ui/board/land_painter.h"
#include "ui/board/piece_painter.h"
#include "ui/export/board_image.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QPainter>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

constexpr int pictureSize = 90;
constexpr double tellingContrast = 1.5; // of two pixels: more than the eye needs side by side

template <class Paint> QImage painted(const QColor& ground, Paint paint)
{
    QImage image(pictureSize, pictureSize, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pictureSize / 2.0, pictureSize / 2.0);
    paint(painter);
    return image;
}

/// How many pixels of two pictures differ in lightness, to be seen.
int difference(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            count += contrastRatio(one.pixelColor(x, y), other.pixelColor(x, y)) >= tellingContrast;
    }
    return count;
}

class InEachTheme : public testing::TestWithParam<Theme::Name>
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

INSTANTIATE_TEST_SUITE_P(ColorVision, InEachTheme, testing::ValuesIn(Theme::allNames));

TEST(ColorVision, ConfusesWhatSuchEyesConfuse)
{
    // Red is dark to protanopes, so that it may be taken for black; to deuteranopes it is not.
    EXPECT_LT(contrastRatio(seen(Qt::red, ColorVision::Protanopia), Qt::black),
              contrastRatio(seen(Qt::red, ColorVision::Deuteranopia), Qt::black));
    for (const ColorVision vision : allColorVisions) {
        EXPECT_EQ(seen(QColor(Qt::white), vision), QColor(Qt::white));
        EXPECT_EQ(seen(QColor(Qt::black), vision), QColor(Qt::black));
    }
    const QColor gray = seen(QColor(200, 30, 90), ColorVision::Grayscale);
    EXPECT_EQ(gray.red(), gray.blue());
    EXPECT_NEAR(contrastRatio(gray, QColor(200, 30, 90)), 1, 0.02);
}

// COLOURS.md: by lightness alone some are too close; the patterns must do it.
TEST_P(InEachTheme, AnyTwoPlayersRoadsCanBeToldApart)
{
    const auto styles = stylesOfSix();
    for (const ColorVision vision : allColorVisions) {
        std::vector<QImage> roads;
        for (const Seat seat : IdRange<Seat>(Seat::count)) {
            const QImage road = painted(
                theme.sand, [&](QPainter& painter) { paintRoad(painter, styles[seat], theme); });
            roads.push_back(seen(road, vision));
        }
        const double area = BoardGeometry::roadLength * BoardGeometry::roadWidth;
        for (std::size_t one = 0; one < roads.size(); ++one) {
            for (std::size_t other = one + 1; other < roads.size(); ++other) {
                EXPECT_GE(difference(roads[one], roads[other]), 0.08 * area)
                    << one << " and " << other << ", vision " << static_cast<int>(vision);
            }
        }
    }
}

TEST_P(InEachTheme, AnyTwoPlayersBadgesAndBuildingsCanBeToldApart)
{
    const auto styles = stylesOfSix();
    for (const ColorVision vision : allColorVisions) {
        std::vector<QImage> badges;
        std::vector<QImage> houses;
        for (const Seat seat : IdRange<Seat>(Seat::count)) {
            badges.push_back(seen(
                painted(theme.panel,
                        [&](QPainter& painter) { paintBadge(painter, styles[seat], theme, 80); }),
                vision));
            houses.push_back(seen(painted(theme.sand,
                                          [&](QPainter& painter) {
                                              paintBuilding(painter, BuildingKind::Settlement,
                                                            styles[seat], theme);
                                          }),
                                  vision));
        }
        for (std::size_t one = 0; one < badges.size(); ++one) {
            for (std::size_t other = one + 1; other < badges.size(); ++other) {
                EXPECT_GE(difference(badges[one], badges[other]), 150)
                    << one << " and " << other << ", vision " << static_cast<int>(vision);
                EXPECT_GE(difference(houses[one], houses[other]), 40)
                    << one << " and " << other << ", vision " << static_cast<int>(vision);
            }
        }
    }
}

TEST_P(InEachTheme, AnyTwoTerrainsCanBeToldApart)
{
    for (const ColorVision vision : allColorVisions) {
        std::vector<QImage> lands;
        for (const Terrain terrain : allTerrains) {
            const QImage land = painted(theme.terrain(terrain).fill, [&](QPainter& painter) {
                paintMotif(painter, terrain, theme);
            });
            lands.push_back(seen(land, vision));
        }
        for (std::size_t one = 0; one < lands.size(); ++one) {
            for (std::size_t other = one + 1; other < lands.size(); ++other) {
                int count = 0;
                for (int y = 0; y < pictureSize; ++y) {
                    for (int x = 0; x < pictureSize; ++x) {
                        // Motifs are quiet on purpose.
                        count += contrastRatio(lands[one].pixelColor(x, y),
                                               lands[other].pixelColor(x, y)) >= 1.15;
                    }
                }
                EXPECT_GE(count, 60)
                    << one << " and " << other << ", vision " << static_cast<int>(vision);
            }
        }
    }
}

// COLOURS.md: they look alike to people with protanopia.
TEST(ColorVision, ForestAndHillsDifferInLightness)
{
    for (const Theme::Name name : {Theme::Name::Light, Theme::Name::Dark}) {
        const Theme theme(name);
        EXPECT_GE(contrastRatio(seen(theme.terrain(Terrain::Forest).fill, ColorVision::Protanopia),
                                seen(theme.terrain(Terrain::Hills).fill, ColorVision::Protanopia)),
                  1.2);
    }
}

/// Not a test but pictures to look at, written where LONGROAD_PICTURES names a folder.
TEST(ColorVision, PicturesToLookAt)
{
    const QString folder = qEnvironmentVariable("LONGROAD_PICTURES");
    if (folder.isEmpty())
        GTEST_SKIP() << "LONGROAD_PICTURES names no folder";
    Layout layout = extendedLayout();
    const Topology& topology = layout.start.topology();
    for (const EdgeId edge : topology.edges()) {
        if (edge.index() % 3 != 0)
            layout.start.roads[edge] = Seat(edge.index() % Seat::count);
    }
    for (const VertexId vertex : topology.vertices()) {
        if (vertex.index() % 5 == 0) {
            layout.start.buildings[vertex] =
                Building{Seat(vertex.index() / 5 % Seat::count), BuildingKind::Settlement};
        }
    }
    const QImage picture = boardImage(layout, 1200);
    for (const ColorVision vision : allColorVisions) {
        const QString name = QStringLiteral("vision-%1.png").arg(static_cast<int>(vision));
        EXPECT_TRUE(seen(picture, vision).save(QDir(folder).filePath(name)));
    }
}

} // namespace

} // namespace longroad
