// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/export/board_image.h"

#include "tests/support/layout_fixture.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

QByteArray written(const QString& path)
{
    QFile file(path);
    file.open(QIODevice::ReadOnly);
    return file.readAll();
}

TEST(BoardImage, APngIsAsWideAsAskedFor)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("board.png"));
    ASSERT_EQ(writeBoardPicture(beginnerLayout(), path, 700), std::nullopt);
    EXPECT_EQ(QImage(path).width(), 700);
}

TEST(BoardImage, AnSvgIsAPictureThatCanBeDrawn)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("board.svg"));
    ASSERT_EQ(writeBoardPicture(beginnerLayout(), path, 700), std::nullopt);
    QSvgRenderer svg(path);
    EXPECT_TRUE(svg.isValid());
    // The size is written in millimetres; 96 pixels are an inch.
    EXPECT_TRUE(written(path).contains("width=\"185.208mm\""));
}

TEST(BoardImage, APdfIsWritten)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("board.pdf"));
    ASSERT_EQ(writeBoardPicture(beginnerLayout(), path, 700), std::nullopt);
    EXPECT_TRUE(written(path).startsWith("%PDF-"));
}

TEST(BoardImage, AnotherEndingIsRefused)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("board.bmp"));
    EXPECT_NE(writeBoardPicture(beginnerLayout(), path, 700), std::nullopt);
    EXPECT_FALSE(QFile::exists(path));
}

TEST(BoardImage, AFolderThatIsNotThereIsTold)
{
    const auto error =
        writeBoardPicture(beginnerLayout(), QStringLiteral("/nowhere/board.png"), 700);
    ASSERT_NE(error, std::nullopt);
    EXPECT_TRUE(error->contains(QStringLiteral("/nowhere/board.png")));
}

TEST(BoardImage, ARoadShowsInThePicture)
{
    Layout layout = beginnerLayout();
    const QImage without = boardImage(layout, 500);
    layout.start.roads[EdgeId(0)] = Seat(1);
    EXPECT_NE(boardImage(layout, 500), without);
}

TEST(BoardImage, ForPaperItIsWithoutColor)
{
    Layout layout = beginnerLayout();
    for (const Seat seat : layout.start.seats())
        layout.start.roads[EdgeId(seat.index())] = seat;
    const QImage image = boardImage(layout, 500, HiddenCards::LeftOut, Theme::Name::Print);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ASSERT_EQ(image.pixelColor(x, y).saturation(), 0) << x << ' ' << y;
    }
}

// RULES.md 5.4: two settlements one road apart, which the window marks.
TEST(BoardImage, ShowsNoMarks)
{
    Layout layout = plainLayout(2);
    giveSettlement(layout, red, "e3");
    giveSettlement(layout, blue, "f3");
    const QImage image = boardImage(layout, 1000);
    const QColor mark = Theme(Theme::Name::Light).mark;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ASSERT_NE(image.pixelColor(x, y), mark) << x << ' ' << y;
    }
}

// RULES.md 4.5
TEST(BoardImage, HiddenCardsShowOnlyWhereAskedFor)
{
    Layout layout = beginnerLayout();
    const QImage without = boardImage(layout, 500);
    const QImage asked = boardImage(layout, 500, HiddenCards::Counted);
    layout.start.victoryPointCards[Seat(1)] = 2;
    EXPECT_EQ(boardImage(layout, 500), without);
    EXPECT_NE(boardImage(layout, 500, HiddenCards::Counted), asked);
}

} // namespace

} // namespace longroad
