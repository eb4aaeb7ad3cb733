// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QGraphicsItem>

namespace longroad
{

class BoardGeometry;
class Theme;

/// The shore around the land, the letters of the rows and the sand of the paths between the hexes:
/// all that no edit changes.
class BackdropItem final : public QGraphicsItem
{
public:
    BackdropItem(const BoardGeometry& geometry, const Theme& theme);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintRowLetters(QPainter& painter) const;

    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    QPainterPath m_land;
};

} // namespace longroad
