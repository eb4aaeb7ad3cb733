// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/least_removal.h"

#include "tests/support/board_fixture.h"
#include "tests/support/naive_counter.h"
#include "tests/support/random_seats.h"

namespace longroad
{
namespace
{

std::optional<int> length(const Position& position, Seat seat = red)
{
    return lengthByLeastRemoval(position.topology(), roadPoints(position, seat));
}

TEST(LeastRemoval, NeedsNoneWhereOnlyTheEndsAreOdd)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              11);
}

TEST(LeastRemoval, TakesOutARoadBetweenTwoForks)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            r       r       r       r       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              15);
}

TEST(LeastRemoval, MayLeaveARingThatOneOfTheRoadsComesBackTo)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              11);
}

// RULES.md 1.8
TEST(LeastRemoval, LetsALineEndAtAnothersBuilding)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .-r-B-r-.-r-.-r-.-r-.-r-.---.---.
            r       r       r       r       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              14);
}

// RULES.md 1.8: of two forks that were left the building takes one
TEST(LeastRemoval, DoesNotPassAnothersBuilding)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .-r-.-r-.-r-.-r-B-r-.-r-.---.---.
            r       r       r       r       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              std::nullopt);
}

TEST(LeastRemoval, FindsNothingWhereMoreMustGo)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       |       |       |
        .---.---.-r-.-r-.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              std::nullopt);
}

TEST(LeastRemoval, FindsNothingWhereRoadsLieApart)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              std::nullopt);
}

TEST(LeastRemoval, LooksOnlyWhereRingsMeet)
{
    EXPECT_EQ(length(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.---.---.---.---.
            |       r       r       |       |
        .---.---.---.-r-.-r-.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )")),
              std::nullopt);
}

TEST(LeastRemovalProperties, AgreesWithTheNaiveCounterWhereItAnswers)
{
    int answers = 0;
    forEveryRandomSeat([&](const Position& position, Seat seat, unsigned) {
        if (const auto found = length(position, seat)) {
            ++answers;
            ASSERT_EQ(*found, naiveCount(position, seat, 1).length);
        }
    });
    EXPECT_GT(answers, 0);
}

} // namespace
} // namespace longroad
