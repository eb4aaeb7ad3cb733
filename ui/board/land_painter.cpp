// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/land_painter.h"

#include "ui/board/board_geometry.h"
#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <cstdlib>

namespace longroad
{

namespace
{

void paintTree(QPainter& painter)
{
    QPainterPath path;
    path.moveTo(0, -15);
    path.lineTo(11, 9);
    path.lineTo(-11, 9);
    path.closeSubpath();
    path.addRect(QRectF(-2, 9, 4, 5));
    painter.drawPath(path);
}

void paintPeak(QPainter& painter, const QColor& snow)
{
    painter.drawPolygon(QPolygonF({QPointF(-19, 11), QPointF(-3, -14), QPointF(14, 11)}));
    QPainterPath cap;
    cap.moveTo(-3, -14);
    cap.lineTo(2.8, -5.5);
    cap.lineTo(-1, -7.5);
    cap.lineTo(-3.6, -4.4);
    cap.lineTo(-8.4, -5.6);
    cap.closeSubpath();
    painter.fillPath(cap, snow);
}

void paintBricks(QPainter& painter)
{
    painter.drawRoundedRect(QRectF(-16, -8, 15, 8), 1.5, 1.5);
    painter.drawRoundedRect(QRectF(1, -8, 15, 8), 1.5, 1.5);
    painter.drawRoundedRect(QRectF(-8, 2, 15, 8), 1.5, 1.5);
}

void paintStrokes(QPainter& painter, const QColor& color)
{
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::RoundCap));
    for (const double x : {-13.0, -4.5, 4.0, 12.5})
        painter.drawLine(QPointF(x, -9), QPointF(x, 9));
}

void paintGrass(QPainter& painter, const QColor& color)
{
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(-17, -5, 17, 13), 20 * 16, 140 * 16);
    painter.drawArc(QRectF(2, -9, 15, 12), 20 * 16, 140 * 16);
}

void paintDune(QPainter& painter, const QColor& color)
{
    painter.setPen(QPen(color, 3, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    QPainterPath wave(QPointF(-19, 2));
    wave.cubicTo(-10, -8, -6, -4, 0, 1);
    wave.cubicTo(6, 5, 10, 2, 18, -4);
    painter.drawPath(wave);
}

QPainterPath robberOutline()
{
    QPainterPath body;
    body.moveTo(-17, 26);
    body.cubicTo(-17, 8, -13, -4, 0, -4);
    body.cubicTo(13, -4, 17, 8, 17, 26);
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(0, -14), 12, 12);
    QPainterPath base;
    base.addRoundedRect(QRectF(-21, 22, 42, 9), 3, 3);
    return body | head | base;
}

/// The terrain that gives it, whose colour its harbour has.
Terrain terrainOf(Resource resource)
{
    for (const Terrain terrain : allTerrains) {
        if (resourceOf(terrain) == resource)
            return terrain;
    }
    return Terrain::Unknown;
}

} // namespace

void paintMotif(QPainter& painter, Terrain terrain, const Theme& theme)
{
    const auto& [fill, color] = theme.terrain(terrain);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (terrain) {
    case Terrain::Unknown:
        return;
    case Terrain::Forest:
        return paintTree(painter);
    case Terrain::Mountains:
        return paintPeak(painter, fill.lighter(118));
    case Terrain::Hills:
        return paintBricks(painter);
    case Terrain::Fields:
        return paintStrokes(painter, color);
    case Terrain::Pasture:
        return paintGrass(painter, color);
    case Terrain::Desert:
        return paintDune(painter, color);
    }
}

void paintToken(QPainter& painter, int number, const Theme& theme)
{
    const double r = BoardGeometry::tokenRadius;
    const bool hot = number == 6 || number == 8;
    painter.setPen(QPen(theme.tokenEdge, 2));
    painter.setBrush(theme.token);
    painter.drawEllipse(QPointF(), r, r);
    const QColor ink = hot ? theme.tokenHot : theme.tokenInk;
    painter.setPen(ink);
    painter.setFont(boardFont(hot ? 32 : 30, hot ? QFont::Bold : QFont::DemiBold));
    paintCentred(painter, QPointF(0, -4.5), QString::number(number));
    // A dot for each way in which two dice make the number.
    const int dots = 6 - std::abs(7 - number);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (int i = 0; i < dots; ++i)
        painter.drawEllipse(QPointF((i - (dots - 1) / 2.0) * 6.8, 16), 2.5, 2.5);
}

void paintRobber(QPainter& painter, const Theme& theme)
{
    const QPainterPath outline = robberOutline();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.robberHalo, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.fillPath(outline, theme.robber);
}

void paintResource(QPainter& painter, Resource resource, const QColor& ink)
{
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (resource) {
    case Resource::Brick:
        painter.drawRect(QRectF(-9, -7, 18, 7));
        painter.drawRect(QRectF(-9, 0, 9, 7));
        painter.drawRect(QRectF(0, 0, 9, 7));
        return;
    case Resource::Lumber:
        painter.drawEllipse(QPointF(6, 0), 3.5, 6.5);
        painter.drawLine(QPointF(6, -6.5), QPointF(-7, -6.5));
        painter.drawLine(QPointF(6, 6.5), QPointF(-7, 6.5));
        painter.drawArc(QRectF(-11, -6.5, 8, 13), 90 * 16, 180 * 16);
        return;
    case Resource::Wool:
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(8, -3), 2.5, 2.5);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(-9, -6, 15, 9), 4.5, 4.5);
        painter.drawLine(QPointF(-5, 3), QPointF(-5, 8));
        painter.drawLine(QPointF(2, 3), QPointF(2, 8));
        return;
    case Resource::Grain:
        painter.drawLine(QPointF(0, 9), QPointF(0, -7));
        for (const double y : {-4.0, 1.0, 6.0}) {
            painter.drawLine(QPointF(0, y), QPointF(-5, y - 4));
            painter.drawLine(QPointF(0, y), QPointF(5, y - 4));
        }
        return;
    case Resource::Ore:
        painter.drawPolygon(QPolygonF(
            {QPointF(-9, 6), QPointF(-6, -4), QPointF(1, -8), QPointF(8, -2), QPointF(9, 6)}));
        painter.drawPolyline(QPolygonF({QPointF(-6, -4), QPointF(0, 0), QPointF(8, -2)}));
        painter.drawLine(QPointF(0, 0), QPointF(-1, 6));
        return;
    }
}

void paintHarborDisc(QPainter& painter, const Harbor& harbor, const Theme& theme)
{
    const double r = BoardGeometry::harborRadius;
    painter.setPen(QPen(theme.dock, 3));
    painter.setBrush(harbor.resource ? theme.terrain(terrainOf(*harbor.resource)).fill
                                     : theme.harbor);
    painter.drawEllipse(QPointF(), r, r);
}

void paintHarborSign(QPainter& painter, const Harbor& harbor, const Theme& theme)
{
    const bool generic = !harbor.resource;
    const QColor ink = generic ? theme.harborInk : theme.terrainInk;
    paintHarborDisc(painter, harbor, theme);
    painter.setPen(ink);
    painter.setFont(boardFont(generic ? 26 : 23, QFont::Bold));
    paintCentred(painter, QPointF(0, generic ? 0 : 13),
                 generic ? QStringLiteral("3:1") : QStringLiteral("2:1"));
    if (!generic) {
        painter.save();
        painter.translate(0, -11);
        painter.scale(1.25, 1.25);
        paintResource(painter, *harbor.resource, ink);
        painter.restore();
    }
}

} // namespace longroad
