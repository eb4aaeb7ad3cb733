// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/violations.h"

#include "core/rules/awards.h"
#include "core/rules/score.h"

#include <algorithm>

namespace longroad
{

namespace
{

void addSupply(const Position& position, std::vector<Violation>& found)
{
    for (const Seat player : position.seats()) {
        const PieceCount count = pieceCount(position, player);
        if (count.roads > roadsPerPlayer)
            found.push_back({ViolationCode::TooManyRoads, player, {}, {}});
        if (count.settlements > settlementsPerPlayer)
            found.push_back({ViolationCode::TooManySettlements, player, {}, {}});
        if (count.cities > citiesPerPlayer)
            found.push_back({ViolationCode::TooManyCities, player, {}, {}});
    }
}

void addImpossibleHolder(const Position& position, std::vector<Violation>& found)
{
    if (!position.largestArmyBefore.isKnown())
        return;
    const Holder holder = position.largestArmyBefore.holder();
    if (holder && isImpossibleArmyHolder(position, *holder))
        found.push_back({ViolationCode::ImpossibleHolder, *holder, {}, {}});
}

void addBuildings(const Position& position, std::vector<Violation>& found)
{
    const Topology& topology = position.topology();
    for (const VertexId vertex : topology.vertices()) {
        const auto& building = position.buildings[vertex];
        if (!building)
            continue;
        for (const EdgeId edge : topology.edgesAt(vertex)) {
            const VertexId neighbour = topology.otherEnd(edge, vertex);
            if (vertex < neighbour && position.buildings[neighbour]) {
                found.push_back(
                    {ViolationCode::DistanceRule, building->owner, {vertex, neighbour}, {}});
            }
        }
        if (!position.hasRoadAt(vertex, building->owner))
            found.push_back({ViolationCode::UnattachedBuilding, building->owner, {vertex}, {}});
    }
}

/// The groups of a player's roads joined at intersections, buildings ignored, in reading order.
std::vector<std::vector<EdgeId>> groupsOfRoads(const Position& position, Seat player)
{
    const Topology& topology = position.topology();
    std::vector<std::vector<EdgeId>> groups;
    PerId<EdgeId, bool> seen;
    for (const EdgeId first : topology.edges()) {
        if (position.roads[first] != player || seen[first])
            continue;
        std::vector<EdgeId> group{first};
        seen[first] = true;
        for (std::size_t next = 0; next < group.size(); ++next) {
            for (const VertexId end : topology.ends(group[next])) {
                for (const EdgeId edge : topology.edgesAt(end)) {
                    if (position.roads[edge] == player && !seen[edge]) {
                        seen[edge] = true;
                        group.push_back(edge);
                    }
                }
            }
        }
        std::sort(group.begin(), group.end());
        groups.push_back(std::move(group));
    }
    return groups;
}

void addRoads(const Position& position, std::vector<Violation>& found)
{
    const Topology& topology = position.topology();
    for (const Seat player : position.seats()) {
        const auto groups = groupsOfRoads(position, player);
        for (const auto& group : groups) {
            const bool attached = std::any_of(group.begin(), group.end(), [&](EdgeId edge) {
                const auto ends = topology.ends(edge);
                return std::any_of(ends.begin(), ends.end(),
                                   [&](VertexId end) { return position.hasBuilding(end, player); });
            });
            if (!attached) {
                found.push_back(
                    {ViolationCode::UnattachedRoad, player, {group.begin(), group.end()}, {}});
            }
        }
        if (groups.size() > 2) {
            Violation tooMany{ViolationCode::TooManyGroups, player, {}, {}};
            for (const auto& group : groups)
                tooMany.places.push_back(group.front());
            found.push_back(std::move(tooMany));
        }
    }
}

/// Where a place comes in reading order: the row and column of its (first) intersection; a road
/// place comes after the intersection it starts at.
std::array<int, 3> readingOrder(const Position& position, const Violation& violation)
{
    if (violation.places.empty())
        return {-1, 0, 0};
    const Place& place = violation.places.front();
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return {position.topology().ends(*edge)[0].index(), 1, edge->index()};
    if (const auto* vertex = std::get_if<VertexId>(&place))
        return {vertex->index(), 0, 0};
    return {-1, 1, std::get<HexId>(place).index()};
}

} // namespace

Severity severity(ViolationCode code)
{
    switch (code) {
    case ViolationCode::DistanceRule:
    case ViolationCode::TooManyRoads:
    case ViolationCode::TooManySettlements:
    case ViolationCode::TooManyCities:
    case ViolationCode::ImpossibleHolder:
    case ViolationCode::NoConnection:
    case ViolationCode::Occupied:
    case ViolationCode::NotASettlement:
    case ViolationCode::NotYourTurn:
    case ViolationCode::AfterTheWin:
        return Severity::Broken;
    case ViolationCode::UnattachedRoad:
    case ViolationCode::UnattachedBuilding:
    case ViolationCode::TooManyGroups:
        return Severity::Incomplete;
    }
    return Severity::Broken;
}

bool isImpossibleArmyHolder(const Position& position, Seat player)
{
    const int knights = position.knights[player];
    int above = 0;
    for (const Seat other : position.seats()) {
        if (position.knights[other] > knights)
            ++above;
    }
    return knights < leastLargestArmy || above >= 2;
}

std::vector<Violation> violations(const Position& position)
{
    std::vector<Violation> found;
    addSupply(position, found);
    addImpossibleHolder(position, found);
    addBuildings(position, found);
    addRoads(position, found);
    std::stable_sort(found.begin(), found.end(), [&](const Violation& a, const Violation& b) {
        return readingOrder(position, a) < readingOrder(position, b);
    });
    return found;
}

} // namespace longroad
