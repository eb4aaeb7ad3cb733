// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/road_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"

#include <QPainter>
#include <QTransform>

namespace longroad
{

RoadItem::RoadItem(EdgeId edge, const BoardGeometry& geometry, const Theme& theme)
    : m_theme(theme), m_angle(-geometry.line(edge).angle())
{
    setZValue(layerOf(Layer::Roads));
    setPos(geometry.line(edge).center());
    m_bounds = QTransform().rotate(m_angle).map(roadOutline()).boundingRect();
}

void RoadItem::show(const RoadView& view, const PlayerStyle& style)
{
    const bool sameStyle = !view.owner || style == m_style;
    if (view == m_view && sameStyle)
        return;
    m_view = view;
    m_style = style;
    update();
}

void RoadItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_view.owner)
        return;
    painter->save();
    painter->rotate(m_angle);
    painter->setOpacity(previewOpacity(m_view.preview));
    paintRoad(*painter, m_style, m_theme);
    painter->restore();
    if (m_view.number > 0 && m_view.preview == Preview::None)
        paintRouteNumber(*painter, m_view.number, m_theme);
}

} // namespace longroad
