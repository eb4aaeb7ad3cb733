// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace longroad
{

/// How a player's roads are told apart without their colour.
enum class RoadPattern : std::uint8_t
{
    Solid,
    Dashes,
    DoubleLine,
    Dots,
    Ticks,
    Zigzag,
};

/// The same for the badge that stands for a player.
enum class BadgeShape : std::uint8_t
{
    Disc,
    Square,
    Triangle,
    Diamond,
    Pentagon,
    Star,
};

/// How one player's pieces look.
struct PlayerStyle
{
    QColor fill;
    QColor ink;     ///< The letter on the fill, at least 4.5:1.
    QColor pattern; ///< The pattern on the fill, at least 3:1.
    RoadPattern roadPattern = RoadPattern::Solid;
    BadgeShape badge = BadgeShape::Disc;
    QString letter;

    friend bool operator==(const PlayerStyle&, const PlayerStyle&) = default;
};

/// The ratio of contrast of two opaque colours, 1 to 21 (WCAG 2, "contrast ratio").
double contrastRatio(const QColor& one, const QColor& other);

/// Every colour of the program, read from a file in resources/themes/. Sizes are not its business:
/// they belong to BoardGeometry and to the widgets.
class Theme
{
public:
    enum class Name : std::uint8_t
    {
        Light,
        Dark,
    };

    struct TerrainColors
    {
        QColor fill;
        QColor motif;
    };

    explicit Theme(Name name);

    /// Window and panels.
    QColor ground, panel, quiet, line, ink, softInk, accent, onAccent, warning;
    /// The board.
    QColor seaLight, seaDeep, sand, sandEdge, path, dock, harbor, harborInk, rowLetter;
    QColor token, tokenEdge, tokenInk, tokenHot, robber, robberHalo;
    /// Pieces and the route.
    QColor outline, halo, route, routeEdge, routeNumber, routeNumberInk, stop, stopInk;
    QColor mark, markInk, cursor, cursorHalo;

    const TerrainColors& terrain(Terrain terrain) const
    {
        return m_terrain[static_cast<std::size_t>(terrain)];
    }
    QColor namedColor(NamedColor color) const { return m_players[static_cast<std::size_t>(color)]; }
    QColor playerColor(const PlayerColor& color) const;

    /// Looks for all players at once, so that one with a colour of the user's own gets a pattern
    /// that no other player has.
    PerSeat<PlayerStyle> playerStyles(const Layout& layout) const;

    QPalette palette() const;

private:
    std::array<TerrainColors, allTerrains.size()> m_terrain;
    std::array<QColor, allNamedColors.size()> m_players;
};

} // namespace longroad
