// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/awards.h"

#include <gtest/gtest.h>

#include <ostream>

namespace longroad
{

// What a failed expectation prints.
void PrintTo(const Award& award, std::ostream* out)
{
    *out << "reason " << static_cast<int>(award.reason) << ", after:";
    for (const Holder holder : award.after.members(Seat::count)) {
        if (holder)
            *out << " seat " << holder->index();
        else
            *out << " nobody";
    }
}

namespace
{

// As in the sample rows of RULES.md 2: the lengths of Blue, Orange and White.
constexpr Seat blue{0};
constexpr Seat orange{1};
constexpr Seat white{2};
constexpr Holder nobody = std::nullopt;

Counts counts(std::initializer_list<int> values)
{
    Counts result;
    for (const int value : values) {
        result.of[Seat(result.seatCount)] = value;
        ++result.seatCount;
    }
    return result;
}

Award longestRoad(std::initializer_list<int> lengths, Holders before)
{
    return decided(counts(lengths), leastLongestRoute, before);
}

Award longestRoad(std::initializer_list<int> lengths, Holder before)
{
    return longestRoad(lengths, Holders::known(before));
}

Award largestArmy(std::initializer_list<int> knights, Holder before)
{
    return decided(counts(knights), leastLargestArmy, Holders::known(before));
}

Award award(Holder before, Holder after, AwardReason reason)
{
    return {Holders::known(before), Holders::known(after), reason};
}

TEST(SampleRows, BlueKeepsAtSixSixFour)
{
    EXPECT_EQ(longestRoad({6, 6, 4}, blue), award(blue, blue, AwardReason::HolderKeepsOnTie));
}

TEST(SampleRows, OrangeTakesAtFourSixFive)
{
    EXPECT_EQ(longestRoad({4, 6, 5}, blue), award(blue, orange, AwardReason::ChallengerExceeds));
}

TEST(SampleRows, TheCardIsSetAsideAtFourSixSix)
{
    EXPECT_EQ(longestRoad({4, 6, 6}, blue), award(blue, nobody, AwardReason::TieWithoutHolder));
}

TEST(SampleRows, TheCardIsSetAsideAtThreeFourThree)
{
    EXPECT_EQ(longestRoad({3, 4, 3}, blue), award(blue, nobody, AwardReason::NobodyQualifies));
}

// After 4 6 6 the card is with nobody.
TEST(SampleRows, OrangeTakesItAfterwardsWithASeventh)
{
    EXPECT_EQ(longestRoad({4, 7, 6}, nobody), award(nobody, orange, AwardReason::SoleLeaderTakes));
}

// RULES.md 2.1
TEST(LongestRoadCard, GoesToNobodyBelowFive)
{
    EXPECT_EQ(longestRoad({4, 3, 2}, nobody), award(nobody, nobody, AwardReason::NobodyQualifies));
}

// RULES.md 2.1
TEST(LongestRoadCard, IsLostBelowFive)
{
    EXPECT_EQ(longestRoad({4, 3, 2}, blue), award(blue, nobody, AwardReason::NobodyQualifies));
}

// RULES.md 2.1, 2.3
TEST(LongestRoadCard, IsTakenWithFive)
{
    EXPECT_EQ(longestRoad({5, 4, 0}, nobody), award(nobody, blue, AwardReason::SoleLeaderTakes));
}

// RULES.md 2.2
TEST(LongestRoadCard, IsKeptByTheSoleLeader)
{
    EXPECT_EQ(longestRoad({9, 7, 4}, blue), award(blue, blue, AwardReason::HolderKeeps));
}

// RULES.md 2.2, 10
TEST(LongestRoadCard, IsNotTakenOnATie)
{
    EXPECT_EQ(longestRoad({5, 5, 0}, orange), award(orange, orange, AwardReason::HolderKeepsOnTie));
}

// RULES.md 2.2
TEST(LongestRoadCard, IsKeptOnATieOfThree)
{
    EXPECT_EQ(longestRoad({6, 6, 6}, white), award(white, white, AwardReason::HolderKeepsOnTie));
}

// RULES.md 2.3
TEST(LongestRoadCard, IsTakenWithOneMore)
{
    EXPECT_EQ(longestRoad({5, 6, 0}, blue), award(blue, orange, AwardReason::ChallengerExceeds));
}

// RULES.md 2.4, 10: not to one of two who tie
TEST(LongestRoadCard, IsNotTakenByTwoWhoTie)
{
    EXPECT_EQ(longestRoad({5, 5, 2}, nobody), award(nobody, nobody, AwardReason::TieWithoutHolder));
}

// RULES.md 2.5: by a road
TEST(LongestRoadCard, IsTakenFromAsideByARoad)
{
    EXPECT_EQ(longestRoad({5, 5, 6}, nobody), award(nobody, white, AwardReason::SoleLeaderTakes));
}

// RULES.md 2.5: because another cut broke the tie
TEST(LongestRoadCard, IsTakenFromAsideByACut)
{
    EXPECT_EQ(longestRoad({4, 3, 6}, nobody), award(nobody, white, AwardReason::SoleLeaderTakes));
}

// RULES.md 2.5: who held it earlier no longer matters
TEST(LongestRoadCard, IsNotGivenBackToAnEarlierHolderOnATie)
{
    // Blue held it until the cut; it lay aside; now Blue is level again.
    EXPECT_EQ(longestRoad({6, 6, 6}, nobody), award(nobody, nobody, AwardReason::TieWithoutHolder));
}

TEST(LongestRoadCard, IsDecidedForAnyNumberOfPlayers)
{
    EXPECT_EQ(longestRoad({5}, nobody), award(nobody, blue, AwardReason::SoleLeaderTakes));
    EXPECT_EQ(longestRoad({1, 2, 3, 4, 5, 6}, white),
              award(white, Seat(5), AwardReason::ChallengerExceeds));
}

// RULES.md 2: a unique leader with 5 or more always has it
TEST(UnknownHolder, MakesNoDifferenceToASoleLeader)
{
    EXPECT_EQ(longestRoad({4, 6, 5}, Holders::unknown()),
              (Award{Holders::unknown(), Holders::known(orange), AwardReason::SoleLeaderTakes}));
}

// RULES.md 2.1
TEST(UnknownHolder, MakesNoDifferenceBelowFive)
{
    EXPECT_EQ(longestRoad({4, 4, 3}, Holders::unknown()),
              (Award{Holders::unknown(), Holders::known(nobody), AwardReason::NobodyQualifies}));
}

// RULES.md 2: the answer for each possible holder, nobody included
TEST(UnknownHolder, LeavesATieUndecided)
{
    EXPECT_EQ(longestRoad({6, 6, 4}, Holders::unknown()),
              (Award{Holders::unknown(), Holders::known(blue).with(orange).with(nobody),
                     AwardReason::Undecided}));
}

// CONTRACT.md 3: while the card is undecided nobody scores it
TEST(UnknownHolder, HasNoHolderWhileUndecided)
{
    const Award undecided = longestRoad({6, 6, 4}, Holders::unknown());
    EXPECT_FALSE(undecided.isDecided());
    EXPECT_EQ(undecided.holder(), nobody);
}

// RULES.md 2: all the holders that are still possible are carried on
TEST(UnknownHolder, IsCarriedOnAsTheSetOfThosePossible)
{
    const Holders before = Holders::known(blue).with(white);
    EXPECT_EQ(longestRoad({6, 6, 4}, before),
              (Award{before, Holders::known(blue).with(nobody), AwardReason::Undecided}));
}

// RULES.md 2.4: neither of those who tie can have held it
TEST(UnknownHolder, MakesNoDifferenceWhereNoneOfThemSharesTheLead)
{
    const Holders before = Holders::known(white).with(nobody);
    EXPECT_EQ(longestRoad({6, 6, 4}, before),
              (Award{before, Holders::known(nobody), AwardReason::TieWithoutHolder}));
}

// CONTRACT.md 3: the reason follows from the lengths and the holder before alone
TEST(UnknownHolder, SaysSoleLeaderEvenWhereOneOfThemIsTheLeader)
{
    const Holders before = Holders::known(blue).with(nobody);
    EXPECT_EQ(longestRoad({6, 5, 4}, before),
              (Award{before, Holders::known(blue), AwardReason::SoleLeaderTakes}));
}

TEST(UnknownHolder, IsAssumedWhereTheStatedOneHasLeftTheTable)
{
    EXPECT_EQ(longestRoad({6, 6}, Holders::known(Seat(4))),
              (Award{Holders::unknown(), Holders::known(blue).with(orange).with(nobody),
                     AwardReason::Undecided}));
}

// RULES.md 3.1
TEST(LargestArmyCard, GoesToTheFirstWithThree)
{
    EXPECT_EQ(largestArmy({3, 2, 0}, nobody), award(nobody, blue, AwardReason::SoleLeaderTakes));
}

// RULES.md 3.1
TEST(LargestArmyCard, GoesToNobodyBelowThree)
{
    EXPECT_EQ(largestArmy({2, 1, 0}, nobody), award(nobody, nobody, AwardReason::NobodyQualifies));
}

// RULES.md 3.2
TEST(LargestArmyCard, IsNotTakenOnATie)
{
    EXPECT_EQ(largestArmy({3, 3, 0}, blue), award(blue, blue, AwardReason::HolderKeepsOnTie));
}

// RULES.md 3.2
TEST(LargestArmyCard, IsTakenWithOneMore)
{
    EXPECT_EQ(largestArmy({3, 4, 0}, blue), award(blue, orange, AwardReason::ChallengerExceeds));
}

TEST(Counts, HaveAGreatest)
{
    EXPECT_EQ(counts({3, 7, 5}).greatest(), 7);
    EXPECT_EQ(counts({}).greatest(), 0);
}

TEST(Counts, HaveLeadersInTheirOrder)
{
    EXPECT_EQ(counts({7, 3, 7}).leaders(), (std::vector{blue, white}));
    EXPECT_EQ(counts({1, 3, 2}).leaders(), std::vector{orange});
}

} // namespace
} // namespace longroad
