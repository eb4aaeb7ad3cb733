// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/support/result.h"

namespace longroad
{

/// The ways to change a layout by hand. They arrange freely: what the building rules forbid is
/// shown, not refused (see violations()); refused is only what can't be at all.
struct PlaceRoad
{
    EdgeId edge;
    Seat owner;
};

/// On an intersection that is empty or already the owner's; so a settlement becomes a city and
/// back.
struct PlaceBuilding
{
    VertexId vertex;
    Building building;
};

struct RemoveRoad
{
    EdgeId edge;
};

struct RemoveBuilding
{
    VertexId vertex;
};

/// Takes every road and building off the board, and with them what was said of earlier holders.
struct ClearPieces
{
};

/// Says who may have had Longest Road just before the last change.
struct StateLongestRouteBefore
{
    Holders holders;
};

/// Chooses the booklet's words, and with them rule 6.7 (RULES.md 8).
struct SetEdition
{
    Edition edition;
};

struct AddPlayer
{
    Player player;
};

/// Takes the player's pieces off the board too.
struct RemovePlayer
{
    Seat seat;
};

struct RenamePlayer
{
    Seat seat;
    std::string name;
};

/// Where another player has that colour, the two change colours.
struct RecolorPlayer
{
    Seat seat;
    PlayerColor color;
};

/// Seats the player at another place in the order; those between move up.
struct ReorderPlayer
{
    Seat from;
    Seat to;
};

using Edit = std::variant<PlaceRoad, PlaceBuilding, RemoveRoad, RemoveBuilding, ClearPieces,
                          StateLongestRouteBefore, SetEdition, AddPlayer, RemovePlayer,
                          RenamePlayer, RecolorPlayer, ReorderPlayer>;

enum class RefusalReason : std::uint8_t
{
    TakenByAnother,  ///< Another player's piece stands there.
    AlreadyThere,    ///< That very piece stands there.
    NothingThere,    ///< There is no piece to remove.
    TooManyPlayers,  ///< Six is the most.
    TooFewPlayers,   ///< One is the least.
    NothingToChange, ///< The layout is like that already.
};

struct Refusal
{
    RefusalReason reason;
    std::optional<Seat> owner; ///< Whose piece is in the way, for TakenByAnother.

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The layout after an edit, or why it can't be made.
Result<Layout, Refusal> applied(const Layout& layout, const Edit& edit);

} // namespace longroad
