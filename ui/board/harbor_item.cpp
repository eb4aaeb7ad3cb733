// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/harbor_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace longroad
{

namespace
{

Terrain terrainOf(Resource resource)
{
    for (const Terrain terrain : allTerrains) {
        if (resourceOf(terrain) == resource)
            return terrain;
    }
    return Terrain::Unknown;
}

/// A picture of the goods in a square of 20 around (0, 0), so that colour isn't all that tells.
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

} // namespace

HarborItem::HarborItem(EdgeId edge, const BoardGeometry& geometry, const Theme& theme)
    : m_theme(theme)
{
    setZValue(layerOf(Layer::Signs));
    const QLineF coast = geometry.line(edge);
    m_sign = coast.center() + BoardGeometry::harborDistance * geometry.seaward(edge);
    for (std::size_t end = 0; end < 2; ++end) {
        const QPointF from = end == 0 ? coast.p1() : coast.p2();
        QLineF dock(from, m_sign);
        // From the outer edge of the intersection to the rim of the sign.
        const double length = dock.length();
        m_docks[end] = QLineF(dock.pointAt(20 / length),
                              dock.pointAt(1 - BoardGeometry::harborRadius / length));
    }
    const double r = BoardGeometry::harborRadius + 4;
    m_bounds = QRectF(m_sign - QPointF(r, r), m_sign + QPointF(r, r)) |
               QRectF(coast.p1(), coast.p2()).normalized().adjusted(-5, -5, 5, 5);
}

void HarborItem::show(const std::optional<Harbor>& harbor)
{
    if (harbor == m_harbor)
        return;
    m_harbor = harbor;
    update();
}

void HarborItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_harbor)
        return;
    QPen dock(m_theme.dock, 5, Qt::CustomDashLine, Qt::FlatCap);
    dock.setDashPattern({1.1, 0.7});
    painter->setPen(dock);
    painter->drawLine(m_docks[0]);
    painter->drawLine(m_docks[1]);

    const bool generic = !m_harbor->resource;
    const QColor fill =
        generic ? m_theme.harbor : m_theme.terrain(terrainOf(*m_harbor->resource)).fill;
    const QColor ink = generic ? m_theme.harborInk : m_theme.tokenInk;
    const double r = BoardGeometry::harborRadius;
    painter->setPen(QPen(m_theme.dock, 3));
    painter->setBrush(fill);
    painter->drawEllipse(m_sign, r, r);
    painter->setPen(ink);
    painter->setFont(boardFont(20, QFont::Bold));
    paintCentred(*painter, m_sign + QPointF(0, generic ? 0 : 11),
                 generic ? QStringLiteral("3:1") : QStringLiteral("2:1"));
    if (!generic) {
        painter->translate(m_sign + QPointF(0, -10));
        paintResource(*painter, *m_harbor->resource, ink);
    }
}

} // namespace longroad
