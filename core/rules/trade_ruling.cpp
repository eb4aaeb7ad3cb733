// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/trade_ruling.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace longroad
{

namespace
{

constexpr std::size_t kinds = allResources.size();

/// How the cards of one kind are split into trades at 2:1, 3:1 and 4:1.
struct Split
{
    std::array<int, 3> counts{};

    int trades() const { return counts[0] + counts[1] + counts[2]; }
    int cards() const { return 2 * counts[0] + 3 * counts[1] + 4 * counts[2]; }
    /// Trades that can't give back their own kind (RULES.md 6.7).
    int restricted(Edition edition) const
    {
        return edition == Edition::Of2025 ? trades() : counts[0] + counts[1];
    }
};

using Splits = std::array<Split, kinds>;

/// All splits of up to so many cards, at the best rate and at worse ones (RULES.md 6.6).
std::vector<Split> splitsOf(int cards, Resource resource, const TradeRates& rates)
{
    const bool two = rates[resource].cards == 2;
    const bool three = rates.genericHarbor.has_value();
    std::vector<Split> splits;
    for (int a = 0; a <= (two ? cards / 2 : 0); ++a) {
        for (int b = 0; b <= (three ? (cards - 2 * a) / 3 : 0); ++b) {
            for (int c = 0; c <= (cards - 2 * a - 3 * b) / 4; ++c)
                splits.push_back({{a, b, c}});
        }
    }
    return splits;
}

/// The splits that use all cards; of those with as many trades, the least restricted one.
std::vector<Split> wholeSplits(int cards, Resource resource, const TradeRates& rates)
{
    std::vector<Split> whole;
    for (const Split& split : splitsOf(cards, resource, rates)) {
        if (split.cards() != cards)
            continue;
        const auto same = std::find_if(whole.begin(), whole.end(), [&](const Split& other) {
            return other.trades() == split.trades();
        });
        if (same == whole.end())
            whole.push_back(split);
        else if (split.restricted(Edition::Classic) < same->restricted(Edition::Classic))
            *same = split;
    }
    return whole;
}

/// Whether the wanted cards can be shared out so that no restricted trade gets its own kind.
bool fits(const Splits& splits, const TradeOffer& offer)
{
    const int all = offer.wanted.total();
    return std::all_of(allResources.begin(), allResources.end(), [&](Resource resource) {
        const Split& split = splits[static_cast<std::size_t>(resource)];
        return offer.wanted[resource] + split.restricted(offer.edition) <= all;
    });
}

/// Chooses a split for each kind from `kind` on, so that `left` trades come out.
bool choose(Splits& splits, const std::array<std::vector<Split>, kinds>& from, std::size_t kind,
            int left, const TradeOffer& offer, bool anyKind)
{
    if (kind == kinds)
        return left == 0 && (anyKind || fits(splits, offer));
    for (const Split& split : from[kind]) {
        if (split.trades() > left)
            continue;
        splits[kind] = split;
        if (choose(splits, from, kind + 1, left - split.trades(), offer, anyKind))
            return true;
    }
    return false;
}

std::optional<Splits> solved(const TradeOffer& offer, const TradeRates& rates, bool anyKind)
{
    std::array<std::vector<Split>, kinds> from;
    for (const Resource resource : allResources)
        from[static_cast<std::size_t>(resource)] =
            wholeSplits(offer.given[resource], resource, rates);
    Splits splits;
    if (choose(splits, from, 0, offer.wanted.total(), offer, anyKind))
        return splits;
    return std::nullopt;
}

/// Shares out the wanted cards. The kind that is hardest to place goes first, which keeps `fits`
/// true for what is left.
std::vector<SupplyTrade> sharedOut(const Splits& splits, const TradeOffer& offer,
                                   const TradeRates& rates)
{
    struct Open
    {
        SupplyTrade trade;
        bool restricted;
    };
    std::vector<Open> open;
    for (const Resource resource : allResources) {
        for (int cards = 2; cards <= 4; ++cards) {
            std::optional<EdgeId> harbor;
            if (cards < 4)
                harbor = cards == 2 ? rates[resource].harbor : rates.genericHarbor;
            const bool restricted = cards < 4 || offer.edition == Edition::Of2025;
            const Split& split = splits[static_cast<std::size_t>(resource)];
            for (int i = 0; i < split.counts[static_cast<std::size_t>(cards - 2)]; ++i)
                open.push_back({{resource, cards, harbor, resource}, restricted});
        }
    }

    CardCounts wanted = offer.wanted;
    std::vector<SupplyTrade> trades;
    while (!open.empty()) {
        const auto isOwn = [](Resource resource) {
            return [resource](const Open& one) {
                return one.restricted && one.trade.given == resource;
            };
        };
        const auto hardness = [&](Resource resource) {
            return wanted[resource] + std::count_if(open.begin(), open.end(), isOwn(resource));
        };
        const auto easier = [&](Resource one, Resource other) {
            return hardness(one) < hardness(other);
        };
        const Resource hardest =
            *std::max_element(allResources.begin(), allResources.end(), easier);
        auto taker = std::find_if(open.begin(), open.end(), isOwn(hardest));
        Resource card = hardest;
        if (taker == open.end()) {
            taker = open.begin();
        } else {
            std::vector<Resource> others;
            for (const Resource resource : allResources) {
                if (resource != hardest && wanted[resource] > 0)
                    others.push_back(resource);
            }
            card = *std::max_element(others.begin(), others.end(), easier);
        }
        taker->trade.wanted = card;
        --wanted[card];
        trades.push_back(taker->trade);
        open.erase(taker);
    }
    std::stable_sort(trades.begin(), trades.end(), [](const auto& one, const auto& other) {
        return std::tuple(one.given, one.cards, one.wanted) <
               std::tuple(other.given, other.cards, other.wanted);
    });
    return trades;
}

/// The line that says what these cards are worth.
const char* ruleOf(int cards)
{
    return cards == 4 ? "6.1" : cards == 3 ? "6.2" : "6.3";
}

const char* ruleOfRates(const TradeOffer& offer, const TradeRates& rates)
{
    int best = 4;
    bool special = false;
    for (const Resource resource : allResources) {
        special = special || rates[resource].cards == 2;
        if (offer.given[resource] > 0)
            best = std::min(best, rates[resource].cards);
    }
    // That a special harbour improves nothing else is 6.3, too.
    return best == 4 && special ? "6.3" : ruleOf(best);
}

TradeRuling refused(TradeRefusal refusal, const char* rule)
{
    TradeRuling ruling;
    ruling.refusal = refusal;
    ruling.rule = rule;
    return ruling;
}

/// The fewest cards that are left when exactly so many trades are made.
int fewestLeft(const TradeOffer& offer, const TradeRates& rates)
{
    const int all = offer.wanted.total();
    std::vector<int> used{0}; // by number of trades
    used.resize(static_cast<std::size_t>(all) + 1, -1);
    for (const Resource resource : allResources) {
        std::vector<int> next(used.size(), -1);
        for (const Split& split : splitsOf(offer.given[resource], resource, rates)) {
            for (int before = 0; before + split.trades() <= all; ++before) {
                const int cards = used[static_cast<std::size_t>(before)];
                int& best = next[static_cast<std::size_t>(before + split.trades())];
                if (cards >= 0)
                    best = std::max(best, cards + split.cards());
            }
        }
        used = next;
    }
    return offer.given.total() - std::max(0, used.back());
}

TradeRuling diagnosed(const TradeOffer& offer, const TradeRates& rates)
{
    if (solved(offer, rates, true))
        return refused(TradeRefusal::SameKind, "6.7");

    int atBest = 0;
    int worst = 0;
    int kindsGiven = 0;
    for (const Resource resource : allResources) {
        if (offer.given[resource] == 0)
            continue;
        atBest += offer.given[resource] / rates[resource].cards;
        worst = std::max(worst, rates[resource].cards);
        ++kindsGiven;
    }
    const int wanted = offer.wanted.total();
    TradeRuling ruling;
    if (wanted <= atBest) {
        ruling = refused(TradeRefusal::CardsLeftOver, ruleOfRates(offer, rates));
        ruling.leftOver = fewestLeft(offer, rates);
    } else if (kindsGiven > 1 && offer.given.total() / worst >= wanted) {
        ruling = refused(TradeRefusal::MixedKinds, "6.4");
    } else {
        ruling = refused(TradeRefusal::TooFewCards, ruleOfRates(offer, rates));
    }
    ruling.atBest = atBest;
    return ruling;
}

/// RULES.md 6.5
bool isTooEarlyForNewHarbors(const TradeOffer& offer)
{
    return offer.separatePhases && offer.edition == Edition::Classic && offer.ratesBefore;
}

const TradeRates& usableRates(const TradeOffer& offer, const TradeRates& rates)
{
    return isTooEarlyForNewHarbors(offer) ? *offer.ratesBefore : rates;
}

} // namespace

int CardCounts::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

std::vector<BestTrade> bestTrades(const TradeOffer& offer, const TradeRates& rates)
{
    const TradeRates& usable = usableRates(offer, rates);
    std::vector<BestTrade> best;
    for (const Resource resource : allResources) {
        const TradeRate& rate = usable[resource];
        const int given = offer.given[resource];
        if (given > 0)
            best.push_back({resource, rate, given / rate.cards, given % rate.cards});
    }
    return best;
}

TradeRuling tradeRuling(const TradeOffer& offer, const TradeRates& rates)
{
    if (!offer.ownTurnAfterDice)
        return refused(TradeRefusal::NotOwnTurnAfterDice, "6.5");
    if (offer.given.total() == 0)
        return refused(TradeRefusal::NothingGiven, "6.1");
    if (offer.wanted.total() == 0)
        return refused(TradeRefusal::NothingWanted, "6.1");

    const bool tooEarly = isTooEarlyForNewHarbors(offer);
    const TradeRates& usable = usableRates(offer, rates);
    if (const auto splits = solved(offer, usable, false)) {
        TradeRuling ruling;
        ruling.trades = sharedOut(*splits, offer, usable);
        ruling.atBest = static_cast<int>(ruling.trades.size());
        int best = 4;
        for (const SupplyTrade& trade : ruling.trades)
            best = std::min(best, trade.cards);
        ruling.rule = ruleOf(best);
        return ruling;
    }
    if (tooEarly && solved(offer, rates, false))
        return refused(TradeRefusal::HarborReachedThisTurn, "6.5");
    return diagnosed(offer, usable);
}

} // namespace longroad
