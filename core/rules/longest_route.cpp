// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "core/rules/road_network.h"

#include <algorithm>
#include <functional>
#include <set>
#include <unordered_map>

// The method
// ----------
// A set of road pieces can be walked in one line, each piece once, exactly if it hangs together and
// at most two of its points have an odd number of its pieces: the two ends (Euler, 1736). So
// instead of trying walks we look for the largest such set. We lay the pieces in reading order and
// decide of each whether it is in the set. What the decisions so far mean for the rest depends only
// on the frontier, the points that have decided and undecided pieces:
//
//     decided      o---o   o---o     For each frontier point: is it touched by the set, is the
//                  |   |   |   |     number of its pieces odd, and with which other frontier
//     frontier     *   *   *   *     points do the pieces so far join it?
//                  :   :   :   :     And once for all: how many points left behind are odd.
//     undecided    o---o---o---o
//
// Choices that agree in all this can go on in the same ways, so of them only the length of the
// longest and how many have that length are kept. The frontier of a hex board has some eight
// points, which bounds the work whatever the number of roads. (Known as a frontier or "Simpath"
// dynamic programme: Knuth, The Art of Computer Programming 4A, 7.1.4, exercise 225.)

namespace longroad
{

namespace
{

/// The frontier packed into five bits a point: the lowest is the parity, the other four name the
/// part it belongs to (0: not touched). Parts are numbered from 1 in the order of the slots, so
/// that equal frontiers have equal keys. The bits above count the odd points left behind.
class Frontier
{
public:
    static constexpr int slots = 12; ///< Enough for the extended board, and no part without one.

    Frontier() = default;

    std::uint64_t key() const { return m_bits; }
    bool touched(int slot) const { return part(slot) != 0; }

    /// Takes a piece between two slots into the set.
    void join(int one, int other)
    {
        const unsigned onePart = part(one);
        const unsigned otherPart = part(other);
        const unsigned fresh = partMask;
        const unsigned joined = onePart != 0 ? onePart : otherPart != 0 ? otherPart : fresh;
        for (int slot = 0; slot < slots; ++slot) {
            if (slot == one || slot == other || (touched(slot) && part(slot) == otherPart))
                setPart(slot, joined);
        }
        m_bits ^= std::uint64_t{1} << (slotBits * one);
        m_bits ^= std::uint64_t{1} << (slotBits * other);
        renumber();
    }

    enum class Left
    {
        GoesOn,     ///< The set may still grow.
        IsComplete, ///< The last of it was left behind: nothing can be added.
        IsNoLine,   ///< Three odd points, or two parts that can't be joined any more.
    };

    /// Leaves the point in `slot` behind: all its pieces are decided.
    Left leave(int slot)
    {
        const unsigned left = part(slot);
        if (left == 0)
            return Left::GoesOn;
        if (((m_bits >> (slotBits * slot)) & 1U) != 0) {
            if (oddLeftBehind() == 2)
                return Left::IsNoLine;
            m_bits += std::uint64_t{1} << oddShift;
        }
        m_bits &= ~(std::uint64_t{slotMask} << (slotBits * slot));
        bool others = false;
        for (int other = 0; other < slots; ++other) {
            if (part(other) == left) {
                renumber();
                return Left::GoesOn;
            }
            others = others || touched(other);
        }
        return others ? Left::IsNoLine : Left::IsComplete;
    }

private:
    static constexpr int slotBits = 5;
    static constexpr unsigned slotMask = 31;
    static constexpr unsigned partMask = 15;
    static constexpr int oddShift = slotBits * slots;

    unsigned oddLeftBehind() const { return static_cast<unsigned>(m_bits >> oddShift); }
    unsigned part(int slot) const
    {
        return static_cast<unsigned>(m_bits >> (slotBits * slot + 1)) & partMask;
    }
    void setPart(int slot, unsigned part)
    {
        m_bits &= ~(std::uint64_t{partMask} << (slotBits * slot + 1));
        m_bits |= std::uint64_t{part} << (slotBits * slot + 1);
    }
    void renumber()
    {
        unsigned newPart[partMask + 1] = {};
        unsigned next = 1;
        for (int slot = 0; slot < slots; ++slot) {
            const unsigned old = part(slot);
            if (old == 0)
                continue;
            if (newPart[old] == 0)
                newPart[old] = next++;
            setPart(slot, newPart[old]);
        }
    }

    std::uint64_t m_bits = 0;
};

/// What is kept of all the choices that lead to one frontier.
struct Choice
{
    Frontier frontier;
    int length;
    int count;    ///< How many choices have that length, at most maxEquallyLong.
    int previous; ///< Index of the choice one piece earlier.
    bool taken;   ///< Whether this piece is in the set.
};

/// The decisions about one piece more at a time; steps[i] are the choices for the first i pieces.
using Steps = std::vector<std::vector<Choice>>;

/// The largest sets found, and the first of them as a way back through the steps.
struct Best
{
    int length = 0;
    int count = 0;
    std::size_t step = 0;
    Choice last{};

