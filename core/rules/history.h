// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/replay.h"

namespace longroad
{

/// How a game stood after one of its moves, as a chart of the whole game shows it.
struct Moment
{
    Step step;
    PerSeat<int> victoryPointCards; ///< Within the points of the step, and hidden as a rule.
};

/// A whole game, played once and kept, so that going to any of its moves costs next to nothing. Of
/// a very long one only every so many moves are kept, and those between are played anew.
class History
{
public:
    /// The layout must outlive the history, unchanged.
    explicit History(const Layout& layout);

    /// The number of moves.
    int length() const { return static_cast<int>(m_moments.size()) - 1; }
    /// Before the moves (0) and after each.
    const std::vector<Moment>& moments() const { return m_moments; }
    /// The game after so many moves, 0 to length().
    Replay at(int step) const;

private:
    int m_spacing;
    std::vector<Replay> m_kept; ///< After 0, m_spacing, 2 * m_spacing, … moves.
    std::vector<Moment> m_moments;
};

} // namespace longroad
