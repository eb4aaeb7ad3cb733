// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/trade_ruling.h"

#include <QString>

namespace longroad
{

/// A ruling on a trade in a sentence that ends in the rule: "4 ore for 1 lumber at 4:1 (rule 6.1)."
QString tradeText(const TradeOffer& offer, const TradeRuling& ruling);

} // namespace longroad
