// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/least_removal.h"

// What is tried and why: see longest_route.cpp.

namespace longroad
{

namespace
{

/// What is decided about the roads to take out.
struct State
{
    RoadSet kept;
    VertexSet odd; ///< The odd points that must still lose a road or become an end.
    /// The same of those at cuts. There each road has an end of its own, which it stands for.
    RoadSet oddEnds;
    int endsLeft = 2;
};

class Attempt
{
public:
    Attempt(const Topology& topology, int patience) : m_topology(topology), m_patience(patience) {}

    /// Whether roads that serve two odd points each can be taken out so that a line is left.
    bool succeeds(State state)
    {
        if (state.odd.empty())
            return state.oddEnds.size() <= state.endsLeft && hangTogether(state.kept);
        if (m_patience == 0)
            return false;
        --m_patience;
        const VertexId point = state.odd.first();
        for (const EdgeId road : m_topology.edgeSetAt(point) & state.kept) {
            const VertexSet& ends = m_topology.endSet(road);
            if (!(ends - state.odd).empty() && !state.oddEnds.contains(road))
                continue;
            State without = state;
            without.kept.erase(road);
            without.odd = state.odd - ends;
            without.oddEnds.erase(road);
            if (succeeds(without))
                return true;
        }
        if (state.endsLeft == 0)
            return false;
        state.odd.erase(point);
        --state.endsLeft;
        return succeeds(state);
    }

private:
    /// For roads with at most two odd points. Then cuts need not be looked at: parts that are
    /// joined by nothing but a cut have an odd point there each, and so, since their number is even
    /// in any part, two.
    bool hangTogether(const RoadSet& roads) const
    {
        RoadSet reached;
        reached.insert(roads.first());
        RoadSet left = roads - reached;
        while (!reached.empty()) {
            RoadSet beside;
            for (const EdgeId road : reached)
                beside |= m_topology.edgesBeside(road);
            reached = beside & left;
            left = left - reached;
        }
        return left.empty();
    }

    const Topology& m_topology;
    int m_patience; ///< How many odd points may still be looked at.
};

} // namespace

std::optional<int> lengthByLeastRemoval(const Topology& topology, const RoadPoints& points)
{
    State state{points.roads, points.leaves | points.forks, {}};
    int leaves = points.leaves.size();
    for (const VertexId cut : points.cuts) {
        const RoadSet parted = topology.edgeSetAt(cut) & points.roads;
        state.oddEnds |= parted;
        leaves += parted.size();
    }
    const int forks = points.forks.size();
    // In a group every leaf comes with a fork, and every ring but the first with two.
    if (forks < leaves + 2)
        return std::nullopt;
    const int odd = leaves + forks;
    // What succeeds takes little more than half as many looks, one for each road to take out.
    if (!Attempt(topology, odd).succeeds(state))
        return std::nullopt;
    // If what is left is a closed ring, one road more has gone, and may come back.
    return points.roads.size() - (odd - 2) / 2;
}

} // namespace longroad
