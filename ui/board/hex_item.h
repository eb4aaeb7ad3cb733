// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;

/// Draws one hex: terrain, number token, robber.
class HexItem final : public QGraphicsItem
{
public:
    HexItem(HexId hex, const BoardGeometry& geometry, const Theme& theme);

    void show(const HexView& view);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Theme& m_theme;
    QPainterPath m_outline; ///< Around the middle of the hex, inside the paths.
    QRectF m_bounds;
    HexView m_view;
};

} // namespace longroad
