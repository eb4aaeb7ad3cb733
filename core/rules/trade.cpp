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

TradeRates tradeRates(const Position& position, Seat player)
{
    TradeRates rates; // RULES.md 6.1
    if (!position.landscape.harbors)
        return rates;
    for (const EdgeId edge : position.topology().edges()) {
        const auto& harbor = (*position.landscape.harbors)[edge];
        if (!harbor || !reaches(position, player, edge))
            continue;
        for (const Resource resource : allResources) {
            if (!harbor->resource && rates[resource].cards > 3)
                rates[resource] = {3, edge}; // 6.2
            if (harbor->resource == resource && rates[resource].cards > 2)
                rates[resource] = {2, edge}; // 6.3
        }
    }
    return rates;
}

} // namespace longroad
