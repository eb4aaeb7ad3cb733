// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

namespace longroad
{

/// A layout on the other board, and what has no place there. All places are those of the board
/// before.
struct BoardSwitch
{
    Layout layout;

    std::vector<EdgeId> roads;
    std::vector<VertexId> buildings;
    std::vector<HexId> hexes; ///< That were entered.
    /// Also those that would lie inland.
    std::vector<EdgeId> harbors;
    std::vector<int> moves;               ///< By their index.
    std::optional<HexId> robber;          ///< Where it stood; it starts from the desert again.
    std::vector<Seat> playersOverTheDeck; ///< They keep as many Knights as the other deck has.

    /// Whether nothing at all is lost.
    bool fits() const
    {
        return roads.empty() && buildings.empty() && hexes.empty() && harbors.empty() &&
               moves.empty() && !robber && playersOverTheDeck.empty();
    }
};

/// Lays the base board over the upper part of the extended one, so that a coast stays a coast and
/// all pieces fit. The other way it is laid where most pieces and moves fit, then most of the
/// entered hexes; over that same part where nothing speaks against it, so that there and back
/// changes nothing. `board` must be the other one.
BoardSwitch boardSwitch(const Layout& layout, BoardKind board);

} // namespace longroad
