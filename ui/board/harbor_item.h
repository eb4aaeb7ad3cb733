// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;
class Theme;

/// Draws one harbour: a sign in the sea, and a dock to both intersections that it serves.
class HarborItem final : public QGraphicsItem
{
public:
    HarborItem(EdgeId edge, const BoardGeometry& geometry, const Theme& theme);

    /// No harbour: nothing is drawn.
    void show(const std::optional<Harbor>& harbor, Preview preview);
    /// Whether the sign is under the point, or would be if there were one.
    bool covers(QPointF point) const;

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Theme& m_theme;
    QPointF m_sign;
    QLineF m_docks[2];
    QRectF m_bounds;
    std::optional<Harbor> m_harbor;
    Preview m_preview = Preview::None;
};

} // namespace longroad
