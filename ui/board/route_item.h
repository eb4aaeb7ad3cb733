// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/longest_route.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace longroad
{

class BoardGeometry;
class Theme;

/// Draws the casing under the pieces of one route, with a knob at both ends.
class RouteItem final : public QGraphicsItem
{
public:
    RouteItem(const BoardGeometry& geometry, const Theme& theme);

    void show(const Route& route);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    Route m_route;
    QPainterPath m_line;
    QRectF m_bounds;
};

} // namespace longroad
