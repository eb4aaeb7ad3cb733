// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"
#include "core/position/edition.h"
#include "core/position/player_color.h"

#include <QString>

// The game's own words (RULES.md 8), translated where a translator is installed: only the window
// and the command line's readable output do that; what goes into JSON is English.

namespace longroad
{

enum class Card : std::uint8_t
{
    LongestRoute,
    LargestArmy,
};

/// "Longest Road" or "Longest Route"; "Largest Army".
QString cardName(Card card, Edition edition);
/// What the thing itself is called in a sentence: "card", or "tile" for the Longest Route of 2025.
QString cardWord(Card card, Edition edition);

QString colorName(NamedColor color);
QString terrainName(Terrain terrain);
/// "lumber" or "wood", and so on.
QString resourceName(Resource resource, Edition edition);
/// "harbor" or "port".
QString harborWord(Edition edition);
/// "3:1 harbor", "2:1 ore harbor".
QString harborName(const Harbor& harbor, Edition edition);
/// "number token" or "number disc".
QString numberWord(Edition edition);
/// "base board", "extended board".
QString boardName(BoardKind kind);

} // namespace longroad
