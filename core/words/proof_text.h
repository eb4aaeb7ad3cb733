// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_proof.h"
#include "core/words/player_names.h"

namespace longroad
{

/// Why a player has no longer route, as sentences: first of the roads that the route lies in and of
/// what interrupts them, then of the other groups; those that have no more pieces than the route
/// share one sentence. Empty where there is no road.
QStringList proofTexts(const std::vector<GroupProof>& proofs, const Position& position,
                       const PlayerNames& names);

} // namespace longroad
