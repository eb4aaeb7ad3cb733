// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <vector>

namespace longroad
{

/// The rules that a position or a move can break (CONTRACT.md 3).
enum class ViolationCode : std::uint8_t
{
    DistanceRule,       ///< Two buildings one road place apart (RULES.md 5.4).
    TooManyRoads,       ///< More than the supply (5.6), like the next two.
    TooManySettlements, //
    TooManyCities,      //
    ImpossibleHolder,   ///< Largest Army stated for a player who can't have it (3.4).
    UnattachedRoad,     ///< A group of roads without a building of its player's (5.8).
    UnattachedBuilding, ///< A building without a road of its player's (5.8).
    TooManyGroups,      ///< More than two groups of roads (5.8).
    // Of moves alone:
    NoConnection,   ///< No own road or building to build from (5.2, 5.4, 5.7).
    Occupied,       ///< The place is taken (5.1).
    NotASettlement, ///< A city where no own settlement stands (5.5).
    NotYourTurn,    ///< Another player's turn.
    AfterTheWin,    ///< The game is over (4.2).
};

enum class Severity : std::uint8_t
{
    Incomplete, ///< What a half-entered board shows: said quietly.
    Broken,
};

Severity severity(ViolationCode code);

struct Violation
{
    ViolationCode code;
    Seat player;                  ///< Whose piece, card or supply it is about.
    std::vector<Place> places;    ///< Empty where no place is at fault.
    std::optional<int> move = {}; ///< The move that breaks it, by index; nothing for a position.

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// Every building rule that the drawing breaks. Never a reason not to count or not to save. In the
/// reading order of their first places; those without a place come first.
std::vector<Violation> violations(const Position& position);

/// Whether a player can't have held Largest Army just before, since played Knights stay: fewer than
/// three, or two others above (RULES.md 3.4).
bool isImpossibleArmyHolder(const Position& position, Seat player);

} // namespace longroad
