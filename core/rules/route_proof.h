// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/longest_route.h"

#include <variant>

namespace longroad
{

// Why no line of a group of roads that hang together is longer than so much. Each of these but
// Searched can be checked on the board, without trying lines.

/// There are no more pieces: "all of them count".
struct NoMorePieces
{
    friend bool operator==(NoMorePieces, NoMorePieces) = default;
};

/// Cut at the other players' buildings the roads form no ring. From an intersection the two longest
/// arms have so many pieces; a line that passes there has no more than both together. A line that
/// stays inside one arm has no more either: the arm has not so many pieces, or is only so long,
/// `a`, that 2(a - 1) pieces are the most inside it (RULES.md 1.2).
struct TwoBestArms
{
    VertexId at;
    int longer;
    int shorter;

    friend bool operator==(const TwoBestArms&, const TwoBestArms&) = default;
};

/// At some points one or three of the group's roads meet. A line can walk all the roads of such a
/// point only if it starts or ends there. At all of them but two it must leave a piece out, and one
/// piece can serve two of them (Euler, 1736).
struct OddPoints
{
    /// In the order of the network. Each road that ends at another player's building has a point
    /// of its own there, so that the place may come two or three times.
    std::vector<VertexId> at;
    int leftOut; ///< At least so many pieces.

    friend bool operator==(const OddPoints&, const OddPoints&) = default;
};

/// The same with stretches, the roads between two points without a fork. A line that can't be
/// prolonged walks all of a stretch or nothing, so what it leaves out at a point is no shorter than
/// the shortest stretch there.
struct OddStretches
{
    struct Point
    {
        VertexId at;
        int shortest; ///< Of the stretches there.

        friend bool operator==(const Point&, const Point&) = default;
    };

    std::vector<Point> points; ///< As in OddPoints.
    int leftOut;               ///< Half of the sum, but for the two greatest; rounded up.

    friend bool operator==(const OddStretches&, const OddStretches&) = default;
};

/// Nothing short can be said: all lines that could be longer were tried.
struct Searched
{
    friend bool operator==(Searched, Searched) = default;
};

using LengthProof = std::variant<NoMorePieces, TwoBestArms, OddPoints, OddStretches, Searched>;

/// A group of a player's roads that hang together between other players' buildings.
struct GroupProof
{
    std::vector<EdgeId> roads; ///< In reading order.
    /// Other players' buildings that part the group from more of the player's roads, or from itself
    /// where it comes back there: what interrupts its lines (RULES.md 1.8). In reading order.
    std::vector<VertexId> cuts;
    LengthProof proof; ///< The simplest that is good for the length of the player's longest route.
    int atMost;        ///< What `proof` shows: no line of the group is longer.

    friend bool operator==(const GroupProof&, const GroupProof&) = default;
};

/// Why a player has no longer route: for each group of roads (RULES.md 1.11) one proof; that of the
/// route comes first, the others in the reading order of their first roads. `route` is one of the
/// player's longest.
std::vector<GroupProof> routeProof(const Position& position, Seat player, const Route& route);

} // namespace longroad
