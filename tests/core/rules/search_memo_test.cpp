// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/search_memo.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr int many = 400'000; ///< More than a memory has room for.

SearchMemo::Key keyOf(int index)
{
    const auto number = static_cast<std::uint64_t>(index);
    return {number * number + 1, static_cast<std::size_t>(index % 100)};
}

int countOf(int index)
{
    return index % 7;
}

/// A memory that has seen enough for it to remember what comes.
SearchMemo experienced()
{
    SearchMemo memo;
    for (int index = 0; index < 5000; ++index)
        memo.store({std::uint64_t(1) << 50, 120}, 0, 1);
    return memo;
}

TEST(SearchMemo, KnowsNothingAtFirst)
{
    SearchMemo memo;
    EXPECT_EQ(memo.find(keyOf(1), 0), std::nullopt);
}

TEST(SearchMemo, KnowsNothingOfAStateThatItWasNotTold)
{
    SearchMemo memo = experienced();
    EXPECT_EQ(memo.find({0, 0}, 0), std::nullopt);
    EXPECT_EQ(memo.find({5, 3}, 0), std::nullopt);
}

TEST(SearchMemo, RemembersInHowManyWays)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 2, 17);
    EXPECT_EQ(memo.find({5, 3}, 2), 17);
}

TEST(SearchMemo, RemembersTheGreatestCount)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 109, 1000);
    EXPECT_EQ(memo.find({5, 3}, 109), 1000);
}

TEST(SearchMemo, RemembersTheLatest)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 2, 0);
    memo.store({5, 3}, 4, 17);
    EXPECT_EQ(memo.find({5, 3}, 4), 17);
}

TEST(SearchMemo, TellsStatesApart)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 2, 17);
    EXPECT_EQ(memo.find({6, 3}, 2), std::nullopt);
    EXPECT_EQ(memo.find({5 | std::uint64_t(1) << 63, 3}, 2), std::nullopt);
}

TEST(SearchMemo, TellsStepsApart)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 2, 17);
    EXPECT_EQ(memo.find({5, 4}, 2), std::nullopt);
}

TEST(SearchMemo, KnowsThatLessIsNotEnoughEither)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 4, 0);
    EXPECT_EQ(memo.find({5, 3}, 3), 0);
}

TEST(SearchMemo, DoesNotKnowWhetherMoreIsEnough)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 4, 0);
    EXPECT_EQ(memo.find({5, 3}, 5), std::nullopt);
}

TEST(SearchMemo, DoesNotKnowInHowManyWaysLessIsEnough)
{
    SearchMemo memo = experienced();
    memo.store({5, 3}, 4, 17);
    EXPECT_EQ(memo.find({5, 3}, 3), std::nullopt);
    EXPECT_EQ(memo.find({5, 3}, 5), std::nullopt);
}

TEST(SearchMemo, RemembersThousandsOfStates)
{
    SearchMemo memo = experienced();
    for (int index = 0; index < 10'000; ++index)
        memo.store(keyOf(index), 1, countOf(index));
    int known = 0;
    for (int index = 0; index < 10'000; ++index)
        known += memo.find(keyOf(index), 1) ? 1 : 0;
    EXPECT_GT(known, 5'000);
}

TEST(SearchMemo, ForgetsRatherThanGrowsWithoutEnd)
{
    SearchMemo memo;
    for (int index = 0; index < many; ++index)
        memo.store(keyOf(index), 1, countOf(index));
    int known = 0;
    for (int index = 0; index < many; ++index)
        known += memo.find(keyOf(index), 1) ? 1 : 0;
    EXPECT_LE(known, (2 << 20) / 16); // of 16 bytes each, since a state alone has 8
    EXPECT_GT(known, 50'000);
}

TEST(SearchMemo, NeverMixesUpWhatItForgetsAndWhatItKnows)
{
    SearchMemo memo;
    for (int index = 0; index < many; ++index)
        memo.store(keyOf(index), 1, countOf(index));
    for (int index = 0; index < many; ++index) {
        const auto known = memo.find(keyOf(index), 1);
        ASSERT_EQ(known.value_or(countOf(index)), countOf(index)) << index;
    }
}

} // namespace
} // namespace longroad
