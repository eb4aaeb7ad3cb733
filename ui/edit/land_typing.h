// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/land_brush.h"

#include <QString>

namespace longroad
{

/// The beginning of a hex that is being typed: "o" or "o1" of "o10".
struct HalfTyped
{
    std::optional<Terrain> terrain;
    bool one = false; ///< The first digit of 10, 11 or 12.

    bool isEmpty() const { return !terrain && !one; }

    friend bool operator==(const HalfTyped&, const HalfTyped&) = default;
};

/// What one more key makes of it.
struct Typed
{
    HalfTyped half;                ///< What is still open; nothing once a hex is whole.
    std::optional<HexBrush> whole; ///< A number alone leaves the terrain as it is.
    bool understood = true;        ///< Else the key meant nothing, and all is as before.

    friend bool operator==(const Typed&, const Typed&) = default;
};

/// Terrain by its own letter (h f p g m d, g as in grain) or its resource's (b l w o), x or ? for
/// unknown, and then its number. What can have no number is whole at once; so is a number that no
/// digit can follow. A second letter takes the place of the first.
Typed typed(const HalfTyped& half, QChar key);

/// Without the key that was typed last.
HalfTyped withoutLast(const HalfTyped& half);

/// The keys that mean a terrain: its own letter, then its resource's.
QLatin1StringView keysOf(Terrain terrain);

/// The terrain that a key means.
std::optional<Terrain> terrainTypedAs(QChar key);

/// In words, with "…" where more is to come: "mountains 1…".
QString halfTypedText(const HalfTyped& half);

} // namespace longroad
