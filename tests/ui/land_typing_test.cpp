// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_typing.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// What all those keys make, one after the other.
Typed typing(const char* keys)
{
    Typed result;
    for (const QChar key : QString::fromLatin1(keys))
        result = typed(result.half, key);
    return result;
}

Typed whole(std::optional<Terrain> terrain, std::optional<std::uint8_t> number)
{
    return {{}, HexBrush{terrain, number}, true};
}

Typed open(std::optional<Terrain> terrain, bool one = false)
{
    return {{terrain, one}, std::nullopt, true};
}

TEST(LandTyping, O10IsMountains10)
{
    EXPECT_EQ(typing("o"), open(Terrain::Mountains));
    EXPECT_EQ(typing("o1"), open(Terrain::Mountains, true));
    EXPECT_EQ(typing("o10"), whole(Terrain::Mountains, 10));
}

TEST(LandTyping, EveryLetterMeansItsTerrain)
{
    const std::pair<const char*, Terrain> letters[] = {
        {"h", Terrain::Hills},  {"b", Terrain::Hills},     {"f", Terrain::Forest},
        {"l", Terrain::Forest}, {"p", Terrain::Pasture},   {"w", Terrain::Pasture},
        {"g", Terrain::Fields}, {"m", Terrain::Mountains}, {"o", Terrain::Mountains},
        {"H", Terrain::Hills},  {"O", Terrain::Mountains},
    };
    for (const auto& [letter, terrain] : letters)
        EXPECT_EQ(typing(letter), open(terrain)) << letter;
}

TEST(LandTyping, ANumberIsWholeAtItsLastDigit)
{
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        const std::string keys = "f" + std::to_string(number);
        EXPECT_EQ(typing(keys.c_str()), whole(Terrain::Forest, static_cast<std::uint8_t>(number)))
            << keys;
    }
}

TEST(LandTyping, DesertAndUnknownWaitForNoNumber)
{
    EXPECT_EQ(typing("d"), whole(Terrain::Desert, std::nullopt));
    EXPECT_EQ(typing("x"), whole(Terrain::Unknown, std::nullopt));
    EXPECT_EQ(typing("?"), whole(Terrain::Unknown, std::nullopt));
}

TEST(LandTyping, ANumberAloneLeavesTheTerrain)
{
    EXPECT_EQ(typing("8"), whole(std::nullopt, 8));
    EXPECT_EQ(typing("12"), whole(std::nullopt, 12));
}

TEST(LandTyping, NumbersThatNoTokenHasAreNotUnderstood)
{
    for (const char* keys : {"f7", "f0"}) {
        EXPECT_FALSE(typing(keys).understood) << keys;
        EXPECT_EQ(typing(keys).half, typing("f").half) << keys;
    }
    for (const char* keys : {"f13", "f19"}) {
        EXPECT_FALSE(typing(keys).understood) << keys;
        EXPECT_EQ(typing(keys).half, typing("f1").half) << keys;
    }
}

TEST(LandTyping, OtherKeysLeaveWhatWasTyped)
{
    for (const char* keys : {"fe", "f-", "fz"}) {
        EXPECT_FALSE(typing(keys).understood) << keys;
        EXPECT_EQ(typing(keys).half, typing("f").half) << keys;
    }
}

TEST(LandTyping, ASecondLetterTakesThePlaceOfTheFirst)
{
    EXPECT_EQ(typing("o1g"), open(Terrain::Fields));
    EXPECT_EQ(typing("o1g9"), whole(Terrain::Fields, 9));
}

TEST(LandTyping, TheLastKeyCanBeTakenBack)
{
    EXPECT_EQ(withoutLast(typing("o1").half), typing("o").half);
    EXPECT_TRUE(withoutLast(typing("o").half).isEmpty());
    EXPECT_TRUE(withoutLast(typing("1").half).isEmpty());
}

TEST(LandTyping, WordsSayWhatIsOpen)
{
    EXPECT_EQ(halfTypedText(typing("o").half), QStringLiteral("mountains …"));
    EXPECT_EQ(halfTypedText(typing("o1").half), QStringLiteral("mountains 1…"));
    EXPECT_EQ(halfTypedText(typing("1").half), QStringLiteral("1…"));
}

} // namespace
} // namespace longroad
