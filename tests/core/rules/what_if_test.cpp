// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/what_if.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

constexpr Holder nobody = std::nullopt;

Piece roadAt(const Position& position, std::string_view place)
{
    return BuildRoad{edgeAt(position, place)};
}

Piece settlementAt(const Position& position, std::string_view place)
{
    return BuildSettlement{vertexAt(position, place)};
}

Piece cityAt(const Position& position, std::string_view place)
{
    return BuildCity{vertexAt(position, place)};
}

std::vector<ViolationCode> codes(const Outcome& outcome)
{
    std::vector<ViolationCode> result;
    for (const Violation& violation : outcome.objections)
        result.push_back(violation.code);
    return result;
}

/// Red and blue count 7 each, and white has a city.
Position sevenAll()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        r-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
        |       |       |       |       |       |
        .-b-b-b-.-b-.-b-.-b-.-b-.-b-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---W---.---.---.---.---.
    )");
}

/// Red counts 7, blue and white 5 each; a road of blue's leads to the middle of red's.
Position sevenFiveFive()
{
    return board(R"(
                .-w-.-w-.-w-.-w-.-w-.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-b-.-b-.-b-.-b-.---.---.
        |       |       b       |       |       |
        .-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

// RULES.md 2.3 and 4.4: two points go and two come.
TEST(WhatIf, TakesTheCardFromAnotherWithAnEighthRoad)
{
    Position position = sevenAll();
    position.longestRouteBefore = Holders::known(blue);
    const Outcome outcome = outcomeOf(position, red, roadAt(position, "e4-f5"));
    EXPECT_TRUE(outcome.isAllowed());
    EXPECT_EQ(outcome.then.lengths.of[red], 8);
    EXPECT_EQ(outcome.then.lengths.of[blue], 7);
    EXPECT_EQ(outcome.then.longestRoute.holder(), red);
    EXPECT_EQ(outcome.then.longestRoute.reason, AwardReason::ChallengerExceeds);
    EXPECT_EQ(outcome.then.points[red], 1 + 2);
    EXPECT_EQ(outcome.then.points[blue], 1);
}

// RULES.md 1.8 and 2.4: red's route falls into 4 and 3, and two others tie.
TEST(WhatIf, SetsTheCardAsideWithASettlementInTheHoldersRoute)
{
    Position position = sevenFiveFive();
    position.longestRouteBefore = Holders::known(red);
    const Outcome outcome = outcomeOf(position, blue, settlementAt(position, "g3"));
    EXPECT_TRUE(outcome.isAllowed());
    EXPECT_EQ(outcome.then.lengths.of[red], 4);
    EXPECT_EQ(outcome.then.longestRoute.after, Holders::known(nobody));
    EXPECT_EQ(outcome.then.longestRoute.reason, AwardReason::TieWithoutHolder);
    EXPECT_EQ(outcome.then.points[red], 0);
    EXPECT_EQ(outcome.then.points[blue], 1);
}

// RULES.md 2.1: below five nobody has it.
TEST(WhatIf, GivesTheCardBackWhereNobodyReachesFiveAfterACut)
{
    Position position = sevenFiveFive();
    position.longestRouteBefore = Holders::known(red);
    for (const std::string_view shortened : {"a1-b1", "e4-f5"})
        position.roads[edgeAt(position, shortened)].reset();
    const Outcome outcome = outcomeOf(position, blue, settlementAt(position, "g3"));
    EXPECT_EQ(outcome.then.longestRoute.holder(), nobody);
    EXPECT_EQ(outcome.then.longestRoute.reason, AwardReason::NobodyQualifies);
}

// RULES.md 1.6
TEST(WhatIf, InterruptsNoOwnRouteWithASettlement)
{
    const Position position = sevenFiveFive();
    const Outcome outcome = outcomeOf(position, red, settlementAt(position, "g3"));
    EXPECT_EQ(outcome.then.lengths.of[red], 7);
    EXPECT_EQ(outcome.then.lengths.of[blue], 5); // 1.9: the route ends there.
}

// RULES.md 4.1: an upgrade adds 1; what a building interrupts it has interrupted already.
TEST(WhatIf, AddsAPointForACityAndNothingElse)
{
    Position position = sevenFiveFive();
    position.buildings[vertexAt(position, "g3")] = Building{blue, BuildingKind::Settlement};
    const WhatIf all = whatIf(position);
    const Outcome outcome = outcomeOf(position, blue, cityAt(position, "g3"));
    EXPECT_EQ(outcome.then.points[blue], all.now.points[blue] + 1);
    EXPECT_EQ(outcome.then.lengths.of[red], all.now.lengths.of[red]);
    EXPECT_EQ(outcome.then.lengths.of[blue], 5);
}

// RULES.md 4.1, 2.2
TEST(WhatIf, KnowsHowTheTableStandsWithoutAPieceMore)
{
    Position position = sevenAll();
    position.longestRouteBefore = Holders::known(blue);
    const WhatIf all = whatIf(position);
    EXPECT_EQ(all.now.lengths.of[red], 7);
    EXPECT_EQ(all.now.longestRoute.reason, AwardReason::HolderKeepsOnTie);
    EXPECT_EQ(all.now.points[blue], 1 + 2);
    EXPECT_EQ(all.now.points[white], 2);
}

// RULES.md 2: in a game red took the card with 7 before blue's move and keeps it on the tie.
TEST(WhatIf, LetsWhoHasTheCardNowKeepItInPlay)
{
    Position position = sevenAll();
    position.roads[edgeAt(position, "g4-h4")].reset();
    position.longestRouteBefore = Holders::known(blue);
    const Outcome outcome = outcomeOf(position, blue, roadAt(position, "g4-h4"));
    EXPECT_EQ(outcome.then.longestRoute.before, Holders::known(red));
    EXPECT_EQ(outcome.then.longestRoute.holder(), red);
}

// RULES.md 2: an arranged piece was there at the same moment, just before which blue held it.
TEST(WhatIf, KeepsTheStatedHolderBeforeInArranging)
{
    Position position = sevenAll();
    position.roads[edgeAt(position, "g4-h4")].reset();
    position.longestRouteBefore = Holders::known(blue);
    const Outcome outcome = outcomeOf(position, blue, roadAt(position, "g4-h4"),
                                      {.holderBefore = HolderBefore::AsStated});
    EXPECT_EQ(outcome.then.longestRoute.before, Holders::known(blue));
    EXPECT_EQ(outcome.then.longestRoute.holder(), blue);
}

// RULES.md 2, "Through a sequence of moves, all the holders that are still possible are carried
// on": with 7 each red, blue or nobody may hold it, white can't.
TEST(WhatIf, CarriesOnTheHoldersThatArePossible)
{
    const Position position = sevenAll();
    const Outcome idle = outcomeOf(position, white, roadAt(position, "k1-l1"));
    EXPECT_FALSE(idle.then.longestRoute.isDecided());
    EXPECT_EQ(idle.then.longestRoute.after.members(3), (std::vector<Holder>{red, blue, nobody}));
    EXPECT_EQ(idle.then.points[red], 1); // CONTRACT.md 3: while undecided nobody scores it.
    const Outcome deciding = outcomeOf(position, red, roadAt(position, "e4-f5"));
    EXPECT_EQ(deciding.then.longestRoute.holder(), red);
}

// RULES.md 5.4
TEST(WhatIf, SaysWhatIsAgainstAPieceAndCountsItAllTheSame)
{
    const Position position = sevenAll();
    const Outcome outcome = outcomeOf(position, red, settlementAt(position, "e1"));
    ASSERT_EQ(codes(outcome), std::vector<ViolationCode>{ViolationCode::DistanceRule});
    EXPECT_EQ(outcome.objections.front().places,
              (std::vector<Place>{vertexAt(position, "e1"), vertexAt(position, "f1")}));
    EXPECT_EQ(outcome.then.points[red], 2);
}

// RULES.md 5.7
TEST(WhatIf, FollowsTheRulesOfSetUpWhereAsked)
{
    const Position position = sevenAll();
    const Piece piece = settlementAt(position, "a3");
    EXPECT_EQ(codes(outcomeOf(position, white, piece)),
              std::vector<ViolationCode>{ViolationCode::NoConnection});
    EXPECT_TRUE(outcomeOf(position, white, piece, {.inSetup = true}).isAllowed());
}

// RULES.md 4.2
TEST(WhatIf, AllowsNothingAfterTheWin)
{
    const Position position = sevenAll();
    EXPECT_EQ(codes(outcomeOf(position, red, roadAt(position, "e4-f5"), {.isWon = true})),
              std::vector<ViolationCode>{ViolationCode::AfterTheWin});
}

// RULES.md 5.1 and 5.5
TEST(WhatIf, ChangesNothingWhereThePieceCannotBe)
{
    Position position = sevenAll();
    position.longestRouteBefore = Holders::known(blue);
    const Outcome road = outcomeOf(position, white, roadAt(position, "e1-f1"));
    EXPECT_EQ(codes(road), std::vector<ViolationCode>{ViolationCode::Occupied});
    EXPECT_EQ(road.then.lengths.of, whatIf(position).now.lengths.of);
    const Outcome city = outcomeOf(position, blue, cityAt(position, "f1"));
    EXPECT_EQ(codes(city), std::vector<ViolationCode>{ViolationCode::NotASettlement});
    EXPECT_EQ(city.then.points, whatIf(position).now.points);
}

// RULES.md 5.1, 5.5
TEST(WhatIf, ListsEachFreePlaceAndOwnSettlementForEachPlayer)
{
    const Position position = sevenAll();
    int roads = 0;
    int settlements = 0;
    std::vector<Seat> cities;
    for (const Outcome& outcome : whatIf(position).outcomes) {
        roads += std::holds_alternative<BuildRoad>(outcome.piece) ? 1 : 0;
        settlements += std::holds_alternative<BuildSettlement>(outcome.piece) ? 1 : 0;
        if (std::holds_alternative<BuildCity>(outcome.piece))
            cities.push_back(outcome.player);
    }
    EXPECT_EQ(roads, 3 * (72 - 14));
    EXPECT_EQ(settlements, 3 * (54 - 3));
    EXPECT_EQ(cities, (std::vector<Seat>{red, blue})); // f1 comes before h1.
}

TEST(WhatIf, HasNothingForAHex)
{
    const Position position = sevenAll();
    EXPECT_FALSE(pieceFor(position, red, hexAt(position, "C3")));
}

} // namespace
} // namespace longroad
