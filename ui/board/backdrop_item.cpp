// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/backdrop_item.h"

#include "core/board/place_names.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

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

    paintRowLetters(*painter);
}

void BackdropItem::paintRowLetters(QPainter& painter) const
{
    // However far the view is zoomed out, they stay as large as the window's small print.
    const double scale =
        QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform());
    painter.setPen(m_theme.rowLetter);
    const double roomiest = m_geometry.turns() % 3 == 0 ? 34 : 26; // beside slopes there is less
    painter.setFont(boardFont(std::clamp(12.5 / scale, 22.0, roomiest), QFont::DemiBold));
    const Topology& topology = m_geometry.topology();
    int lettered = -1;
    for (const VertexId vertex : topology.vertices()) {
        if (topology.row(vertex) == lettered)
            continue;
        lettered = topology.row(vertex);
        paintCentred(painter, m_geometry.rowLetter(lettered),
                     QString(QLatin1Char(vertexRowLetter(lettered))));
    }
}

} // namespace longroad
