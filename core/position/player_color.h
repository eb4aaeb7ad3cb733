// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace longroad
{

/// The six colours that have a name, in the order in which they are given to players without one.
enum class NamedColor : std::uint8_t
{
    Red,
    Blue,
    White,
    Orange,
    Green,
    Brown,
};

inline constexpr std::array allNamedColors{NamedColor::Red,   NamedColor::Blue,
                                           NamedColor::White, NamedColor::Orange,
                                           NamedColor::Green, NamedColor::Brown};

/// "red", "blue", … as the layout file writes them.
std::string_view colorKey(NamedColor color);
std::optional<NamedColor> namedColor(std::string_view key);

/// A colour of the user's own.
struct Rgb
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

using PlayerColor = std::variant<NamedColor, Rgb>;

/// A named colour's key, or "#rrggbb" in lower case.
std::string colorKey(const PlayerColor& color);
/// Reads both forms; the six digits may be upper or lower case.
std::optional<PlayerColor> playerColor(std::string_view key);

} // namespace longroad
