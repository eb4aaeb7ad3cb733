// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/place_names.h"

namespace longroad
{

namespace
{

std::string rowAndColumn(char firstLetter, int row, int column)
{
    return static_cast<char>(firstLetter + row) + std::to_string(column + 1);
}

template <class Id>
std::optional<Id> named(const Topology& topology, IdRange<Id> ids, std::string_view name)
{
    for (const Id id : ids) {
        if (placeName(topology, id) == name)
            return id;
    }
    return std::nullopt;
}

} // namespace

std::string placeName(const Topology& topology, VertexId vertex)
{
    return rowAndColumn('a', topology.row(vertex), topology.column(vertex));
}

std::string placeName(const Topology& topology, EdgeId edge)
{
    const auto ends = topology.ends(edge);
    return placeName(topology, ends[0]) + '-' + placeName(topology, ends[1]);
}

std::string placeName(const Topology& topology, HexId hex)
{
    return rowAndColumn('A', topology.row(hex), topology.column(hex));
}

std::string placeName(const Topology& topology, const Place& place)
{
    return std::visit([&](auto id) { return placeName(topology, id); }, place);
}

char vertexRowLetter(int row)
{
    return static_cast<char>('a' + row);
}

std::optional<VertexId> vertexNamed(const Topology& topology, std::string_view name)
{
    return named(topology, topology.vertices(), name);
}

std::optional<EdgeId> edgeNamed(const Topology& topology, std::string_view name)
{
    const auto dash = name.find('-');
    if (dash == std::string_view::npos)
        return std::nullopt;
    const auto one = vertexNamed(topology, name.substr(0, dash));
    const auto other = vertexNamed(topology, name.substr(dash + 1));
    return one && other ? topology.edgeBetween(*one, *other) : std::nullopt;
}

std::optional<HexId> hexNamed(const Topology& topology, std::string_view name)
{
    return named(topology, topology.hexes(), name);
}

} // namespace longroad
