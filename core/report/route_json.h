// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/route_proof.h"
#include "core/rules/route_reasons.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLatin1StringView>

namespace longroad
{

// What a ruling says of a player's route (CONTRACT.md 3), and beyond it of the reasons.

/// `longestRoute`: its length, places and roads, and how many are as long.
QJsonObject routeJson(const Topology& topology, const LongestRoute& longest);

/// `pieces`: each of the player's roads with the reason why it counts or doesn't.
QJsonArray piecesJson(const Layout& layout, const RouteReasons& reasons);

/// `proof`: for each group of roads why no line in it is longer.
QJsonArray proofJson(const Layout& layout, const std::vector<GroupProof>& proofs);

/// The words for the alternatives of variants: "side-branch", "two-best-arms".
QLatin1StringView reasonKey(const PieceReason& reason);
QLatin1StringView proofKey(const LengthProof& proof);

} // namespace longroad
