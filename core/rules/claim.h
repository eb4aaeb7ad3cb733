// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/route_reasons.h"

#include <span>

namespace longroad
{

/// Nobody's road lies there.
struct NoRoad
{
    friend bool operator==(NoRoad, NoRoad) = default;
};

/// The road is another player's (RULES.md 1.1).
struct AnothersRoad
{
    Seat owner;

    friend bool operator==(const AnothersRoad&, const AnothersRoad&) = default;
};

/// It was claimed before (1.3).
struct ClaimedAgain
{
    int first; ///< Which one of the claim it was then, from 1.

    friend bool operator==(const ClaimedAgain&, const ClaimedAgain&) = default;
};

/// Why a claimed piece counts or doesn't. A PieceReason is that of the player's own road on a board
/// where the player has no other roads than the claimed ones.
using ClaimReason = std::variant<PieceReason, NoRoad, AnothersRoad, ClaimedAgain>;

struct ClaimedPiece
{
    EdgeId road;
    ClaimReason reason;
    /// Whether claimed roads of the player's join it to the counted ones, buildings ignored.
    bool isJoined = false;

    bool counts() const;

    friend bool operator==(const ClaimedPiece&, const ClaimedPiece&) = default;
};

/// An intersection where the counted line can't take along a claimed road of the player's.
struct Obstacle
{
    VertexId at;
    /// Another player's, which no line passes (RULES.md 1.8); else the line takes one way on (1.2).
    std::optional<Building> building;
    /// The claimed roads at it that don't count: one at a fork.
    std::vector<EdgeId> left;
    /// At a fork: how long the counted line is on either side of it, and how long a line may be
    /// from there along the road left out, beside the counted ones. 0 at a building.
    int arms[2] = {0, 0};
    int branch = 0;

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// What keeps somebody from walking on.
enum class WalkFaultKind : std::uint8_t
{
    PassesBuilding, ///< Another player's building stands where the walk goes on (RULES.md 1.8).
    Jumps,          ///< No road place joins the two intersections.
    NoRoad,         ///< Nobody has built there.
    AnothersRoad,   ///< (1.1)
    WalkedAgain,    ///< The piece was walked before (1.3).
};

struct WalkFault
{
    WalkFaultKind kind;
    int step;    ///< Which step of the walk can't be made, from 1; all before are right.
    VertexId at; ///< Where the walk stands before it.
    /// Whose building or road it is about.
    std::optional<Seat> owner;

    friend bool operator==(const WalkFault&, const WalkFault&) = default;
};

/// What there is to say where somebody claims that certain pieces are a route of a player.
struct ClaimCheck
{
    std::vector<ClaimedPiece> pieces; ///< As they were claimed.
    /// The longest line of claimed roads of the player's; of a walk without a fault the walk.
    Route counted;
    std::vector<Obstacle> obstacles; ///< In reading order.
    /// Where a walk first goes wrong; nothing for pieces without an order.
    std::optional<WalkFault> walkFault;
    int longest = 0; ///< The player's longest route, claimed or not.

    int claimed() const { return static_cast<int>(pieces.size()); }
    /// Whether all that is claimed counts, in one line: for a walk, in its own order. Of nothing
    /// claimed nothing is wrong.
    bool isRight() const { return counted.length() == claimed() && !walkFault; }
    bool isLongest() const { return counted.length() == longest; }
};

/// Judges a claim of road places in any order; a place may be named twice, which is judged too.
ClaimCheck claimCheck(const Position& position, Seat player, std::span<const EdgeId> claimed);

/// Judges a claim that is walked from intersection to intersection. A jump claims no piece.
ClaimCheck walkCheck(const Position& position, Seat player, std::span<const VertexId> walk);

} // namespace longroad
