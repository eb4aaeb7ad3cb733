// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/board_fixture.h"

#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace longroad
{
namespace
{

// The drawing that board_fixture.h explains, as drawing() indents it.
constexpr std::string_view example = R"(
        .---.---.---.---.---.---.
        |  O10  |  W2   |  L9   |
    .---r-r-.---.---.---.---.---.---.
    |  G12  |  B6   |  W4   |  B10  |
.---.---.---.---.---.-b-B-b-.---.---.---.
|  G9   |  L11  |  D*   |  L3   |  O8   |
.---.---.---.---.---.---.---.---.---.---.
    |  L8   |  O3   |  G4   w  W5   |
    .---.---.---.---.---.---.---.---.
        |  B5   |  G6   |  W11  |
        .---.---.---.---.---.---.
)";

std::string replaced(std::string_view drawing, std::string_view what, std::string_view by)
{
    std::string text(drawing);
    return text.replace(text.find(what), what.size(), by);
}

std::string slipIn(std::string_view drawing)
{
    const auto result = boardFrom(drawing);
    if (result)
        return "none";
    const DrawingSlip& slip = result.error();
    return std::to_string(slip.line) + ":" + std::to_string(slip.column) + ": " + slip.what;
}

TEST(BoardFixture, ReadsRoads)
{
    const Position position = board(example);
    EXPECT_EQ(position.roads[edgeAt(position, "c1-d2")], red);
    EXPECT_EQ(position.roads[edgeAt(position, "e4-f4")], blue);
    EXPECT_EQ(position.roads[edgeAt(position, "e3-f4")], blue);
    EXPECT_EQ(position.roads[edgeAt(position, "h4-i4")], white);
}

TEST(BoardFixture, ReadsSettlementsAndCities)
{
    const Position position = board(example);
    EXPECT_EQ(position.buildings[vertexAt(position, "c1")],
              (Building{red, BuildingKind::Settlement}));
    EXPECT_EQ(position.buildings[vertexAt(position, "f4")], (Building{blue, BuildingKind::City}));
}

TEST(BoardFixture, ReadsNothingWhereNothingIsDrawn)
{
    const Position position = board(example);
    int pieces = 0;
    for (const EdgeId edge : position.topology().edges())
        pieces += position.roads[edge] ? 1 : 0;
    for (const VertexId vertex : position.topology().vertices())
        pieces += position.buildings[vertex] ? 1 : 0;
    EXPECT_EQ(pieces, 6);
}

TEST(BoardFixture, ReadsWhatTheHexesHold)
{
    const Position position = board(example);
    EXPECT_EQ(position.landscape.terrain, beginnerLandscape().terrain);
    EXPECT_EQ(position.landscape.numbers, beginnerLandscape().numbers);
    EXPECT_EQ(position.robber, hexAt(position, "C3"));
}

TEST(BoardFixture, HasAsManySeatsAsTheLastOneDrawnNeeds)
{
    EXPECT_EQ(board(example).seatCount, 3);
}

TEST(BoardFixture, DoesNotMindIndentation)
{
    std::string text;
    for (const char c : example) {
        if (c != ' ' || (!text.empty() && text.back() != '\n'))
            text += c;
    }
    EXPECT_EQ(board(text), board(example));
}

TEST(BoardFixture, DrawsWhatItRead)
{
    EXPECT_EQ('\n' + drawing(board(example)), example);
}

TEST(BoardFixture, KnowsTheExtendedBoardByItsLines)
{
    const Position position = board(R"(
                    .---.---.---.---.---.---.
                    |       |       |       |
                .---.---.---.---.---.---.---.---.
                |       |       |       |       |
            .---.---.---.---.---.---.---.---.---.---.
            g       |       |       |       |       |
        .-g-.---.---.---.---.---.---.---.---.---.---.---O
        |       |       |       |       |       |  ?*   |
        .---.---.---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |       |
            .---.---.---.---.---.---.---.---.---.---.
                |       |       |       |       |
                .---.---.---.---.---.---.---.---.
                    |       |       |  W12  |
                    .-g-.---.---.---.---.---.
    )");
    EXPECT_EQ(position.board, BoardKind::Extended);
    EXPECT_EQ(position.roads[edgeAt(position, "g1-h1")], green);
    EXPECT_EQ(position.roads[edgeAt(position, "o1-p1")], green);
    EXPECT_EQ(position.buildings[vertexAt(position, "h7")], (Building{orange, BuildingKind::City}));
    EXPECT_EQ(position.robber, hexAt(position, "D6"));
    EXPECT_EQ(position.landscape.terrain[hexAt(position, "G3")], Terrain::Pasture);
}

TEST(BoardFixture, ReadsAgainWhatItDrew)
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const Position position = randomPosition(seed);
        Position again = board(drawing(position));
        again.seatCount = position.seatCount; // seats without a piece aren't drawn
        ASSERT_EQ(again, position) << "seed " << seed;
    }
}

TEST(BoardFixture, ReportsALetterThatIsNoRoad)
{
    EXPECT_EQ(slipIn(replaced(example, "r-r-", "r-x-")),
              "3:11: '-' or the letter of a road expected");
}

TEST(BoardFixture, ReportsALetterThatIsNoBuilding)
{
    EXPECT_EQ(slipIn(replaced(example, "-B-", "-?-")),
              "5:25: '.' or the letter of a building expected");
}

TEST(BoardFixture, ReportsALineThatIsTooShort)
{
    EXPECT_EQ(slipIn(replaced(example, "W5   |", "W5  |")),
              "8:37: this line is 33 characters wide, not 32");
}

TEST(BoardFixture, ReportsAnUnknownTerrain)
{
    EXPECT_EQ(slipIn(replaced(example, "G12", "X12")), "4:8: one of ?BLWGOD expected");
}

TEST(BoardFixture, ReportsANumberThatNoTokenHas)
{
    EXPECT_EQ(slipIn(replaced(example, "L11", "L7 ")),
              "6:13: a number from 2 to 12, not 7, expected");
}

TEST(BoardFixture, ReportsASecondRobber)
{
    EXPECT_EQ(slipIn(replaced(example, "W2 ", "W2*")), "6:21: there is only one robber");
}

TEST(BoardFixture, ReportsAWrongNumberOfLines)
{
    EXPECT_EQ(slipIn(".---.\n|   |\n"), "2:1: a board has 11 or 15 lines, not 2");
}

TEST(BoardFixture, ThrowsASlipWithItsPlace)
{
    try {
        board(replaced(example, "r-r-", "r-x-"));
        FAIL() << "nothing was thrown";
    } catch (const std::invalid_argument& slip) {
        EXPECT_STREQ(slip.what(), "line 3, column 11: '-' or the letter of a road expected");
    }
}

} // namespace
} // namespace longroad
