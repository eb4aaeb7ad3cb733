// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

namespace longroad
{

/// With so many points a player wins on the own turn (RULES.md 4.2).
inline constexpr int pointsToWin = 10;
/// What each of the two cards is worth (RULES.md 4.1).
inline constexpr int pointsOfAward = 2;

/// A player's points by where they come from (RULES.md 4.1). Nothing else scores.
struct Score
{
    int settlements = 0;
    int cities = 0; ///< Points, two for each city.
    int longestRoute = 0;
    int largestArmy = 0;
    int victoryPointCards = 0;

    int total() const
    {
        return settlements + cities + longestRoute + largestArmy + victoryPointCards;
    }

    friend bool operator==(const Score&, const Score&) = default;
};

Score score(const Position& position, Seat player, Holder longestRoute, Holder largestArmy);

/// How many pieces of each kind a player has on the board.
struct PieceCount
{
    int roads = 0;
    int settlements = 0;
    int cities = 0;

    friend bool operator==(const PieceCount&, const PieceCount&) = default;
};

PieceCount pieceCount(const Position& position, Seat player);

} // namespace longroad
