// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/building_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"

#include <QPainter>

namespace longroad
{

BuildingItem::BuildingItem(VertexId vertex, const BoardGeometry& geometry, const Theme& theme)
    : m_theme(theme), m_stopAt(geometry.besideVertex(vertex))
{
    setZValue(layerOf(Layer::Buildings));
    setPos(geometry.at(vertex));
}

void BuildingItem::show(const BuildingView& view, const PlayerStyle& style)
{
    const bool sameStyle = !view.building || style == m_style;
    if (view == m_view && sameStyle)
        return;
    m_view = view;
    m_style = style;
    update();
}

QRectF BuildingItem::boundingRect() const
{
    // The city with its halo, and the stop sign at its right.
    return {-34, -41, 88, 77};
}

void BuildingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_view.building)
        return;
    painter->setOpacity(previewOpacity(m_view.preview));
    paintBuilding(*painter, m_view.building->kind, m_style, m_theme);
    painter->setOpacity(1);
    if (m_view.stopsRoute) {
        painter->translate(m_stopAt);
        paintStop(*painter, m_theme);
    }
}

} // namespace longroad
