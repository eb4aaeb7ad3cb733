// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/board_switch.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Where the places of one board lie on another: its middle is moved by `offset`.
class Overlay
{
public:
    Overlay(const Topology& from, const Topology& to, LatticePoint offset)
        : m_from(from), m_to(to), m_offset(offset)
    {}

    std::optional<HexId> operator()(HexId hex) const { return m_to.hexAt(moved(m_from.at(hex))); }
    std::optional<VertexId> operator()(VertexId vertex) const
    {
        return m_to.vertexAt(moved(m_from.at(vertex)));
    }
    std::optional<EdgeId> operator()(EdgeId edge) const
    {
        const auto ends = m_from.ends(edge);
        const auto one = (*this)(ends[0]);
        const auto other = (*this)(ends[1]);
        return one && other ? m_to.edgeBetween(*one, *other) : std::nullopt;
    }

private:
    LatticePoint moved(LatticePoint at) const { return {at.x + m_offset.x, at.y + m_offset.y}; }

    const Topology& m_from;
    const Topology& m_to;
    LatticePoint m_offset;
};

/// The ways to lay the base board over the extended one, whole; first the one over its upper part.
std::vector<LatticePoint> offsetsOfBase()
{
    const Topology& base = Topology::of(BoardKind::Base);
    const Topology& extended = Topology::of(BoardKind::Extended);
    const LatticePoint first = base.at(HexId(0));
    std::vector<LatticePoint> result;
    for (const HexId hex : extended.hexes()) {
        const LatticePoint at = extended.at(hex);
        const LatticePoint offset{at.x - first.x, at.y - first.y};
        const Overlay overlay(base, extended, offset);
        bool fits = true;
        for (const HexId other : base.hexes())
            fits = fits && overlay(other);
        if (fits)
            result.push_back(offset);
    }
    return result;
}

/// The same action at the place where it lies now; nothing where there is none.
std::optional<Action> moved(const Action& action, const Overlay& overlay)
{
    struct Visitor
    {
        const Overlay& overlay;

        std::optional<Action> operator()(const BuildRoad& road) const
        {
            const auto to = overlay(road.edge);
            return to ? std::optional<Action>(BuildRoad{*to}) : std::nullopt;
        }
        std::optional<Action> operator()(const BuildSettlement& settlement) const
        {
            const auto to = overlay(settlement.vertex);
            return to ? std::optional<Action>(BuildSettlement{*to}) : std::nullopt;
        }
        std::optional<Action> operator()(const BuildCity& city) const
        {
            const auto to = overlay(city.vertex);
            return to ? std::optional<Action>(BuildCity{*to}) : std::nullopt;
        }
        std::optional<Action> operator()(const PlayKnight& knight) const { return knight; }
        std::optional<Action> operator()(const GainVictoryPointCard& gain) const { return gain; }
        std::optional<Action> operator()(const StartTurn& turn) const { return turn; }
    };
    return std::visit(Visitor{overlay}, action);
}

/// How much of a layout an overlay keeps: pieces and moves, then entered hexes.
std::pair<int, int> kept(const Layout& layout, const Overlay& overlay)
{
    const Position& position = layout.start;
    int pieces = 0;
    int hexes = 0;
    for (const EdgeId edge : position.topology().edges())
        pieces += position.roads[edge] && overlay(edge) ? 1 : 0;
    for (const VertexId vertex : position.topology().vertices())
        pieces += position.buildings[vertex] && overlay(vertex) ? 1 : 0;
    for (const Move& move : layout.moves)
        pieces += moved(move.action, overlay) ? 1 : 0;
    for (const HexId hex : position.topology().hexes()) {
        hexes += position.landscape.terrain[hex] != Terrain::Unknown && overlay(hex) ? 1 : 0;
    }
    return {pieces, hexes};
}

Overlay overlayFor(const Layout& layout, BoardKind board)
{
    const Topology& from = layout.start.topology();
    const Topology& to = Topology::of(board);
    const std::vector<LatticePoint> offsets = offsetsOfBase();
    if (board == BoardKind::Extended)
        return {from, to, offsets.front()};
    std::vector<Overlay> overlays;
    for (const LatticePoint offset : offsets)
        overlays.emplace_back(from, to, LatticePoint{-offset.x, -offset.y});
    // The first of several that keep as much.
    return *std::max_element(overlays.begin(), overlays.end(),
                             [&](const Overlay& one, const Overlay& other) {
                                 return kept(layout, one) < kept(layout, other);
                             });
}

