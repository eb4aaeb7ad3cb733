// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/hex_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/land_painter.h"

#include <QPainter>

namespace longroad
{

namespace
{

constexpr double hexEdgeWidth = 2;

/// Where a hex has room for a motif beside the token.
constexpr std::array<std::pair<double, double>, 6> motifPlaces{
    {{-26, -52}, {26, -52}, {-56, -8}, {56, -8}, {-26, 56}, {26, 56}}};

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
    m_bounds =
        m_outline.boundingRect().adjusted(-hexEdgeWidth, -hexEdgeWidth, hexEdgeWidth, hexEdgeWidth);
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
    painter->setOpacity(previewOpacity(m_view.preview));
    painter->fillPath(m_outline, m_theme.terrain(m_view.terrain).fill);
    if (m_theme.hexEdge.isValid())
        painter->strokePath(m_outline, QPen(m_theme.hexEdge, hexEdgeWidth));
    for (const auto& [x, y] : motifPlaces) {
        painter->save();
        painter->translate(x, y);
        paintMotif(*painter, m_view.terrain, m_theme);
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
