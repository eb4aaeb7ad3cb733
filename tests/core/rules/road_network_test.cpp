// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/road_network.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

#include <set>

namespace longroad
{
namespace
{

using Names = std::vector<std::string>;

Names edgesOf(const Position& position, const RoadNetwork& network)
{
    std::vector<EdgeId> edges;
    for (const auto& link : network.links)
        edges.push_back(link.edge);
    return names(position, edges);
}

TEST(RoadNetwork, IsNotThereWithoutRoads)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---r---.---.---.---.---.
        |       |       |       |       |       |
        .---.-b-.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_TRUE(roadNetworks(position, red).empty());
}

TEST(RoadNetwork, HoldsThePlayersOwnRoadsInReadingOrder)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-.-r-.-r-.-b-.-b-.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const auto networks = roadNetworks(position, red);
    ASSERT_EQ(networks.size(), 1U);
    EXPECT_EQ(edgesOf(position, networks[0]), (Names{"g2-h1", "g2-h2", "g3-h2"}));
    EXPECT_EQ(networks[0].nodes.size(), 4U);
}

TEST(RoadNetwork, JoinsRoadsAtAnIntersection)
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
    const auto networks = roadNetworks(position, red);
    ASSERT_EQ(networks.size(), 1U);
    EXPECT_EQ(names(position, networks[0].nodes), (Names{"d3", "e3", "f3", "f4"}));
}

// RULES.md 1.11: in the reading order of their first road
TEST(RoadNetwork, KeepsSeparateGroupsApart)
{
    const Position position = board(R"(
                .-r-.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.-r-.---.---.---.---.---.
        |       |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .-r-.---.---.---.---.---.
    )");
    const auto networks = roadNetworks(position, red);
    ASSERT_EQ(networks.size(), 3U);
    EXPECT_EQ(edgesOf(position, networks[0]), Names{"a1-b1"});
    EXPECT_EQ(edgesOf(position, networks[1]), Names{"e3-f3"});
    EXPECT_EQ(edgesOf(position, networks[2]), Names{"k1-l1"});
}

// RULES.md 1.6
TEST(RoadNetwork, IsNotCutAtAnOwnBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-r-r-R-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    EXPECT_EQ(roadNetworks(position, red).size(), 1U);
}

// RULES.md 1.8
TEST(RoadNetwork, IsCutAtAnotherPlayersBuilding)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-b-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    const auto networks = roadNetworks(position, red);
    ASSERT_EQ(networks.size(), 2U);
    EXPECT_EQ(edgesOf(position, networks[0]), Names{"g2-h1"});
    EXPECT_EQ(edgesOf(position, networks[1]), (Names{"g2-h2", "g3-h2"}));
}

// RULES.md 1.9: both parts still reach the intersection.
TEST(RoadNetwork, GivesEachRoadAtTheCutAnEndOfItsOwn)
{
    const Position position = board(R"(
                .---.---.---.---.---.---.
                |       |       |       |
            .---.---.---.---.---.---.---.---.
            |       |       |       |       |
        .---.---.---.---.---.---.---.---.---.---.
        |       |       |       |       |       |
        .---.-r-b-r-.-r-.---.---.---.---.---.---.
            |       |       |       |       |
            .---.---.---.---.---.---.---.---.
                |       |       |       |
                .---.---.---.---.---.---.
    )");
    for (const RoadNetwork& network : roadNetworks(position, red)) {
        const Names ends = names(position, network.nodes);
        EXPECT_EQ(std::multiset<std::string>(ends.begin(), ends.end()).count("g2"), 1U);
    }
}

// RULES.md 1.10: a ring that is cut becomes a line of six, both ends of which lie at one place.
TEST(RoadNetwork, OpensARingAtAnotherPlayersBuilding)
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
    const auto networks = roadNetworks(position, red);
    ASSERT_EQ(networks.size(), 1U);
    EXPECT_EQ(networks[0].links.size(), 6U);
    EXPECT_EQ(networks[0].nodes.size(), 7U);
}

} // namespace
} // namespace longroad
