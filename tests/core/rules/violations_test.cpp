// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/violations.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace longroad
{

// What a failed expectation prints.
void PrintTo(const Violation& violation, std::ostream* out)
{
    *out << "code " << static_cast<int>(violation.code) << ", seat " << violation.player.index()
         << ", " << violation.places.size() << " places";
}

namespace
{

using Codes = std::vector<ViolationCode>;
using Names = std::vector<std::string>;

Codes codes(const Position& position)
{
    Codes result;
    for (const Violation& violation : violations(position))
        result.push_back(violation.code);
    return result;
}

/// The one violation of that kind.
Violation only(const Position& position, ViolationCode code)
{
    std::vector<Violation> found;
    for (const Violation& violation : violations(position)) {
        if (violation.code == code)
            found.push_back(violation);
    }
    if (found.size() != 1) {
        ADD_FAILURE() << found.size() << " violations of code " << static_cast<int>(code)
                      << drawing(position);
        return {code, Seat(5), {}};
    }
    return found.front();
}

bool has(const Position& position, ViolationCode code)
{
    const Codes found = codes(position);
    return std::find(found.begin(), found.end(), code) != found.end();
}

TEST(Violations, AreNoneOnAnEmptyBoard)
{
    EXPECT_EQ(codes(Position()), Codes{});
}

TEST(Violations, AreNoneInALegalPosition)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-.-r-.---.-b-B---.---.---.---.
            |       |       b       |       |
            .---.---.---.---b---.---.---.---.
                |       |       |       |
                .-r-r---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{});
}

// RULES.md 5.4
TEST(DistanceRule, IsBrokenByBuildingsOneRoadApart)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-R---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Violation violation = only(position, ViolationCode::DistanceRule);
    EXPECT_EQ(names(position, violation.places), (Names{"g2", "h1"}));
}

// RULES.md 5.4: no buildings of anyone
TEST(DistanceRule, IsBrokenByDifferentPlayersToo)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r---b-b-.---.---.---.---.---.---.---.
            r       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{ViolationCode::DistanceRule});
}

// CONTRACT.md 3: the player is the first one's
TEST(DistanceRule, NamesThePlayerOfTheFirstBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r---b-b-.---.---.---.---.---.---.---.
            r       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(only(position, ViolationCode::DistanceRule).player, blue);
}

// RULES.md 5.4
TEST(DistanceRule, IsKeptTwoRoadsApart)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-r---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{});
}

// RULES.md 5.4: no road between them is needed
TEST(DistanceRule, IsBrokenWithoutARoadBetween)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       r       |       |       |       |
        .---r---r---.---.---.---.---.---.---.---.
            r       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_TRUE(has(position, ViolationCode::DistanceRule));
}

// CONTRACT.md 3: each fact once
TEST(DistanceRule, IsReportedOnceForEachPair)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-r-r-r---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), (Codes{ViolationCode::DistanceRule, ViolationCode::DistanceRule}));
}

// RULES.md 1.12, 5.6
TEST(Supply, HasFifteenRoads)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.-r-.-r-.-r-.-r-.
        |       |       |       |       |       r
        .-r-r-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const Position fifteen = position;
    EXPECT_EQ(codes(fifteen), Codes{});
    Position sixteen = fifteen;
    sixteen.roads[edgeAt(sixteen, "e3-f4")] = red;
    EXPECT_EQ(violations(sixteen), (std::vector{Violation{ViolationCode::TooManyRoads, red, {}}}));
}

// RULES.md 5.6
TEST(Supply, HasFiveSettlements)
{
    const Position position = board(R"(
                .---r---.---r---.---r---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---r---.---r---.---.---.
    )");
    const Position five = position;
    EXPECT_FALSE(has(five, ViolationCode::TooManySettlements));
    Position six = five;
    six.buildings[vertexAt(six, "e3")] = Building{red, BuildingKind::Settlement};
    EXPECT_EQ(only(six, ViolationCode::TooManySettlements),
              (Violation{ViolationCode::TooManySettlements, red, {}}));
}

// RULES.md 5.6
TEST(Supply, HasFourCities)
{
    const Position position = board(R"(
                .---R---.---R---.---R---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---R---.---.---.---.---.
    )");
    const Position four = position;
    EXPECT_FALSE(has(four, ViolationCode::TooManyCities));
    Position five = four;
    five.buildings[vertexAt(five, "e3")] = Building{red, BuildingKind::City};
    EXPECT_EQ(only(five, ViolationCode::TooManyCities),
              (Violation{ViolationCode::TooManyCities, red, {}}));
}

// RULES.md 5.5: a settlement under a city is back in the supply
TEST(Supply, TakesTheSettlementBackUnderACity)
{
    const Position position = board(R"(
                .---r---.---r---.---r---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---R---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---r---.---r---.---.---.
    )");
    EXPECT_FALSE(has(position, ViolationCode::TooManySettlements));
}

// RULES.md 5.6
TEST(Supply, IsEachPlayersOwn)
{
    const Position position = board(R"(
                .---r---.---r---.---r---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---b---.---b---.---b---.
    )");
    EXPECT_FALSE(has(position, ViolationCode::TooManySettlements));
}

// RULES.md 5.8
TEST(UnattachedBuilding, HasNoRoadOfItsColor)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
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
    )");
    const Violation violation = only(position, ViolationCode::UnattachedBuilding);
    EXPECT_EQ(violation.player, red);
    EXPECT_EQ(names(position, violation.places), Names{"e3"});
}

// RULES.md 5.8
TEST(UnattachedBuilding, IsNotHelpedByAnotherPlayersRoad)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-b-R---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_TRUE(has(position, ViolationCode::UnattachedBuilding));
}

