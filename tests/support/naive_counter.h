// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <bitset>
#include <vector>

namespace longroad
{

/// What the second opinion finds.
struct NaiveCount
{
    using RoadSet = std::bitset<static_cast<std::size_t>(EdgeId::count)>;

    int length = 0;
    /// The different sets of roads that have this length; all of them, or `most` where there are
    /// more.
    std::vector<RoadSet> roadSets;
};

/// A second opinion on routes: walks every line of a player's roads, from every intersection in
/// every direction, and keeps the longest. Slow, plain, and without a line in common with the
/// method that it judges.
NaiveCount naiveCount(const Position& position, Seat player, std::size_t most = 1000);

/// By the same walks, for each of the player's roads the length of the longest line through it;
/// 0 for every other road place.
PerId<EdgeId, int> naiveLengthsThrough(const Position& position, Seat player);

} // namespace longroad
