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
    Attempt(const Topology& topology, const VertexSet& cuts, const RoadSet& parted, int patience)
        : m_topology(topology), m_cuts(cuts), m_parted(parted), m_patience(patience)
    {}

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
    bool hangTogether(const RoadSet& roads) const
    {
        RoadSet reached;
        reached.insert(roads.first());
        RoadSet left = roads - reached;
        while (!reached.empty()) {
            RoadSet joined;
            for (const EdgeId road : reached)
                joined |= joinedTo(road);
            reached = joined & left;
            left = left - reached;
        }
        return left.empty();
    }

    RoadSet joinedTo(EdgeId road) const
    {
        if (!m_parted.contains(road))
            return m_topology.edgesBeside(road);
        RoadSet joined;
        for (const VertexId end : m_topology.endSet(road) - m_cuts)
            joined |= m_topology.edgeSetAt(end);
        return joined;
    }

    const Topology& m_topology;
    const VertexSet& m_cuts;
    const RoadSet m_parted; ///< The roads that touch a cut.
    int m_patience;         ///< How many odd points may still be looked at.
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
    if (!Attempt(topology, points.cuts, state.oddEnds, odd).succeeds(state))
        return std::nullopt;
    // If what is left is a closed ring, one road more has gone, and may come back.
    return points.roads.size() - (odd - 2) / 2;
}

} // namespace longroad
