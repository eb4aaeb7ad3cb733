// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/export/board_image.h"

#include "core/words/award_text.h"
#include "core/words/winning_text.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"
#include "ui/document/file_store.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

namespace longroad
{

namespace
{

class PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardPicture)
};

// The picture is drawn in these units and scaled as a whole.
constexpr double boardWidth = 1000;
constexpr double scoreWidth = 430;
constexpr double pictureWidth = boardWidth + scoreWidth;
constexpr double margin = 28;

/// The picture as a thing to be painted: the scene, and what to write beside it.
class Picture
{
public:
    Picture(const Layout& layout, HiddenCards hiddenCards, Theme::Name theme)
        : m_layout(layout), m_hiddenCards(hiddenCards), m_analysis(analyze(layout.start)),
          m_theme(theme), m_scene(layout.start.board, m_theme), m_names(playerNames(layout))
    {
        ViewState state;
        state.routes = ShownRoutes::All;
        m_view = boardView(layout, m_analysis, state, m_theme);
        m_view.marks.clear(); // a picture shows the board, not what is wrong with it
        m_scene.show(m_view);
    }

    QSizeF size() const
    {
        const QRectF board = m_scene.sceneRect();
        return {pictureWidth, boardWidth * board.height() / board.width()};
    }

    void paint(QPainter& painter)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(QPointF(), size()), m_theme.panel);
        m_scene.render(&painter, QRectF(0, 0, boardWidth, size().height()), m_scene.sceneRect());
        paintScore(painter);
    }

private:
    /// Writes wrapped text and returns where the next line may begin.
    double write(QPainter& painter, QPointF at, double width, const QString& text, double pixels,
                 int weight, const QColor& color) const
    {
        painter.setFont(boardFont(pixels, weight));
        painter.setPen(color);
        QRectF drawn;
        painter.drawText(QRectF(at, QSizeF(width, 1000)), Qt::TextWordWrap, text, &drawn);
        return drawn.bottom();
    }

    void paintScore(QPainter& painter) const
    {
        const double left = boardWidth + margin;
        const double width = scoreWidth - 2 * margin;
        double y = margin;
        const QString title = QString::fromStdString(m_layout.title);
        if (!title.isEmpty())
            y = write(painter, {left, y}, width, title, 24, QFont::Bold, m_theme.ink) + 16;

        const AwardExplanation verdict =
            awardExplanation(Card::LongestRoute, routeLengths(m_layout.start, m_analysis.routes),
                             m_analysis.longestRoute, m_names, m_layout.edition);
        y = write(painter, {left, y}, width,
                  PictureWords::tr("%1: %2").arg(cardName(Card::LongestRoute, m_layout.edition),
                                                 verdict.headline),
                  22, QFont::DemiBold, m_theme.ink) +
            8;
        for (const QString& step : verdict.steps)
            y = write(painter, {left, y}, width, step, 17, QFont::Normal, m_theme.softInk) + 5;
        y += 16;
        for (const Seat seat : m_layout.start.seats())
            y = paintPlayer(painter, seat, left, y, width) + 16;
        // Always, since saying it only where there are some would give them away.
        if (m_hiddenCards == HiddenCards::LeftOut) {
            write(painter, {left, y}, width,
                  PictureWords::tr("Points on the table, without hidden cards"), 16, QFont::Normal,
                  m_theme.softInk);
        }
    }

    double paintPlayer(QPainter& painter, Seat seat, double left, double y, double width) const
    {
        const double badge = 44;
        painter.save();
        painter.translate(left + badge / 2, y + badge / 2);
        paintBadge(painter, m_view.styles[seat], m_theme, badge);
        painter.restore();

        const Outlook points = outlook(m_layout.start, m_analysis, seat, m_hiddenCards);
        const double numberWidth = 60;
        painter.setFont(boardFont(30, QFont::Bold));
        painter.setPen(m_theme.ink);
        painter.drawText(QRectF(left + width - numberWidth, y, numberWidth, badge),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(points.total()));

        const double textLeft = left + badge + 14;
        const double textWidth = width - badge - 14 - numberWidth;
        const double next = write(painter, {textLeft, y}, textWidth, m_names[seat], 20,
                                  QFont::DemiBold, m_theme.ink) +
                            1;
        const QString route = PictureWords::tr("Route %1, %2 roads")
                                  .arg(QString::number(m_analysis.routes[seat].route.length()),
                                       QString::number(m_analysis.pieces[seat].roads));
        const double end =
            write(painter, {textLeft, next}, textWidth, route, 16, QFont::Normal, m_theme.softInk);
        if (points.hidden == 0)
            return end;
        return write(painter, {textLeft, end + 1}, textWidth + numberWidth, pointsText(points), 16,
                     QFont::Normal, m_theme.softInk);
    }

    const Layout& m_layout;
    const HiddenCards m_hiddenCards;
    const Analysis m_analysis;
    const Theme m_theme;
    BoardScene m_scene;
    const PlayerNames m_names;
    BoardView m_view;
};

int heightFor(const Picture& picture, int width)
{
    return static_cast<int>(std::lround(width * picture.size().height() / pictureWidth));
}

QImage painted(Picture& picture, int width)
{
    QImage image(width, heightFor(picture, width), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(width / pictureWidth, width / pictureWidth);
    picture.paint(painter);
    return image;
}

void writeSvg(Picture& picture, int width, const Layout& layout, QIODevice& out)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&out);
    generator.setResolution(96); // a pixel as browsers and SVG itself count it
    generator.setSize(QSize(width, heightFor(picture, width)));
    generator.setViewBox(QRectF(QPointF(), picture.size()));
    generator.setTitle(QString::fromStdString(layout.title));
    QPainter painter(&generator);
    picture.paint(painter);
}

void writePdf(Picture& picture, const Layout& layout, QIODevice& out)
{
    QPdfWriter writer(&out);
    writer.setTitle(QString::fromStdString(layout.title));
    writer.setPageMargins(QMarginsF());
    // 297 mm, the long side of A4, whatever the width in pixels would have been.
    const double width = 297;
    writer.setPageSize(QPageSize(QSizeF(width, width * picture.size().height() / pictureWidth),
                                 QPageSize::Millimeter));
    QPainter painter(&writer);
    painter.scale(writer.width() / pictureWidth, writer.width() / pictureWidth);
    picture.paint(painter);
}

} // namespace

std::optional<PictureKind> pictureKind(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("png"))
        return PictureKind::Png;
    if (ending == QLatin1String("svg"))
        return PictureKind::Svg;
    if (ending == QLatin1String("pdf"))
        return PictureKind::Pdf;
    return std::nullopt;
}

QImage boardImage(const Layout& layout, int width, HiddenCards hiddenCards, Theme::Name theme)
{
    Picture picture(layout, hiddenCards, theme);
    return painted(picture, width);
}

std::optional<QString> writeBoardPicture(const Layout& layout, const QString& path, int width,
                                         HiddenCards hiddenCards, Theme::Name theme)
{
    const std::optional<PictureKind> kind = pictureKind(path);
    if (!kind)
        return PictureWords::tr("%1: a picture's name must end in .png, .svg or .pdf.").arg(path);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Picture picture(layout, hiddenCards, theme);
    switch (*kind) {
    case PictureKind::Png:
        painted(picture, width).save(&buffer, "PNG");
        break;
    case PictureKind::Svg:
        writeSvg(picture, width, layout, buffer);
        break;
    case PictureKind::Pdf:
        writePdf(picture, layout, buffer);
        break;
    }
    return writeFile(path, buffer.data());
}

} // namespace longroad
