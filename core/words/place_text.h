// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edition.h"
#include "core/position/position.h"

#include <QString>

namespace longroad
{

/// A place by its name alone, "e3".
QString nameText(const Place& place, const Topology& topology);

/// What lies on a hex: "fields 12", "desert".
QString hexText(Terrain terrain, const std::optional<std::uint8_t>& number);

/// A harbour and where it lies: "2:1 ore harbor at c4-d5".
QString harborText(const Harbor& harbor, EdgeId edge, const Topology& topology, Edition edition);

/// A place in words that anybody can find: "Intersection e3, between fields 12, hills 6 and
/// pasture 4". The name alone where the terrain isn't entered.
QString placeText(const Place& place, const Position& position);

} // namespace longroad
