// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/seat.h"
#include "core/position/unknown_keys.h"

#include <variant>

namespace longroad
{

/// What a player can do in play that any rule here asks about (CONTRACT.md 2, `moves`).
struct BuildRoad
{
    EdgeId edge;

    friend bool operator==(const BuildRoad&, const BuildRoad&) = default;
};

struct BuildSettlement
{
    VertexId vertex;

    friend bool operator==(const BuildSettlement&, const BuildSettlement&) = default;
};

/// In the place of an own settlement (RULES.md 5.5).
struct BuildCity
{
    VertexId vertex;

    friend bool operator==(const BuildCity&, const BuildCity&) = default;
};

struct PlayKnight
{
    friend bool operator==(const PlayKnight&, const PlayKnight&) = default;
};

struct GainVictoryPointCard
{
    friend bool operator==(const GainVictoryPointCard&, const GainVictoryPointCard&) = default;
};

struct StartTurn
{
    friend bool operator==(const StartTurn&, const StartTurn&) = default;
};

using Action = std::variant<BuildRoad, BuildSettlement, BuildCity, PlayKnight, GainVictoryPointCard,
                            StartTurn>;

struct Move
{
    Seat player;
    Action action;
    /// Roads and settlements follow RULES.md 5.7 instead of 5.2 and 5.4; nothing else changes.
    bool inSetup = false;
    UnknownKeys unknownKeys;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace longroad
