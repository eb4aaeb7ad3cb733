// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/legality.h"

#include "core/rules/score.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Goes through what can be wrong with one move.
class Judge
{
public:
    Judge(const Position& position, const Move& move) : m_position(position), m_move(move) {}

    std::vector<Violation> found(bool isWon)
    {
        if (isWon)
            object(ViolationCode::AfterTheWin, places());
        const bool startsTurn = std::holds_alternative<StartTurn>(m_move.action);
        if (!startsTurn && m_position.turn && m_position.turn != m_move.player)
            object(ViolationCode::NotYourTurn, places());
        const bool isCity = std::holds_alternative<BuildCity>(m_move.action);
        if (isPossible(m_position, m_move))
            std::visit(*this, m_move.action);
        else // RULES.md 5.5 and 5.1
            object(isCity ? ViolationCode::NotASettlement : ViolationCode::Occupied, places());
        return std::move(m_found);
    }

    void operator()(const BuildRoad& road)
    {
        if (!(m_move.inSetup ? connectsInSetup(road) : connects(road)))
            object(ViolationCode::NoConnection, places());
        if (pieces().roads >= roadsPerPlayer) // RULES.md 5.6
            object(ViolationCode::TooManyRoads, {});
    }

    void operator()(const BuildSettlement& settlement)
    {
        const VertexId vertex = settlement.vertex;
        // RULES.md 5.4; in set-up the first two need no road (5.7).
        const bool isFree = m_move.inSetup && pieces().settlements + pieces().cities < 2;
        if (!isFree && !m_position.hasRoadAt(vertex, m_move.player))
            object(ViolationCode::NoConnection, places());
        for (const EdgeId edge : m_position.topology().edgesAt(vertex)) {
            const VertexId neighbour = m_position.topology().otherEnd(edge, vertex);
            const auto& other = m_position.buildings[neighbour];
            if (!other)
                continue;
            const bool isFirst = vertex < neighbour;
            m_found.push_back({ViolationCode::DistanceRule,
                               isFirst ? m_move.player : other->owner,
                               {std::min(vertex, neighbour), std::max(vertex, neighbour)},
                               {}});
        }
        if (pieces().settlements >= settlementsPerPlayer) // 5.6
            object(ViolationCode::TooManySettlements, {});
    }

    void operator()(const BuildCity&)
    {
        if (pieces().cities >= citiesPerPlayer) // 5.6
            object(ViolationCode::TooManyCities, {});
    }

    void operator()(const PlayKnight&) {}
    void operator()(const GainVictoryPointCard&) {}
    void operator()(const StartTurn&) {}

private:
    void object(ViolationCode code, std::vector<Place> places)
    {
        m_found.push_back({code, m_move.player, std::move(places), {}});
    }

    std::vector<Place> places() const
    {
        if (const auto* road = std::get_if<BuildRoad>(&m_move.action))
            return {road->edge};
        if (const auto* settlement = std::get_if<BuildSettlement>(&m_move.action))
            return {settlement->vertex};
        if (const auto* city = std::get_if<BuildCity>(&m_move.action))
            return {city->vertex};
        return {};
    }

    PieceCount pieces() const { return pieceCount(m_position, m_move.player); }

    /// RULES.md 5.2: at an own building, or at an own road where nobody else's building stands
    /// between.
    bool connects(const BuildRoad& road) const
    {
        const auto ends = m_position.topology().ends(road.edge);
        return std::any_of(ends.begin(), ends.end(), [&](VertexId end) {
            return m_position.buildings[end] ? m_position.hasBuilding(end, m_move.player)
                                             : m_position.hasRoadAt(end, m_move.player);
        });
    }

    /// RULES.md 5.7: the road goes to the settlement that was just placed, which is the one that
    /// has no road yet.
    bool connectsInSetup(const BuildRoad& road) const
    {
        const auto ends = m_position.topology().ends(road.edge);
        return std::any_of(ends.begin(), ends.end(), [&](VertexId end) {
            return m_position.hasBuilding(end, m_move.player) &&
                   !m_position.hasRoadAt(end, m_move.player);
        });
    }

    const Position& m_position;
    const Move& m_move;
    std::vector<Violation> m_found;
};

} // namespace

std::vector<Violation> objections(const Position& position, const Move& move, bool isWon)
{
    return Judge(position, move).found(isWon);
}

bool isPossible(const Position& position, const Move& move)
{
    if (const auto* road = std::get_if<BuildRoad>(&move.action))
        return !position.roads[road->edge];
    if (const auto* settlement = std::get_if<BuildSettlement>(&move.action))
        return !position.buildings[settlement->vertex];
    if (const auto* city = std::get_if<BuildCity>(&move.action)) {
        return position.buildings[city->vertex] == Building{move.player, BuildingKind::Settlement};
    }
    return true;
}

void make(Position& position, const Move& move)
{
    assert(isPossible(position, move));
    struct Mover
    {
        Position& position;
        Seat player;

        void operator()(const BuildRoad& road) { position.roads[road.edge] = player; }
        void operator()(const BuildSettlement& settlement)
        {
            position.buildings[settlement.vertex] = Building{player, BuildingKind::Settlement};
        }
        void operator()(const BuildCity& city)
        {
            position.buildings[city.vertex] = Building{player, BuildingKind::City};
        }
        void operator()(const PlayKnight&) { ++position.knights[player]; }
        void operator()(const GainVictoryPointCard&) { ++position.victoryPointCards[player]; }
        void operator()(const StartTurn&) { position.turn = player; }
    };
    std::visit(Mover{position, move.player}, move.action);
}

Position moved(const Position& position, const Move& move)
{
    Position next = position;
    make(next, move);
    return next;
}

} // namespace longroad
