// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/move.h"
#include "core/words/player_names.h"

namespace longroad
{

/// A move in words: "Orange builds a road at k1-l1".
QString moveText(const Move& move, const Topology& topology, const PlayerNames& names);

} // namespace longroad
