// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/what_if.h"

#include "core/rules/analysis.h"

#include <algorithm>

namespace longroad
{

namespace
{

Move moveOf(Seat player, const Piece& piece, bool inSetup)
{
    const auto action = std::visit([](const auto& build) { return Action(build); }, piece);
    return {player, action, inSetup, {}};
}

/// Takes off again what make() has just put there.
void unmake(Position& position, const Piece& piece)
{
    if (const auto* road = std::get_if<BuildRoad>(&piece))
        position.roads[road->edge].reset();
    else if (const auto* settlement = std::get_if<BuildSettlement>(&piece))
        position.buildings[settlement->vertex].reset();
    else if (const auto* city = std::get_if<BuildCity>(&piece))
        position.buildings[city->vertex]->kind = BuildingKind::Settlement;
}

int roadsAt(const Position& position, VertexId vertex, Seat player)
{
    const auto edges = position.topology().edgesAt(vertex);
    return static_cast<int>(std::count_if(
        edges.begin(), edges.end(), [&](EdgeId edge) { return position.roads[edge] == player; }));
}

/// Whether the new piece may change the longest route of `other`.
bool mayChangeRoute(const Position& position, Seat player, const Piece& piece, Seat other)
{
    if (std::holds_alternative<BuildRoad>(piece))
        return other == player; // RULES.md 1.7
    if (const auto* settlement = std::get_if<BuildSettlement>(&piece)) {
        // 1.6 and 1.8: it interrupts others, where a route of theirs can pass.
        return other != player && roadsAt(position, settlement->vertex, other) >= 2;
    }
    return false; // The settlement under a city has interrupted already.
}

/// Puts one piece after the other on a board of its own, and takes it off again: so a position is
/// copied once, and what a piece can't change is counted once.
class Trial
{
public:
    Trial(const Position& position, Circumstances circumstances)
        : m_position(position), m_circumstances(circumstances),
          m_army(
              decided(armySizes(position), leastLargestArmy, judgedArmyBefore(position)).holder())
    {
        Counts lengths{{}, position.seatCount};
        for (const Seat seat : position.seats())
            lengths.of[seat] = longestRouteLength(position, seat);
        m_now = tally(lengths, position.longestRouteBefore);
    }

    const Tally& now() const { return m_now; }

    Outcome outcomeOf(Seat player, const Piece& piece)
    {
        const Move move = moveOf(player, piece, m_circumstances.inSetup);
        auto found = objections(m_position, move, m_circumstances.isWon);
        if (!isPossible(m_position, move))
            return {player, piece, std::move(found), tally(m_now.lengths, holdersBefore())};
        make(m_position, move);
        const Tally then = tally(lengthsWith(player, piece), holdersBefore());
        unmake(m_position, piece);
        return {player, piece, std::move(found), then};
    }

private:
    Holders holdersBefore() const
    {
        return m_circumstances.holderBefore == HolderBefore::WhoHasItNow
                   ? m_now.longestRoute.after
                   : m_position.longestRouteBefore;
    }

    Counts lengthsWith(Seat player, const Piece& piece) const
    {
        Counts lengths = m_now.lengths;
        for (const Seat seat : m_position.seats()) {
            if (mayChangeRoute(m_position, player, piece, seat))
                lengths.of[seat] = longestRouteLength(m_position, seat);
        }
        return lengths;
    }

    Tally tally(const Counts& lengths, Holders before) const
    {
        Tally tally{lengths, decided(lengths, leastLongestRoute, before), {}};
        for (const Seat seat : m_position.seats()) {
            tally.points[seat] =
                score(m_position, seat, tally.longestRoute.holder(), m_army).total();
        }
        return tally;
    }

    Position m_position;
    Circumstances m_circumstances;
    Holder m_army; ///< Who has Largest Army: no piece moves it.
    Tally m_now;
};

} // namespace

std::optional<Piece> pieceFor(const Position& position, Seat player, const Place& place)
{
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return position.roads[*edge] ? std::nullopt : std::optional<Piece>(BuildRoad{*edge});
    const auto* vertex = std::get_if<VertexId>(&place);
    if (!vertex)
        return std::nullopt;
    if (!position.buildings[*vertex])
        return BuildSettlement{*vertex};
    if (position.buildings[*vertex] == Building{player, BuildingKind::Settlement})
        return BuildCity{*vertex};
    return std::nullopt;
}

Outcome outcomeOf(const Position& position, Seat player, const Piece& piece,
                  Circumstances circumstances)
{
    return Trial(position, circumstances).outcomeOf(player, piece);
}

WhatIf whatIf(const Position& position, Circumstances circumstances)
{
    Trial trial(position, circumstances);
    WhatIf result{trial.now(), {}};
    const auto tryAt = [&](const Place& place) {
        for (const Seat seat : position.seats()) {
            if (const auto piece = pieceFor(position, seat, place))
                result.outcomes.push_back(trial.outcomeOf(seat, *piece));
        }
    };
    for (const EdgeId edge : position.topology().edges())
        tryAt(edge);
    for (const VertexId vertex : position.topology().vertices())
        tryAt(vertex);
    return result;
}

} // namespace longroad
