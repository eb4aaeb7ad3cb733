// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "tests/support/board_fixture.h"
#include "tests/support/engine_layouts.h"
#include "tests/support/moved_position.h"
#include "tests/support/route_check.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

TEST(EngineLayouts, AreAllThere)
{
    EXPECT_EQ(engineLayouts().size(), 443U);
}

// RULES.md 1: boards from elsewhere, each with its right length
TEST(EngineLayouts, HaveTheirGivenLengths)
{
    for (const EngineLayout& layout : engineLayouts()) {
        EXPECT_EQ(longestRoute(layout.position, red).route.length(), layout.length)
            << layout.line << '\n'
            << drawing(layout.position);
    }
}

// RULES.md 1: a board that is turned or mirrored is the same board
TEST(EngineLayouts, HaveTheirGivenLengthsUnderEverySymmetry)
{
    for (const EngineLayout& layout : engineLayouts()) {
        for (const Symmetry& symmetry : symmetries(layout.position.topology())) {
            EXPECT_EQ(longestRouteLength(moved(layout.position, symmetry), red), layout.length)
                << layout.line;
        }
    }
}

// RULES.md 1.1, 1.3, 1.8: a length is only right if there is a route to show for it
TEST(EngineLayouts, HaveRoutesOfTheirGivenLengths)
{
    for (const EngineLayout& layout : engineLayouts()) {
        for (const Route& route : equallyLongRoutes(layout.position, red)) {
            ASSERT_EQ(flawIn(route, layout.position, red), "") << layout.line;
            ASSERT_EQ(route.length(), layout.length) << layout.line;
        }
    }
}

} // namespace
} // namespace longroad
