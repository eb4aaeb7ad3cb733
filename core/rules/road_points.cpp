// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_points.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace longroad
{

namespace
{

/// Whose road lies at a place, as a number: the bytes of what a position holds there.
using Owner = std::uint16_t;
static_assert(sizeof(Owner) == sizeof(std::optional<Seat>));

// Which places have a road, and whose, is nothing that the processor could foresee. So there is no
// branch here: the places are compared as numbers, and eight answers become eight bits at a time.
RoadSet roadsOf(const Position& position, Seat player)
{
    constexpr std::size_t groups = (EdgeId::count + 7) / 8;
    std::array<Owner, 8 * groups> owners;
    std::fill(owners.begin() + EdgeId::count, owners.end(), Owner{0});
    std::memcpy(owners.data(), &position.roads, sizeof(position.roads));
    const auto own = std::bit_cast<Owner>(std::optional(player));
    std::array<std::uint8_t, 8 * groups> isOwn;
    for (std::size_t place = 0; place < isOwn.size(); ++place)
        isOwn[place] = owners[place] == own ? 1 : 0;

    // Multiplied like this, the lowest bits of eight bytes come to lie side by side on top.
    constexpr std::uint64_t packing =
        std::endian::native == std::endian::little ? 0x0102040810204080 : 0x8040201008040201;
    const auto eights = std::bit_cast<std::array<std::uint64_t, groups>>(isOwn);
    const auto word = [&](std::size_t first, std::size_t end) {
        std::uint64_t bits = 0;
        for (std::size_t group = first; group < end; ++group)
            bits |= (eights[group] * packing >> 56) << (8 * (group - first));
        return bits;
    };
    return RoadSet(word(0, 8), word(8, groups));
}

} // namespace

RoadPoints roadPoints(const Position& position, Seat player)
{
    const Topology& topology = position.topology();
    RoadPoints points;
    points.roads = roadsOf(position, player);
    VertexSet touched;
    VertexSet touchedAgain;
    VertexSet odd;
    for (const EdgeId edge : points.roads) {
        const VertexSet& ends = topology.endSet(edge);
        touchedAgain |= touched & ends;
        touched |= ends;
        odd = odd ^ ends;
    }
    for (const VertexId vertex : touchedAgain) {
        const auto& building = position.buildings[vertex];
        if (building && building->owner != player)
            points.cuts.insert(vertex);
    }
    points.touched = touched;
    points.leaves = touched - touchedAgain;
    points.forks = (odd & touchedAgain) - points.cuts;
    return points;
}

} // namespace longroad
