// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <random>

namespace longroad
{

/// What kind of position chance arranges.
enum class Growth : std::uint8_t
{
    Play,      ///< Networks as a game grows them: legal, two to six players, up to 15 roads each.
    Scattered, ///< Roads and buildings of everybody anywhere.
    Patch,     ///< One player fills neighbouring hexes; others have buildings among the roads.
};

/// A position that the seed decides and nothing else: the same everywhere.
Position randomPosition(BoardKind board, Growth growth, unsigned seed);

/// The same, of a board and a kind that the seed decides too.
Position randomPosition(unsigned seed);

/// A number from 0 to `size` - 1. (The distributions of the standard library differ from one
/// library to another.)
int randomBelow(std::mt19937& random, int size);

} // namespace longroad
