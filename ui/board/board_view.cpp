// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_view.h"

#include <algorithm>
#include <map>

namespace longroad
{

namespace
{

bool isShown(ShownRoutes routes, Seat seat, const ViewState& state, const Analysis& analysis)
{
    switch (routes) {
    case ShownRoutes::None:
        return false;
    case ShownRoutes::OfChosen:
        return seat == state.player;
    case ShownRoutes::OfHolder:
        return analysis.longestRoute.holder() == seat;
    case ShownRoutes::All:
        return true;
    }
    return false;
}

void addLand(const Position& position, BoardView& view)
{
    for (const HexId hex : position.topology().hexes()) {
        view.hexes[hex] = {position.landscape.terrain[hex], position.landscape.numbers[hex],
                           position.robber == hex, Preview::None};
    }
    if (position.landscape.harbors)
        view.harbors = *position.landscape.harbors;
    for (const EdgeId edge : position.topology().edges())
        view.harborLies[edge] = view.harbors[edge].has_value();
}

void addPieces(const Position& position, BoardView& view)
{
    for (const EdgeId edge : position.topology().edges())
        view.roads[edge].owner = position.roads[edge];
    for (const VertexId vertex : position.topology().vertices())
        view.buildings[vertex].building = position.buildings[vertex];
}

void addRoute(const Position& position, Seat seat, const Route& route, BoardView& view)
{
    view.routes[seat] = route;
    int number = 0;
    for (const EdgeId edge : route.edges)
        view.roads[edge].number = ++number;
    if (route.vertices.empty())
        return;
    for (const VertexId end : {route.vertices.front(), route.vertices.back()}) {
        const auto& building = position.buildings[end];
        if (building && building->owner != seat)
            view.buildings[end].stopsRoute = true;
    }
}

void addMarks(const Analysis& analysis, const ViewState& state, BoardView& view)
{
    std::map<Place, MarkView> marks;
    for (const Violation& violation : analysis.violations) {
        const bool selected = violation == state.violation;
        for (const Place& place : violation.places) {
            MarkView& mark = marks.try_emplace(place, MarkView{place}).first->second;
            mark.severity = std::max(mark.severity, severity(violation.code));
            mark.selected = mark.selected || selected;
            // Unless it is asked for, one sign is enough for a whole group of roads.
            if (violation.code == ViolationCode::UnattachedRoad && !selected)
                break;
        }
    }
    for (const auto& [place, mark] : marks)
        view.marks.push_back(mark);
}

void addLandPreview(const Position& position, const Position& after, BoardView& view)
{
    BoardView land;
    addLand(after, land);
    for (const HexId hex : position.topology().hexes()) {
        if (view.hexes[hex] == land.hexes[hex])
            continue;
        view.hexes[hex] = land.hexes[hex];
        view.hexes[hex].preview = Preview::Placed;
    }
    for (const EdgeId edge : position.topology().edges()) {
        const auto& harbor = land.harbors[edge];
        if (view.harbors[edge] == harbor)
            continue;
        view.harborPreviews[edge] = harbor ? Preview::Placed : Preview::Removed;
        if (harbor)
            view.harbors[edge] = harbor;
    }
}

void addPreview(const Position& position, const Position& after, BoardView& view)
{
    for (const EdgeId edge : position.topology().edges()) {
        if (position.roads[edge] == after.roads[edge])
            continue;
        RoadView& road = view.roads[edge];
        road.preview = after.roads[edge] ? Preview::Placed : Preview::Removed;
        if (after.roads[edge])
            road.owner = after.roads[edge];
    }
    for (const VertexId vertex : position.topology().vertices()) {
        if (position.buildings[vertex] == after.buildings[vertex])
            continue;
        BuildingView& building = view.buildings[vertex];
        building.preview = after.buildings[vertex] ? Preview::Placed : Preview::Removed;
        if (after.buildings[vertex])
            building.building = after.buildings[vertex];
    }
}

} // namespace

BoardView boardView(const Layout& layout, const Analysis& analysis, const ViewState& state,
                    const Theme& theme, const Layout* preview)
{
    const Position& position = layout.start;
    BoardView view;
    view.board = position.board;
    view.styles = theme.playerStyles(layout);
    addLand(position, view);
    addPieces(position, view);
    for (const Seat seat : position.seats()) {
        if (isShown(state.routes, seat, state, analysis))
            addRoute(position, seat, analysis.routes[seat].route, view);
    }
    addMarks(analysis, state, view);
    if (preview) {
        addPreview(position, preview->start, view);
        addLandPreview(position, preview->start, view);
    }
    if (const auto* move = std::get_if<MoveHarborBrush>(&state.brush);
        state.tool == ViewState::Tool::EditLand && move && move->picked)
        view.harborPreviews[*move->picked] = Preview::Removed;
    if (state.byKeyboard)
        view.cursor = state.pointed;
    return view;
}

} // namespace longroad
