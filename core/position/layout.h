// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edition.h"
#include "core/position/move.h"
#include "core/position/player_color.h"
#include "core/position/position.h"

#include <map>
#include <string>
#include <vector>

namespace longroad
{

struct Player
{
    std::string id;   ///< Unique in its layout, and never changed: files and rulings refer to it.
    std::string name; ///< As the user wrote it; empty where the player goes by the colour.
    PlayerColor color = NamedColor::Red;
    UnknownKeys unknownKeys;

    friend bool operator==(const Player&, const Player&) = default;
};

/// All that a document holds: the position and what people call it. The value of an undo step.
struct Layout
{
    std::string title;
    std::string notes;
    Edition edition = Edition::Classic;
    std::vector<Player> players; ///< By seat; as many as `start.seatCount`, one to six.
    Position start;              ///< What lies on the board before the moves.
    std::vector<Move> moves;     ///< Played after it, in this order.

    UnknownKeys unknownKeys;
    UnknownKeys boardUnknownKeys;
    std::map<HexId, UnknownKeys> hexUnknownKeys;
    std::map<EdgeId, UnknownKeys> harborUnknownKeys;

    const Player& player(Seat seat) const
    {
        return players[static_cast<std::size_t>(seat.index())];
    }
    Player& player(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
    std::optional<Seat> seatOf(std::string_view id) const;

    friend bool operator==(const Layout&, const Layout&) = default;
};

/// Whether an id may stand in a layout file: [A-Za-z0-9_-]{1,32} and none of the words that a
/// ruling uses for other things.
bool isValidPlayerId(std::string_view id);

/// The colour of a player who has none: the one the id names, if it is free, else the next free
/// one. `taken` are the colours given so far.
PlayerColor defaultColor(std::string_view id, const std::vector<PlayerColor>& taken);

/// The next player that the layout could take: a free colour, and an id of that name if it is free.
Player nextPlayer(const Layout& layout);

/// What File ▸ New gives: four players, nothing built, nothing known of earlier holders.
Layout beginnerLayout();
/// The same without terrain, for those who only want to count.
Layout roadsOnlyLayout();
/// Six players on the extended board; its land isn't entered, as every table deals its own.
Layout extendedLayout();

} // namespace longroad
