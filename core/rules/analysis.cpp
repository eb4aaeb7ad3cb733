// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/analysis.h"

namespace longroad
{

Holders judgedArmyBefore(const Position& position)
{
    const Holders before = position.largestArmyBefore;
    if (before.isKnown() && before.holder() && isImpossibleArmyHolder(position, *before.holder()))
        return Holders::known(std::nullopt);
    return before;
}

Counts routeLengths(const Position& position, const PerSeat<LongestRoute>& routes)
{
    Counts counts{{}, position.seatCount};
    for (const Seat seat : position.seats())
        counts.of[seat] = routes[seat].route.length();
    return counts;
}

Counts armySizes(const Position& position)
{
    Counts counts{{}, position.seatCount};
    for (const Seat seat : position.seats())
        counts.of[seat] = position.knights[seat];
    return counts;
}

PerSeat<LongestRoute> longestRoutes(const Position& position)
{
    PerSeat<LongestRoute> routes;
    for (const Seat seat : position.seats())
        routes[seat] = longestRoute(position, seat);
    return routes;
}

Analysis analyze(const Position& position)
{
    return analyze(position, longestRoutes(position));
}

Analysis analyze(const Position& position, const PerSeat<LongestRoute>& routes)
{
    Analysis analysis;
    analysis.routes = routes;
    for (const Seat seat : position.seats()) {
        analysis.pieces[seat] = pieceCount(position, seat);
        analysis.trade[seat] = tradeRates(position, seat);
    }
    analysis.longestRoute = decided(routeLengths(position, analysis.routes), leastLongestRoute,
                                    position.longestRouteBefore);
    analysis.largestArmy =
        decided(armySizes(position), leastLargestArmy, judgedArmyBefore(position));
    for (const Seat seat : position.seats()) {
        analysis.scores[seat] =
            score(position, seat, analysis.longestRoute.holder(), analysis.largestArmy.holder());
    }
    analysis.violations = violations(position);
    if (position.turn && analysis.scores[*position.turn].total() >= pointsToWin)
        analysis.winner = position.turn;
    return analysis;
}

} // namespace longroad
