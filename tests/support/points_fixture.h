// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "tests/support/layout_fixture.h"

namespace longroad
{

/// Three players, of whom red has so many buildings, none beside another: at most nine in all.
inline Position redWith(int settlements, int cities)
{
    Position position = plainLayout(3).start;
    const std::vector<std::string_view> apart{"a1", "a2", "a3", "e1", "e2", "e3", "e4", "i1", "i2"};
    int index = 0;
    for (const std::string_view place : apart) {
        if (index >= settlements + cities)
            break;
        position.buildings[vertexAt(position, place)] =
            Building{red, index < settlements ? BuildingKind::Settlement : BuildingKind::City};
        ++index;
    }
    return position;
}

/// Five roads in a line for red in the west and for blue in the south: who had Longest Road before
/// decides.
inline void tieRoutes(Position& position)
{
    for (const std::string_view place : {"d1-e1", "e1-f1", "f1-g1", "g1-h1", "h1-i1"})
        position.roads[edgeAt(position, place)] = red;
    for (const std::string_view place : {"k1-l1", "k2-l1", "k2-l2", "k3-l2", "k3-l3"})
        position.roads[edgeAt(position, place)] = blue;
}

inline void tieArmies(Position& position)
{
    position.knights[red] = 3;
    position.knights[blue] = 3;
}

} // namespace longroad
