// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/json_value.h"

namespace longroad
{

/// Reads the "board" of a layout file into the layout: kind, landscape, robber, unknown keys.
void readBoard(const JsonValue& board, Layout& layout);

} // namespace longroad
