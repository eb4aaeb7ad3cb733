// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/words/player_names.h"

namespace longroad
{

/// Why nothing happened: "Orange's piece is there: remove it first."
QString refusalText(const Refusal& refusal, const Layout& layout);

/// What an edit did, for the undo menu and for screen readers: "Blue road a1-b1".
QString editText(const Edit& edit, const Layout& before);

} // namespace longroad
