// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/player_color.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// CONTRACT.md 2
TEST(PlayerColor, HasSixNames)
{
    std::string keys;
    for (const NamedColor color : allNamedColors)
        keys += std::string(colorKey(color)) + ' ';
    EXPECT_EQ(keys, "red blue white orange green brown ");
}

TEST(PlayerColor, IsFoundByItsName)
{
    for (const NamedColor color : allNamedColors) {
        EXPECT_EQ(namedColor(colorKey(color)), color);
        EXPECT_EQ(playerColor(colorKey(color)), PlayerColor(color));
    }
}

// CONTRACT.md 2
TEST(PlayerColor, MayBeGivenByItsParts)
{
    EXPECT_EQ(playerColor("#0072b2"), PlayerColor(Rgb{0x00, 0x72, 0xb2}));
}

TEST(PlayerColor, MayBeGivenInCapitals)
{
    EXPECT_EQ(playerColor("#0072B2"), PlayerColor(Rgb{0x00, 0x72, 0xb2}));
}

TEST(PlayerColor, IsWrittenInSmallLetters)
{
    EXPECT_EQ(colorKey(PlayerColor(Rgb{0x00, 0x72, 0xb2})), "#0072b2");
    EXPECT_EQ(colorKey(PlayerColor(Rgb{0xff, 0x0a, 0xf0})), "#ff0af0");
}

TEST(PlayerColor, IsWrittenByItsNameWhereItHasOne)
{
    EXPECT_EQ(colorKey(PlayerColor(NamedColor::Orange)), "orange");
}

TEST(PlayerColor, IsExact)
{
    for (const auto* key : {"", "Red", "purple", "#", "#12345", "#1234567", "0072b2", "#00g2b2",
                            "# 072b2", "#-072b2"})
        EXPECT_EQ(playerColor(key), std::nullopt) << key;
}

} // namespace
} // namespace longroad
