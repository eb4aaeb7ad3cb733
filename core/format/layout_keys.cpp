// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_keys.h"

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::array allBoardKinds{BoardKind::Base, BoardKind::Extended};
constexpr std::array allEditions{Edition::Classic, Edition::Of2025};

template <class Value, std::size_t Count> std::optional<Value>
withKey(QStringView key, const std::array<Value, Count>& values, QLatin1StringView (*keyOf)(Value))
{
    for (const Value value : values) {
        if (keyOf(value) == key)
            return value;
    }
    return std::nullopt;
}

} // namespace

QLatin1StringView boardKey(BoardKind kind)
{
    switch (kind) {
    case BoardKind::Base:
        return "base"_L1;
    case BoardKind::Extended:
        return "extended"_L1;
    }
    return {};
}

QLatin1StringView editionKey(Edition edition)
{
    switch (edition) {
    case Edition::Classic:
        return "classic"_L1;
    case Edition::Of2025:
        return "2025"_L1;
    }
    return {};
}

QLatin1StringView terrainKey(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Unknown:
        return "unknown"_L1;
    case Terrain::Hills:
        return "hills"_L1;
    case Terrain::Forest:
        return "forest"_L1;
    case Terrain::Pasture:
        return "pasture"_L1;
    case Terrain::Fields:
        return "fields"_L1;
    case Terrain::Mountains:
        return "mountains"_L1;
    case Terrain::Desert:
        return "desert"_L1;
    }
    return {};
}

QLatin1StringView resourceKey(Resource resource)
{
    switch (resource) {
    case Resource::Brick:
        return "brick"_L1;
    case Resource::Lumber:
        return "lumber"_L1;
    case Resource::Wool:
        return "wool"_L1;
    case Resource::Grain:
        return "grain"_L1;
    case Resource::Ore:
        return "ore"_L1;
    }
    return {};
}

QLatin1StringView harborKey(const Harbor& harbor)
{
    return harbor.resource ? resourceKey(*harbor.resource) : "any"_L1;
}

std::optional<BoardKind> boardKindOf(QStringView key)
{
    return withKey(key, allBoardKinds, boardKey);
}

std::optional<Edition> editionOf(QStringView key)
{
    return withKey(key, allEditions, editionKey);
}

std::optional<Terrain> terrainOf(QStringView key)
{
    return withKey(key, allTerrains, terrainKey);
}

std::optional<Harbor> harborOf(QStringView key)
{
    if (key == harborKey(Harbor{}))
        return Harbor{};
    const auto resource = withKey(key, allResources, resourceKey);
    return resource ? std::optional(Harbor{*resource}) : std::nullopt;
}

} // namespace longroad
