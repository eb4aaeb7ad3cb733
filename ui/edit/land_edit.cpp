// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_edit.h"

namespace longroad
{

namespace
{

std::optional<std::uint8_t> numberAfter(const HexBrush& brush,
                                        const std::optional<std::uint8_t>& now)
{
    if (brush.terrain == Terrain::Desert)
        return std::nullopt;
    if (brush.number || brush.terrain == Terrain::Unknown)
        return brush.number;
    return now;
}

std::optional<Edit> hexEdit(const Landscape& land, const HexBrush& brush, HexId hex)
{
    if (!brush.terrain && !brush.number)
        return std::nullopt;
    return SetHex{hex, brush.terrain.value_or(land.terrain[hex]),
                  numberAfter(brush, land.numbers[hex])};
}

struct HexVisitor
{
    const Landscape& land;
    HexId hex;

    std::optional<Edit> operator()(const HexBrush& brush) const
    {
        return hexEdit(land, brush, hex);
    }
    std::optional<Edit> operator()(const RobberBrush&) const { return MoveRobber{hex}; }
    std::optional<Edit> operator()(const HarborBrush&) const { return std::nullopt; }
    std::optional<Edit> operator()(const MoveHarborBrush&) const { return std::nullopt; }
};

struct CoastVisitor
{
    const Landscape& land;
    EdgeId edge;

    std::optional<Edit> operator()(const HexBrush&) const { return std::nullopt; }
    std::optional<Edit> operator()(const RobberBrush&) const { return std::nullopt; }
    std::optional<Edit> operator()(const HarborBrush& brush) const
    {
        const bool there = land.harbors && (*land.harbors)[edge] == brush.harbor;
        return SetHarbor{edge, there ? std::nullopt : brush.harbor};
    }
    std::optional<Edit> operator()(const MoveHarborBrush& brush) const
    {
        if (!brush.picked)
            return std::nullopt;
        return MoveHarbor{*brush.picked, edge};
    }
};

} // namespace

std::optional<Edit> landEditFor(const Layout& layout, const LandBrush& brush, const Place& place)
{
    const Landscape& land = layout.start.landscape;
    if (const auto* hex = std::get_if<HexId>(&place))
        return std::visit(HexVisitor{land, *hex}, brush);
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return std::visit(CoastVisitor{land, *edge}, brush);
    return std::nullopt;
}

std::optional<Edit> landRemovalAt(const Place& place)
{
    if (const auto* hex = std::get_if<HexId>(&place))
        return SetHex{*hex, Terrain::Unknown, std::nullopt};
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return SetHarbor{*edge, std::nullopt};
    return std::nullopt;
}

std::vector<Edit> landEditsAt(const Layout& layout, const Place& place)
{
    std::vector<Edit> edits;
    if (const auto* hex = std::get_if<HexId>(&place)) {
        edits.emplace_back(MoveRobber{*hex});
        for (const Terrain terrain : allTerrains)
            edits.push_back(*hexEdit(layout.start.landscape, {terrain, std::nullopt}, *hex));
    } else if (const auto* edge = std::get_if<EdgeId>(&place)) {
        edits.emplace_back(SetHarbor{*edge, Harbor{}});
        for (const Resource resource : allResources)
            edits.emplace_back(SetHarbor{*edge, Harbor{resource}});
        edits.emplace_back(SetHarbor{*edge, std::nullopt});
    }
    return edits;
}

} // namespace longroad
