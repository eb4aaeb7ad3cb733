// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/topology.h"

#include <optional>

namespace longroad
{

enum class Terrain : std::uint8_t
{
    Unknown, ///< Not entered.
    Hills,
    Forest,
    Pasture,
    Fields,
    Mountains,
    Desert,
};

inline constexpr std::array allTerrains{Terrain::Unknown, Terrain::Hills,  Terrain::Forest,
                                        Terrain::Pasture, Terrain::Fields, Terrain::Mountains,
                                        Terrain::Desert};

enum class Resource : std::uint8_t
{
    Brick,
    Lumber,
    Wool,
    Grain,
    Ore,
};

inline constexpr std::array allResources{Resource::Brick, Resource::Lumber, Resource::Wool,
                                         Resource::Grain, Resource::Ore};

/// What a terrain gives (RULES.md 7.1); nothing for the desert.
std::optional<Resource> resourceOf(Terrain terrain);

/// A harbour; a generic one trades any resource 3:1, a special one its own 2:1 (RULES.md 6).
struct Harbor
{
    std::optional<Resource> resource; ///< Nothing for a generic harbour.

    friend bool operator==(const Harbor&, const Harbor&) = default;
};

/// The harbours by the coastal road place they lie at.
using Harbors = PerId<EdgeId, std::optional<Harbor>>;

/// What a set-up deals: terrain, number tokens, harbours. A plain value.
struct Landscape
{
    PerId<HexId, Terrain> terrain;
    PerId<HexId, std::optional<std::uint8_t>> numbers; ///< 2 to 12 but 7; none on a desert.
    /// Nothing while nobody has entered them, which is not the same as none.
    std::optional<Harbors> harbors;

    /// Whether any hex has been entered; a board where none has is drawn plain.
    bool terrainEntered() const;

    friend bool operator==(const Landscape&, const Landscape&) = default;
};

/// The classic beginner's set-up of the base board (RULES.md 7.2 and 7.3).
const Landscape& beginnerLandscape();

/// The harbours where the box has them: the base board's of RULES.md 7.3; for the extended board
/// eleven well spread ones, since sources differ (7.6).
Harbors defaultHarbors(BoardKind board);

/// The first desert in reading order, where the robber starts (CONTRACT.md 2).
std::optional<HexId> firstDesert(const Landscape& landscape, const Topology& topology);

} // namespace longroad
