// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/longest_route.h"

#include <variant>

namespace longroad
{

// Why a road piece is in the route that longestRoute() shows, or isn't. Each piece has exactly one
// reason: the first of these that is true of it.

/// It is that many-th of the route, from 1 in travel order.
struct Counted
{
    int number;

    friend bool operator==(const Counted&, const Counted&) = default;
};

/// Another route takes it that is as long, in whichever group of roads.
struct InEquallyLong
{
    friend bool operator==(InEquallyLong, InEquallyLong) = default;
};

/// It lies on a branch that touches the route at one intersection alone, and no line through it is
/// longer than the one that comes along the route's longer arm and there turns into the branch
/// (RULES.md 1.2). That line is shorter than the route since `branch` is less than `arm`.
struct OnSideBranch
{
    VertexId at; ///< Where the branch leaves the route.
    int branch;  ///< The longest line from there through the piece, inside the branch.
    int arm;     ///< How much of the route lies on the shorter side of `at`.

    friend bool operator==(const OnSideBranch&, const OnSideBranch&) = default;
};

/// The longest line through it is shorter than the route, and nothing simpler can be said: a ring
/// is about, or it lies in another group whose longest line is as long as the route.
struct OnShorterLine
{
    int length;

    friend bool operator==(const OnShorterLine&, const OnShorterLine&) = default;
};

/// Its roads meet the route's only across another player's building, and all lines on its side are
/// shorter (RULES.md 1.8).
struct CutOff
{
    VertexId at; ///< The building that ends its side, towards the route; the first of several.
    Building building; ///< What stands there.
    int longest;       ///< The longest line on its side.

    friend bool operator==(const CutOff&, const CutOff&) = default;
};

/// It lies in a group of roads that doesn't meet the route's at all, and whose lines are all
/// shorter (RULES.md 1.11).
struct InSeparateGroup
{
    int longest; ///< The longest line of that group, between other players' buildings.

    friend bool operator==(const InSeparateGroup&, const InSeparateGroup&) = default;
};

using PieceReason =
    std::variant<Counted, InEquallyLong, OnSideBranch, OnShorterLine, CutOff, InSeparateGroup>;

/// A player's road piece and its reason.
struct ReasonedPiece
{
    EdgeId road;
    PieceReason reason;

    friend bool operator==(const ReasonedPiece&, const ReasonedPiece&) = default;
};

/// An intersection of the route, with all that the route does there.
struct RouteStop
{
    VertexId at;
    std::optional<Building> building; ///< Own (RULES.md 1.6), or another's (1.8, 1.9), or none.
    std::vector<int> pieces; ///< The numbers of the route's pieces that meet there, ascending.
    bool isStart = false;
    bool isEnd = false; ///< Of a ring the start is the end too (1.5, 1.10).

    /// Whether the route comes in and goes on; beside that it may start or end there (1.4).
    bool isPassed() const { return pieces.size() == (isStart || isEnd ? 3U : 2U); }
    /// Whether the route comes there twice (1.4, 1.5, 1.10).
    bool isVisitedTwice() const { return (isStart && isEnd) || ((isStart || isEnd) && isPassed()); }

    friend bool operator==(const RouteStop&, const RouteStop&) = default;
};

/// What there is to say about a player's longest route, piece by piece and place by place.
struct RouteReasons
{
    std::vector<ReasonedPiece> pieces; ///< Each of the player's roads, in reading order.
    std::vector<RouteStop> stops;      ///< Each intersection of the route once, in travel order.

    friend bool operator==(const RouteReasons&, const RouteReasons&) = default;
};

/// Asks for the longest line through each piece that isn't in the route: not for every position
/// that is tried, but for one that is shown.
RouteReasons routeReasons(const Position& position, Seat player);
/// The same where that player's longestRoute() is known already.
RouteReasons routeReasons(const Position& position, Seat player, const Route& route);

} // namespace longroad
