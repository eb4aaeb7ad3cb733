// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "ui/board/land_brush.h"

namespace longroad
{

/// What a brush of the land tool does at a place. Terrain that has no number takes the number away;
/// a harbour's brush takes away the very harbour that it would lay. Nothing where the brush means
/// nothing, as on the other kind of place or while no harbour is in hand.
std::optional<Edit> landEditFor(const Layout& layout, const LandBrush& brush, const Place& place);

/// Takes away the terrain and number of a hex, or the harbour of a road place.
std::optional<Edit> landRemovalAt(const Place& place);

/// Everything that could be laid at a place, for its menu; some of it may be so already.
std::vector<Edit> landEditsAt(const Layout& layout, const Place& place);

} // namespace longroad
