// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/player_color.h"

namespace longroad
{

namespace
{

constexpr std::string_view hexDigits = "0123456789abcdef";

std::optional<unsigned> hexDigit(char c)
{
    if (c >= 'A' && c <= 'F')
        c = static_cast<char>(c - 'A' + 'a');
    const auto digit = hexDigits.find(c);
    if (digit == std::string_view::npos)
        return std::nullopt;
    return static_cast<unsigned>(digit);
}

} // namespace

std::string_view colorKey(NamedColor color)
{
    switch (color) {
    case NamedColor::Red:
        return "red";
    case NamedColor::Blue:
        return "blue";
    case NamedColor::White:
        return "white";
    case NamedColor::Orange:
        return "orange";
    case NamedColor::Green:
        return "green";
    case NamedColor::Brown:
        return "brown";
    }
    return {};
}

std::optional<NamedColor> namedColor(std::string_view key)
{
    for (const NamedColor color : allNamedColors) {
        if (colorKey(color) == key)
            return color;
    }
    return std::nullopt;
}

std::string colorKey(const PlayerColor& color)
{
    if (const auto* named = std::get_if<NamedColor>(&color))
        return std::string(colorKey(*named));
    const Rgb& rgb = std::get<Rgb>(color);
    std::string key = "#";
    for (const unsigned part : {rgb.red, rgb.green, rgb.blue}) {
        key += hexDigits[part / 16];
        key += hexDigits[part % 16];
    }
    return key;
}

std::optional<PlayerColor> playerColor(std::string_view key)
{
    if (const auto named = namedColor(key))
        return *named;
    if (key.size() != 7 || key.front() != '#')
        return std::nullopt;
    std::array<std::uint8_t, 3> parts{};
    for (std::size_t part = 0; part < 3; ++part) {
        const auto high = hexDigit(key[1 + 2 * part]);
        const auto low = hexDigit(key[2 + 2 * part]);
        if (!high || !low)
            return std::nullopt;
        parts[part] = static_cast<std::uint8_t>(16 * *high + *low);
    }
    return Rgb{parts[0], parts[1], parts[2]};
}

} // namespace longroad
