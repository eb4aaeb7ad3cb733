// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"

namespace longroad
{

/// What a click of the land tool stamps on a hex; what isn't given stays as it is.
struct HexBrush
{
    std::optional<Terrain> terrain;
    std::optional<std::uint8_t> number;

    friend bool operator==(const HexBrush&, const HexBrush&) = default;
};

struct RobberBrush
{
    friend bool operator==(const RobberBrush&, const RobberBrush&) = default;
};

struct HarborBrush
{
    std::optional<Harbor> harbor; ///< Nothing takes harbours away.

    friend bool operator==(const HarborBrush&, const HarborBrush&) = default;
};

struct MoveHarborBrush
{
    std::optional<EdgeId> picked; ///< Where the harbour in hand was, once there is one.

    friend bool operator==(const MoveHarborBrush&, const MoveHarborBrush&) = default;
};

using LandBrush = std::variant<HexBrush, RobberBrush, HarborBrush, MoveHarborBrush>;

/// Whether the brush is for road places at the coast, and not for hexes.
inline bool isForCoast(const LandBrush& brush)
{
    return std::holds_alternative<HarborBrush>(brush) ||
           std::holds_alternative<MoveHarborBrush>(brush);
}

} // namespace longroad
