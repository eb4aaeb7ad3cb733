// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_points.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

using Names = std::vector<std::string>;

template <class Id> Names namesOf(const Position& position, const PlaceSet<Id>& places)
{
    std::vector<Id> ids;
    for (const Id place : places)
        ids.push_back(place);
    return names(position, ids);
}

// Red's roads fork at their own settlement and are parted by one of blue's; another one of blue's
// stands where they end anyhow.
Position example()
{
    return board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---B-r-R-r-.-r-B-r-.-b-.---.---.
        |       |       r       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
}

TEST(RoadPoints, AreOfThePlayersRoads)
{
    const Position position = example();
    EXPECT_EQ(namesOf(position, roadPoints(position, red).roads),
              (Names{"e2-f3", "e3-f3", "e3-f4", "e4-f4", "f3-g3"}));
    EXPECT_EQ(namesOf(position, roadPoints(position, blue).roads), (Names{"e4-f5"}));
    EXPECT_TRUE(roadPoints(position, white).roads.empty());
}

TEST(RoadPoints, AreTouchedWhereARoadEnds)
{
    const Position position = example();
    EXPECT_EQ(namesOf(position, roadPoints(position, red).touched),
              (Names{"e2", "e3", "e4", "f3", "f4", "g3"}));
}

TEST(RoadPoints, AreLeavesWhereThereIsOneRoad)
{
    const Position position = example();
    EXPECT_EQ(namesOf(position, roadPoints(position, red).leaves), (Names{"e2", "e4", "g3"}));
}

TEST(RoadPoints, AreForksWhereThreeRoadsMeet)
{
    const Position position = example();
    EXPECT_EQ(namesOf(position, roadPoints(position, red).forks), (Names{"f3"}));
}

// RULES.md 1.8
TEST(RoadPoints, AreCutsWhereAnothersBuildingPartsThem)
{
    const Position position = example();
    EXPECT_EQ(namesOf(position, roadPoints(position, red).cuts), (Names{"f4"}));
}

// RULES.md 1.8
TEST(RoadPoints, AreNoForkWhereThreeRoadsAreParted)
{
    Position position = example();
    for (const VertexId fork : roadPoints(position, red).forks)
        position.buildings[fork] = Building{blue, BuildingKind::City};
    EXPECT_EQ(namesOf(position, roadPoints(position, red).cuts), (Names{"f3", "f4"}));
    EXPECT_TRUE(roadPoints(position, red).forks.empty());
}

// The places are read many at a time, so each could go astray in its own way.
TEST(RoadPoints, KnowEveryRoadOfEverySeat)
{
    Position position;
    position.board = BoardKind::Extended;
    position.seatCount = Seat::count;
    for (const EdgeId edge : position.topology().edges()) {
        for (const Seat owner : position.seats()) {
            position.roads[edge] = owner;
            for (const Seat seat : position.seats()) {
                RoadSet expected;
                if (seat == owner)
                    expected.insert(edge);
                ASSERT_EQ(roadPoints(position, seat).roads, expected) << edge.index();
            }
        }
        position.roads[edge].reset();
    }
}

} // namespace
} // namespace longroad
