// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/line_search.h"

#include "core/rules/search_memo.h"

#include <algorithm>
#include <limits>

// What is searched and why it is fast: see longest_route.cpp.

namespace longroad
{

namespace
{

/// The frontier has so many points at most, four bits each: enough for the extended board.
constexpr int maxSlots = 12;

/// Of the frontier's points those whose four bits equal `part`, as the lowest of the four bits.
std::uint64_t slotsOfPart(std::uint64_t parts, std::uint64_t part)
{
    constexpr std::uint64_t ones = 0x111111111111;
    std::uint64_t differences = parts ^ (part * ones);
    differences |= differences >> 1;
    differences |= differences >> 2;
    return ~differences & ones;
}

/// What the decisions so far mean for the rest.
struct State
{
    /// For each frontier point the part of the line it is joined to, named by the first frontier
    /// point of that part, counted from 1; 0 where the line doesn't touch it.
    std::uint64_t parts = 0;
    /// The frontier points that have an odd number of links, if all undecided ones are kept.
    unsigned odd = 0;
    int endsLeft = 2; ///< How many odd points may still be left behind.
    int removed = 0;  ///< The length of the links left out so far.
    int mustGo = 0;   ///< Sum of Leaving::halfCost over all odd points not left behind.
    RoadSet roads;    ///< The links kept so far.
};

/// What there is to know beforehand about deciding one link.
struct Step
{
    struct Leaving ///< A point whose last link this is.
    {
        int slot;
        int halfCost;
    };
    int slots[2];
    int halfCosts[2];
    unsigned oddEntering = 0; ///< Slots of the points whose first link this is, if odd.
    FixedList<Leaving, 2> leaving;
    int lengthFromHere = 0;    ///< Of this link and all after it.
    int greatestCosts[3] = {}; ///< Sum of the so many greatest half costs of points still to leave.
};

class Search
{
public:
    explicit Search(const RouteGraph& graph) : m_graph(graph)
    {
        assignSlots();
        sumFromTheBack();
    }

    /// The longest lines, of which at most `mostCounted` are counted.
    Lines longest(int mostCounted)
    {
        m_mostCounted = mostCounted;
        const int all = m_steps[0].lengthFromHere;
        State start;
        start.mustGo = m_mustGo;
        for (m_budget = std::max(0, (m_mustGo - m_steps[0].greatestCosts[2] + 1) / 2);;
             ++m_budget) {
            const int count = completions(0, start);
            if (count > 0)
                return {all - m_budget, count, m_first};
        }
    }

    void forEach(int length, const std::function<bool(const RoadSet&)>& visit)
    {
        m_mostCounted = maxEquallyLong;
        m_visit = &visit;
        m_budget = m_steps[0].lengthFromHere - length;
        State start;
        start.mustGo = m_mustGo;
        completions(0, start);
    }

private:
    /// Half of the least that goes with a point that must lose a link.
    using HalfCosts = FixedList<int, RoadNetwork::maxNodes>;

    void assignSlots()
    {
        constexpr int none = -1;
        HalfCosts halfCosts;
        FixedList<int, RoadNetwork::maxNodes> slotOf;
        FixedList<std::size_t, RoadNetwork::maxNodes> lastLink;
        FixedList<bool, RoadNetwork::maxNodes> isOdd;
        for (int node = 0; node < m_graph.nodeCount; ++node) {
            halfCosts.push_back(std::numeric_limits<int>::max());
            slotOf.push_back(none);
            lastLink.push_back(0);
            isOdd.push_back(false);
        }
        for (std::size_t link = 0; link < m_graph.links.size(); ++link) {
            for (const int end : m_graph.links[link].ends) {
                const auto node = static_cast<std::size_t>(end);
                lastLink[node] = link;
                isOdd[node] = !isOdd[node];
                halfCosts[node] = std::min(halfCosts[node], m_graph.links[link].length);
            }
        }
        unsigned used = 0;
        for (std::size_t link = 0; link < m_graph.links.size(); ++link) {
            Step step;
            const auto& ends = m_graph.links[link].ends;
            for (const int i : {0, 1}) {
                const auto node = static_cast<std::size_t>(ends[i]);
                int& slot = slotOf[node];
                if (slot == none) {
                    slot = std::countr_one(used);
                    assert(slot < maxSlots);
                    used |= 1U << slot;
                    if (isOdd[node]) {
                        step.oddEntering |= 1U << slot;
                        m_mustGo += halfCosts[node];
                    }
                }
                step.slots[i] = slot;
                step.halfCosts[i] = halfCosts[node];
            }
            for (const int i : {0, 1}) {
                const auto node = static_cast<std::size_t>(ends[i]);
                if (lastLink[node] == link && (i == 0 || ends[0] != ends[1])) {
                    step.leaving.push_back({slotOf[node], halfCosts[node]});
                    used &= ~(1U << slotOf[node]);
                }
            }
            m_steps.push_back(step);
        }
        m_steps.push_back({});
    }

