// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QLatin1StringView>
#include <QStringView>

namespace longroad
{

/// The words that a layout file uses for the values of enums (CONTRACT.md 2). Not for people: never
/// translated.
QLatin1StringView boardKey(BoardKind kind);
QLatin1StringView editionKey(Edition edition);
QLatin1StringView terrainKey(Terrain terrain);
/// What a harbour trades: a resource, or "any".
QLatin1StringView harborKey(const Harbor& harbor);
QLatin1StringView resourceKey(Resource resource);

std::optional<BoardKind> boardKindOf(QStringView key);
std::optional<Edition> editionOf(QStringView key);
std::optional<Terrain> terrainOf(QStringView key);
std::optional<Harbor> harborOf(QStringView key);

} // namespace longroad
