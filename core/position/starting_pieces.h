// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

namespace longroad
{

/// The beginner's set-up with the pieces that its players start from: two settlements and two roads
/// each (RULES.md 7.4).
Layout startingPiecesLayout();

} // namespace longroad
