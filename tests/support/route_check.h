// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/longest_route.h"

#include <string>

namespace longroad
{

/// What is wrong with a route that the search shows, piece by piece: whether it is one line of the
/// player's own roads (RULES.md 1.1), has no piece twice (1.3), passes no building of another
/// player (1.8), and starts where it is said to start. Empty where nothing is.
std::string flawIn(const Route& route, const Position& position, Seat player);

} // namespace longroad
