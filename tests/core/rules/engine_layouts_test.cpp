// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "tests/support/board_fixture.h"
#include "tests/support/engine_layouts.h"

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

} // namespace
} // namespace longroad
