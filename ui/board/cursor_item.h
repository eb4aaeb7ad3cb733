// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"

#include <QGraphicsItem>

#include <optional>

namespace longroad
{

class BoardGeometry;
class Theme;

/// Marks the place where the keyboard is.
class CursorItem final : public QGraphicsItem
{
public:
    CursorItem(const BoardGeometry& geometry, const Theme& theme);

    void show(const std::optional<Place>& place);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    std::optional<Place> m_place;
    QPainterPath m_ring;
    QRectF m_bounds;
};

} // namespace longroad
