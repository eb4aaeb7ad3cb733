// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>
#include <optional>

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
        HighContrast,
        Print, ///< For paper, in black on white: players by pattern, mark and letter alone.
    };
    static constexpr std::array<Name, 4> allNames{Name::Light, Name::Dark, Name::HighContrast,
                                                  Name::Print};

    /// The one of a name as people type it: "light", "dark", "high-contrast" or "print".
    static std::optional<Name> named(const QString& name);

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
    QColor terrainInk; ///< What is written on a terrain's colour.
    QColor hexEdge;    ///< Around each hex; not valid where the colours tell them apart.
    QColor token, tokenEdge, tokenInk, tokenHot, robber, robberHalo;
    /// Pieces and the route.
    QColor outline, halo, route, routeEdge, routeNumber, routeNumberInk, stop, stopInk;
    QColor mark, markInk, cursor, cursorHalo;
    /// How thick outlines, halos and the frames of what is chosen are, 1 being usual.
    double strokes = 1;

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
    bool m_playersByPattern = false; ///< Own colours don't count, either.
    std::array<TerrainColors, allTerrains.size()> m_terrain;
    std::array<QColor, allNamedColors.size()> m_players;
};

} // namespace longroad
