// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/trade_ruling.h"

#include <QString>

namespace longroad
{

/// A ruling on a trade in a sentence that ends in the rule: "4 ore for 1 lumber at 4:1 (rule 6.1)."
QString tradeText(const TradeOffer& offer, const TradeRuling& ruling);

/// What the cards given buy at best: "At best: 4 ore for 2 cards of other kinds at the 2:1 ore
/// harbor." Empty where there is nothing to tell.
QString bestTradesText(const TradeOffer& offer, const TradeRates& rates);

/// A player's best rates and the road places of the harbours that give them:
/// "ore 2:1 (c4-d5) · all else 3:1 (a1-b1)".
QString tradeRatesText(const Position& position, const TradeRates& rates, Edition edition);

} // namespace longroad
