// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/backdrop_item.h"

#include "core/board/place_names.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace longroad
{

BackdropItem::BackdropItem(const BoardGeometry& geometry, const Theme& theme)
    : m_geometry(geometry), m_theme(theme)
{
    setZValue(layerOf(Layer::Backdrop));
    for (const HexId hex : geometry.topology().hexes()) {
        QPainterPath path;
        path.addPolygon(geometry.outline(hex));
        path.closeSubpath();
        m_land |= path;
    }
}

QRectF BackdropItem::boundingRect() const
{
    return m_geometry.boundingRect();
}

void BackdropItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double shore = BoardGeometry::shoreWidth;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(
        QPen(m_theme.sandEdge, 2 * shore + 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(m_land);
    painter->setPen(QPen(m_theme.sand, 2 * shore, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(m_land);
    painter->fillPath(m_land, m_theme.path);

    const Topology& topology = m_geometry.topology();
    painter->setPen(m_theme.rowLetter);
    painter->setFont(boardFont(22, QFont::DemiBold));
    const double x = m_geometry.landRect().left() - 84;
    int lettered = -1;
    for (const VertexId vertex : topology.vertices()) {
        if (topology.row(vertex) == lettered)
            continue;
        lettered = topology.row(vertex);
        paintCentred(*painter, QPointF(x, m_geometry.at(vertex).y()),
                     QString(QLatin1Char(vertexRowLetter(lettered))));
    }
}

} // namespace longroad
