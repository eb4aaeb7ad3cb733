// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_reasons.h"
#include "core/words/player_names.h"

namespace longroad
{

/// Why a piece is in its player's longest route or isn't, as a sentence with the rule.
QString pieceReasonText(const PieceReason& reason, const Topology& topology,
                        const PlayerNames& names);

/// What a player's route does at one of its intersections, and what stands there: "g3, free: the
/// route passes from number 2 to number 3."
QString routeStopText(const RouteStop& stop, Seat player, const Topology& topology,
                      const PlayerNames& names);

/// A line for each reason why pieces are not counted, with all the pieces it is true of: "g3-h2
/// (side branch at g3: its arm has 1, the route's shorter arm there 3)". In the reading order of
/// the first ones.
QStringList notCountedTexts(const RouteReasons& reasons, const Topology& topology,
                            const PlayerNames& names);

} // namespace longroad
