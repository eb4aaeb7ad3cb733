// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "tests/support/board_fixture.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace longroad
{

/// How many random positions each property of routes is tried on: of all kinds, on both boards.
/// The environment variable LONGROAD_RANDOM_POSITIONS asks for more.
inline unsigned randomPositions()
{
    const char* asked = std::getenv("LONGROAD_RANDOM_POSITIONS");
    return asked ? static_cast<unsigned>(std::strtoul(asked, nullptr, 10)) : 3000;
}

/// Calls `check` with every seat of many random positions, and stops at the first that fails.
template <class Check> void forEveryRandomSeat(Check check, unsigned step = 1)
{
    for (unsigned seed = 0; seed < randomPositions(); seed += step) {
        const Position position = randomPosition(seed);
        for (const Seat seat : position.seats()) {
            check(position, seat, seed);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << ", seat " << seat.index() << '\n'
                              << drawing(position);
                return;
            }
        }
    }
}

} // namespace longroad
