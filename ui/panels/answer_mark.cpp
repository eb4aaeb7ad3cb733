// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/answer_mark.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace longroad
{

AnswerMark::AnswerMark(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setFixedSize(36, 36);
}

void AnswerMark::show(std::optional<bool> answer)
{
    m_answer = answer;
    update();
}

void AnswerMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width() / 2.0, height() / 2.0);
    const auto stroke = [](const QColor& color, double width) {
        return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    if (!m_answer) {
        painter.setPen(stroke(m_theme.softInk, 2));
        painter.drawEllipse(QPointF(), 15, 15);
        return;
    }
    painter.setPen(Qt::NoPen);
    if (*m_answer) {
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(QPointF(), 16, 16);
        painter.setPen(stroke(m_theme.onAccent, 4));
        const QPointF tick[] = {{-7, 0.5}, {-2, 6}, {7.5, -5.5}};
        painter.drawPolyline(tick, 3);
    } else {
        painter.setBrush(m_theme.stop);
        painter.drawRoundedRect(QRectF(-15, -15, 30, 30), 6, 6);
        painter.setPen(stroke(m_theme.stopInk, 4));
        painter.drawLine(QPointF(-6, -6), QPointF(6, 6));
        painter.drawLine(QPointF(-6, 6), QPointF(6, -6));
    }
}

} // namespace longroad
