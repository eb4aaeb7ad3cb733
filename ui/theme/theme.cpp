// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/theme.h"

#include "core/format/layout_keys.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace longroad
{

namespace
{

/// As people type it.
QString nameOf(Theme::Name name)
{
    switch (name) {
    case Theme::Name::Light:
        return QStringLiteral("light");
    case Theme::Name::Dark:
        return QStringLiteral("dark");
    case Theme::Name::HighContrast:
        return QStringLiteral("high-contrast");
    case Theme::Name::Print:
        return QStringLiteral("print");
    }
    return {};
}

QString fileName(Theme::Name name)
{
    const QString file = nameOf(name).replace(QLatin1Char('-'), QLatin1Char('_'));
    return QStringLiteral(":/themes/%1.json").arg(file);
}

/// Theme files are our own and tested, so one that lacks a colour is a bug.
QColor color(const QJsonObject& object, const char* key)
{
    const QColor found(object.value(QLatin1String(key)).toString());
    if (!found.isValid())
        qFatal("theme: no colour \"%s\"", key);
    return found;
}

double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

/// Black or white, whichever reads better on a fill; one of them always has at least 4.5:1.
QColor inkOn(const QColor& fill)
{
    return contrastRatio(fill, Qt::black) >= contrastRatio(fill, Qt::white) ? QColor(Qt::black)
                                                                            : QColor(Qt::white);
}

class Letters
{
    Q_DECLARE_TR_FUNCTIONS(PlayerLetters)
};

/// No two alike: in English a word's first letter would be the same for blue and for brown.
QString letterOf(NamedColor color)
{
    switch (color) {
    case NamedColor::Red:
        return Letters::tr("R", "one letter, on the red player's pieces");
    case NamedColor::Blue:
        return Letters::tr("B", "one letter, on the blue player's pieces");
    case NamedColor::White:
        return Letters::tr("W", "one letter, on the white player's pieces");
    case NamedColor::Orange:
        return Letters::tr("O", "one letter, on the orange player's pieces");
    case NamedColor::Green:
        return Letters::tr("G", "one letter, on the green player's pieces");
    case NamedColor::Brown:
        return Letters::tr("N", "one letter, on the brown player's pieces, unlike blue's");
    }
    return {};
}

} // namespace

double contrastRatio(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

std::optional<Theme::Name> Theme::named(const QString& name)
{
    for (const Name theme : allNames) {
        if (nameOf(theme) == name)
            return theme;
    }
    return std::nullopt;
}

Theme::Theme(Name name)
{
    QFile file(fileName(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("theme: can't open %s", qPrintable(file.fileName()));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();

    const QJsonObject colors = root.value(QLatin1String("colors")).toObject();
    const std::initializer_list<std::pair<const char*, QColor*>> fields{
        {"ground", &ground},
        {"panel", &panel},
        {"quiet", &quiet},
        {"line", &line},
        {"ink", &ink},
        {"softInk", &softInk},
        {"accent", &accent},
        {"onAccent", &onAccent},
        {"warning", &warning},
        {"seaLight", &seaLight},
        {"seaDeep", &seaDeep},
        {"sand", &sand},
        {"sandEdge", &sandEdge},
        {"path", &path},
        {"dock", &dock},
        {"harbor", &harbor},
        {"harborInk", &harborInk},
        {"rowLetter", &rowLetter},
        {"terrainInk", &terrainInk},
        {"token", &token},
        {"tokenEdge", &tokenEdge},
        {"tokenInk", &tokenInk},
        {"tokenHot", &tokenHot},
        {"robber", &robber},
        {"robberHalo", &robberHalo},
        {"outline", &outline},
        {"halo", &halo},
        {"route", &route},
        {"routeEdge", &routeEdge},
        {"routeNumber", &routeNumber},
        {"routeNumberInk", &routeNumberInk},
        {"stop", &stop},
        {"stopInk", &stopInk},
        {"mark", &mark},
        {"markInk", &markInk},
        {"cursor", &cursor},
        {"cursorHalo", &cursorHalo},
    };
    for (const auto& [key, field] : fields)
        *field = color(colors, key);
    if (colors.contains(QLatin1String("hexEdge")))
        hexEdge = color(colors, "hexEdge");
    strokes = root.value(QLatin1String("strokes")).toDouble(1);
    m_playersByPattern = root.value(QLatin1String("playersByPattern")).toBool();

    const QJsonObject terrains = root.value(QLatin1String("terrain")).toObject();
    for (const Terrain terrain : allTerrains) {
        const QJsonObject entry = terrains.value(terrainKey(terrain)).toObject();
        m_terrain[static_cast<std::size_t>(terrain)] = {color(entry, "fill"),
                                                        color(entry, "motif")};
    }

    const QJsonObject players = root.value(QLatin1String("players")).toObject();
    for (const NamedColor named : allNamedColors) {
        const std::string key(colorKey(named));
        m_players[static_cast<std::size_t>(named)] = color(players, key.c_str());
    }
}

QColor Theme::playerColor(const PlayerColor& color) const
{
    if (const auto* named = std::get_if<NamedColor>(&color))
        return namedColor(*named);
    const Rgb& rgb = std::get<Rgb>(color);
    return QColor(rgb.red, rgb.green, rgb.blue);
}

PerSeat<PlayerStyle> Theme::playerStyles(const Layout& layout) const
{
    const auto isUsed = [&](NamedColor named) {
        return std::any_of(layout.players.begin(), layout.players.end(), [&](const Player& player) {
            return player.color == PlayerColor(named);
        });
    };
    PerSeat<PlayerStyle> styles;
    std::vector<NamedColor> free;
    for (const NamedColor named : allNamedColors) {
        if (!isUsed(named))
            free.push_back(named);
    }
    std::size_t nextFree = 0;
    for (const Seat seat : layout.start.seats()) {
        const Player& player = layout.player(seat);
        PlayerStyle& style = styles[seat];
        const auto* named = std::get_if<NamedColor>(&player.color);
        // Six looks for six players, so an own colour always finds one that is left, unless the
        // file gave one named colour to two players.
        const NamedColor look = named                    ? *named
                                : nextFree < free.size() ? free[nextFree++]
                                                         : NamedColor::Red;
        style.fill = m_playersByPattern ? namedColor(look) : playerColor(player.color);
        style.ink = inkOn(style.fill);
        style.pattern = style.ink;
        style.roadPattern = static_cast<RoadPattern>(look);
        style.badge = static_cast<BadgeShape>(look);
        style.letter = named ? letterOf(*named) : QString::number(seat.index() + 1);
    }
    return styles;
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::AlternateBase, quiet);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::PlaceholderText, softInk);
    palette.setColor(QPalette::Button, panel);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::BrightText, stop);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::ToolTipBase, panel);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::Light, panel);
    palette.setColor(QPalette::Midlight, quiet);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, softInk);
    palette.setColor(QPalette::Shadow, outline);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = ink;
        faded.setAlphaF(strokes > 1 ? 0.6F : 0.4F);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

} // namespace longroad
