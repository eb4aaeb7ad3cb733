// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_geometry.h"
#include "ui/board/board_view.h"

#include <QGraphicsScene>

namespace longroad
{

class BuildingItem;
class CursorItem;
class HarborItem;
class HexItem;
class MarkItem;
class RoadItem;
class RouteItem;

/// What lies on what, from the bottom.
enum class Layer : std::uint8_t
{
    Backdrop,
    Hexes,
    Signs,
    Routes,
    Roads,
    Buildings,
    Cursor,
    Marks,
};

constexpr qreal layerOf(Layer layer)
{
    return static_cast<qreal>(layer);
}

/// How strongly a piece is drawn that a click would place or remove.
constexpr qreal previewOpacity(Preview preview)
{
    switch (preview) {
    case Preview::None:
        return 1;
    case Preview::Placed:
        return 0.6;
    case Preview::Removed:
        return 0.3;
    }
    return 1;
}

/// The board as items, one for each place. Shows what it is given and knows nothing else: no
/// document, no rules.
class BoardScene final : public QGraphicsScene
{
    Q_OBJECT

public:
    /// Turned clockwise by so many times 60 degrees. The theme must outlive the scene.
    BoardScene(BoardKind board, const Theme& theme, int turns = 0, QObject* parent = nullptr);
    ~BoardScene() override;

    const BoardGeometry& geometry() const { return m_geometry; }

    /// The view's board must be the scene's.
    void show(const BoardView& view);

    /// The road place of the harbour whose sign is under a point.
    std::optional<EdgeId> harborAt(QPointF point) const;

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    // The items belong to QGraphicsScene; these only point at them.
    BoardGeometry m_geometry;
    const Theme& m_theme;
    std::vector<HexItem*> m_hexes;
    std::vector<HarborItem*> m_harbors;
    PerId<EdgeId, bool> m_harborLies; ///< A preview alone can't be pointed at.
    std::vector<RoadItem*> m_roads;
    std::vector<BuildingItem*> m_buildings;
    std::vector<RouteItem*> m_routes;
    MarkItem* m_marks;
    CursorItem* m_cursor;
};

} // namespace longroad
