// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/naive_counter.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// The second opinion is only worth something if it is right where anybody can see the answer.

TEST(NaiveCounter, FindsNothingWhereNothingIs)
{
    Position position;
    position.seatCount = 1;
    EXPECT_EQ(naiveCount(position, red).length, 0);
    EXPECT_TRUE(naiveCount(position, red).roadSets.empty());
}

TEST(NaiveCounter, WalksALineOnce)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const NaiveCount count = naiveCount(position, red);
    EXPECT_EQ(count.length, 3);
    EXPECT_EQ(count.roadSets.size(), 1U);
}

TEST(NaiveCounter, CountsARingOnceWhereverItStarts)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const NaiveCount count = naiveCount(position, red);
    EXPECT_EQ(count.length, 6);
    EXPECT_EQ(count.roadSets.size(), 1U);
}

TEST(NaiveCounter, SeesEachPairOfThreeArms)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const NaiveCount count = naiveCount(position, red);
    EXPECT_EQ(count.length, 2);
    EXPECT_EQ(count.roadSets.size(), 3U);
}

TEST(NaiveCounter, StopsAtAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-b-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const NaiveCount count = naiveCount(position, red);
    EXPECT_EQ(count.length, 2);
    EXPECT_EQ(count.roadSets.size(), 1U);
}

TEST(NaiveCounter, KeepsNoMoreSetsThanAskedFor)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const NaiveCount count = naiveCount(position, red, 2);
    EXPECT_EQ(count.roadSets.size(), 2U);
}

TEST(NaiveCounter, MeasuresTheLongestLineThroughEachRoad)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.-r-.-r-.-r-.-r-.-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.-b-.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const auto lengths = naiveLengthsThrough(position, red);
    EXPECT_EQ(lengths[edgeAt(position, "e1-f2")], 5); // of the line
    EXPECT_EQ(lengths[edgeAt(position, "e3-f4")], 5); // its last piece
    EXPECT_EQ(lengths[edgeAt(position, "d3-e3")], 5); // as long as that piece
    EXPECT_EQ(lengths[edgeAt(position, "g5-h5")], 0);
}

} // namespace
} // namespace longroad
