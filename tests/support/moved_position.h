// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/symmetry.h"
#include "core/position/position.h"

namespace longroad
{

/// The same roads and buildings on a turned or mirrored board.
Position moved(const Position& position, const Symmetry& symmetry);

} // namespace longroad
