// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "ui/board/board_view.h"

namespace longroad
{

/// What a click at a place means with the tool in hand: a road on a road place; a settlement on an
/// intersection, and on one's own settlement a city; or taking away what is there; or what the
/// brush stamps. Nothing where the tool means nothing, or while the view is being moved.
std::optional<Edit> editFor(const Layout& layout, const ViewState& state, const Place& place);

/// Takes away what lies at a place: a piece, or with the land tool the land.
std::optional<Edit> removalFor(const ViewState& state, const Place& place);

/// All that the place's menu offers, whether it can be done or not.
std::vector<Edit> editsFor(const Layout& layout, const ViewState& state, const Place& place);

/// What that click would do, for the hint beside it: "Blue 9 → 10, keeps the card".
QString previewText(const Layout& before, const Analysis& analysisBefore, const Layout& after,
                    Seat player);

} // namespace longroad
