// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/benchmark/yardstick.h"

#include "tests/support/board_fixture.h"
#include "tests/support/engine_layouts.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace longroad
{
namespace
{

// A comparison with something that is wrong would be worth nothing.

int roadCount(const Position& position, Seat player)
{
    int count = 0;
    for (const EdgeId edge : position.topology().edges())
        count += position.roads[edge] == player ? 1 : 0;
    return count;
}

/// Whether those roads are the player's, each once, and can be travelled in that order.
bool canBeTravelled(const Position& position, Seat player, const std::vector<EdgeId>& roads)
{
    PerId<EdgeId, bool> walked;
    std::vector<VertexId> reached; // where the last road may have led
    for (std::size_t index = 0; index < roads.size(); ++index) {
        const EdgeId road = roads[index];
        if (position.roads[road] != player || walked[road])
            return false;
        walked[road] = true;
        std::vector<VertexId> next;
        for (const VertexId start : position.topology().ends(road)) {
            const auto& building = position.buildings[start];
            const bool open = !building || building->owner == player;
            if (index == 0 ||
                (open && std::find(reached.begin(), reached.end(), start) != reached.end()))
                next.push_back(position.topology().otherEnd(road, start));
        }
        reached = next;
        if (reached.empty())
            return false;
    }
    return true;
}

TEST(Yardstick, FindsTheGivenLengths)
{
    for (const EngineLayout& layout : engineLayouts()) {
        if (roadCount(layout.position, red) > 40)
            continue; // takes seconds, or longer than anybody waits
        const YardstickRoute route = yardstickRoute(layout.position, red);
        EXPECT_EQ(route.length(), layout.length) << layout.line;
        EXPECT_TRUE(canBeTravelled(layout.position, red, route.roads)) << layout.line;
    }
}

// RULES.md 1: with several players, whose own buildings stand among their roads
TEST(Yardstick, AgreesWithTheSecondOpinion)
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const Position position = randomPosition(seed);
        for (const Seat seat : position.seats()) {
            const YardstickRoute route = yardstickRoute(position, seat);
            EXPECT_EQ(route.length(), naiveCount(position, seat, 1).length)
                << "seed " << seed << '\n'
                << drawing(position);
            EXPECT_TRUE(canBeTravelled(position, seat, route.roads)) << "seed " << seed;
        }
    }
}

} // namespace
} // namespace longroad
