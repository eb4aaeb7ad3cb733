// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/json_value.h"

namespace longroad
{

/// Reads the moves of a layout whose board and players are read.
void readMoves(const JsonValue& moves, Layout& layout);

} // namespace longroad
