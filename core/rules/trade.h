// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <vector>

namespace longroad
{

/// The best rate at which a player trades one resource with the supply (RULES.md 6).
struct TradeRate
{
    int cards = 4; ///< Cards of this kind to give for one.
    /// The harbour that gives the rate, the first in reading order; nothing at 4:1.
    std::optional<EdgeId> harbor;

    friend bool operator==(const TradeRate&, const TradeRate&) = default;
};

/// A player's best rate for each resource.
class TradeRates
{
public:
    /// The first generic harbour. It may still be used where a special one is better, so a rate of
    /// two doesn't tell whether there is one.
    std::optional<EdgeId> genericHarbor;

    TradeRate& operator[](Resource resource) { return m_rates[static_cast<std::size_t>(resource)]; }
    const TradeRate& operator[](Resource resource) const
    {
        return m_rates[static_cast<std::size_t>(resource)];
    }

    friend bool operator==(const TradeRates&, const TradeRates&) = default;

private:
    std::array<TradeRate, allResources.size()> m_rates;
};

/// The harbours at which a player has a building, in reading order; none where harbours have not
/// been entered.
std::vector<EdgeId> harborsOf(const Position& position, Seat player);

/// Where harbours have not been entered, 4:1 for everything.
TradeRates tradeRates(const Position& position, Seat player);
/// The rates that some of the position's harbours give.
TradeRates tradeRates(const Position& position, const std::vector<EdgeId>& harbors);

} // namespace longroad
