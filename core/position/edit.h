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

/// The same of Largest Army.
struct StateLargestArmyBefore
{
    Holders holders;
};

/// How many Knights a player has played; within the deck (RULES.md 3.6).
struct SetKnights
{
    Seat seat;
    int count;
};

/// How many Victory Point cards a player has, hidden or shown; within the deck (RULES.md 3.6).
struct SetVictoryPointCards
{
    Seat seat;
    int count;
};

/// Whose turn it is; nothing while turns are not in use.
struct SetTurn
{
    std::optional<Seat> turn;
};

/// Terrain and number token of a hex together, since a file needs both: no number on a desert, one
/// on every other terrain, and either where the terrain isn't known.
struct SetHex
{
    HexId hex;
    Terrain terrain;
    std::optional<std::uint8_t> number;
};

struct MoveRobber
{
    HexId hex;
};

/// Lays a harbour at a coastal road place, in the place of the one there; nothing takes it away.
/// Harbours count as entered from the first one on.
struct SetHarbor
{
    EdgeId edge;
    std::optional<Harbor> harbor;
};

/// Moves a harbour along the coast; where another lies, the two change places.
struct MoveHarbor
{
    EdgeId from;
    EdgeId to;
};

/// Deals other land under the pieces. With other terrain the robber goes to the first desert.
struct SetLandscape
{
    Landscape landscape;
};

/// Changes to the other board with everything that fits there (see board_switch.h).
struct SwitchBoard
{
    BoardKind board;
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

using Edit =
    std::variant<PlaceRoad, PlaceBuilding, RemoveRoad, RemoveBuilding, ClearPieces,
                 StateLongestRouteBefore, StateLargestArmyBefore, SetKnights, SetVictoryPointCards,
                 SetTurn, SetHex, MoveRobber, SetHarbor, MoveHarbor, SetLandscape, SwitchBoard,
                 SetEdition, AddPlayer, RemovePlayer, RenamePlayer, RecolorPlayer, ReorderPlayer>;

enum class RefusalReason : std::uint8_t
{
    TakenByAnother,  ///< Another player's piece stands there.
    AlreadyThere,    ///< That very piece stands there.
    NothingThere,    ///< There is no piece to remove.
    TooManyPlayers,  ///< Six is the most.
    TooFewPlayers,   ///< One is the least.
    NothingToChange, ///< The layout is like that already.
    NumberMissing,   ///< Every terrain but the desert has a number token.
    NumberOnDesert,  ///< The desert has none.
    NotCoastal,      ///< Harbours lie at the coast.
    NoHarborThere,   ///< There is no harbour to move or to take away.
    MoreThanTheDeck, ///< A player can't have so many cards.
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
