// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"
#include "core/rules/road_set.h"

namespace longroad
{

using VertexSet = PlaceSet<VertexId>;

/// A player's roads and, as sets, the intersections they touch. Another player's building lets a
/// route end but not pass (RULES.md 1.8, 1.9), so it parts the roads that meet there.
struct RoadPoints
{
    RoadSet roads;
    VertexSet touched;
    VertexSet cuts;   ///< Where such a building parts two roads or three.
    VertexSet leaves; ///< Where there is one road alone.
    VertexSet forks;  ///< Where three roads meet that nothing parts.
};

RoadPoints roadPoints(const Position& position, Seat player);

} // namespace longroad
