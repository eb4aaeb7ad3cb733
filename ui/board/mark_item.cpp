// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/mark_item.h"

#include "ui/board/board_geometry.h"
#include "ui/board/board_scene.h"
#include "ui/board/piece_painter.h"

#include <QPainter>
#include <QTransform>

namespace longroad
{

namespace
{

constexpr double ringRadius = 44; // outside the keyboard's cursor
constexpr double ringReach = 50;  // with its halo
constexpr double besideRoad = 34; // clear of the number on a route's road

} // namespace

MarkItem::MarkItem(const BoardGeometry& geometry, const Theme& theme)
    : m_geometry(geometry), m_theme(theme)
{
    setZValue(layerOf(Layer::Marks));
}

void MarkItem::show(const std::vector<MarkView>& marks)
{
    if (marks == m_marks)
        return;
    prepareGeometryChange();
    m_marks = marks;
    m_bounds = {};
    for (const MarkView& mark : marks) {
        // The ring is the largest of the three, but a road's sign stands outside of its ring.
        const double reach =
            std::holds_alternative<EdgeId>(mark.place) ? 1.3 * ringReach : ringReach;
        const QPointF at = m_geometry.at(mark.place);
        m_bounds |= QRectF(at - QPointF(reach, reach), at + QPointF(reach, reach));
    }
}

QPointF MarkItem::signAt(const Place& place) const
{
    const QPointF at = m_geometry.at(place);
    const auto* edge = std::get_if<EdgeId>(&place);
    if (!edge) {
        const auto* vertex = std::get_if<VertexId>(&place);
        const QPointF right = vertex ? m_geometry.besideVertex(*vertex) : QPointF(34, -24);
        return at + QPointF(-right.x(), right.y());
    }
    const QLineF across = m_geometry.line(*edge).normalVector().unitVector();
    QPointF aside(across.dx(), across.dy());
    // Above a road that lies, on the left of one that stands.
    if (aside.y() > 0.1 || (aside.y() > -0.1 && aside.x() > 0))
        aside = -aside;
    return at + besideRoad * aside;
}

QPainterPath MarkItem::ringAround(const Place& place) const
{
    const QPointF at = m_geometry.at(place);
    QPainterPath ring;
    const auto* edge = std::get_if<EdgeId>(&place);
    if (!edge) {
        ring.addEllipse(at, ringRadius, ringRadius);
        return ring;
    }
    ring.addRoundedRect(QRectF(-50, -27, 100, 54), 27, 27);
    QTransform turn;
    turn.translate(at.x(), at.y());
    turn.rotate(-m_geometry.line(*edge).angle());
    return turn.map(ring);
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    // All rings first, as those of a group of roads overlap: one halo around them all.
    QPainterPath rings;
    for (const MarkView& mark : m_marks) {
        if (mark.selected)
            rings |= ringAround(mark.place);
    }
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_theme.halo, 12));
    painter->drawPath(rings);
    painter->setPen(QPen(m_theme.mark, 6));
    painter->drawPath(rings);

    for (const MarkView& mark : m_marks) {
        const bool isBroken = mark.severity == Severity::Broken;
        if (!isBroken && mark.selected)
            continue; // the large ring says more
        painter->save();
        painter->translate(signAt(mark.place));
        if (isBroken)
            paintWarning(*painter, m_theme);
        else
            paintMissing(*painter, m_theme);
        painter->restore();
    }
}

} // namespace longroad