// RULES.md 5.8: never where all three roads are another single colour
TEST(UnattachedBuilding, StandsWhereAllRoadsAreAnotherPlayers)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---b---.---.---.---.
            |       |       b       |       |
        .---.---.---.---.-b-r-b-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position),
              (Codes{ViolationCode::DistanceRule, ViolationCode::UnattachedBuilding}));
}

// RULES.md 5.4: it may stand in the middle of another player's road
TEST(UnattachedBuilding, IsNotOneThatCutsAnotherPlayersRoad)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-b-r-.---.---.---.---.---.---.
            |       b       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{});
}

// RULES.md 5.8
TEST(UnattachedRoad, IsAGroupWithoutABuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-.-r-.---.---.---.---.
    )");
    const Violation violation = only(position, ViolationCode::UnattachedRoad);
    EXPECT_EQ(violation.player, red);
    EXPECT_EQ(names(position, violation.places), (Names{"k1-l1", "k2-l1"}));
}

// RULES.md 5.8
TEST(UnattachedRoad, IsNotHelpedByAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---b-r-.-r-.---.---.---.---.---.---.---.
            b       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_TRUE(has(position, ViolationCode::UnattachedRoad));
}

// RULES.md 5.8: joined at intersections, buildings ignored
TEST(UnattachedRoad, IsNotThePartBehindACut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       b       |       |       |
        .---r-r-.-r-.-r-b-r-.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{});
}

// RULES.md 5.8
TEST(TooManyGroups, AreThree)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.-r-r
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-r---.---.---.---.---.
    )");
    const Violation violation = only(position, ViolationCode::TooManyGroups);
    EXPECT_EQ(violation.player, red);
    EXPECT_EQ(names(position, violation.places), (Names{"c4-d5", "g2-h1", "k1-l1"}));
}

// RULES.md 5.7, 5.8
TEST(TooManyGroups, AreNotTwo)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---r-r-.-r-.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-r---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{});
}

// RULES.md 5.8: joined at intersections, buildings ignored
TEST(TooManyGroups, AreNotThePartsOfACutLine)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       b       w       |       |
        .---r-r-.-r-b-r-.-r-.-r-w---.---.---.---.
            |       b       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-r---.---.---.---.---.
    )");
    EXPECT_EQ(codes(position), Codes{ViolationCode::UnattachedRoad}); // blue's road at g3
}

Position withKnights(std::initializer_list<int> knights, Holders before)
{
    Position position;
    for (const int count : knights) {
        position.knights[Seat(position.seatCount)] = count;
        ++position.seatCount;
    }
    position.largestArmyBefore = before;
    return position;
}

// RULES.md 3.4
TEST(ImpossibleHolder, HasFewerThanThreeKnights)
{
    EXPECT_EQ(violations(withKnights({2, 0, 0}, Holders::known(red))),
              (std::vector{Violation{ViolationCode::ImpossibleHolder, red, {}}}));
}

// RULES.md 3.4
TEST(ImpossibleHolder, HasTwoOthersAbove)
{
    EXPECT_EQ(violations(withKnights({3, 4, 5}, Holders::known(red))),
              (std::vector{Violation{ViolationCode::ImpossibleHolder, red, {}}}));
}

// RULES.md 3.4: the last Knight may have been the one that takes the card
TEST(ImpossibleHolder, IsNotOneWithASingleOtherAbove)
{
    EXPECT_EQ(codes(withKnights({3, 4, 3}, Holders::known(red))), Codes{});
}

// RULES.md 3.4
TEST(ImpossibleHolder, IsNotOneWhoTies)
{
    EXPECT_EQ(codes(withKnights({3, 3, 3}, Holders::known(red))), Codes{});
}

TEST(ImpossibleHolder, IsNobodyWhereNoneIsStated)
{
    EXPECT_EQ(codes(withKnights({2, 0, 0}, Holders::unknown())), Codes{});
    EXPECT_EQ(codes(withKnights({2, 0, 0}, Holders::known(std::nullopt))), Codes{});
}

// CONTRACT.md 3
TEST(Severity, IsBrokenForWhatCannotBe)
{
    for (const ViolationCode code : {ViolationCode::DistanceRule, ViolationCode::TooManyRoads,
                                     ViolationCode::TooManySettlements,
                                     ViolationCode::TooManyCities, ViolationCode::ImpossibleHolder})
        EXPECT_EQ(severity(code), Severity::Broken);
}

// CONTRACT.md 3
TEST(Severity, IsIncompleteForWhatMayStillBeEntered)
{
    for (const ViolationCode code :
         {ViolationCode::UnattachedRoad, ViolationCode::UnattachedBuilding,
          ViolationCode::TooManyGroups})
        EXPECT_EQ(severity(code), Severity::Incomplete);
}

// CONTRACT.md 3: in reading order; those without a place first
TEST(Violations, ComeInReadingOrder)
{
    Position position = board(R"(
                .---w---.-w-.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.-b-.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---r---.---.---.---W---.
    )");
    position.knights[red] = 1;
    position.largestArmyBefore = Holders::known(red);
    Names places;
    for (const Violation& violation : violations(position))
        places.push_back(violation.places.empty()
                             ? ""
                             : placeName(position.topology(), violation.places.front()));
    EXPECT_EQ(places, (Names{"", "a1", "a2-b2", "e3", "g2-h1", "l1", "l3"}));
}

// Never a reason not to count (CONTRACT.md 2)
TEST(Violations, DoNotDependOnWhoseTurnItIs)
{
    Position position = board(R"(
                .---.---.---.---.---.---.
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
    )");
    const auto before = violations(position);
    position.turn = red;
    EXPECT_EQ(violations(position), before);
}

} // namespace
} // namespace longroad
