// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"

#include <vector>

namespace longroad
{

/// How a variable set-up lays its number tokens (RULES.md 7.5).
enum class TokenOrder : std::uint8_t
{
    Lettered, ///< In the order of the letters on their backs, along a spiral.
    Random,   ///< Anyhow, but no 6 or 8 beside another.
};

/// A variable set-up. The seed and the choices decide it and nothing else: the same everywhere.
Landscape dealt(BoardKind board, std::uint64_t seed, TokenOrder order, bool shuffleHarbors);

/// The hexes that are corners of the board, in reading order.
std::vector<HexId> cornerHexes(const Topology& topology);

/// All hexes, from a corner hex counter-clockwise along the coast and spiralling in.
std::vector<HexId> spiralFrom(HexId corner, const Topology& topology);

} // namespace longroad
