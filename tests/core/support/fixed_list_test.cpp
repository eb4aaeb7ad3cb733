// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/support/fixed_list.h"

#include <gtest/gtest.h>

#include <vector>

namespace longroad
{
namespace
{

using Three = FixedList<int, 3>;

std::vector<int> items(const Three& list)
{
    return {list.begin(), list.end()};
}

Three listOf(const std::vector<int>& numbers)
{
    Three list;
    for (const int number : numbers)
        list.push_back(number);
    return list;
}

TEST(FixedList, IsEmptyAtFirst)
{
    EXPECT_TRUE(Three().empty());
    EXPECT_EQ(Three().size(), 0U);
    EXPECT_EQ(items({}), std::vector<int>{});
}

TEST(FixedList, KeepsItemsInTheirOrder)
{
    EXPECT_EQ(items(listOf({7, 5, 9})), (std::vector{7, 5, 9}));
}

TEST(FixedList, FindsItemsByIndex)
{
    Three list = listOf({7, 5, 9});
    EXPECT_EQ(list[1], 5);
    list[1] = 6;
    EXPECT_EQ(items(list), (std::vector{7, 6, 9}));
}

TEST(FixedList, HasItsLastItemAtTheBack)
{
    Three list = listOf({7, 5});
    EXPECT_EQ(list.back(), 5);
    list.back() = 6;
    EXPECT_EQ(items(list), (std::vector{7, 6}));
}

TEST(FixedList, GivesUpItsLastItem)
{
    Three list = listOf({7, 5, 9});
    list.pop_back();
    EXPECT_EQ(items(list), (std::vector{7, 5}));
    EXPECT_FALSE(list.empty());
}

TEST(FixedList, HasRoomAgainWhereAnItemWasGivenUp)
{
    Three list = listOf({7, 5, 9});
    list.pop_back();
    list.push_back(8);
    EXPECT_EQ(items(list), (std::vector{7, 5, 8}));
}

TEST(FixedList, KeepsAnItemOnlyIfItIsToldTo)
{
    Three list = listOf({7});
    list.pushBackIf(false, 5);
    EXPECT_EQ(items(list), std::vector{7});
    list.pushBackIf(true, 9);
    EXPECT_EQ(items(list), (std::vector{7, 9}));
}

TEST(FixedList, IsCopiedWithItsItems)
{
    const Three list = listOf({7, 5});
    Three copy = list;
    copy.push_back(9);
    copy[0] = 8;
    EXPECT_EQ(items(copy), (std::vector{8, 5, 9}));
    EXPECT_EQ(items(list), (std::vector{7, 5}));
}

TEST(FixedList, LosesItsOwnItemsWhenAnotherIsAssigned)
{
    Three list = listOf({7, 5, 9});
    list = listOf({1});
    EXPECT_EQ(items(list), std::vector{1});
}

TEST(FixedList, SurvivesBeingAssignedToItself)
{
    Three list = listOf({7, 5});
    const Three& same = list;
    list = same;
    EXPECT_EQ(items(list), (std::vector{7, 5}));
}

TEST(FixedList, MayBeginWithDefaultItems)
{
    struct Item
    {
        int value = 7;
    };
    const FixedList<Item, 5> list(3);
    ASSERT_EQ(list.size(), 3U);
    for (const Item& item : list)
        EXPECT_EQ(item.value, 7);
}

TEST(FixedListFiller, AppendsToWhatIsThere)
{
    struct Item
    {
        int value;
        char letter;
    };
    FixedList<Item, 5> list;
    list.push_back({1, 'a'});
    {
        FixedList<Item, 5>::Filler filler(list);
        filler.emplace_back(2, 'b');
        filler.emplace_back(3, 'c');
        EXPECT_EQ(filler.size(), 3);
    }
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].value, 1);
    EXPECT_EQ(list[1].letter, 'b');
    EXPECT_EQ(list[2].value, 3);
}

} // namespace
} // namespace longroad
