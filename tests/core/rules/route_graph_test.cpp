// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_graph.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

RoadSet only(int road)
{
    RoadSet roads;
    roads.insert(EdgeId(road));
    return roads;
}

Lines after(Lines lines, const Lines& offered)
{
    lines.offer(offered);
    return lines;
}

TEST(Lines, TakeWhatIsLonger)
{
    const Lines lines = after({5, 3, only(1)}, {6, 2, only(2)});
    EXPECT_EQ(lines.length, 6);
    EXPECT_EQ(lines.count, 2);
    EXPECT_EQ(lines.first, only(2));
}

TEST(Lines, LeaveWhatIsShorter)
{
    const Lines lines = after({5, 3, only(2)}, {4, 2, only(1)});
    EXPECT_EQ(lines.length, 5);
    EXPECT_EQ(lines.count, 3);
    EXPECT_EQ(lines.first, only(2));
}

TEST(Lines, AddUpWhatIsAsLong)
{
    EXPECT_EQ(after({5, 3, only(1)}, {5, 2, only(2)}).count, 5);
}

TEST(Lines, KeepTheFirstInWhateverOrderTheyCome)
{
    EXPECT_EQ(after({5, 3, only(1)}, {5, 2, only(2)}).first, only(1));
    EXPECT_EQ(after({5, 2, only(2)}, {5, 3, only(1)}).first, only(1));
}

// No board is known where groups that lie apart have so many together.
TEST(Lines, CountNoFurtherThanTheLimit)
{
    EXPECT_EQ(after({5, maxEquallyLong - 1, only(1)}, {5, 2, only(2)}).count, maxEquallyLong);
}

TEST(Lines, AreStillNoneWhereNothingIsOffered)
{
    EXPECT_EQ(after({}, {}).count, 0);
}

} // namespace
} // namespace longroad
