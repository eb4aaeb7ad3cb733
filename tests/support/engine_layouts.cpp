// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/engine_layouts.h"

#include "tests/support/board_fixture.h"

#include <fstream>
#include <sstream>

namespace longroad
{

namespace
{

EngineLayout layoutFrom(const std::string& line)
{
    EngineLayout layout;
    layout.line = line;
    std::istringstream fields(line);
    std::string kind;
    std::string roads;
    std::string buildings;
    std::string length;
    std::getline(fields, layout.group, '|');
    std::getline(fields, kind, '|');
    std::getline(fields, roads, '|');
    std::getline(fields, buildings, '|');
    std::getline(fields, length, '|');

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

} // namespace

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

} // namespace longroad