    void offer(const Choice& choice, std::size_t atStep)
    {
        if (choice.length > length) {
            *this = {choice.length, choice.count, atStep, choice};
        } else if (choice.length == length) {
            count = std::min(count + choice.count, maxEquallyLong);
        }
    }
};

class Search
{
public:
    explicit Search(const RoadNetwork& network) : m_network(network), m_slotOf(assignSlots()) {}

    Best run()
    {
        m_steps.push_back({Choice{Frontier(), 0, 1, 0, false}});
        for (std::size_t step = 0; step < m_network.links.size(); ++step)
            decide(step);
        return m_best;
    }

    /// The pieces of the best set, in reading order, as indices into the links.
    std::vector<std::size_t> pieces() const
    {
        std::vector<std::size_t> result;
        Choice choice = m_best.last;
        for (std::size_t step = m_best.step + 1; step-- > 0;) {
            if (choice.taken)
                result.push_back(step);
            choice = m_steps[step][static_cast<std::size_t>(choice.previous)];
        }
        std::reverse(result.begin(), result.end());
        return result;
    }

private:
    /// Gives each node a slot of the frontier for as long as it has undecided pieces, and notes
    /// after which piece each is left behind.
    std::vector<int> assignSlots()
    {
        std::vector<std::size_t> lastLink(m_network.nodes.size());
        for (std::size_t link = 0; link < m_network.links.size(); ++link) {
            for (const int node : m_network.links[link].ends)
                lastLink[static_cast<std::size_t>(node)] = link;
        }
        std::vector<int> slotOf(m_network.nodes.size(), -1);
        std::vector<bool> used(Frontier::slots);
        m_leftAfter.resize(m_network.links.size());
        for (std::size_t link = 0; link < m_network.links.size(); ++link) {
            for (const int node : m_network.links[link].ends) {
                int& slot = slotOf[static_cast<std::size_t>(node)];
                if (slot < 0) {
                    const auto free = std::find(used.begin(), used.end(), false);
                    assert(free != used.end());
                    slot = static_cast<int>(free - used.begin());
                    *free = true;
                }
            }
            for (const int node : m_network.links[link].ends) {
                if (lastLink[static_cast<std::size_t>(node)] == link) {
                    const int slot = slotOf[static_cast<std::size_t>(node)];
                    m_leftAfter[link].push_back(slot);
                    used[static_cast<std::size_t>(slot)] = false;
                }
            }
        }
        return slotOf;
    }

    void decide(std::size_t step)
    {
        const auto& link = m_network.links[step];
        const int one = m_slotOf[static_cast<std::size_t>(link.ends[0])];
        const int other = m_slotOf[static_cast<std::size_t>(link.ends[1])];
        const int undecided = static_cast<int>(m_network.links.size() - step) - 1;

        std::vector<Choice> next;
        std::unordered_map<std::uint64_t, std::size_t> indexOf;
        const auto goOn = [&](Choice choice) {
            if (choice.length + undecided < m_best.length)
                return;
            for (const int slot : m_leftAfter[step]) {
                switch (choice.frontier.leave(slot)) {
                case Frontier::Left::GoesOn:
                    break;
                case Frontier::Left::IsComplete:
                    m_best.offer(choice, step);
                    return;
                case Frontier::Left::IsNoLine:
                    return;
                }
            }
            const auto [entry, isNew] = indexOf.try_emplace(choice.frontier.key(), next.size());
            if (isNew) {
                next.push_back(choice);
                return;
            }
            Choice& same = next[entry->second];
            if (choice.length > same.length)
                same = choice;
            else if (choice.length == same.length)
                same.count = std::min(same.count + choice.count, maxEquallyLong);
        };

        const auto& previous = m_steps[step];
        for (std::size_t index = 0; index < previous.size(); ++index) {
            Choice choice = previous[index];
            choice.previous = static_cast<int>(index);
            choice.taken = true;
            choice.length += 1;
            choice.frontier.join(one, other);
            goOn(choice);
            choice = previous[index];
            choice.previous = static_cast<int>(index);
            choice.taken = false;
            goOn(choice);
        }
        m_steps.push_back(std::move(next));
    }

