// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"

#include <vector>

namespace longroad
{

/// How many of each a box holds (RULES.md 7.1, 6.8 and 7.6).
int terrainCount(BoardKind board, Terrain terrain);
int numberCount(BoardKind board, std::uint8_t number);
int harborCount(BoardKind board, const Harbor& harbor);

/// Something of which a landscape has more or fewer than the box holds.
struct LandDifference
{
    std::variant<Terrain, std::uint8_t, Harbor> what; ///< A terrain, a number or a kind of harbour.
    int have;
    int want;

    friend bool operator==(const LandDifference&, const LandDifference&) = default;
};

/// Terrain first, then numbers from 2, then harbours from the generic one. Of what nobody has
/// entered nothing is said.
std::vector<LandDifference> landDifferences(const Landscape& landscape, const Topology& topology);

} // namespace longroad
