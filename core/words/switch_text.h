// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/board_switch.h"

#include <QStringList>

namespace longroad
{

/// What a switch of boards takes away, a sentence for each kind: "Anna loses 2 roads: k1-l1 and
/// k2-l1." Empty where all fits. `before` is the layout that was switched.
QStringList switchTexts(const Layout& before, const BoardSwitch& boardSwitch);

} // namespace longroad
