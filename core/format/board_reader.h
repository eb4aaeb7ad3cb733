// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/json_value.h"

namespace longroad
{

/// "base board", "extended board": for messages about a place that isn't there.
QString boardName(BoardKind kind);

/// Reads the "board" of a layout file into the layout: kind, landscape, robber, unknown keys.
void readBoard(const JsonValue& board, Layout& layout);

} // namespace longroad
