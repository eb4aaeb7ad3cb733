// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/piece_painter.h"

#include "ui/board/board_geometry.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace longroad
{

namespace
{

constexpr double halfLength = BoardGeometry::roadLength / 2;
constexpr double halfWidth = BoardGeometry::roadWidth / 2;

/// Fills a shape with its halo outside and its dark outline around it.
void paintShape(QPainter& painter, const QPainterPath& shape, const QColor& fill,
                const Theme& theme)
{
    const double outline = BoardGeometry::outlineWidth * theme.strokes;
    const double halo = outline + 2 * BoardGeometry::haloWidth;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.halo, halo + outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    painter.setPen(QPen(theme.outline, outline * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shape);
    painter.fillPath(shape, fill);
}

void paintPattern(QPainter& painter, RoadPattern pattern, const QColor& color)
{
    const auto line = [&](double width, const QList<qreal>& dashes = {}) {
        QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (!dashes.isEmpty())
            pen.setDashPattern(dashes);
        painter.setPen(pen);
    };
    const double reach = halfLength - 6;
    switch (pattern) {
    case RoadPattern::Solid:
        return;
    case RoadPattern::Dashes:
        line(3.6, {3.6, 2.4});
        painter.drawLine(QPointF(-reach - 1, 0), QPointF(reach + 1, 0));
        return;
    case RoadPattern::DoubleLine:
        line(2);
        painter.drawLine(QPointF(-reach, -2.9), QPointF(reach, -2.9));
        painter.drawLine(QPointF(-reach, 2.9), QPointF(reach, 2.9));
        return;
    case RoadPattern::Dots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        for (int i = -3; i <= 3; ++i)
            painter.drawEllipse(QPointF(i * 8.2, 0), 2.5, 2.5);
        return;
    case RoadPattern::Ticks:
        line(2.8);
        for (int i = -3; i <= 3; ++i)
            painter.drawLine(QPointF(i * 8, -halfWidth + 1), QPointF(i * 8, halfWidth - 1));
        return;
    case RoadPattern::Zigzag: {
        line(2.6);
        QPolygonF zigzag;
        for (int i = -5; i <= 5; ++i)
            zigzag << QPointF(i * 5.2, i % 2 == 0 ? -3.6 : 3.6);
        painter.drawPolyline(zigzag);
        return;
    }
    }
}

QPainterPath badgePath(BadgeShape shape, double r)
{
    QPainterPath path;
    switch (shape) {
    case BadgeShape::Disc:
        path.addEllipse(QPointF(0, 0), 0.95 * r, 0.95 * r);
        break;
    case BadgeShape::Square:
        path.addRoundedRect(QRectF(-0.86 * r, -0.86 * r, 1.72 * r, 1.72 * r), 0.25 * r, 0.25 * r);
        break;
    case BadgeShape::Triangle:
        path.addPolygon(regularPolygon(3, 1.2 * r).translated(0, 0.18 * r));
        path.closeSubpath();
        break;
    case BadgeShape::Diamond:
        path.addPolygon(regularPolygon(4, 1.12 * r));
        path.closeSubpath();
        break;
    case BadgeShape::Pentagon:
        path.addPolygon(regularPolygon(5, 1.08 * r));
        path.closeSubpath();
        break;
    case BadgeShape::Star:
        path.addPolygon(regularPolygon(5, 1.2 * r, 0.72 * r));
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

QPolygonF regularPolygon(int corners, double radius, double innerRadius)
{
    QPolygonF polygon;
    const int points = innerRadius > 0 ? 2 * corners : corners;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points - std::numbers::pi / 2;
        const double r = innerRadius > 0 && i % 2 != 0 ? innerRadius : radius;
        polygon << QPointF(r * std::cos(angle), r * std::sin(angle));
    }
    return polygon;
}

QFont boardFont(double pixels, int weight)
{
    // One size for all, scaled by the painter: font sizes are whole pixels, and glyphs must not
    // jump about while the board is zoomed.
    QFont font = QApplication::font();
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void paintCentred(QPainter& painter, QPointF at, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(
        QPointF(at.x() - metrics.horizontalAdvance(text) / 2, at.y() + metrics.capHeight() / 2),
        text);
}

QPainterPath roadOutline()
{
    constexpr double grow = BoardGeometry::outlineWidth + BoardGeometry::haloWidth + 1;
    QPainterPath path;
    path.addRoundedRect(QRectF(-halfLength - grow, -halfWidth - grow, 2 * (halfLength + grow),
                               2 * (halfWidth + grow)),
                        halfWidth + grow, halfWidth + grow);
    return path;
}

void paintRoad(QPainter& painter, const PlayerStyle& style, const Theme& theme)
{
    QPainterPath road;
    road.addRoundedRect(QRectF(-halfLength, -halfWidth, 2 * halfLength, 2 * halfWidth), halfWidth,
                        halfWidth);
    paintShape(painter, road, style.fill, theme);
    paintPattern(painter, style.roadPattern, style.pattern);
}

QPainterPath buildingOutline(BuildingKind kind)
{
    QPolygonF polygon;
    switch (kind) {
    case BuildingKind::Settlement:
        polygon << QPointF(-18, -5) << QPointF(0, -22) << QPointF(18, -5) << QPointF(18, 17)
                << QPointF(-18, 17);
        break;
    case BuildingKind::City:
        polygon << QPointF(-25, -4) << QPointF(-2, -4) << QPointF(-2, -17) << QPointF(12, -31)
                << QPointF(26, -17) << QPointF(26, 20) << QPointF(-25, 20);
        break;
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void paintBuilding(QPainter& painter, BuildingKind kind, const PlayerStyle& style,
                   const Theme& theme)
{
    paintShape(painter, buildingOutline(kind), style.fill, theme);
    painter.setPen(style.ink);
    painter.setFont(boardFont(21, QFont::Bold));
    paintCentred(painter, kind == BuildingKind::City ? QPointF(2, 8) : QPointF(0, 5), style.letter);
}

void paintBadge(QPainter& painter, const PlayerStyle& style, const Theme& theme, double size)
{
    const double r = size / 2 - 2;
    const QPainterPath path = badgePath(style.badge, r * 0.86);
    painter.setPen(QPen(theme.halo, size / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(QPen(theme.outline, size / 18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(style.fill);
    painter.drawPath(path);
    painter.setPen(style.ink);
    painter.setFont(boardFont(size * 0.42, QFont::Bold));
    paintCentred(painter, style.badge == BadgeShape::Triangle ? QPointF(0, size * 0.1) : QPointF(),
                 style.letter);
}

void paintRouteNumber(QPainter& painter, int number, const Theme& theme)
{
    painter.setPen(QPen(theme.routeNumberInk, 2));
    painter.setBrush(theme.routeNumber);
    painter.drawEllipse(QPointF(), BoardGeometry::numberRadius, BoardGeometry::numberRadius);
    painter.setPen(theme.routeNumberInk);
    painter.setFont(boardFont(number < 10 ? 23 : 19, QFont::Bold));
    paintCentred(painter, QPointF(), QString::number(number));
}

void paintMissing(QPainter& painter, const Theme& theme)
{
    constexpr double radius = 11;
    painter.setPen(QPen(theme.halo, 6));
    painter.setBrush(theme.halo);
    painter.drawEllipse(QPointF(), radius, radius);
    QPen ring(theme.outline, 1.8, Qt::CustomDashLine, Qt::FlatCap);
    ring.setDashPattern({2.4, 1.44}); // ten dashes around
    painter.setPen(ring);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.setPen(theme.outline);
    painter.setFont(boardFont(17, QFont::Bold));
    paintCentred(painter, QPointF(), QStringLiteral("?"));
}

void paintStop(QPainter& painter, const Theme& theme)
{
    painter.setPen(QPen(theme.stopInk, 2.5));
    painter.setBrush(theme.stop);
    painter.drawEllipse(QPointF(), 13, 13);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.stopInk);
    painter.drawRoundedRect(QRectF(-7.5, -2.6, 15, 5.2), 1.5, 1.5);
}

void paintWarning(QPainter& painter, const Theme& theme)
{
    const QPolygonF triangle = regularPolygon(3, 14).translated(0, 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.halo, 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(triangle);
    painter.setPen(QPen(theme.mark, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.mark);
    painter.drawPolygon(triangle);
    painter.setPen(QPen(theme.markInk, 3.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -5), QPointF(0, 2.5));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.markInk);
    painter.drawEllipse(QPointF(0, 8), 2.1, 2.1);
}

} // namespace longroad
