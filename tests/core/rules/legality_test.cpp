// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/legality.h"

#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

std::vector<ViolationCode> codes(const Layout& layout, const Move& move, bool isWon = false)
{
    std::vector<ViolationCode> result;
    for (const Violation& violation : objections(layout.start, move, isWon))
        result.push_back(violation.code);
    return result;
}

using Codes = std::vector<ViolationCode>;

/// Red has a settlement at e5 with two roads leading up to c4, where Blue has settled.
Layout stopped()
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"c4-d5", "d5-e5"});
    giveSettlement(layout, red, "e5");
    giveSettlement(layout, blue, "c4");
    giveRoads(layout, blue, {"c4-d4"});
    return layout;
}

} // namespace

// RULES.md 5.1
TEST(Legality, TakesOneRoadAtARoadPlace)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, road(layout, red, "d5-e5")), Codes{ViolationCode::Occupied});
    EXPECT_FALSE(isPossible(layout.start, road(layout, red, "d5-e5")));
}

// RULES.md 5.1
TEST(Legality, TakesOneBuildingAtAnIntersection)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, settlement(layout, red, "c4")), Codes{ViolationCode::Occupied});
}

// RULES.md 5.2
TEST(Legality, ConnectsARoadToAnOwnBuildingOrRoad)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, road(layout, red, "e5-f5")), Codes{});
    EXPECT_EQ(codes(layout, road(layout, red, "a1-b1")), Codes{ViolationCode::NoConnection});
}

// RULES.md 5.2
TEST(Legality, ConnectsNoRoadThroughAnotherPlayersBuilding)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, road(layout, red, "b4-c4")), Codes{ViolationCode::NoConnection});
    // That it can be made all the same is what the players of a part of a board ask for.
    EXPECT_TRUE(isPossible(layout.start, road(layout, red, "b4-c4")));
}

// RULES.md 5.2
TEST(Legality, LetsARoadEndAtAnotherPlayersBuilding)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"d5-e5"});
    giveSettlement(layout, red, "e5");
    giveSettlement(layout, blue, "c4");
    EXPECT_EQ(codes(layout, road(layout, red, "c4-d5")), Codes{});
}

// RULES.md 5.3
TEST(Legality, LetsBothPartsOfACutRouteGrow)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"c3-d3", "c3-d4", "c4-d4", "c4-d5"});
    giveSettlement(layout, red, "d3");
    giveSettlement(layout, blue, "d4");
    EXPECT_EQ(codes(layout, road(layout, red, "d5-e5")), Codes{});
    EXPECT_EQ(codes(layout, road(layout, red, "d3-e3")), Codes{});
}

// RULES.md 5.4
TEST(Legality, WantsAnOwnRoadAtASettlement)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, settlement(layout, red, "a1")), Codes{ViolationCode::NoConnection});
}

// RULES.md 5.4
TEST(Legality, WantsTwoRoadsBetweenBuildings)
{
    const Layout layout = stopped();
    const auto found = objections(layout.start, settlement(layout, red, "d5"), false);
    ASSERT_EQ(found.size(), 2U);
    for (const Violation& violation : found)
        EXPECT_EQ(violation.code, ViolationCode::DistanceRule);
    // The one whose intersection comes first in reading order.
    EXPECT_EQ(names(layout.start, found[0].places), (std::vector<std::string>{"c4", "d5"}));
    EXPECT_EQ(found[0].player, blue);
    EXPECT_EQ(names(layout.start, found[1].places), (std::vector<std::string>{"d5", "e5"}));
    EXPECT_EQ(found[1].player, red);
}

// RULES.md 5.4
TEST(Legality, LetsASettlementStandInAnotherPlayersRoad)
{
    Layout layout = plainLayout(2);
    giveRoads(layout, red, {"c3-d3", "c3-d4", "c4-d4"});
    giveRoads(layout, blue, {"b3-c3"});
    EXPECT_EQ(codes(layout, settlement(layout, blue, "c3")), Codes{});
}

// RULES.md 5.5
TEST(Legality, PutsACityInThePlaceOfAnOwnSettlement)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, city(layout, red, "e5")), Codes{});
    EXPECT_EQ(moved(layout.start, city(layout, red, "e5")).buildings[vertexAt(layout.start, "e5")],
              (Building{red, BuildingKind::City}));
    for (const char* place : {"c4", "a1"}) {
        EXPECT_EQ(codes(layout, city(layout, red, place)), Codes{ViolationCode::NotASettlement});
        EXPECT_FALSE(isPossible(layout.start, city(layout, red, place)));
    }
}

