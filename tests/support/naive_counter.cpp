// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/naive_counter.h"

#include <unordered_set>

namespace longroad
{

namespace
{

using RoadSet = NaiveCount::RoadSet;

class Walker
{
public:
    Walker(const Position& position, Seat player, std::size_t most)
        : m_position(position), m_player(player), m_most(most)
    {}

    NaiveCount count()
    {
        for (const VertexId start : m_position.topology().vertices())
            goOnFrom(start);
        return {m_length, {m_longest.begin(), m_longest.end()}};
    }

private:
    void goOnFrom(VertexId here)
    {
        for (const EdgeId road : m_position.topology().edgesAt(here)) {
            const auto index = static_cast<std::size_t>(road.index());
            if (m_position.roads[road] != m_player || m_walked[index])
                continue; // RULES.md 1.3
            m_walked.set(index);
            keepIfLongest();
            const VertexId there = m_position.topology().otherEnd(road, here);
            const auto& building = m_position.buildings[there];
            if (!building || building->owner == m_player) // 1.6, 1.8
                goOnFrom(there);
            m_walked.reset(index);
        }
    }

    void keepIfLongest()
    {
        const auto length = static_cast<int>(m_walked.count());
        if (length > m_length) {
            m_length = length;
            m_longest.clear();
        }
        if (length == m_length && m_longest.size() < m_most)
            m_longest.insert(m_walked);
    }

    const Position& m_position;
    const Seat m_player;
    const std::size_t m_most;
    RoadSet m_walked;
    int m_length = 0;
    std::unordered_set<RoadSet> m_longest;
};

} // namespace

NaiveCount naiveCount(const Position& position, Seat player, std::size_t most)
{
    return Walker(position, player, most).count();
}

} // namespace longroad
