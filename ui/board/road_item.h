// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;

/// Draws one road place: a player's road, its number on a route, or the ghost of one.
class RoadItem final : public QGraphicsItem
{
public:
    RoadItem(EdgeId edge, const BoardGeometry& geometry, const Theme& theme);

    /// `style` is the owner's; not looked at where there is no road.
    void show(const RoadView& view, const PlayerStyle& style);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Theme& m_theme;
    double m_angle;
    QRectF m_bounds;
    RoadView m_view;
    PlayerStyle m_style;
};

} // namespace longroad
