// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "tests/support/board_fixture.h"

namespace longroad
{

/// A layout of so many players on a plain base board, red first.
inline Layout plainLayout(int players)
{
    Layout layout;
    for (int count = 0; count < players; ++count) {
        layout.players.push_back(nextPlayer(layout));
        ++layout.start.seatCount;
    }
    return layout;
}

inline void giveRoads(Layout& layout, Seat player, const std::vector<std::string_view>& places)
{
    for (const std::string_view place : places)
        layout.start.roads[edgeAt(layout.start, place)] = player;
}

inline void giveSettlement(Layout& layout, Seat player, std::string_view place)
{
    layout.start.buildings[vertexAt(layout.start, place)] =
        Building{player, BuildingKind::Settlement};
}

inline Move road(const Layout& layout, Seat player, std::string_view place)
{
    return {player, BuildRoad{edgeAt(layout.start, place)}, false, {}};
}

inline Move settlement(const Layout& layout, Seat player, std::string_view place)
{
    return {player, BuildSettlement{vertexAt(layout.start, place)}, false, {}};
}

inline Move city(const Layout& layout, Seat player, std::string_view place)
{
    return {player, BuildCity{vertexAt(layout.start, place)}, false, {}};
}

inline Move knight(Seat player)
{
    return {player, PlayKnight{}, false, {}};
}

inline Move turn(Seat player)
{
    return {player, StartTurn{}, false, {}};
}

inline Move inSetup(Move move)
{
    move.inSetup = true;
    return move;
}

} // namespace longroad
