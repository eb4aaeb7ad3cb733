// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;

/// Draws one intersection: a player's building or the ghost of one, and the sign that a route
/// stops there.
class BuildingItem final : public QGraphicsItem
{
public:
    BuildingItem(VertexId vertex, const BoardGeometry& geometry, const Theme& theme);

    /// `style` is the owner's; not looked at where there is no building.
    void show(const BuildingView& view, const PlayerStyle& style);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Theme& m_theme;
    const QPointF m_stopAt; ///< From the intersection.
    BuildingView m_view;
    PlayerStyle m_style;
};

} // namespace longroad
