// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/route_text.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// No translation is loaded here, so that plurals stand as they do in the code.

const Topology& base()
{
    return Topology::of(BoardKind::Base);
}

VertexId at(std::string_view name)
{
    return vertexNamed(base(), name).value();
}

PlayerNames twoNames()
{
    PlayerNames names;
    names[red] = QStringLiteral("Anna");
    names[blue] = QStringLiteral("50%1");
    return names;
}

std::string text(const PieceReason& reason)
{
    return pieceReasonText(reason, base(), twoNames()).toStdString();
}

std::string text(const RouteStop& stop)
{
    return routeStopText(stop, red, base(), twoNames()).toStdString();
}

std::vector<std::string> notCounted(std::string_view drawing)
{
    const Position position = board(drawing);
    std::vector<std::string> texts;
    for (const QString& text :
         notCountedTexts(routeReasons(position, red), position.topology(), twoNames()))
        texts.push_back(text.toStdString());
    return texts;
}

// RULES.md 1.1, 1.2
TEST(PieceReasonText, GivesTheNumbersThatCanBeCountedOnTheBoard)
{
    EXPECT_EQ(text(Counted{7}), "Counted, as number 7 of the route (rule 1.1).");
    EXPECT_EQ(text(InEquallyLong{}), "In another route, which is as long as the one shown.");
    EXPECT_EQ(text(OnSideBranch{at("g3"), 1, 3}),
              "On a side branch that leaves the route at g3: from there the longest line through "
              "it has 1 piece(s), the route's shorter arm has 3 (rule 1.2).");
    EXPECT_EQ(text(OnShorterLine{11}),
              "The longest line through it has 11 piece(s), fewer than the route (rule 1.2).");
}

// RULES.md 1.8, 1.11
TEST(PieceReasonText, SaysWhatPartsAPieceFromTheRoute)
{
    EXPECT_EQ(text(CutOff{at("g3"), {blue, BuildingKind::Settlement}, 2}),
              "Beyond 50%1's settlement at g3, which interrupts the route (rule 1.8). The longest "
              "line on that side has 2 piece(s).");
    EXPECT_EQ(text(CutOff{at("a1"), {red, BuildingKind::City}, 2}).substr(0, 26),
              "Beyond Anna's city at a1, ");
    EXPECT_EQ(text(InSeparateGroup{4}),
              "In a separate group of roads, whose longest line has 4 piece(s) (rule 1.11).");
}

TEST(RouteStopText, SaysWhereTheRouteComesFromAndGoes)
{
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {1}, true, false}), "g3, free: the route starts here.");
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {2, 3}, false, false}),
              "g3, free: the route passes from number 2 to number 3.");
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {5}, false, true}), "g3, free: the route ends here.");
}

// RULES.md 1.4, 1.5, 1.10
TEST(RouteStopText, SaysHowTheRouteComesToAPlaceTwice)
{
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {1, 6, 7}, true, false}),
              "g3, free: the route starts here, and later passes from number 6 to number 7 "
              "(rule 1.4).");
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {2, 3, 8}, false, true}),
              "g3, free: the route passes from number 2 to number 3, and later ends here "
              "(rule 1.4).");
    EXPECT_EQ(text(RouteStop{at("g3"), {}, {1, 6}, true, true}),
              "g3, free: the route starts and ends here, a closed ring (rule 1.5).");
    EXPECT_EQ(text(RouteStop{at("g3"), Building{blue, BuildingKind::City}, {1, 6}, true, true}),
              "g3, 50%1's city: the route starts and ends here, round a ring (rule 1.10). It may "
              "start or end at another player's building (rule 1.9), but not pass it (rule 1.8).");
}

// RULES.md 1.6, 1.9
TEST(RouteStopText, SaysWhatABuildingMeansForTheRoute)
{
    EXPECT_EQ(text(RouteStop{at("a1"), Building{red, BuildingKind::Settlement}, {2, 3}}),
              "a1, Anna's settlement: the route passes from number 2 to number 3. Own buildings "
              "never interrupt (rule 1.6).");
    EXPECT_EQ(text(RouteStop{at("a1"), Building{blue, BuildingKind::City}, {5}, false, true}),
              "a1, 50%1's city: the route ends here. It may start or end at another player's "
              "building (rule 1.9), but not pass it (rule 1.8).");
}

// RULES.md 1.2: arms of 2, 3 and 4
TEST(NotCountedTexts, SayAReasonOnceForAllItsPieces)
{
    EXPECT_EQ(
        notCounted(R"(
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
    )"),
        std::vector<std::string>{
            "c2-d3 and d3-e3 (side branch at e3: its arm has 2, the route's shorter arm there 3)"});
}

// RULES.md 1.2, 1.3, 1.8, 1.11: a ring with tails of 2 and 1, two pieces beyond a settlement at the
// longer one's end, and a single piece
TEST(NotCountedTexts, SayEachReasonInTheReadingOrderOfItsFirstPiece)
{
    EXPECT_EQ(notCounted(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       r       r       |       |
        .-r-.---.---.---.-r-.-r-.---.---.---.---.
            |       |       r       |       |
            .---.---.---.---.-r-b-r-.-r-.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"),
              (std::vector<std::string>{
                  "d3-e3 (no line that takes them in is longer than 7)",
                  "g1-h1 (separate group; the longest line there has 1)",
                  "i4-j3 and i4-j4 (beyond 50%1's settlement at j3; the longest line there has 2)",
              }));
}

// RULES.md 1.2: three arms of one
TEST(NotCountedTexts, SayThatAnotherRouteIsAsLong)
{
    EXPECT_EQ(notCounted(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       r       |       |
        .---.---.---.---.-r-r-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"),
              std::vector<std::string>{"e3-f4 (in another route that is as long)"});
}

TEST(NotCountedTexts, AreNoneWhereAllIsCounted)
{
    EXPECT_EQ(notCounted(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.-r-.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )"),
              std::vector<std::string>());
}

} // namespace
} // namespace longroad
