// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/route_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace longroad
{

namespace
{

constexpr double knobRadius = 29;

} // namespace

RouteItem::RouteItem(const BoardGeometry& geometry, const Theme& theme)
    : m_geometry(geometry), m_theme(theme)
{
    setZValue(layerOf(Layer::Routes));
}

void RouteItem::show(const Route& route)
{
    if (route == m_route)
        return;
    prepareGeometryChange();
    m_route = route;
    m_line = {};
    m_bounds = {};
    if (route.vertices.empty())
        return;
    m_line.moveTo(m_geometry.at(route.vertices.front()));
    for (const VertexId vertex : route.vertices)
        m_line.lineTo(m_geometry.at(vertex));
    const double reach = knobRadius + BoardGeometry::casingEdge;
    m_bounds = m_line.boundingRect().adjusted(-reach, -reach, reach, reach);
}

void RouteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_route.vertices.empty())
        return;
    const QPointF ends[] = {m_geometry.at(m_route.vertices.front()),
                            m_geometry.at(m_route.vertices.back())};
    const double edge = BoardGeometry::casingEdge;
    const double width = BoardGeometry::casingWidth;
    const auto paintLayer = [&](const QColor& color, double shrink) {
        painter->setPen(
            QPen(color, width - 2 * shrink, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(m_line);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        for (const QPointF end : ends)
            painter->drawEllipse(end, knobRadius - shrink, knobRadius - shrink);
    };
    paintLayer(m_theme.routeEdge, 0);
    paintLayer(m_theme.route, edge);
    painter->setPen(QPen(m_theme.routeEdge, edge));
    painter->setBrush(m_theme.routeNumber);
    for (const QPointF end : ends)
        painter->drawEllipse(end, knobRadius * 0.42, knobRadius * 0.42);
}

} // namespace longroad
