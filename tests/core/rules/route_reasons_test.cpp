// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/route_reasons.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string>;

/// Writes reasons down, for red's pieces.
struct Telling
{
    const Topology& topology;

    std::string operator()(const Counted& reason) const
    {
        return "number " + std::to_string(reason.number);
    }
    std::string operator()(const InEquallyLong&) const { return "equally long"; }
    std::string operator()(const OnSideBranch& reason) const
    {
        return "branch at " + placeName(topology, reason.at) + ", " +
               std::to_string(reason.branch) + " of " + std::to_string(reason.arm);
    }
    std::string operator()(const OnShorterLine& reason) const
    {
        return "line of " + std::to_string(reason.length);
    }
    std::string operator()(const CutOff& reason) const
    {
        return "cut off at " + placeName(topology, reason.at) + " by " + told(reason.building) +
               ", " + std::to_string(reason.longest);
    }
    std::string operator()(const InSeparateGroup& reason) const
    {
        return "group of " + std::to_string(reason.longest);
    }

    static std::string told(const Building& building)
    {
        const std::array<std::string, 4> owners{"red", "blue", "white", "orange"};
        return owners.at(static_cast<std::size_t>(building.owner.index())) +
               (building.kind == BuildingKind::City ? "'s city" : "'s settlement");
    }
};

std::string told(const Position& position, std::string_view road)
{
    const EdgeId edge = edgeAt(position, road);
    for (const ReasonedPiece& piece : routeReasons(position, red).pieces) {
        if (piece.road == edge)
            return std::visit(Telling{position.topology()}, piece.reason);
    }
    return "no piece of red's";
}

/// Red's pieces that aren't in the route, each with its reason.
Names notCounted(const Position& position)
{
    Names result;
    for (const ReasonedPiece& piece : routeReasons(position, red).pieces) {
        if (!std::holds_alternative<Counted>(piece.reason)) {
            result.push_back(placeName(position.topology(), piece.road) + ": " +
                             std::visit(Telling{position.topology()}, piece.reason));
        }
    }
    return result;
}

Names stops(const Position& position)
{
    Names result;
    for (const RouteStop& stop : routeReasons(position, red).stops) {
        std::string text = placeName(position.topology(), stop.at) + ":";
        for (const int number : stop.pieces)
            text += " " + std::to_string(number);
        text += stop.isStart ? ", start" : "";
        text += stop.isEnd ? ", end" : "";
        text += stop.building ? ", " + Telling::told(*stop.building) : "";
        text += stop.isVisitedTwice() ? ", twice" : "";
        result.push_back(text);
    }
    return result;
}

Names visitedTwice(const Position& position)
{
    Names result;
    for (const RouteStop& stop : routeReasons(position, red).stops) {
        if (stop.isVisitedTwice())
            result.push_back(placeName(position.topology(), stop.at));
    }
    return result;
}

TEST(RouteReasons, AreNoneWithoutARoad)
{
    Position position;
    position.seatCount = 1;
    EXPECT_EQ(routeReasons(position, red), RouteReasons{});
}

// RULES.md 1.1
TEST(RouteReasons, NumberThePiecesOfTheRouteInTravelOrder)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.-r-.---.---.---.
        |       |       |       r       |       |
        .---.---.---.---.---.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(told(position, "e4-f4"), "number 1");
    EXPECT_EQ(told(position, "f4-g4"), "number 2");
    EXPECT_EQ(told(position, "g4-h3"), "number 3");
}

// RULES.md 1.2: arms of 2, 3 and 4
TEST(RouteReasons, MeasureASideBranchAgainstTheShorterArm)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.-r-.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.-r-.---.---.-r-.---.---.---.
            |       |       |       r       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"c2-d3: branch at e3, 2 of 3", "d3-e3: branch at e3, 2 of 3"}));
}

// RULES.md 1.2
TEST(RouteReasons, KnowEachSideBranchByItsIntersection)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       r       |       |
        .---.-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            |       r       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"f4-g4: branch at g4, 1 of 2", "h2-i2: branch at h2, 1 of 2"}));
}

// RULES.md 1.2: a branch of three with a twig of one, arms of 4
TEST(RouteReasons, MeasureABranchThroughThePieceItself)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.-r-.-r-.---.---.---.---.---.
        |       |       r       |       |       |
        .-r-.-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"d3-e3: branch at g3, 3 of 4", "e2-f3: branch at g3, 2 of 4",
                     "e3-f3: branch at g3, 3 of 4", "f3-g3: branch at g3, 3 of 4"}));
}

