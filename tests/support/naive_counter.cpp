// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/naive_counter.h"

#include <algorithm>
#include <unordered_set>

namespace longroad
{

namespace
{

using RoadSet = NaiveCount::RoadSet;

/// Walks every line and hands over each, and each beginning of it, as it goes along.
template <class Visit> class Walker
{
public:
    Walker(const Position& position, Seat player, Visit visit)
        : m_position(position), m_player(player), m_visit(visit)
    {}

    void walk()
    {
        for (const VertexId start : m_position.topology().vertices())
            goOnFrom(start);
    }

private:
    void goOnFrom(VertexId here)
    {
        for (const EdgeId road : m_position.topology().edgesAt(here)) {
            const auto index = static_cast<std::size_t>(road.index());
            if (m_position.roads[road] != m_player || m_walked[index])
                continue; // RULES.md 1.3
            m_walked.set(index);
            m_visit(m_walked);
            const VertexId there = m_position.topology().otherEnd(road, here);
            const auto& building = m_position.buildings[there];
            if (!building || building->owner == m_player) // 1.6, 1.8
                goOnFrom(there);
            m_walked.reset(index);
        }
    }

    const Position& m_position;
    const Seat m_player;
    const Visit m_visit;
    RoadSet m_walked;
};

int lengthOf(const RoadSet& roads)
{
    return static_cast<int>(roads.count());
}

} // namespace

NaiveCount naiveCount(const Position& position, Seat player, std::size_t most)
{
    int length = 0;
    std::unordered_set<RoadSet> longest;
    const auto keepIfLongest = [&](const RoadSet& walked) {
        if (lengthOf(walked) > length) {
            length = lengthOf(walked);
            longest.clear();
        }
        if (lengthOf(walked) == length && longest.size() < most)
            longest.insert(walked);
    };
    Walker(position, player, keepIfLongest).walk();
    return {length, {longest.begin(), longest.end()}};
}

PerId<EdgeId, int> naiveLengthsThrough(const Position& position, Seat player)
{
    PerId<EdgeId, int> lengths;
    const auto measure = [&](const RoadSet& walked) {
        for (const EdgeId road : position.topology().edges()) {
            if (walked[static_cast<std::size_t>(road.index())])
                lengths[road] = std::max(lengths[road], lengthOf(walked));
        }
    };
    Walker(position, player, measure).walk();
    return lengths;
}

} // namespace longroad
