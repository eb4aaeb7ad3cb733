// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/theme.h"

#include "core/format/layout_keys.h"
#include "core/words/terms.h"

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

QString fileName(Theme::Name name)
{
    switch (name) {
    case Theme::Name::Light:
        return QStringLiteral(":/themes/light.json");
    case Theme::Name::Dark:
        return QStringLiteral(":/themes/dark.json");
    }
    return {};
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

QString letterOf(NamedColor color)
{
    // A word's first letter is right in every language, and so needs no translation of its own.
    return colorName(color).left(1);
}

} // namespace

double contrastRatio(const QColor& one, const QColor& other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
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
        style.fill = playerColor(player.color);
        style.ink = inkOn(style.fill);
        style.pattern = style.ink;
        const auto* named = std::get_if<NamedColor>(&player.color);
        // Six looks for six players, so an own colour always finds one that is left, unless the
        // file gave one named colour to two players.
        const NamedColor look = named                    ? *named
                                : nextFree < free.size() ? free[nextFree++]
                                                         : NamedColor::Red;
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
        faded.setAlphaF(0.4F);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

} // namespace longroad
