// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/trade.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// The beginner's harbours (RULES.md 7.3) with these pieces.
Position withHarbors(Position position)
{
    position.landscape.harbors = beginnerLandscape().harbors;
    return position;
}

/// The same with one building of red's and nothing else. (Harbours aren't in a drawing, so there
/// would be nothing to see.)
Position withRedAt(std::string_view name, BuildingKind kind = BuildingKind::Settlement)
{
    Position position;
    position.seatCount = 1;
    position.buildings[vertexAt(position, name)] = Building{red, kind};
    return withHarbors(position);
}

/// Red's rates for brick, lumber, wool, grain and ore.
std::vector<int> ratesOf(const Position& position, Seat player = red)
{
    const TradeRates rates = tradeRates(position, player);
    std::vector<int> cards;
    for (const Resource resource : allResources)
        cards.push_back(rates[resource].cards);
    return cards;
}

// RULES.md 6.1
TEST(TradeRates, AreFourForOneWithoutAHarbor)
{
    const Position position = withHarbors(board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---R---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"));
    EXPECT_EQ(ratesOf(position), (std::vector{4, 4, 4, 4, 4}));
}

// CONTRACT.md 2: no rate but 4:1 is claimed
TEST(TradeRates, AreFourForOneWhereHarborsAreNotEntered)
{
    const Position position = board(R"(
                .---r---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(ratesOf(position), (std::vector{4, 4, 4, 4, 4}));
}

// RULES.md 6.2: a1-b1 is a generic harbour
TEST(TradeRates, AreThreeForOneWithASettlementAtAGenericHarbor)
{
    EXPECT_EQ(ratesOf(withRedAt("a1")), (std::vector{3, 3, 3, 3, 3}));
}

// RULES.md 6.2
TEST(TradeRates, AreThreeForOneWithACityThere)
{
    EXPECT_EQ(ratesOf(withRedAt("a1", BuildingKind::City)), (std::vector{3, 3, 3, 3, 3}));
}

// RULES.md 6.2
TEST(TradeRates, AreTheSameAtEitherIntersectionOfAHarbor)
{
    EXPECT_EQ(ratesOf(withRedAt("b1")), (std::vector{3, 3, 3, 3, 3}));
}

// RULES.md 6.3: each special harbour improves its own resource and nothing else
TEST(TradeRates, AreTwoForOneForTheResourceOfASpecialHarbor)
{
    EXPECT_EQ(ratesOf(withRedAt("h1")), (std::vector{2, 4, 4, 4, 4}));
    EXPECT_EQ(ratesOf(withRedAt("d1")), (std::vector{4, 2, 4, 4, 4}));
    EXPECT_EQ(ratesOf(withRedAt("j4")), (std::vector{4, 4, 2, 4, 4}));
    EXPECT_EQ(ratesOf(withRedAt("a2")), (std::vector{4, 4, 4, 2, 4}));
    EXPECT_EQ(ratesOf(withRedAt("c4")), (std::vector{4, 4, 4, 4, 2}));
}

// RULES.md 6.6
TEST(TradeRates, AreTheBestOfAllHarbors)
{
    const Position position = withHarbors(board(R"(
                .---r---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---R---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---r---.---.---.---.---.
    )"));
    EXPECT_EQ(ratesOf(position), (std::vector{2, 3, 3, 3, 2}));
}

// RULES.md 6.2
TEST(TradeRates, NeedABuildingNotARoad)
{
    const Position position = withHarbors(board(R"(
                .-r-.---r---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"));
    EXPECT_EQ(ratesOf(position), (std::vector{4, 4, 4, 4, 4}));
}

// RULES.md 6.2
TEST(TradeRates, AreEachPlayersOwn)
{
    const Position position = withHarbors(board(R"(
                .---b---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"));
    EXPECT_EQ(ratesOf(position, red), (std::vector{4, 4, 4, 4, 4}));
    EXPECT_EQ(ratesOf(position, blue), (std::vector{3, 3, 3, 3, 3}));
}

// RULES.md 6.5
TEST(TradeRates, DoNotMindTheRobber)
{
    Position position = withRedAt("h1");
    position.robber = hexAt(position, "D1");
    EXPECT_EQ(ratesOf(position), (std::vector{2, 4, 4, 4, 4}));
}

TEST(TradeRates, NameTheHarborThatGivesThem)
{
    const Position position = withHarbors(board(R"(
                .---r---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"));
    const TradeRates rates = tradeRates(position, red);
    EXPECT_EQ(rates[Resource::Brick].harbor, edgeAt(position, "h1-i1"));
    EXPECT_EQ(rates[Resource::Ore].harbor, edgeAt(position, "a1-b1"));
}

TEST(TradeRates, NameTheFirstOfTwoHarborsOfOneRate)
{
    const Position position = withHarbors(board(R"(
                .---r---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---r---.---.---.---.---.
    )"));
    EXPECT_EQ(tradeRates(position, red)[Resource::Ore].harbor, edgeAt(position, "a1-b1"));
}

// RULES.md 6.6
TEST(TradeRates, KnowAGenericHarborBesideABetterOne)
{
    // The five special harbours of RULES.md 7.3 and a generic one.
    Position position;
    position.seatCount = 1;
    for (const char* name : {"a1", "a2", "c4", "d1", "h1", "j4"})
        position.buildings[vertexAt(position, name)] = Building{red, BuildingKind::Settlement};
    position = withHarbors(position);
    EXPECT_EQ(ratesOf(position), (std::vector{2, 2, 2, 2, 2}));
    EXPECT_EQ(tradeRates(position, red).genericHarbor, edgeAt(position, "a1-b1"));
}

TEST(TradeRates, AreThoseOfSomeHarborsWhereOnlySomeAreCounted)
{
    const Position position = withHarbors(board(R"(
                .---r---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---R---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"));
    std::vector<EdgeId> harbors = harborsOf(position, red);
    ASSERT_EQ(names(position, harbors), (std::vector<std::string>{"a1-b1", "c4-d5"}));
    harbors.erase(harbors.begin());
    EXPECT_EQ(tradeRates(position, harbors)[Resource::Brick], TradeRate());
    EXPECT_EQ(tradeRates(position, harbors)[Resource::Ore].cards, 2);
}

TEST(TradeRates, NameNoHarborAtFourForOne)
{
    const Position position = withRedAt("h1");
    EXPECT_EQ(tradeRates(position, red)[Resource::Ore].harbor, std::nullopt);
}

} // namespace
} // namespace longroad
