// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/replay.h"

namespace longroad
{

// Playing on from a layout: who may do what next, and why not something else. Arranging asks
// nothing of this (see edit.h).

/// What comes next in the set-up phase (RULES.md 5.7).
struct SetupTask
{
    enum class Piece : std::uint8_t
    {
        Settlement,
        Road,
    };

    Piece piece = Piece::Settlement;
    int round = 1;              ///< 1 or 2.
    std::optional<Seat> player; ///< Nobody before the first move: any player may begin.

    friend bool operator==(const SetupTask&, const SetupTask&) = default;
};

/// A game at one of its steps, as far as the next move depends on it.
struct PlayState
{
    Position position; ///< With the holders before the next move.
    bool isWon = false;
    bool knightPlayed = false; ///< In this turn; always false while turns are not in use.
    /// Set while the game is in the set-up phase: one that started from an empty board, without
    /// cards or a turn, and of which all moves so far were the set-up's.
    std::optional<SetupTask> setup;
};

/// `replay` is the layout's, at the step that is asked about.
PlayState playState(const Layout& layout, const Replay& replay);

/// What an edit made by hand is as a move: a piece that is placed, one card more, a player's turn.
/// Nothing for the many edits that no move makes; they arrange.
std::optional<Move> moveFor(const PlayState& state, const Edit& edit);
/// The move by which a player acts now.
Move moveOf(const PlayState& state, Seat player, const Action& action);

/// Whether an edit takes off the table what a move brought there, which play never does.
bool takesBack(const PlayState& state, const Edit& edit);

/// Whose turn comes after this one, in the order of the seats. Nothing in the set-up phase, which
/// goes on by itself, and while turns are not in use.
std::optional<Seat> nextInTurn(const PlayState& state);

/// Why a move is not made in play.
struct PlayRefusal
{
    enum class Reason : std::uint8_t
    {
        BreaksRules,    ///< `violations`, one at least.
        SetupOrder,     ///< `setup` comes first.
        DeckIsEmpty,    ///< There are no more of these cards (RULES.md 3.6).
        OneCardATurn,   ///< A second Knight in one turn (3.5).
        NothingGoesBack ///< The edit takesBack().
    };

    Reason reason;
    Seat player; ///< Who would have moved.
    std::vector<Violation> violations = {};
    std::optional<SetupTask> setup = {};

    friend bool operator==(const PlayRefusal&, const PlayRefusal&) = default;
};

/// Nothing for a move that may be made.
std::optional<PlayRefusal> refusal(const PlayState& state, const Move& move);

/// The layout with its first `step` moves, this one, and none of the later ones. The move that ends
/// the set-up phase brings along the first turn: that of the player who began.
Layout withMove(const Layout& layout, int step, const PlayState& state, const Move& move);

/// The layout for a new game on the same land with the same players: an empty board, no cards, no
/// turn. It begins with the set-up phase.
Layout newGame(const Layout& layout);

} // namespace longroad