    const RoadNetwork& m_network;
    std::vector<std::vector<int>> m_leftAfter; ///< By link: the slots left behind after it.
    std::vector<int> m_slotOf;                 ///< By node.
    Steps m_steps;
    Best m_best;
};

/// Walks all the given links in one line (Hierholzer's method: where the walk gets stuck, it must
/// be at its end; a detour that was passed by is spliced in on the way back).
Route walked(const RoadNetwork& network, const std::vector<std::size_t>& links)
{
    std::vector<std::vector<std::size_t>> linksAt(network.nodes.size());
    for (const std::size_t link : links) {
        for (const int node : network.links[link].ends)
            linksAt[static_cast<std::size_t>(node)].push_back(link);
    }
    // The ends are the odd points; a closed ring may start anywhere.
    std::optional<std::size_t> start;
    const auto comesFirst = [&](std::size_t node) {
        const bool isEnd = linksAt[node].size() % 2 != 0;
        const bool startIsEnd = start && linksAt[*start].size() % 2 != 0;
        if (!start || isEnd != startIsEnd)
            return !start || isEnd;
        return network.nodes[node] < network.nodes[*start];
    };
    for (std::size_t node = 0; node < linksAt.size(); ++node) {
        if (!linksAt[node].empty() && comesFirst(node))
            start = node;
    }

    struct Stop
    {
        std::size_t node;
        std::optional<std::size_t> by; ///< The link that led here.
    };
    std::vector<bool> walkedLink(network.links.size());
    std::vector<Stop> way{{*start, std::nullopt}};
    Route backwards;
    while (!way.empty()) {
        auto& open = linksAt[way.back().node];
        while (!open.empty() && walkedLink[open.front()])
            open.erase(open.begin());
        if (open.empty()) {
            backwards.vertices.push_back(network.nodes[way.back().node]);
            if (way.back().by)
                backwards.edges.push_back(network.links[*way.back().by].edge);
            way.pop_back();
            continue;
        }
        const std::size_t link = open.front();
        walkedLink[link] = true;
        const auto& ends = network.links[link].ends;
        const auto here = static_cast<int>(way.back().node);
        way.push_back({static_cast<std::size_t>(here == ends[0] ? ends[1] : ends[0]), link});
    }
    std::reverse(backwards.vertices.begin(), backwards.vertices.end());
    std::reverse(backwards.edges.begin(), backwards.edges.end());
    return backwards;
}

} // namespace

LongestRoute longestRoute(const Position& position, Seat player)
{
    LongestRoute longest;
    for (const RoadNetwork& network : roadNetworks(position, player)) {
        Search search(network);
        const Best best = search.run();
        if (best.length > longest.route.length())
            longest = {walked(network, search.pieces()), best.count};
        else if (best.length == longest.route.length())
            longest.equallyLong = std::min(longest.equallyLong + best.count, maxEquallyLong);
    }
    return longest;
}

int longestRouteLength(const Position& position, Seat player)
{
    return longestRoute(position, player).route.length();
}

namespace
{

// To be replaced by the new search.
using LinkSet = std::set<std::size_t>;

void walkOn(const RoadNetwork& network, int node, LinkSet& walkedLinks,
            const std::function<void(const LinkSet&)>& visit)
{
    for (std::size_t link = 0; link < network.links.size(); ++link) {
        const auto& ends = network.links[link].ends;
        if ((ends[0] != node && ends[1] != node) || !walkedLinks.insert(link).second)
            continue;
        visit(walkedLinks);
        walkOn(network, ends[0] == node ? ends[1] : ends[0], walkedLinks, visit);
        walkedLinks.erase(link);
    }
}

void walkEverywhere(const RoadNetwork& network, const std::function<void(const LinkSet&)>& visit)
{
    LinkSet walkedLinks;
    for (std::size_t node = 0; node < network.nodes.size(); ++node)
        walkOn(network, static_cast<int>(node), walkedLinks, visit);
}

} // namespace

std::vector<Route> equallyLongRoutes(const Position& position, Seat player, int most)
{
    const auto length = static_cast<std::size_t>(longestRouteLength(position, player));
    std::vector<Route> routes;
    if (length == 0)
        return routes;
    for (const RoadNetwork& network : roadNetworks(position, player)) {
        std::set<LinkSet> sets;
        walkEverywhere(network, [&](const LinkSet& links) {
            if (links.size() == length)
                sets.insert(links);
        });
        for (const LinkSet& links : sets) {
            if (static_cast<int>(routes.size()) < most)
                routes.push_back(walked(network, {links.begin(), links.end()}));
        }
    }
    return routes;
}

int longestLengthThrough(const Position& position, Seat player, EdgeId road)
{
    std::size_t length = 0;
    for (const RoadNetwork& network : roadNetworks(position, player)) {
        walkEverywhere(network, [&](const LinkSet& links) {
            if (std::any_of(links.begin(), links.end(),
                            [&](std::size_t link) { return network.links[link].edge == road; }))
                length = std::max(length, links.size());
        });
    }
    return static_cast<int>(length);
}

} // namespace longroad
