// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QIcon>

namespace longroad
{

class Theme;
struct PlayerStyle;

/// An icon of resources/icons/, drawn in the theme's ink.
QIcon themedIcon(const QString& name, const Theme& theme);

/// A player's badge, for menus and buttons.
QIcon badgeIcon(const PlayerStyle& style, const Theme& theme);

} // namespace longroad
