// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/cursor_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTransform>

namespace longroad
{

CursorItem::CursorItem(const BoardGeometry& geometry, const Theme& theme)
    : m_geometry(geometry), m_theme(theme)
{
    setZValue(layerOf(Layer::Cursor));
}

void CursorItem::show(const std::optional<Place>& place)
{
    if (place == m_place)
        return;
    prepareGeometryChange();
    m_place = place;
    m_ring = {};
    m_bounds = {};
    if (!place)
        return;
    QPainterPath ring;
    QPolygonF polygon;
    QTransform turn;
    turn.translate(m_geometry.at(*place).x(), m_geometry.at(*place).y());
    if (const auto* edge = std::get_if<EdgeId>(&*place)) {
        turn.rotate(-m_geometry.line(*edge).angle());
        ring.addRoundedRect(QRectF(-40, -19, 80, 38), 19, 19);
    } else if (const auto* hex = std::get_if<HexId>(&*place)) {
        for (const QPointF& corner : m_geometry.outline(*hex).translated(-m_geometry.at(*hex)))
            polygon << 0.84 * corner;
        ring.addPolygon(polygon);
        ring.closeSubpath();
    } else {
        ring.addEllipse(QPointF(), 34, 34);
    }
    m_ring = turn.map(ring);
    m_bounds = m_ring.boundingRect().adjusted(-6, -6, 6, 6);
}

void CursorItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_place)
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_theme.cursorHalo, 10));
    painter->drawPath(m_ring);
    painter->setPen(QPen(m_theme.cursor, 5));
    painter->drawPath(m_ring);
}

} // namespace longroad
