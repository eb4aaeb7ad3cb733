// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/trade.h"

#include <algorithm>

namespace longroad
{

namespace
{

bool reaches(const Position& position, Seat player, EdgeId harbor)
{
    const auto ends = position.topology().ends(harbor);
    return std::any_of(ends.begin(), ends.end(),
                       [&](VertexId end) { return position.hasBuilding(end, player); });
}

} // namespace

std::vector<EdgeId> harborsOf(const Position& position, Seat player)
{
    std::vector<EdgeId> harbors;
    if (!position.landscape.harbors)
        return harbors;
    for (const EdgeId edge : position.topology().edges()) {
        if ((*position.landscape.harbors)[edge] && reaches(position, player, edge))
            harbors.push_back(edge);
    }
    return harbors;
}

TradeRates tradeRates(const Position& position, Seat player)
{
    return tradeRates(position, harborsOf(position, player));
}

TradeRates tradeRates(const Position& position, const std::vector<EdgeId>& harbors)
{
    TradeRates rates; // RULES.md 6.1
    for (const EdgeId edge : harbors) {
        const auto& special = (*position.landscape.harbors)[edge]->resource;
        if (special) {
            if (rates[*special].cards > 2)
                rates[*special] = {2, edge}; // 6.3
            continue;
        }
        if (!rates.genericHarbor)
            rates.genericHarbor = edge;
        for (const Resource resource : allResources) {
            if (rates[resource].cards > 3)
                rates[resource] = {3, edge}; // 6.2
        }
    }
    return rates;
}

} // namespace longroad
