// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/awards.h"
#include "core/rules/legality.h"

#include <variant>
#include <vector>

namespace longroad
{

/// A piece that a player could put on the board.
using Piece = std::variant<BuildRoad, BuildSettlement, BuildCity>;

/// What a player could put at a place now: a road or settlement where it is free, a city on an own
/// settlement, else nothing.
std::optional<Piece> pieceFor(const Position& position, Seat player, const Place& place);

/// Who counts as the holder before a piece is put down (RULES.md 2).
enum class HolderBefore : std::uint8_t
{
    WhoHasItNow, ///< In play: whoever may have the card in the position as it is.
    AsStated,    ///< In arranging: whom the position says, since it is still the same moment.
};

/// How a piece comes to the board.
struct Circumstances
{
    HolderBefore holderBefore = HolderBefore::WhoHasItNow;
    bool inSetup = false; ///< As Move::inSetup.
    bool isWon = false;   ///< As for objections().
};

/// What a new piece can change: the routes, the card and the points.
struct Tally
{
    Counts lengths;
    Award longestRoute;
    PerSeat<int> points;
};

/// What follows from one piece more.
struct Outcome
{
    Seat player;
    Piece piece;
    std::vector<Violation> objections; ///< To the piece as a move; empty where it is allowed.
    Tally then;                        ///< Whether or not it is allowed.

    bool isAllowed() const { return objections.empty(); }
};

/// What follows from everything that anybody could build.
struct WhatIf
{
    Tally now; ///< Without a piece more.
    /// Every road place and then every intersection in reading order, at each one the players in
    /// theirs; those left out for whom pieceFor() is nothing.
    std::vector<Outcome> outcomes;
};

/// What follows if the player puts that piece down. Where that isn't possible (see isPossible())
/// nothing changes but, in play, that a move has passed.
Outcome outcomeOf(const Position& position, Seat player, const Piece& piece,
                  Circumstances circumstances = {});

/// The whole board at once, in about a millisecond for the positions of a game.
WhatIf whatIf(const Position& position, Circumstances circumstances = {});

} // namespace longroad
