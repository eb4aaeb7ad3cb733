// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/hex_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"

#include <QPainter>

#include <cstdlib>

namespace longroad
{

namespace
{

/// Where a hex has room for a motif beside the token.
constexpr std::array<std::pair<double, double>, 6> motifPlaces{
    {{-26, -52}, {26, -52}, {-56, -8}, {56, -8}, {-26, 56}, {26, 56}}};

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

void paintMotif(QPainter& painter, Terrain terrain, const QColor& color, const QColor& fill)
{
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
    painter.setFont(boardFont(hot ? 28 : 26, hot ? QFont::Bold : QFont::DemiBold));
    paintCentred(painter, QPointF(0, -4), QString::number(number));
    // A dot for each way in which two dice make the number.
    const int dots = 6 - std::abs(7 - number);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (int i = 0; i < dots; ++i)
        painter.drawEllipse(QPointF((i - (dots - 1) / 2.0) * 6.6, 14.5), 2.3, 2.3);
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

void paintRobber(QPainter& painter, const Theme& theme)
{
    const QPainterPath outline = robberOutline();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.robberHalo, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    painter.fillPath(outline, theme.robber);
}

} // namespace

HexItem::HexItem(HexId hex, const BoardGeometry& geometry, const Theme& theme) : m_theme(theme)
{
    setZValue(layerOf(Layer::Hexes));
    setPos(geometry.at(hex));
    // Shrunk so that half of each path's sand stays free.
    const double inner = 1 - BoardGeometry::pathWidth / (BoardGeometry::side * 1.7320508);
    QPolygonF polygon = geometry.outline(hex).translated(-geometry.at(hex));
    for (QPointF& corner : polygon)
        corner *= inner;
    m_outline.addPolygon(polygon);
    m_outline.closeSubpath();
    m_bounds = m_outline.boundingRect();
}

void HexItem::show(const HexView& view)
{
    if (view == m_view)
        return;
    m_view = view;
    update();
}

void HexItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme::TerrainColors& colors = m_theme.terrain(m_view.terrain);
    painter->fillPath(m_outline, colors.fill);
    for (const auto& [x, y] : motifPlaces) {
        painter->save();
        painter->translate(x, y);
        paintMotif(*painter, m_view.terrain, colors.motif, colors.fill);
        painter->restore();
    }
    if (m_view.number)
        paintToken(*painter, *m_view.number, m_theme);
    if (m_view.robber) {
        painter->save();
        painter->translate(m_view.number ? QPointF(44, 2) : QPointF(0, -2));
        paintRobber(*painter, m_theme);
        painter->restore();
    }
}

} // namespace longroad
