// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/moved_position.h"

namespace longroad
{

Position moved(const Position& position, const Symmetry& symmetry)
{
    Position image;
    image.board = position.board;
    image.seatCount = position.seatCount;
    for (const EdgeId edge : position.topology().edges())
        image.roads[symmetry(edge)] = position.roads[edge];
    for (const VertexId vertex : position.topology().vertices())
        image.buildings[symmetry(vertex)] = position.buildings[vertex];
    return image;
}

} // namespace longroad
