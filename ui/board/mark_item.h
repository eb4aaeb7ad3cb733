// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;

/// The signs at all the places that the building rules object to: a warning where one is broken, a
/// faint ring where something is still missing, a large ring around what the user looks at.
class MarkItem final : public QGraphicsItem
{
public:
    MarkItem(const BoardGeometry& geometry, const Theme& theme);

    void show(const std::vector<MarkView>& marks);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    /// Beside the place, where neither its piece nor a route's sign is covered.
    QPointF signAt(const Place& place) const;
    QPainterPath ringAround(const Place& place) const;

    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    std::vector<MarkView> m_marks;
    QRectF m_bounds;
};

} // namespace longroad
