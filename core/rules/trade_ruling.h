// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edition.h"
#include "core/rules/trade.h"

#include <vector>

namespace longroad
{

/// How many resource cards of each kind.
class CardCounts
{
public:
    int& operator[](Resource resource) { return m_counts[static_cast<std::size_t>(resource)]; }
    int operator[](Resource resource) const { return m_counts[static_cast<std::size_t>(resource)]; }
    int total() const;

    friend bool operator==(const CardCounts&, const CardCounts&) = default;

private:
    std::array<int, allResources.size()> m_counts{};
};

/// What a player wants to trade with the supply, and when. No count is below zero.
struct TradeOffer
{
    CardCounts given;
    CardCounts wanted;
    Edition edition = Edition::Classic;
    bool ownTurnAfterDice = true;
    /// Whether trading and building are separate phases; never so in 2025.
    bool separatePhases = false;
    /// The rates without the harbours that were reached only this turn, if any were.
    std::optional<TradeRates> ratesBefore;
};

/// One card from the supply and what is paid for it.
struct SupplyTrade
{
    Resource given;
    int cards;                    ///< How many of that kind.
    std::optional<EdgeId> harbor; ///< Nothing at 4:1.
    Resource wanted;

    friend bool operator==(const SupplyTrade&, const SupplyTrade&) = default;
};

enum class TradeRefusal : std::uint8_t
{
    NotOwnTurnAfterDice,
    NothingGiven,
    NothingWanted,
    HarborReachedThisTurn,
    SameKind,   ///< The counts are right, but a card would be of the kind given for it.
    MixedKinds, ///< Enough cards, but not of one kind.
    TooFewCards,
    CardsLeftOver, ///< Some would be given for nothing.
};

struct TradeRuling
{
    std::optional<TradeRefusal> refusal; ///< Nothing where the trade is allowed.
    std::vector<SupplyTrade> trades;     ///< What an allowed trade is made of.
    int atBest = 0;                      ///< How many cards those given can buy.
    int leftOver = 0;                    ///< How many would be given for nothing.
    const char* rule = "";               ///< The line of RULES.md that decides, "6.3".

    bool allowed() const { return !refusal; }
};

/// What the cards of one kind buy at best.
struct BestTrade
{
    Resource given;
    TradeRate rate;
    int bought = 0;   ///< Cards of other kinds.
    int leftOver = 0; ///< Cards that are too few for one more.

    friend bool operator==(const BestTrade&, const BestTrade&) = default;
};

/// For each kind that an offer gives; of what it wants, nothing is asked.
std::vector<BestTrade> bestTrades(const TradeOffer& offer, const TradeRates& rates);

/// RULES.md 6. `rates` are those of the player who offers.
TradeRuling tradeRuling(const TradeOffer& offer, const TradeRates& rates);

} // namespace longroad
