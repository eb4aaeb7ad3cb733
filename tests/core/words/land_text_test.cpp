// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/land_text.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

const Topology& base()
{
    return Topology::of(BoardKind::Base);
}

HexId hex(const char* name)
{
    return *hexNamed(base(), name);
}

std::string textOf(const Landscape& landscape, Edition edition = Edition::Classic)
{
    return landText(landscape, base(), edition).toStdString();
}

TEST(LandText, SaysThatTheBeginnersBoardIsAsInTheBox)
{
    EXPECT_EQ(textOf(beginnerLandscape()), "All as in the box.");
}

TEST(LandText, SaysThatNothingIsEntered)
{
    EXPECT_EQ(textOf(Landscape()), "Nothing is entered yet.");
}

// RULES.md 7.2: A1 is mountains 10.
TEST(LandText, TellsWhatIsTooMuchBeforeWhatIsMissing)
{
    Landscape landscape = beginnerLandscape();
    landscape.terrain[hex("A1")] = Terrain::Pasture;
    EXPECT_EQ(textOf(landscape), "pasture: 5 of 4, mountains: 2 of 3");
}

// RULES.md 7.1: one 2 and one 12, two of each other number. B1 has the 12, D1 an 8.
TEST(LandText, CallsANumberThatIsNowhereMissing)
{
    Landscape landscape = beginnerLandscape();
    landscape.numbers[hex("B1")] = std::uint8_t{8};
    EXPECT_EQ(textOf(landscape), "number 8: 3 of 2, no 12 yet");
}

TEST(LandText, CountsTheHexesToEnter)
{
    // Plurals come with the translation, which isn't loaded here.
    Landscape landscape = beginnerLandscape();
    landscape.terrain[hex("A1")] = Terrain::Unknown;
    EXPECT_EQ(textOf(landscape), "1 hex(es) to enter, mountains: 2 of 3");
    landscape.terrain[hex("A2")] = Terrain::Unknown;
    EXPECT_EQ(textOf(landscape), "2 hex(es) to enter, pasture: 3 of 4, mountains: 2 of 3");
}

// RULES.md 7.3: A1's upper left side has a 3:1 harbor, A2's upper right one grain's. RULES.md 8.
TEST(LandText, SpeaksOfHarborsAsTheEditionDoes)
{
    Landscape landscape = beginnerLandscape();
    (*landscape.harbors)[*edgeNamed(base(), "a2-b3")] = Harbor{};
    EXPECT_EQ(textOf(landscape), "3:1 harbor: 5 of 4, no 2:1 grain harbor yet");
    EXPECT_EQ(textOf(landscape, Edition::Of2025), "3:1 port: 5 of 4, no 2:1 wheat port yet");
}

TEST(LandText, SaysThatNoHarborIsEntered)
{
    Landscape landscape = beginnerLandscape();
    landscape.harbors.reset();
    EXPECT_EQ(textOf(landscape), "terrain and numbers as in the box, no harbor entered");
}

} // namespace
} // namespace longroad
