// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QString>

namespace longroad
{

class Theme;

/// What the palette can't say of the window's look: cards, chips, the tool bar. Widgets are named
/// by object name or by the dynamic property "role".
QString windowStyleSheet(const Theme& theme);

} // namespace longroad