// RULES.md 1.2: a branch as long as the arm, and its twig
TEST(RouteReasons, TellABranchFromItsTwigWhereTheBranchIsAsLong)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .-r-.-r-.-r-.-r-.-r-.-r-.-r-.---.---.---.
            |       r       |       |       |
            .---.-r-.-r-.---.---.---.---.---.
                |       r       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"h2-i2: equally long", "i2-j1: branch at h2, 2 of 3",
                                           "i2-j2: equally long", "j2-k2: equally long"}));
}

// RULES.md 1.2: three arms of one
TEST(RouteReasons, SayWhichPieceIsInAnotherRouteAsLong)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), Names{"e3-f4: equally long"});
}

// RULES.md 1.3, 10: seven of eight
TEST(RouteReasons, SayThatEitherTailOfARingMayBeTheEnd)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), Names{"h3-i3: equally long"});
}

// RULES.md 1.3, 10: fourteen of fifteen
TEST(RouteReasons, SayThatAnyOfTheInnerPiecesOfThreeRingsMayStayOut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.-r-.-r-.-r-.-r-.---.---.
            |       r       r       r       |
        .---.---.---.-r-.-r-.-r-.-r-.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    ASSERT_EQ(notCounted(position).size(), 1U);
    EXPECT_NE(notCounted(position).front().find(": equally long"), std::string::npos);
}

// RULES.md 1.4: a ring with tails of 2 and 1 counts 8; with the tail of 1, 7 at the most
TEST(RouteReasons, GiveTheLongestLineWhereTheRouteTurnsRoundARing)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.-r-.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), Names{"d3-e3: line of 7"});
}

// RULES.md 1.3: two rings that share a side, and a tail of 2 on one of them: with the side between
// them, three junctions would be left odd
TEST(RouteReasons, GiveTheLongestLineThroughASideBetweenTwoRings)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.-r-.-r-.-r-.-r-.-r-.-r-.---.---.
        |       |       r       r       r       |
        .---.---.---.---.-r-.-r-.-r-.-r-.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), Names{"f4-g4: line of 11"});
}

// RULES.md 1.4
TEST(RouteReasons, LeaveNothingOfARingWithATailOut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.-r-.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), Names{});
}

// RULES.md 1.8
TEST(RouteReasons, SayWhichBuildingCutsAPieceOff)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-b-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"g3-h3: cut off at g3 by blue's settlement, 2",
                                           "g4-h3: cut off at g3 by blue's settlement, 2"}));
}

// RULES.md 1.8: arms of 2, 3 and 4 with a city at the fork
TEST(RouteReasons, GiveEachSideOfABuildingItsOwnLength)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.-r-.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-W-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.-r-.---.---.-r-.---.---.---.
            |       |       |       r       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(
        notCounted(position),
        (Names{"c2-d3: cut off at e3 by white's city, 2", "d3-e3: cut off at e3 by white's city, 2",
               "e3-f3: cut off at e3 by white's city, 3", "f3-g3: cut off at e3 by white's city, 3",
               "g3-h2: cut off at e3 by white's city, 3"}));
}

// RULES.md 1.8, 1.10
TEST(RouteReasons, NameTheFirstOfTwoBuildingsBetween)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---b-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"f3-g3: cut off at f3 by blue's settlement, 2",
                                           "g3-h3: cut off at f3 by blue's settlement, 2"}));
}

// RULES.md 1.8
TEST(RouteReasons, NameTheBuildingThatIsNextToThePiece)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-b-r-.-r-o-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"g3-h3: cut off at g3 by blue's settlement, 2",
                                           "g4-h3: cut off at g3 by blue's settlement, 2",
                                           "g4-h4: cut off at g4 by orange's settlement, 1"}));
}

// RULES.md 1.11
TEST(RouteReasons, SayThatAPieceLiesInAShorterGroup)
{
    const Position position = board(R"(
                .---.---.---.-r-.-r-.-r-.
                |       |       |       r
            .---.---.---.---.---.---.---.---.
            |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
        |       |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
            |       |       |       |       r
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"a2-b3: group of 4", "a3-b3: group of 4",
                                           "a3-b4: group of 4", "b4-c4: group of 4"}));
}

