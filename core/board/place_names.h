// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/topology.h"

#include <string>
#include <string_view>

namespace longroad
{

/// The names of places as CONTRACT.md 1 gives them: "a1" for an intersection, "a1-b1" for a road
/// place (the earlier end first), "A1" for a hex.
std::string placeName(const Topology& topology, VertexId vertex);
std::string placeName(const Topology& topology, EdgeId edge);
std::string placeName(const Topology& topology, HexId hex);
std::string placeName(const Topology& topology, const Place& place);

/// The letter of a row of intersections, from 0 at the top.
char vertexRowLetter(int row);

/// The place of that name on this board, or nothing. Names are exact: no spaces, no leading
/// zeros; the ends of a road place may come in either order.
std::optional<VertexId> vertexNamed(const Topology& topology, std::string_view name);
std::optional<EdgeId> edgeNamed(const Topology& topology, std::string_view name);
std::optional<HexId> hexNamed(const Topology& topology, std::string_view name);

} // namespace longroad
