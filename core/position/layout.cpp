// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/layout.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Players and nothing else.
Layout bare(BoardKind board, int players)
{
    Layout layout;
    layout.start.board = board;
    for (int index = 0; index < players; ++index) {
        layout.players.push_back(nextPlayer(layout));
        ++layout.start.seatCount;
    }
    return layout;
}

} // namespace

std::optional<Seat> Layout::seatOf(std::string_view id) const
{
    for (const Seat seat : start.seats()) {
        if (player(seat).id == id)
            return seat;
    }
    return std::nullopt;
}

bool isValidPlayerId(std::string_view id)
{
    const auto isAllowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    };
    return !id.empty() && id.size() <= 32 && std::all_of(id.begin(), id.end(), isAllowed) &&
           id != "unknown" && id != "undecided" && id != "nobody";
}

PlayerColor defaultColor(std::string_view id, const std::vector<PlayerColor>& taken)
{
    const auto isFree = [&](NamedColor color) {
        return std::find(taken.begin(), taken.end(), PlayerColor(color)) == taken.end();
    };
    if (const auto named = namedColor(id); named && isFree(*named))
        return *named;
    const auto free = std::find_if(allNamedColors.begin(), allNamedColors.end(), isFree);
    // Six players at most, so the sixth still finds one of six.
    return free != allNamedColors.end() ? *free : NamedColor::Red;
}

Player nextPlayer(const Layout& layout)
{
    std::vector<PlayerColor> taken;
    for (const Player& player : layout.players)
        taken.push_back(player.color);
    Player next;
    next.color = defaultColor("", taken);
    next.id = colorKey(next.color);
    for (int number = 1; layout.seatOf(next.id); ++number)
        next.id = "player" + std::to_string(number);
    return next;
}

Layout beginnerLayout()
{
    Layout layout = roadsOnlyLayout();
    layout.start.landscape = beginnerLandscape();
    layout.start.robber = firstDesert(layout.start.landscape, layout.start.topology());
    return layout;
}

Layout roadsOnlyLayout()
{
    return bare(BoardKind::Base, 4);
}

Layout extendedLayout()
{
    return bare(BoardKind::Extended, 6);
}

} // namespace longroad