    void sumFromTheBack()
    {
        int greatest = 0;
        int second = 0;
        for (std::size_t i = m_graph.links.size(); i-- > 0;) {
            Step& step = m_steps[i];
            for (const auto& point : step.leaving) {
                second = std::max(second, std::min(greatest, point.halfCost));
                greatest = std::max(greatest, point.halfCost);
            }
            step.greatestCosts[1] = greatest;
            step.greatestCosts[2] = greatest + second;
            step.lengthFromHere = m_graph.links[i].length + m_steps[i + 1].lengthFromHere;
        }
    }

    /// In how many ways the links from `link` on can be decided within the budget.
    int completions(std::size_t link, State state)
    {
        if (link == m_graph.links.size())
            return 0;
        const Step& step = m_steps[link];
        state.odd |= step.oddEntering;
        // All odd points but the two ends must lose a link, and one link serves two of them.
        if (2 * state.removed + state.mustGo - step.greatestCosts[state.endsLeft] > 2 * m_budget)
            return 0;
        const int spare = m_budget - state.removed;
        const SearchMemo::Key key{state.parts | std::uint64_t(state.odd) << 48 |
                                      std::uint64_t(state.endsLeft) << 62,
                                  link};
        if (const auto known = m_memo.find(key, spare)) {
            // Known lines are found again only where each is wanted.
            if (*known == 0 || m_visit == nullptr)
                return *known;
        }
        int count = completionsWith(link, state);
        if (count < m_mostCounted)
            count += completionsWithout(link, state);
        count = std::min(count, m_mostCounted);
        if (!m_isStopped)
            m_memo.store(key, spare, count);
        return count;
    }

    int completionsWith(std::size_t link, State state)
    {
        const Step& step = m_steps[link];
        std::uint64_t lowest = maxSlots + 1;
        std::uint64_t joined = 0;
        for (const int slot : step.slots) {
            const std::uint64_t part = (state.parts >> (4 * slot)) & 15;
            joined |= std::uint64_t{1} << (4 * slot);
            if (part != 0)
                joined |= slotsOfPart(state.parts, part);
            lowest = std::min(lowest, part != 0 ? part : static_cast<std::uint64_t>(slot) + 1);
        }
        state.parts = (state.parts & ~(joined * 15)) | joined * lowest;
        state.roads |= m_graph.links[link].roads;
        return std::min(m_graph.links[link].count * leaving(link, state), m_mostCounted);
    }

    int completionsWithout(std::size_t link, State state)
    {
        const Step& step = m_steps[link];
        for (const int i : {0, 1}) {
            const unsigned bit = 1U << step.slots[i];
            state.odd ^= bit;
            state.mustGo += (state.odd & bit) != 0 ? step.halfCosts[i] : -step.halfCosts[i];
        }
        state.removed += m_graph.links[link].length;
        return leaving(link, state);
    }

    /// Leaves the points behind whose last link this was, and goes on.
    int leaving(std::size_t link, State state)
    {
        for (const auto& point : m_steps[link].leaving) {
            if ((state.odd >> point.slot & 1U) != 0) {
                if (state.endsLeft == 0)
                    return 0; // a third end
                --state.endsLeft;
                state.odd &= ~(1U << point.slot);
                state.mustGo -= point.halfCost;
            }
            const std::uint64_t part = (state.parts >> (4 * point.slot)) & 15;
            if (part == 0)
                continue;
            state.parts &= ~(std::uint64_t{15} << (4 * point.slot));
            const std::uint64_t others = slotsOfPart(state.parts, part);
            if (others == 0)
                return state.parts == 0 ? complete(link, state) : 0; // two parts that can't meet
            if (part == static_cast<std::uint64_t>(point.slot) + 1) {
                const auto next = static_cast<std::uint64_t>(std::countr_zero(others) / 4 + 1);
                state.parts = (state.parts & ~(others * 15)) | others * next;
            }
        }
        return completions(link + 1, state);
    }

    /// Nothing can be added to the line: all that follows is left out.
    int complete(std::size_t link, const State& state)
    {
        if (m_isStopped || state.removed + m_steps[link + 1].lengthFromHere > m_budget)
            return 0;
        if (m_visit != nullptr) {
            m_isStopped = !(*m_visit)(state.roads);
        } else if (m_first.empty()) {
            m_first = state.roads; // keeping a link is tried before leaving it out
        }
        return 1;
    }

    const RouteGraph& m_graph;
    FixedList<Step, EdgeId::count + 1> m_steps;
    int m_mustGo = 0;
    int m_budget = 0; ///< How much may be left out.
    int m_mostCounted = 1;
    const std::function<bool(const RoadSet&)>* m_visit = nullptr;
    bool m_isStopped = false;
    RoadSet m_first;
    SearchMemo m_memo;
};

} // namespace

Lines longestLines(const RouteGraph& graph, int mostCounted)
{
    return Search(graph).longest(mostCounted);
}

void forEachLine(const RouteGraph& graph, int length,
                 const std::function<bool(const RoadSet&)>& visit)
{
    Search(graph).forEach(length, visit);
}

} // namespace longroad
