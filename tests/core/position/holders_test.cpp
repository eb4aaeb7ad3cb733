// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/seat.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Holder nobody = std::nullopt;

// CONTRACT.md 2: not known means any player, or nobody
TEST(Holders, AreEverybodyWhereNothingIsKnown)
{
    const Holders holders;
    EXPECT_EQ(holders, Holders::unknown());
    EXPECT_EQ(holders.members(3), (std::vector<Holder>{red, blue, white, nobody}));
    EXPECT_FALSE(holders.isKnown());
}

// CONTRACT.md 2: one left means known
TEST(Holders, AreKnownWhereOneIsLeft)
{
    EXPECT_TRUE(Holders::known(blue).isKnown());
    EXPECT_EQ(Holders::known(blue).holder(), blue);
    EXPECT_EQ(Holders::known(blue).members(6), std::vector<Holder>{blue});
}

TEST(Holders, MayBeKnownToBeNobody)
{
    EXPECT_TRUE(Holders::known(nobody).isKnown());
    EXPECT_EQ(Holders::known(nobody).holder(), nobody);
    EXPECT_EQ(Holders::known(nobody).members(6), std::vector<Holder>{nobody});
}

TEST(Holders, MayBeSeveral)
{
    const Holders holders = Holders::known(white).with(red);
    EXPECT_FALSE(holders.isKnown());
    EXPECT_EQ(holders.members(6), (std::vector<Holder>{red, white}));
}

TEST(Holders, TakeAMemberOnce)
{
    EXPECT_EQ(Holders::known(white).with(white), Holders::known(white));
}

TEST(Holders, KnowTheirMembers)
{
    const Holders holders = Holders::known(white).with(nobody);
    EXPECT_TRUE(holders.contains(white));
    EXPECT_TRUE(holders.contains(nobody));
    EXPECT_FALSE(holders.contains(red));
}

} // namespace
} // namespace longroad
