// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/longest_route.h"
#include "core/rules/road_network.h"

namespace longroad
{

/// Walks a set of roads of a network in one line, each once (RULES.md 1.1). They must hang
/// together, with at most two nodes of odd degree.
Route walked(const RoadNetwork& network, const RoadSet& roads);

} // namespace longroad
