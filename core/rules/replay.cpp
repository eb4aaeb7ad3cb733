// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/replay.h"

#include "core/rules/legality.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Whether a move may change a longest route.
bool changesRoutes(const Move& move)
{
    return std::holds_alternative<BuildRoad>(move.action) ||
           std::holds_alternative<BuildSettlement>(move.action);
}

bool isStated(const Violation& violation)
{
    return violation.code == ViolationCode::ImpossibleHolder;
}

/// Whether it is the same fault, whatever reports it.
bool isSameFact(const Violation& one, const Violation& other)
{
    return one.code == other.code && one.player == other.player && one.places == other.places;
}

} // namespace

Replay::Replay(const Layout& layout, ForbiddenMoves policy)
    : m_layout(layout), m_policy(policy), m_position(layout.start)
{
    m_step.violations = violations(m_position);
    std::copy_if(m_step.violations.begin(), m_step.violations.end(), std::back_inserter(m_atStart),
                 isStated);
    count();
    decide();
}

bool Replay::next()
{
    const int index = m_step.move ? *m_step.move + 1 : 0;
    if (index >= static_cast<int>(m_layout.moves.size()))
        return false;
    const Move& move = m_layout.moves[static_cast<std::size_t>(index)];
    m_step.move = index;
    m_step.violations = objections(m_position, move, m_isWon);
    for (Violation& violation : m_step.violations)
        violation.move = index;
    m_ofMoves.insert(m_ofMoves.end(), m_step.violations.begin(), m_step.violations.end());

    const bool isForbidden = !m_step.violations.empty();
    m_step.made =
        isPossible(m_position, move) && !(isForbidden && m_policy == ForbiddenMoves::AreSkipped);
    m_position.longestRouteBefore = m_step.longestRoute.after;
    m_position.largestArmyBefore = m_step.largestArmy.after;
    if (m_step.made) {
        m_position = moved(m_position, move);
        if (changesRoutes(move))
            count();
    }
    decide();
    return true;
}

void Replay::count()
{
    m_routes = longestRoutes(m_position);
    m_step.lengths = routeLengths(m_position, m_routes);
}

void Replay::decide()
{
    m_step.knights = armySizes(m_position);
    m_step.longestRoute = decided(m_step.lengths, leastLongestRoute, m_position.longestRouteBefore);
    m_step.largestArmy = decided(m_step.knights, leastLargestArmy, judgedArmyBefore(m_position));
    for (const Seat seat : m_position.seats()) {
        m_step.points[seat] =
            score(m_position, seat, m_step.longestRoute.holder(), m_step.largestArmy.holder())
                .total();
    }
    m_step.winner.reset();
    if (m_position.turn && m_step.points[*m_position.turn] >= pointsToWin)
        m_step.winner = m_position.turn;
    m_isWon = m_isWon || m_step.winner;
}

Analysis Replay::analysis() const
{
    Analysis analysis = analyze(m_position, m_routes);
    if (!m_step.move)
        return analysis;
    std::vector<Violation> all = m_atStart;
    for (Violation& violation : analysis.violations) {
        // A rule that a move broke is the move's, and once is enough.
        const bool isTheMoves =
            std::any_of(m_ofMoves.begin(), m_ofMoves.end(),
                        [&](const Violation& other) { return isSameFact(violation, other); });
        if (!isTheMoves && !isStated(violation))
            all.push_back(std::move(violation));
    }
    all.insert(all.end(), m_ofMoves.begin(), m_ofMoves.end());
    analysis.violations = std::move(all);
    return analysis;
}

Layout Replay::table() const
{
    Layout table = m_layout;
    table.start = m_position;
    table.moves.clear();
    return table;
}

Replay played(const Layout& layout, ForbiddenMoves policy)
{
    Replay replay(layout, policy);
    while (replay.next()) {
    }
    return replay;
}

} // namespace longroad
