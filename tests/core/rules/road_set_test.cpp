// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_set.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

namespace longroad
{
namespace
{

constexpr int last = EdgeId::count - 1;

RoadSet setOf(std::initializer_list<int> roads)
{
    RoadSet set;
    for (const int road : roads)
        set.insert(EdgeId(road));
    return set;
}

TEST(RoadSet, IsEmptyAtFirst)
{
    EXPECT_TRUE(RoadSet().empty());
    EXPECT_EQ(RoadSet().size(), 0);
}

TEST(RoadSet, HasNoRoadButThoseInserted)
{
    for (const int inserted : {0, 5, 63, 64, last}) {
        const RoadSet set = setOf({inserted});
        EXPECT_FALSE(set.empty()) << inserted;
        for (int road = 0; road < EdgeId::count; ++road)
            EXPECT_EQ(set.contains(EdgeId(road)), road == inserted) << inserted << ", " << road;
    }
}

TEST(RoadSet, CountsEachRoadOnce)
{
    EXPECT_EQ(setOf({3, 63, 64, 3, last, 64}).size(), 4);
}

TEST(RoadSet, LosesARoadThatIsErased)
{
    for (const int erased : {0, 63, 64, last}) {
        RoadSet set = setOf({erased, 17, 81});
        set.erase(EdgeId(erased));
        EXPECT_EQ(set, setOf({17, 81})) << erased;
    }
}

TEST(RoadSet, StaysAsItIsWhereTheErasedRoadIsNotInIt)
{
    RoadSet set = setOf({17, 81});
    set.erase(EdgeId(18));
    EXPECT_EQ(set, setOf({17, 81}));
}

TEST(RoadSet, IsJoinedToAnother)
{
    EXPECT_EQ(setOf({1, 70}) | setOf({2, 70, last}), setOf({1, 2, 70, last}));
}

TEST(RoadSet, GivesTheRoadsThatAnotherLacks)
{
    EXPECT_EQ(setOf({1, 2, 70, last}) - setOf({2, 3, last}), setOf({1, 70}));
}

TEST(RoadSet, GivesTheRoadsThatBothHave)
{
    EXPECT_EQ(setOf({1, 2, 70, last}) & setOf({2, 3, last}), setOf({2, last}));
}

TEST(RoadSet, GivesTheRoadsThatOnlyOneHas)
{
    EXPECT_EQ(setOf({1, 2, 70, last}) ^ setOf({2, 3, last}), setOf({1, 3, 70}));
}

TEST(RoadSet, ListsItsRoadsInReadingOrder)
{
    std::vector<int> roads;
    for (const EdgeId road : setOf({last, 64, 5, 0, 63, 90}))
        roads.push_back(road.index());
    EXPECT_EQ(roads, (std::vector<int>{0, 5, 63, 64, 90, last}));
    for ([[maybe_unused]] const EdgeId road : RoadSet())
        FAIL();
}

TEST(RoadSet, KnowsItsFirstRoad)
{
    EXPECT_EQ(setOf({70, 5, last}).first(), EdgeId(5));
    EXPECT_EQ(setOf({70, last}).first(), EdgeId(70));
}

TEST(RoadSet, CountsWhateverThereIs)
{
    RoadSet set;
    for (int road = 0; road < EdgeId::count; ++road) {
        set.insert(EdgeId(road));
        EXPECT_EQ(set.size(), road + 1);
    }
}

TEST(RoadSet, ComesBeforeOneWithoutItsFirstRoad)
{
    EXPECT_TRUE(setOf({1, 9}).comesBefore(setOf({2, 3})));
    EXPECT_FALSE(setOf({2, 3}).comesBefore(setOf({1, 9})));
}

TEST(RoadSet, ComesBeforeByTheFirstRoadInWhichTheyDiffer)
{
    EXPECT_TRUE(setOf({1, 4, 9}).comesBefore(setOf({1, 5, 6})));
    EXPECT_TRUE(setOf({1, 80, last}).comesBefore(setOf({1, 81, 82})));
    EXPECT_FALSE(setOf({1, 81, 82}).comesBefore(setOf({1, 80, last})));
}

TEST(RoadSet, ComesBeforeByAnEarlyRoadWhateverTheLateOnes)
{
    EXPECT_TRUE(setOf({63}).comesBefore(setOf({64, 65, last})));
    EXPECT_FALSE(setOf({64, 65, last}).comesBefore(setOf({63})));
}

TEST(RoadSet, ComesBeforeItsOwnBeginning)
{
    EXPECT_TRUE(setOf({1, 70}).comesBefore(setOf({1})));
    EXPECT_FALSE(setOf({1}).comesBefore(setOf({1, 70})));
}

TEST(RoadSet, DoesNotComeBeforeItself)
{
    EXPECT_FALSE(setOf({1, 70}).comesBefore(setOf({1, 70})));
    EXPECT_FALSE(RoadSet().comesBefore(RoadSet()));
}

} // namespace
} // namespace longroad
