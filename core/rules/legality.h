// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/move.h"
#include "core/rules/violations.h"

namespace longroad
{

/// What the rules have against a move in a position, in the order in which a person would object:
/// first whether it is the player's to move, then the place, then the supply. Empty for a legal
/// move. `isWon`: somebody had won before it.
std::vector<Violation> objections(const Position& position, const Move& move, bool isWon);

/// Whether a move can be made at all: the place is free, or for a city an own settlement. What else
/// the rules forbid can still be played on, which is what people do with a part of a board.
bool isPossible(const Position& position, const Move& move);

/// The position after a move that isPossible(), the holders before as they were.
Position moved(const Position& position, const Move& move);
/// The same in place.
void make(Position& position, const Move& move);

} // namespace longroad
