// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/board_switch.h"

#include <QStringList>

namespace longroad
{

/// What a switch of boards takes away, a sentence for each kind: "Anna's 2 roads are taken off:
/// l1-l2 and l2-m3." Empty where all fits. `before` is the layout that was switched.
QStringList switchTexts(const Layout& before, const BoardSwitch& boardSwitch);

} // namespace longroad
