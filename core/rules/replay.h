// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

namespace longroad
{

/// What becomes of a move that the rules forbid, but that can be made. It is reported either way.
enum class ForbiddenMoves : std::uint8_t
{
    AreMade,
    AreSkipped,
};

/// How the table stands after a move; the first step is the layout itself.
struct Step
{
    std::optional<int> move; ///< Index into Layout::moves.
    bool made = true;
    Counts lengths;
    Counts knights;
    Award longestRoute;
    Award largestArmy;
    PerSeat<int> points;
    /// The player in turn, with enough points (RULES.md 4.2).
    std::optional<Seat> winner;
    /// The move's; for the layout itself those of its position.
    std::vector<Violation> violations;
};

/// Plays the moves of a layout one after the other and decides the awards after each: the holder
/// before a step is who may hold the card after the step before (CONTRACT.md 2). Keeps one step at
/// a time, so that a long game costs no more than a short one.
class Replay
{
public:
    /// Stands at the layout itself. The layout must outlive the replay.
    explicit Replay(const Layout& layout, ForbiddenMoves policy = ForbiddenMoves::AreMade);

    /// Plays the next move; false at the end, where nothing happens.
    bool next();

    const Step& step() const { return m_step; }
    /// With the holders before the step in it.
    const Position& position() const { return m_position; }
    /// Whether somebody has won, now or in a step before.
    bool isWon() const { return m_isWon; }
    /// All that the rules say about the position, the violations of the moves so far included:
    /// first the position's, then the moves' in their order, each fact once.
    Analysis analysis() const;
    /// The layout as it lies on the table: the position is its start, and no moves are left.
    Layout table() const;

private:
    void decide();
    void count();

    const Layout& m_layout;
    ForbiddenMoves m_policy;
    Position m_position;
    PerSeat<LongestRoute> m_routes; ///< Of the position; most moves leave them as they are.
    Step m_step;
    std::vector<Violation> m_atStart; ///< Of what was stated, which no move mends.
    std::vector<Violation> m_ofMoves;
    bool m_isWon = false;
};

/// A replay that has come to the end.
Replay played(const Layout& layout, ForbiddenMoves policy = ForbiddenMoves::AreMade);

} // namespace longroad
