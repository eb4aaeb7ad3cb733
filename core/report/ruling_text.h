// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/replay.h"

#include <QString>

namespace longroad
{

/// The ruling on a layout's start, as rulingJson() takes it, for a person at a terminal 80 columns
/// wide: the verdict first, then how it came about. Several lines, with a line break at the end.
QString rulingText(const Layout& layout, const Analysis& analysis, const QString& file);

/// What a move did, in a paragraph: the move, and where the card is that it is about.
QString stepText(const Layout& layout, const Step& step);

} // namespace longroad
