// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

namespace longroad
{

/// A board with far more roads of one color than a game has pieces, to find what a search likes
/// least: 30 to 72 of red's on the base board, 40 to 109 on the extended one, and up to 12
/// settlements of blue's anywhere. Odd seeds grow the roads as one network, even seeds strew them.
/// The seed decides everything.
Position crowdedBoard(BoardKind kind, unsigned seed);

} // namespace longroad
