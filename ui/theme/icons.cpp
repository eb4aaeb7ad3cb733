// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/icons.h"

#include "ui/board/board_geometry.h"
#include "ui/board/land_painter.h"
#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace longroad
{

namespace
{

/// Enough for buttons at up to 300 %.
constexpr int iconSizes[] = {16, 24, 32, 48, 72, 96};

template <class Paint> QIcon painted(Paint paint)
{
    QIcon icon;
    for (const int size : iconSizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, size);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

/// With (0, 0) in the middle and so many units from side to side.
template <class Paint> QIcon paintedAround(double units, Paint paint)
{
    return painted([&](QPainter& painter, int size) {
        painter.translate(size / 2.0, size / 2.0);
        painter.scale(size / units, size / units);
        paint(painter);
    });
}

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("icons: can't open %s", qPrintable(file.fileName()));
    // The files are drawn in black; the theme decides.
    QSvgRenderer svg(file.readAll().replace("#000000", theme.ink.name().toLatin1()));
    return painted(
        [&](QPainter& painter, int size) { svg.render(&painter, QRectF(0, 0, size, size)); });
}

QIcon badgeIcon(const PlayerStyle& style, const Theme& theme)
{
    return painted([&](QPainter& painter, int size) {
        painter.translate(size / 2.0, size / 2.0);
        paintBadge(painter, style, theme, size);
    });
}

QIcon terrainIcon(Terrain terrain, const Theme& theme)
{
    return paintedAround(56, [&](QPainter& painter) {
        painter.setPen(QPen(theme.terrain(terrain).motif, 2));
        painter.setBrush(theme.terrain(terrain).fill);
        painter.drawPolygon(regularPolygon(6, 27));
        if (terrain == Terrain::Unknown) {
            painter.setPen(theme.terrainInk);
            painter.setFont(boardFont(30, QFont::Bold));
            paintCentred(painter, QPointF(), QStringLiteral("?"));
        }
        paintMotif(painter, terrain, theme);
    });
}

QIcon numberIcon(int number, const Theme& theme)
{
    return paintedAround(2 * BoardGeometry::tokenRadius + 4,
                         [&](QPainter& painter) { paintToken(painter, number, theme); });
}

QIcon robberIcon(const Theme& theme)
{
    return paintedAround(66, [&](QPainter& painter) {
        painter.translate(0, -2);
        paintRobber(painter, theme);
    });
}

QIcon harborIcon(const Harbor& harbor, const Theme& theme)
{
    const double r = BoardGeometry::harborRadius;
    return paintedAround(2 * r + 4, [&](QPainter& painter) {
        paintHarborDisc(painter, harbor, theme);
        if (!harbor.resource) {
            painter.setPen(theme.harborInk);
            painter.setFont(boardFont(33, QFont::Bold));
            paintCentred(painter, QPointF(), QStringLiteral("3:1"));
        } else {
            painter.scale(2.1, 2.1);
            paintResource(painter, *harbor.resource, theme.terrainInk);
        }
    });
}

QIcon noHarborIcon(const Theme& theme)
{
    const double r = BoardGeometry::harborRadius;
    return paintedAround(2 * r + 4, [&](QPainter& painter) {
        QPen rim(theme.ink, 3, Qt::CustomDashLine);
        rim.setDashPattern({2.2, 1.6});
        painter.setPen(rim);
        painter.drawEllipse(QPointF(), r, r);
        painter.setPen(QPen(theme.ink, 5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-10, -10), QPointF(10, 10));
        painter.drawLine(QPointF(-10, 10), QPointF(10, -10));
    });
}

} // namespace longroad
