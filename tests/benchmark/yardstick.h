// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <vector>

namespace longroad
{

/// A longest route as the yardstick finds it: its road pieces in travel order.
struct YardstickRoute
{
    std::vector<EdgeId> roads;

    int length() const { return static_cast<int>(roads.size()); }
};

/// What Longroad's search is measured against: the plain search that most programs use. From every
/// intersection it walks every line of the player's roads to its end and keeps the longest. It is
/// written to be quick at that (flat arrays, nothing looked up or allocated on the way), but takes
/// no short cut: no bound, no memory of what it has seen.
///
/// Frozen: don't improve it. "So many times faster" means something only as long as what it is
/// faster than stays the same; a better idea belongs in core/rules.
YardstickRoute yardstickRoute(const Position& position, Seat player);

} // namespace longroad
