// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/violations.h"
#include "core/words/player_names.h"

namespace longroad
{

/// What is wrong, with the rule and what would be allowed.
QString violationText(const Violation& violation, const Topology& topology,
                      const PlayerNames& names);
/// The same after the number of the move that it is about, counted from 1; for lists.
QString violationLine(const Violation& violation, const Topology& topology,
                      const PlayerNames& names);

} // namespace longroad