// RULES.md 1.2, 1.11: a group of four pieces, the longest line of which has 3
TEST(RouteReasons, MeasureAGroupByItsLongestLine)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                r       |       |       |
            .-r-.-r-.---.---.---.---.---.---.
            r       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       r       |       |       |
        .---.---.---.---.-r-.-r-.-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"b1-c1: group of 3", "c1-d1: group of 3",
                                           "c1-d2: group of 3", "d1-e1: group of 3"}));
}

// RULES.md 1.2, 1.9: the branch also ends at the building where the route starts, but no line goes
// on there
TEST(RouteReasons, LetABranchEndAtTheBuildingWhereTheRouteStarts)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       r
        .---.---.---.---b-r-.-r-.-r-.-r-.-r-.-r-.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"g3-h3: branch at g4, 2 of 4", "g4-h3: branch at g4, 2 of 4"}));
}

// RULES.md 1.11: two groups of 3, and a single piece
TEST(RouteReasons, SayWhichGroupIsAsLong)
{
    const Position position = board(R"(
                .-r-.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.-r-.
            |       |       |       |       r
        .---.---.---.---.---.---.---.---.---.-r-.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position), (Names{"a1-b1: group of 1", "g2-h1: equally long",
                                           "g2-h2: equally long", "g3-h2: equally long"}));
}

// RULES.md 1.8: three pieces on either side
TEST(RouteReasons, PreferAnEquallyLongRouteToACut)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-b-r-.-r-.-r-.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"g3-h3: equally long", "g4-h3: equally long", "g4-h4: equally long"}));
}

// RULES.md 1.2, 1.11: the lower group is as long as the upper, so a piece beside its line
// isn't out for the group's sake
TEST(RouteReasons, GiveTheLongestLineThroughABranchInAnEquallyLongGroup)
{
    const Position position = board(R"(
                .-r-.---.---.---.---.---.
                r       |       |       |
            .-r-.---.---.---.---.---.---.---.
            r       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       r       |       |       |
            .-r-.-r-.-r-.-r-.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(notCounted(position),
              (Names{"h2-i2: line of 3", "i1-j1: equally long", "i2-j1: equally long",
                     "i2-j2: equally long", "i3-j2: equally long"}));
}

// RULES.md 1.1
TEST(RouteStops, AreInTravelOrderWithTheNumbersOfTheirPieces)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.-r-.---.---.---.
        |       |       |       r       |       |
        .---.---.---.---.---.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(stops(position), (Names{"e4: 1, start", "f4: 1 2", "g4: 2 3", "h3: 3, end"}));
}

// RULES.md 1.6, 1.9
TEST(RouteStops, KnowTheBuildingsThatTheRouteMeets)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---R-r-b---.---.---.
        |       |       |       r       |       |
        .---.---.---.---.---.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(stops(position), (Names{"e4: 1, start, blue's settlement", "f4: 1 2, red's city",
                                      "g4: 2 3", "h3: 3, end"}));
}

// RULES.md 1.4
TEST(RouteStops, TellThatATailedRingComesBackToItsStart)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.-r-.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(stops(position), (Names{"h3: 1 6 7, start, twice", "g3: 1 2", "f3: 2 3", "e3: 3 4",
                                      "f4: 4 5", "g4: 5 6", "i3: 7 8", "j2: 8, end"}));
}

// RULES.md 1.4: two rings joined by one piece
TEST(RouteStops, TellThatBothEndsAreVisitedTwice)
{
    const Position position = board(R"(
                .---.---.-r-.-r-.---.---.
                |       r       r       |
            .---.---.---.-r-.-r-.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(visitedTwice(position), (Names{"d3", "e3"}));
}

// RULES.md 1.5
TEST(RouteStops, TellThatARingEndsWhereItStarts)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(stops(position).size(), 6U);
    EXPECT_EQ(stops(position).front(), "e3: 1 6, start, end, twice");
}

// RULES.md 1.10
TEST(RouteStops, TellThatARingEndsAtTheBuildingWhereItStarts)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .---.---.---.---.-r-b-r-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(stops(position).front(), "h3: 1 6, start, end, blue's settlement, twice");
    EXPECT_EQ(visitedTwice(position), Names{"h3"});
}

} // namespace
} // namespace longroad
