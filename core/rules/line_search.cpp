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

using Slots = std::uint16_t; ///< A set of frontier points, one bit each.

Slots only(std::uint16_t slot)
{
    return static_cast<Slots>(1 << slot);
}

/// What the decisions so far mean for the rest. Small, since each decision hands on another one.
struct State
{
    /// For each frontier point the part of the line it is joined to, named by the first frontier
    /// point of that part, counted from 1; 0 where the line doesn't touch it.
    std::uint64_t parts = 0;
    /// The frontier points that have an odd number of links, if all undecided ones are kept.
    Slots odd = 0;
    std::int16_t endsLeft = 2; ///< How many odd points may still be left behind.
    std::int16_t removed = 0;  ///< The length of the links left out so far.
    std::int16_t mustGo = 0;   ///< Sum of Point::cost over all odd points not left behind.
};

/// An end of a link that is to be decided.
struct Point
{
    std::uint16_t slot;
    std::int16_t cost; ///< The shortest link here. If it must go, that serves two points.
    bool isLeft;       ///< Whether the point has no link after this one.
};

/// What there is to know beforehand about deciding one link.
struct Step
{
    Point points[2];
    Slots oddEntering = 0; ///< The points whose first link this is, if odd.
    std::int16_t length = 0;
    std::int16_t lengthFromHere = 0;    ///< Of this link and all after it.
    std::int16_t greatestCosts[3] = {}; ///< Sum of the so many greatest of points still to leave.
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
        m_budget = std::max(0, (m_start.mustGo - m_steps[0].greatestCosts[2] + 1) / 2);
        while (true) {
            const int count = completions(0, m_start);
            if (count > 0)
                return {all - m_budget, count, m_first};
            ++m_budget;
        }
    }

    void forEach(int length, const std::function<bool(const RoadSet&)>& visit)
    {
        m_mostCounted = maxEquallyLong;
        m_visit = &visit;
        m_budget = m_steps[0].lengthFromHere - length;
        completions(0, m_start);
    }

private:
    struct Node
    {
        std::int16_t cost = std::numeric_limits<std::int16_t>::max();
        std::int16_t slot = -1;
        std::uint8_t lastLink = 0;
        bool isOdd = false;
    };
    using Nodes = FixedList<Node, RoadNetwork::maxNodes>;

    Nodes nodes() const
    {
        Nodes nodes;
        for (int node = 0; node < m_graph.nodeCount; ++node)
            nodes.push_back({});
        std::uint8_t index = 0;
        for (const RouteLink& link : m_graph.links) {
            for (const int end : link.ends) {
                Node& node = nodes[static_cast<std::size_t>(end)];
                node.lastLink = index;
                node.isOdd = !node.isOdd;
                node.cost = std::min(node.cost, static_cast<std::int16_t>(link.length));
            }
            ++index;
        }
        return nodes;
    }

    void assignSlots()
    {
        Nodes all = nodes();
        unsigned used = 0;
        std::uint8_t index = 0;
        for (const RouteLink& link : m_graph.links) {
            m_steps.push_back({});
            Step& step = m_steps.back();
            step.length = static_cast<std::int16_t>(link.length);
            for (const int i : {0, 1}) {
                Node& node = all[static_cast<std::size_t>(link.ends[i])];
                if (node.slot < 0) {
                    node.slot = static_cast<std::int16_t>(std::countr_one(used));
                    assert(node.slot < maxSlots);
                    used |= 1U << node.slot;
                    if (node.isOdd) {
                        step.oddEntering |= only(static_cast<std::uint16_t>(node.slot));
                        m_start.mustGo += node.cost;
                    }
                }
                step.points[i] = {static_cast<std::uint16_t>(node.slot), node.cost,
                                  node.lastLink == index};
            }
            if (link.ends[0] == link.ends[1])
                step.points[1].isLeft = false; // once is enough
            for (const Point& point : step.points)
                used &= ~(static_cast<unsigned>(point.isLeft) << point.slot);
            ++index;
        }
        m_steps.push_back({});
    }

    void sumFromTheBack()
    {
        std::int16_t greatest = 0;
        std::int16_t second = 0;
        for (std::size_t i = m_steps.size() - 1; i-- > 0;) {
            Step& step = m_steps[i];
            for (const Point& point : step.points) {
                const std::int16_t cost = point.isLeft ? point.cost : std::int16_t{0};
                second = std::max(second, std::min(greatest, cost));
                greatest = std::max(greatest, cost);
            }
            step.greatestCosts[1] = greatest;
            step.greatestCosts[2] = static_cast<std::int16_t>(greatest + second);
            step.lengthFromHere =
                static_cast<std::int16_t>(step.length + m_steps[i + 1].lengthFromHere);
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
        std::uint64_t lowest = maxSlots + 1;
        std::uint64_t joined = 0;
        for (const Point& point : m_steps[link].points) {
            const std::uint64_t part = (state.parts >> (4 * point.slot)) & 15;
            joined |= std::uint64_t{1} << (4 * point.slot);
            if (part != 0)
                joined |= slotsOfPart(state.parts, part);
            lowest = std::min(lowest, part != 0 ? part : std::uint64_t{point.slot} + 1);
        }
        state.parts = (state.parts & ~(joined * 15)) | joined * lowest;
        m_kept.push_back(link);
        const int count = leaving(link, state);
        m_kept.pop_back();
        return std::min(m_graph.links[link].count * count, m_mostCounted);
    }

    int completionsWithout(std::size_t link, State state)
    {
        const Step& step = m_steps[link];
        for (const Point& point : step.points) {
            state.odd ^= only(point.slot);
            const bool isOdd = (state.odd & only(point.slot)) != 0;
            state.mustGo =
                static_cast<std::int16_t>(state.mustGo + (isOdd ? point.cost : -point.cost));
        }
        state.removed = static_cast<std::int16_t>(state.removed + step.length);
        return leaving(link, state);
    }

    /// Leaves the points behind whose last link this was, and goes on.
    int leaving(std::size_t link, State state)
    {
        for (const Point& point : m_steps[link].points) {
            if (!point.isLeft)
                continue;
            if ((state.odd & only(point.slot)) != 0) {
                if (state.endsLeft == 0)
                    return 0; // a third end
                --state.endsLeft;
                state.odd ^= only(point.slot);
                state.mustGo = static_cast<std::int16_t>(state.mustGo - point.cost);
            }
            const std::uint64_t part = (state.parts >> (4 * point.slot)) & 15;
            if (part == 0)
                continue;
            state.parts &= ~(std::uint64_t{15} << (4 * point.slot));
            const std::uint64_t others = slotsOfPart(state.parts, part);
            if (others == 0)
                return state.parts == 0 ? complete(link, state) : 0; // two parts that can't meet
            if (part == std::uint64_t{point.slot} + 1) {
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
        if (m_visit != nullptr)
            m_isStopped = !(*m_visit)(roadsKept());
        else if (m_first.empty())
            m_first = roadsKept(); // keeping a link is tried before leaving it out
        return 1;
    }

    RoadSet roadsKept() const
    {
        RoadSet roads;
        for (const std::size_t link : m_kept)
            roads |= m_graph.links[link].roads;
        return roads;
    }

    const RouteGraph& m_graph;
    FixedList<Step, EdgeId::count + 1> m_steps;
    State m_start;
    FixedList<std::size_t, EdgeId::count> m_kept; ///< The links of the line so far.
    int m_budget = 0;                             ///< How much may be left out.
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
