// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/awards.h"
#include "core/rules/longest_route.h"
#include "core/rules/score.h"
#include "core/rules/trade.h"
#include "core/rules/violations.h"

namespace longroad
{

/// Everything the rules say about one position.
struct Analysis
{
    PerSeat<LongestRoute> routes;
    PerSeat<PieceCount> pieces;
    PerSeat<Score> scores;
    PerSeat<TradeRates> trade;
    Award longestRoute;
    Award largestArmy;
    std::vector<Violation> violations;
    /// The player in turn, if that player has enough points (RULES.md 4.2).
    std::optional<Seat> winner;
};

/// Recomputed whole for every position: cheap enough to ask for while the pointer moves.
Analysis analyze(const Position& position);
/// The same where the routes are counted already, which is most of the work.
Analysis analyze(const Position& position, const PerSeat<LongestRoute>& routes);

/// Every player's.
PerSeat<LongestRoute> longestRoutes(const Position& position);

/// The lengths of the longest routes, and the Knights, as the awards count them.
Counts routeLengths(const Position& position, const PerSeat<LongestRoute>& routes);
Counts armySizes(const Position& position);

/// Who may have held Largest Army before: a stated holder who can't be is judged as nobody
/// (CONTRACT.md 3).
Holders judgedArmyBefore(const Position& position);

} // namespace longroad
