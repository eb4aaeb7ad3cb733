// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_scene.h"

#include "ui/board/backdrop_item.h"
#include "ui/board/building_item.h"
#include "ui/board/cursor_item.h"
#include "ui/board/harbor_item.h"
#include "ui/board/hex_item.h"
#include "ui/board/mark_item.h"
#include "ui/board/road_item.h"
#include "ui/board/route_item.h"

#include <QPainter>

namespace longroad
{

namespace
{

template <class Item> Item* added(QGraphicsScene& scene, Item* item)
{
    scene.addItem(item);
    return item;
}

template <class Item, class Id> Item& of(const std::vector<Item*>& items, Id id)
{
    return *items[static_cast<std::size_t>(id.index())];
}

} // namespace

BoardScene::BoardScene(BoardKind board, const Theme& theme, int turns, QObject* parent)
    : QGraphicsScene(parent), m_geometry(Topology::of(board), turns), m_theme(theme)
{
    // Few items, and they never move: an index would only cost.
    setItemIndexMethod(NoIndex);
    setSceneRect(m_geometry.boundingRect());
    const Topology& topology = m_geometry.topology();
    addItem(new BackdropItem(m_geometry, theme));
    for (const HexId hex : topology.hexes())
        m_hexes.push_back(added(*this, new HexItem(hex, m_geometry, theme)));
    for (const EdgeId edge : topology.edges()) {
        m_harbors.push_back(topology.isCoastal(edge)
                                ? added(*this, new HarborItem(edge, m_geometry, theme))
                                : nullptr);
        m_roads.push_back(added(*this, new RoadItem(edge, m_geometry, theme)));
    }
    for (int seat = 0; seat < Seat::count; ++seat)
        m_routes.push_back(added(*this, new RouteItem(m_geometry, theme)));
    for (const VertexId vertex : topology.vertices())
        m_buildings.push_back(added(*this, new BuildingItem(vertex, m_geometry, theme)));
    m_marks = added(*this, new MarkItem(m_geometry, theme));
    m_cursor = added(*this, new CursorItem(m_geometry, theme));
}

BoardScene::~BoardScene() = default;

void BoardScene::show(const BoardView& view)
{
    const Topology& topology = m_geometry.topology();
    assert(view.board == topology.kind());
    m_harborLies = view.harborLies;
    for (const HexId hex : topology.hexes())
        of(m_hexes, hex).show(view.hexes[hex]);
    for (const EdgeId edge : topology.edges()) {
        if (HarborItem* harbor = m_harbors[static_cast<std::size_t>(edge.index())])
            harbor->show(view.harbors[edge], view.harborPreviews[edge]);
        const RoadView& road = view.roads[edge];
        of(m_roads, edge).show(road, view.styles[road.owner.value_or(Seat(0))]);
    }
    for (const VertexId vertex : topology.vertices()) {
        const BuildingView& building = view.buildings[vertex];
        const Seat owner = building.building ? building.building->owner : Seat(0);
        of(m_buildings, vertex).show(building, view.styles[owner]);
    }
    for (const Seat seat : IdRange<Seat>(Seat::count))
        of(m_routes, seat).show(view.routes[seat]);
    m_marks->show(view.marks);
    m_cursor->show(view.cursor);
}

std::optional<EdgeId> BoardScene::harborAt(QPointF point) const
{
    for (const EdgeId edge : m_geometry.topology().edges()) {
        const HarborItem* harbor = m_harbors[static_cast<std::size_t>(edge.index())];
        if (harbor && m_harborLies[edge] && harbor->covers(point))
            return edge;
    }
    return std::nullopt;
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& rect)
{
    QRadialGradient sea(QPointF(), m_geometry.boundingRect().width() * 0.62);
    sea.setColorAt(0, m_theme.seaLight);
    sea.setColorAt(1, m_theme.seaDeep);
    painter->fillRect(rect, sea);
}

} // namespace longroad