/// Moves the unknown keys of hexes or harbours along; those of a place that is gone go with it.
template <class Id> std::map<Id, UnknownKeys>
moved(const std::map<Id, UnknownKeys>& keys, const Overlay& overlay, const std::vector<Id>& lost)
{
    std::map<Id, UnknownKeys> result;
    for (const auto& [id, values] : keys) {
        const auto to = overlay(id);
        if (to && std::find(lost.begin(), lost.end(), id) == lost.end())
            result.emplace(*to, values);
    }
    return result;
}

void switchLand(const Position& before, const Overlay& overlay, BoardSwitch& result)
{
    Position& after = result.layout.start;
    for (const HexId hex : before.topology().hexes()) {
        const Terrain terrain = before.landscape.terrain[hex];
        const auto number = before.landscape.numbers[hex];
        if (const auto to = overlay(hex)) {
            after.landscape.terrain[*to] = terrain;
            after.landscape.numbers[*to] = number;
        } else if (terrain != Terrain::Unknown || number) {
            result.hexes.push_back(hex);
        }
    }
    if (before.landscape.harbors) {
        Harbors& harbors = after.landscape.harbors.emplace();
        for (const EdgeId edge : before.topology().edges()) {
            const auto& harbor = (*before.landscape.harbors)[edge];
            if (!harbor)
                continue;
            const auto to = overlay(edge);
            if (to && after.topology().isCoastal(*to))
                harbors[*to] = harbor;
            else
                result.harbors.push_back(edge);
        }
    }
    if (before.robber) {
        after.robber = overlay(*before.robber);
        if (!after.robber)
            result.robber = before.robber;
    }
    if (!after.robber)
        after.robber = firstDesert(after.landscape, after.topology());
}

void switchPieces(const Position& before, const Overlay& overlay, BoardSwitch& result)
{
    Position& after = result.layout.start;
    for (const EdgeId edge : before.topology().edges()) {
        if (!before.roads[edge])
            continue;
        if (const auto to = overlay(edge))
            after.roads[*to] = before.roads[edge];
        else
            result.roads.push_back(edge);
    }
    for (const VertexId vertex : before.topology().vertices()) {
        if (!before.buildings[vertex])
            continue;
        if (const auto to = overlay(vertex))
            after.buildings[*to] = before.buildings[vertex];
        else
            result.buildings.push_back(vertex);
    }
    for (const Seat seat : before.seats()) {
        const int most = knightsInDeck(after.board);
        if (before.knights[seat] > most)
            result.playersOverTheDeck.push_back(seat);
        after.knights[seat] = std::min(before.knights[seat], most);
    }
}

void switchMoves(const Layout& before, const Overlay& overlay, BoardSwitch& result)
{
    result.layout.moves.clear();
    int index = 0;
    for (const Move& move : before.moves) {
        if (const auto action = moved(move.action, overlay)) {
            result.layout.moves.push_back(move);
            result.layout.moves.back().action = *action;
        } else {
            result.moves.push_back(index);
        }
        ++index;
    }
}

} // namespace

BoardSwitch boardSwitch(const Layout& layout, BoardKind board)
{
    const Position& before = layout.start;
    assert(before.board != board);
    const Overlay overlay = overlayFor(layout, board);

    BoardSwitch result;
    result.layout = layout;
    Position& after = result.layout.start;
    after.board = board;
    after.landscape = {};
    after.roads = {};
    after.buildings = {};
    switchLand(before, overlay, result);
    switchPieces(before, overlay, result);
    switchMoves(layout, overlay, result);
    result.layout.hexUnknownKeys = moved(layout.hexUnknownKeys, overlay, result.hexes);
    result.layout.harborUnknownKeys = moved(layout.harborUnknownKeys, overlay, result.harbors);
    return result;
}

} // namespace longroad
