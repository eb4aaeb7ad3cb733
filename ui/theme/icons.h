// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"

#include <QIcon>

namespace longroad
{

class Theme;
struct PlayerStyle;

/// An icon of resources/icons/, drawn in the theme's ink.
QIcon themedIcon(const QString& name, const Theme& theme);

/// A player's badge, for menus and buttons.
QIcon badgeIcon(const PlayerStyle& style, const Theme& theme);

/// The land as the board shows it, simplified so that it reads in a button.
QIcon terrainIcon(Terrain terrain, const Theme& theme);
QIcon numberIcon(int number, const Theme& theme);
QIcon robberIcon(const Theme& theme);
QIcon harborIcon(const Harbor& harbor, const Theme& theme);
QIcon noHarborIcon(const Theme& theme);

} // namespace longroad
