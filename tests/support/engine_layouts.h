// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <string>
#include <vector>

namespace longroad
{

/// One line of tests/data/engine-layouts.txt: a board from elsewhere with its right length.
struct EngineLayout
{
    std::string line;
    std::string group; ///< What kind of board it is: "legal-15", "all-72", …
    Position position; ///< The roads are red's, the settlements among them blue's.
    int length = 0;    ///< Of red's longest route.
};

/// All of them, in the order of the file.
std::vector<EngineLayout> engineLayouts();

} // namespace longroad
