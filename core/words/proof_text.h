// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_proof.h"
#include "core/words/player_names.h"

namespace longroad
{

/// Why a player has no longer route, as sentences: what interrupts the roads that the route lies
/// in, why no line of them is longer, and then the same of the other groups, in few words where
/// they have no more pieces than the route. Empty where there is no road.
QStringList proofTexts(const std::vector<GroupProof>& proofs, const Position& position,
                       const PlayerNames& names);

} // namespace longroad
