// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/benchmark/crowded_board.h"

#include "tests/support/board_fixture.h"
#include "tests/support/random_position.h"

namespace longroad
{

namespace
{

bool touchesRed(const Position& position, EdgeId edge)
{
    const auto ends = position.topology().ends(edge);
    return position.hasRoadAt(ends[0], red) || position.hasRoadAt(ends[1], red);
}

} // namespace

Position crowdedBoard(BoardKind kind, unsigned seed)
{
    std::mt19937 random(seed);
    Position position;
    position.board = kind;
    position.seatCount = 2;
    const Topology& topology = position.topology();
    const bool grown = seed % 2 == 1;
    const int edgeCount = topology.edges().size();
    const int fewest = kind == BoardKind::Base ? 30 : 40;
    const int roads = fewest + randomBelow(random, edgeCount - fewest + 1);
    for (int count = 0; count < roads;) {
        const EdgeId edge(randomBelow(random, edgeCount));
        if (position.roads[edge] || (grown && count > 0 && !touchesRed(position, edge)))
            continue;
        position.roads[edge] = red;
        ++count;
    }
    for (int buildings = randomBelow(random, 13); buildings > 0; --buildings) {
        const VertexId vertex(randomBelow(random, topology.vertices().size()));
        position.buildings[vertex] = Building{blue, BuildingKind::Settlement};
    }
    return position;
}

} // namespace longroad
