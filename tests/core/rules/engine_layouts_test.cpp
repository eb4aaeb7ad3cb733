// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace longroad
{
namespace
{

/// One line of the file: class|board|one player's roads|other players' buildings|length.
struct EngineLayout
{
    std::string text;
    Position position;
    int length = 0;
};

EngineLayout layoutFrom(const std::string& line)
{
    std::istringstream fields(line);
    std::string group;
    std::string kind;
    std::string roads;
    std::string buildings;
    std::string length;
    std::getline(fields, group, '|');
    std::getline(fields, kind, '|');
    std::getline(fields, roads, '|');
    std::getline(fields, buildings, '|');
    std::getline(fields, length, '|');

    EngineLayout layout;
    layout.text = line;
    layout.length = std::stoi(length);
    layout.position.board = kind == "extended" ? BoardKind::Extended : BoardKind::Base;
    layout.position.seatCount = 2;
    std::istringstream roadNames(roads);
    for (std::string name; roadNames >> name;)
        layout.position.roads[edgeAt(layout.position, name)] = red;
    std::istringstream buildingNames(buildings);
    for (std::string name; buildingNames >> name;) {
        layout.position.buildings[vertexAt(layout.position, name)] =
            Building{blue, BuildingKind::Settlement};
    }
    return layout;
}

std::vector<EngineLayout> engineLayouts()
{
    std::ifstream file(LONGROAD_TEST_DATA "/engine-layouts.txt");
    std::vector<EngineLayout> layouts;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#')
            layouts.push_back(layoutFrom(line));
    }
    return layouts;
}

TEST(EngineLayouts, AreAllThere)
{
    EXPECT_EQ(engineLayouts().size(), 443U);
}

// RULES.md 1: boards from elsewhere, each with its right length
TEST(EngineLayouts, HaveTheirGivenLengths)
{
    for (const EngineLayout& layout : engineLayouts()) {
        EXPECT_EQ(longestRoute(layout.position, red).route.length(), layout.length)
            << layout.text << '\n'
            << drawing(layout.position);
    }
}

} // namespace
} // namespace longroad
