// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/harbor_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/land_painter.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <cmath>

namespace longroad
{

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

void HarborItem::show(const std::optional<Harbor>& harbor, Preview preview)
{
    if (harbor == m_harbor && preview == m_preview)
        return;
    m_harbor = harbor;
    m_preview = preview;
    update();
}

bool HarborItem::covers(QPointF point) const
{
    return QLineF(m_sign, point).length() <= BoardGeometry::harborRadius;
}

void HarborItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!m_harbor)
        return;
    painter->setOpacity(previewOpacity(m_preview));
    QPen dock(m_theme.dock, 5, Qt::CustomDashLine, Qt::FlatCap);
    dock.setDashPattern({1.1, 0.7});
    painter->setPen(dock);
    painter->drawLine(m_docks[0]);
    painter->drawLine(m_docks[1]);

    painter->translate(m_sign);
    paintHarborSign(*painter, *m_harbor, m_theme);
}

} // namespace longroad
