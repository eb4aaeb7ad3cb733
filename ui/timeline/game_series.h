// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/history.h"
#include "core/rules/winning.h"

namespace longroad
{

/// What the plot of a game shows.
enum class Plotted : std::uint8_t
{
    Routes, ///< The length of each player's longest route.
    Points,
};

/// Longest Road went to another player, or aside.
struct CardChange
{
    int step;
    Holder holder; ///< Nobody also while it is undecided.

    friend bool operator==(const CardChange&, const CardChange&) = default;
};

/// The lines of a plot, as data.
struct GameSeries
{
    int seatCount = 0;
    std::vector<PerSeat<int>> values; ///< Before the first move, and after each.
    int greatest = 0;
    std::vector<CardChange> changes; ///< In their order.
};

/// Points by hidden cards are not in it where those are left out.
GameSeries gameSeries(const std::vector<Moment>& moments, int seatCount, Plotted plotted,
                      HiddenCards hiddenCards);

} // namespace longroad
