// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/road_points.h"

#include <optional>

namespace longroad
{

/// The length of the longest line, if it lacks no more roads than any line must. Only looked for
/// where there are rings that meet, and not for long; nothing doesn't mean that it lacks more.
/// Method: longest_route.cpp.
std::optional<int> lengthByLeastRemoval(const Topology& topology, const RoadPoints& points);

} // namespace longroad