// RULES.md 5.6
TEST(Legality, CountsTheSupply)
{
    Layout layout = plainLayout(1);
    const auto edges = layout.start.topology().edges();
    for (int index = 0; index < 15; ++index)
        layout.start.roads[EdgeId(index)] = red;
    EXPECT_GT(edges.size(), 15);
    layout.start.roads[EdgeId(14)].reset();
    EXPECT_EQ(codes(layout, {red, BuildRoad{EdgeId(14)}, false, {}}), Codes{});
    layout.start.roads[EdgeId(14)] = red;
    EXPECT_EQ(codes(layout, {red, BuildRoad{EdgeId(15)}, false, {}}),
              Codes{ViolationCode::TooManyRoads});
}

// RULES.md 5.6
TEST(Legality, CountsSettlementsAndCitiesApart)
{
    Layout layout = plainLayout(1);
    for (const char* place : {"a1", "a2", "a3", "l1", "l2"})
        giveSettlement(layout, red, place);
    giveRoads(layout, red, {"k4-l3"});
    EXPECT_EQ(codes(layout, settlement(layout, red, "l3")),
              Codes{ViolationCode::TooManySettlements});
    for (const char* place : {"a1", "a2", "a3", "l1"}) {
        layout.start.buildings[vertexAt(layout.start, place)] = Building{red, BuildingKind::City};
    }
    // A settlement that became a city is back in the supply.
    EXPECT_EQ(codes(layout, settlement(layout, red, "l3")), Codes{});
    EXPECT_EQ(codes(layout, city(layout, red, "l2")), Codes{ViolationCode::TooManyCities});
}

// RULES.md 5.7
TEST(Legality, LetsTwoSettlementsStandAnywhereInSetup)
{
    Layout layout = plainLayout(2);
    EXPECT_EQ(codes(layout, inSetup(settlement(layout, red, "a1"))), Codes{});
    giveSettlement(layout, red, "a1");
    EXPECT_EQ(codes(layout, inSetup(settlement(layout, red, "l1"))), Codes{});
    EXPECT_EQ(codes(layout, inSetup(settlement(layout, red, "b1"))),
              Codes{ViolationCode::DistanceRule});
    giveSettlement(layout, red, "l1");
    EXPECT_EQ(codes(layout, inSetup(settlement(layout, red, "f1"))),
              Codes{ViolationCode::NoConnection});
}

// RULES.md 5.7: a settlement that became a city was placed all the same.
TEST(Legality, CountsCitiesAmongTheTwoOfTheSetup)
{
    Layout layout = plainLayout(1);
    for (const char* place : {"a1", "l1"}) {
        layout.start.buildings[vertexAt(layout.start, place)] = Building{red, BuildingKind::City};
    }
    EXPECT_EQ(codes(layout, inSetup(settlement(layout, red, "f1"))),
              Codes{ViolationCode::NoConnection});
}

// RULES.md 5.7
TEST(Legality, JoinsARoadInSetupToTheSettlementJustPlaced)
{
    Layout layout = plainLayout(1);
    giveSettlement(layout, red, "a1");
    giveRoads(layout, red, {"a1-b1"});
    giveSettlement(layout, red, "l1");
    EXPECT_EQ(codes(layout, inSetup(road(layout, red, "k1-l1"))), Codes{});
    EXPECT_EQ(codes(layout, inSetup(road(layout, red, "a1-b2"))),
              Codes{ViolationCode::NoConnection});
    EXPECT_EQ(codes(layout, inSetup(road(layout, red, "b1-c1"))),
              Codes{ViolationCode::NoConnection});
    // After the set-up both would do (5.2).
    EXPECT_EQ(codes(layout, road(layout, red, "a1-b2")), Codes{});
}

// RULES.md 4.2
TEST(Legality, AsksWhoseTurnItIsOnceTurnsAreInUse)
{
    Layout layout = stopped();
    EXPECT_EQ(codes(layout, knight(blue)), Codes{});
    layout.start.turn = red;
    EXPECT_EQ(codes(layout, knight(blue)), Codes{ViolationCode::NotYourTurn});
    EXPECT_EQ(codes(layout, knight(red)), Codes{});
    EXPECT_EQ(codes(layout, turn(blue)), Codes{});
}

// RULES.md 4.2
TEST(Legality, EndsTheGameWithTheWin)
{
    const Layout layout = stopped();
    EXPECT_EQ(codes(layout, turn(blue), true), Codes{ViolationCode::AfterTheWin});
    EXPECT_EQ(codes(layout, road(layout, red, "e5-f5"), true), Codes{ViolationCode::AfterTheWin});
}

} // namespace longroad
