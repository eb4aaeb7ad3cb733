// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/json_value.h"

namespace longroad
{

/// Reads the "players" of a layout file into the layout, whose board has been read: who they are,
/// their colours, pieces and cards.
void readPlayers(const JsonValue& players, Layout& layout);

/// Reads a player's id; `expected` completes "expected …". Nothing where it was refused.
std::optional<Seat> readPlayerId(const JsonValue& value, const Layout& layout,
                                 const QString& expected);

/// The ids of the layout's players for such a message: "blue, orange".
QString idsText(const Layout& layout);

/// A place by its name, as pieces and moves name theirs; refuses what isn't one on that board.
std::optional<EdgeId> readEdge(const JsonValue& value, const Topology& topology);
std::optional<VertexId> readVertex(const JsonValue& value, const Topology& topology);

} // namespace longroad
