// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/place_set.h"

namespace longroad
{

using RoadSet = PlaceSet<EdgeId>;

} // namespace longroad
