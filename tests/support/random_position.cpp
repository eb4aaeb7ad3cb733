// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/random_position.h"

#include <algorithm>
#include <vector>

namespace longroad
{

namespace
{

class Arranger
{
public:
    Arranger(BoardKind board, unsigned seed) : m_random(seed) { m_position.board = board; }

    Position play()
    {
        m_position.seatCount = 2 + below(5);
        for (int round = 0; round < 2; ++round) {
            for (const Seat seat : m_position.seats())
                settleFreely(seat);
        }
        const int rounds = 2 + below(40);
        for (int round = 0; round < rounds; ++round) {
            for (const Seat seat : m_position.seats())
                takeTurn(seat);
        }
        return m_position;
    }

    Position scattered()
    {
        m_position.seatCount = 2 + below(3);
        const int roadsInTen = 2 + below(5);
        const int buildingsInTen = below(3);
        for (const EdgeId edge : topology().edges()) {
            if (below(10) < roadsInTen)
                m_position.roads[edge] = anySeat();
        }
        for (const VertexId vertex : topology().vertices()) {
            if (below(10) < buildingsInTen)
                build(vertex, anySeat());
        }
        return m_position;
    }

    Position patch()
    {
        m_position.seatCount = 2;
        const auto wanted = static_cast<std::size_t>(6 + below(17));
        const HexId start(below(topology().hexes().size()));
        std::vector<EdgeId> roads(topology().sides(start).begin(), topology().sides(start).end());
        while (roads.size() < wanted) {
            const EdgeId next = anyOf(topology().edgesAt(anyOf(topology().ends(anyOf(roads)))));
            if (std::find(roads.begin(), roads.end(), next) == roads.end())
                roads.push_back(next);
        }
        for (const EdgeId road : roads)
            m_position.roads[road] = Seat(0);
        for (int buildings = below(6); buildings > 0; --buildings) {
            const VertexId vertex = anyOf(topology().ends(anyOf(roads)));
            build(vertex, below(4) == 0 ? Seat(0) : Seat(1));
        }
        return m_position;
    }

private:
    const Topology& topology() const { return m_position.topology(); }
    int below(int size) { return randomBelow(m_random, size); }
    Seat anySeat() { return Seat(below(m_position.seatCount)); }

    template <class List> typename List::value_type anyOf(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    void build(VertexId vertex, Seat seat)
    {
        m_position.buildings[vertex] =
            Building{seat, below(3) == 0 ? BuildingKind::City : BuildingKind::Settlement};
    }

    bool mayBuild(VertexId vertex) const
    {
        if (m_position.buildings[vertex])
            return false;
        const auto edges = topology().edgesAt(vertex);
        return std::none_of(edges.begin(), edges.end(), [&](EdgeId edge) {
            return m_position.buildings[topology().otherEnd(edge, vertex)].has_value();
        });
    }

    void settleFreely(Seat seat)
    {
        for (int tries = 0; tries < 200; ++tries) {
            const VertexId vertex(below(topology().vertices().size()));
            const EdgeId road = anyOf(topology().edgesAt(vertex));
            if (!mayBuild(vertex) || m_position.roads[road])
                continue;
            m_position.buildings[vertex] = Building{seat, BuildingKind::Settlement};
            m_position.roads[road] = seat;
            return;
        }
    }

    void takeTurn(Seat seat)
    {
        std::vector<EdgeId> roadPlaces;
        std::vector<VertexId> settlementPlaces;
        std::vector<VertexId> settlements;
        int roads = 0;
        int cities = 0;
        for (const EdgeId edge : topology().edges()) {
            roads += m_position.roads[edge] == seat ? 1 : 0;
            const auto ends = topology().ends(edge);
            const bool connects = std::any_of(ends.begin(), ends.end(),
                                              [&](VertexId end) { return goesOnAt(end, seat); });
            if (!m_position.roads[edge] && connects)
                roadPlaces.push_back(edge);
        }
        for (const VertexId vertex : topology().vertices()) {
            const auto& building = m_position.buildings[vertex];
            if (building == Building{seat, BuildingKind::Settlement})
                settlements.push_back(vertex);
            else if (building == Building{seat, BuildingKind::City})
                ++cities;
            else if (mayBuild(vertex) && touches(vertex, seat))
                settlementPlaces.push_back(vertex);
        }
        const int choice = below(10);
        if (choice == 0 && cities < citiesPerPlayer && !settlements.empty())
            m_position.buildings[anyOf(settlements)]->kind = BuildingKind::City;
        else if (choice <= 2 && settlements.size() < settlementsPerPlayer &&
                 !settlementPlaces.empty())
            m_position.buildings[anyOf(settlementPlaces)] =
                Building{seat, BuildingKind::Settlement};
        else if (choice <= 7 && roads < roadsPerPlayer && !roadPlaces.empty())
            m_position.roads[anyOf(roadPlaces)] = seat;
    }

    bool touches(VertexId vertex, Seat seat) const
    {
        const auto edges = topology().edgesAt(vertex);
        return std::any_of(edges.begin(), edges.end(),
                           [&](EdgeId edge) { return m_position.roads[edge] == seat; });
    }

    /// Whether a new road may start there (RULES.md 5.2).
    bool goesOnAt(VertexId vertex, Seat seat) const
    {
        const auto& building = m_position.buildings[vertex];
        return building ? building->owner == seat : touches(vertex, seat);
    }

    Position m_position;
    std::mt19937 m_random;
};

} // namespace

int randomBelow(std::mt19937& random, int size)
{
    return static_cast<int>(random() % static_cast<unsigned>(size));
}

Position randomPosition(BoardKind board, Growth growth, unsigned seed)
{
    Arranger arranger(board, seed);
    switch (growth) {
    case Growth::Play:
        return arranger.play();
    case Growth::Scattered:
        return arranger.scattered();
    case Growth::Patch:
        return arranger.patch();
    }
    return {};
}

Position randomPosition(unsigned seed)
{
    constexpr std::array kinds{Growth::Play, Growth::Scattered, Growth::Patch};
    const auto kind = kinds[seed % kinds.size()];
    const auto board = seed / kinds.size() % 3 == 0 ? BoardKind::Extended : BoardKind::Base;
    return randomPosition(board, kind, seed);
}

} // namespace longroad
