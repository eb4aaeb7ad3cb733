// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/play.h"
#include "core/rules/winning.h"

#include <QString>

namespace longroad
{

/// What a move would do, for the hint beside it: "Blue builds a road at a1-b1: Blue 5 → 6, Blue has
/// the card". `table` is the layout as it lies before the move, and `analysis` its own.
QString movePreviewText(const Layout& table, const Analysis& analysis, const PlayState& state,
                        const Move& move, HiddenCards hiddenCards);

/// Why not, as short as a hint should be; empty where the pointer merely rests on what the player
/// has just built.
QString moveRefusalHint(const Layout& table, const Move& move, const PlayRefusal& refusal);

} // namespace longroad
