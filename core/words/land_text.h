// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/land_check.h"
#include "core/position/edition.h"

#include <QString>

namespace longroad
{

/// The check of the counts in one line, what is too much first: "forest: 5 of 4, 3 hexes to enter,
/// no 12 yet". Says so where nothing differs or nothing is entered.
QString landText(const Landscape& landscape, const Topology& topology, Edition edition);

} // namespace longroad
