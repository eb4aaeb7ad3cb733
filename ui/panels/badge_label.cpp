// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/badge_label.h"

#include "ui/board/piece_painter.h"

#include <QPainter>

namespace longroad
{

BadgeLabel::BadgeLabel(int size, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme)
{
    setFixedSize(size, size);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void BadgeLabel::show(const PlayerStyle& style)
{
    if (style == m_style)
        return;
    m_style = style;
    update();
}

void BadgeLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width() / 2.0, height() / 2.0);
    paintBadge(painter, m_style, m_theme, width());
}

} // namespace longroad
