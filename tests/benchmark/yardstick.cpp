// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/benchmark/yardstick.h"

namespace longroad
{

namespace
{

constexpr auto mostRoads = static_cast<std::size_t>(EdgeId::count);

class Yardstick
{
public:
    Yardstick(const Position& position, Seat player) : m_position(position), m_player(player)
    {
        m_walked[wall / 2] = true;
        for (const EdgeId road : m_position.topology().edges()) {
            if (m_position.roads[road] == m_player) {
                for (const VertexId start : m_position.topology().ends(road))
                    addStep(road, start);
            }
        }
    }

    YardstickRoute search()
    {
        for (std::size_t start = 0; start < m_stepCount; ++start)
            goOn(m_steps[start], 0);
        YardstickRoute route;
        route.roads.reserve(m_length);
        for (std::size_t index = 0; index < m_length; ++index)
            route.roads.push_back(EdgeId(m_longest[index] / 2));
        return route;
    }

private:
    // A step is a road walked in one direction: twice its index, plus one if walked backwards. At
    // most two roads go on from its end; where there are fewer stands the wall, which is "walked".
    using Nexts = std::array<int, 2>;
    static constexpr int wall = 2 * EdgeId::count;

    int stepOf(EdgeId road, VertexId start) const
    {
        return 2 * road.index() + (m_position.topology().ends(road)[0] == start ? 0 : 1);
    }

    void addStep(EdgeId road, VertexId start)
    {
        const int step = stepOf(road, start);
        m_steps[m_stepCount++] = step;
        Nexts& nexts = m_nexts[static_cast<std::size_t>(step)];
        nexts = {wall, wall};
        const VertexId end = m_position.topology().otherEnd(road, start);
        const auto& building = m_position.buildings[end];
        if (building && building->owner != m_player)
            return; // RULES.md 1.8
        std::size_t count = 0;
        for (const EdgeId next : m_position.topology().edgesAt(end)) {
            if (next != road && m_position.roads[next] == m_player)
                nexts[count++] = stepOf(next, end);
        }
    }

    bool& walked(int step) { return m_walked[static_cast<std::size_t>(step) / 2]; }

    void goOn(int step, std::size_t length)
    {
        walked(step) = true;
        m_way[length++] = step;
        if (length > m_length) {
            m_length = length;
            for (std::size_t index = 0; index < length; ++index)
                m_longest[index] = m_way[index];
        }
        const auto [one, other] = m_nexts[static_cast<std::size_t>(step)];
        if (!walked(one))
            goOn(one, length);
        if (!walked(other))
            goOn(other, length);
        walked(step) = false;
    }

    const Position& m_position;
    const Seat m_player;
    // Not cleared where nothing reads them: for a small network that would be half of the work.
    std::array<int, 2 * mostRoads> m_steps;
    std::size_t m_stepCount = 0;
    std::array<Nexts, 2 * mostRoads> m_nexts;
    std::array<bool, mostRoads + 1> m_walked{};
    std::array<int, mostRoads> m_way;
    std::array<int, mostRoads> m_longest;
    std::size_t m_length = 0;
};

} // namespace

YardstickRoute yardstickRoute(const Position& position, Seat player)
{
    return Yardstick(position, player).search();
}

} // namespace longroad
