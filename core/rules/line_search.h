// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_graph.h"

#include <functional>

namespace longroad
{

/// The longest lines of a group of links that hang together, exact for any of them. Method:
/// longest_route.cpp. With `mostCounted` 1 the search stops at the first line found, which is the
/// least work; the count is then 1.
Lines longestLines(const RouteGraph& graph, int mostCounted);

/// Hands over each line of that length, the first (RoadSet::comesBefore) first, until `visit`
/// returns false. The length must be that of the longest lines.
void forEachLine(const RouteGraph& graph, int length,
                 const std::function<bool(const RoadSet&)>& visit);

} // namespace longroad
