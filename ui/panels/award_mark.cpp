// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/award_mark.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace longroad
{

AwardMark::AwardMark(Card card, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_card(card), m_theme(theme)
{
    setFixedSize(16, 20);
}

void AwardMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.routeEdge, 1.5));
    painter.setBrush(m_theme.route);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    if (m_card == Card::LongestRoute) {
        painter.setPen(QPen(m_theme.routeEdge, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(
            QPolygonF({QPointF(5, 15.5), QPointF(5, 11.5), QPointF(11, 8.5), QPointF(11, 4.5)}));
        return;
    }
    QPainterPath shield(QPointF(4.2, 5));
    shield.lineTo(11.8, 5);
    shield.lineTo(11.8, 10);
    shield.quadTo(11.5, 13.5, 8, 15.5);
    shield.quadTo(4.5, 13.5, 4.2, 10);
    shield.closeSubpath();
    painter.fillPath(shield, m_theme.routeEdge);
}

} // namespace longroad
