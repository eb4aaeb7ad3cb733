// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/proof_text.h"

#include "tests/support/board_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// No translation is loaded here, so that plurals stand as they do in the code.

using Texts = std::vector<std::string>;

class ProofText : public testing::Test
{
protected:
    ProofText() { position.seatCount = 2; }

    VertexId at(std::string_view name) const { return vertexAt(position, name); }
    std::vector<EdgeId> roads(const std::vector<std::string_view>& list) const
    {
        std::vector<EdgeId> edges;
        for (const std::string_view name : list)
            edges.push_back(edgeAt(position, name));
        return edges;
    }
    Texts texts(const std::vector<GroupProof>& proofs) const
    {
        PlayerNames names;
        names[blue] = QStringLiteral("50%1");
        Texts result;
        for (const QString& text : proofTexts(proofs, position, names))
            result.push_back(text.toStdString());
        return result;
    }

    Position position;
};

TEST_F(ProofText, IsEmptyWithoutARoad)
{
    EXPECT_EQ(texts({}), Texts{});
}

TEST_F(ProofText, SaysThatAllCount)
{
    EXPECT_EQ(texts({{roads({"a1-b1", "a1-b2"}), {}, NoMorePieces(), 2}}),
              Texts{"Every one of the 2 joined road(s) counts."});
}

// RULES.md 1.2
TEST_F(ProofText, NamesTheFork)
{
    EXPECT_EQ(texts({{roads({"a1-b1"}), {}, TwoBestArms{at("e3"), 4, 1}, 5}}),
              Texts{"The roads form no ring. A line can use only two arms at e3; the longest are 4 "
                    "and 1: 4 + 1 = 5. No line that misses e3 is longer (rule 1.2)."});
}

TEST_F(ProofText, NamesTheOddPoints)
{
    const auto five = roads({"e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3"});
    EXPECT_EQ(texts({{five, {}, OddPoints{{at("d3"), at("e3"), at("h3"), at("j2")}, 1}, 4}}),
              Texts{"To 4 point(s) come one or three of these roads: d3, e3, h3 and j2. A line can "
                    "take all of them only where it starts or ends, at two points. At each of the "
                    "others it leaves out one piece, and one piece can serve two of them: at least "
                    "1 of 5, so at most 4 count."});
}

// RULES.md 1.8: where another's building ends two or three roads, each end is a point by itself.
TEST_F(ProofText, NamesAPlaceWithSeveralEndsOnce)
{
    const std::vector<VertexId> points{at("b3"), at("c1"), at("b3"), at("e3"), at("e3"), at("e3")};
    const std::string text = texts({{{}, {}, OddPoints{points, 2}, 4}})[0];
    EXPECT_NE(text.find("To 6 point(s) come one or three of these roads: two ends at b3, c1 and "
                        "three ends at e3."),
              std::string::npos)
        << text;
}

TEST_F(ProofText, GivesTheLengthsOfTheStretches)
{
    EXPECT_EQ(texts({{roads({"a1-b1", "a1-b2", "b2-c2"}),
                      {},
                      OddStretches{{{at("c2"), 2}, {at("e3"), 2}, {at("f3"), 3}, {at("d3"), 2}}, 2},
                      1}}),
              Texts{"To 4 point(s) come one or three of these roads: c2, d3, e3 and f3. A line can "
                    "take all of them only where it starts or ends, at two points. At each of the "
                    "others it leaves out a whole stretch to the next fork or end, and one stretch "
                    "can serve two of them. The shortest there: 2 (c2, d3 and e3), 3 (f3). Half of "
                    "these lengths, but for the two greatest, is left out: at least 2 of 3, so at "
                    "most 1 count."});
}

TEST_F(ProofText, SaysWhereItWasSearched)
{
    EXPECT_EQ(texts({{roads({"a1-b1"}), {}, Searched(), 7}}),
              Texts{"There is no short proof here; every line that could be longer was tried: at "
                    "most 7 count."});
}

// RULES.md 1.8
TEST_F(ProofText, BeginsWithWhatInterrupts)
{
    position.buildings[at("d4")] = Building{blue, BuildingKind::Settlement};
    position.buildings[at("e3")] = Building{blue, BuildingKind::City};
    EXPECT_EQ(texts({{roads({"a1-b1"}), {at("d4"), at("e3")}, NoMorePieces(), 1}}),
              (Texts{"No line passes 50%1's settlement at d4 or 50%1's city at e3 (rule 1.8).",
                     "Every one of the 1 joined road(s) counts."}));
    EXPECT_EQ(
        texts({{roads({"a1-b1"}), {at("d4")}, TwoBestArms{at("e3"), 2, 2}, 4}})[1],
        "Cut there, the roads form no ring. A line can use only two arms at e3; the longest are "
        "2 and 2: 2 + 2 = 4. No line that misses e3 is longer (rule 1.2).");
}

// RULES.md 1.11
TEST_F(ProofText, SaysOfSeparateGroupsThatTheyAreNoLonger)
{
    const GroupProof route{roads({"a1-b1"}), {}, Searched(), 7};
    const GroupProof one{roads({"e3-f3"}), {}, NoMorePieces(), 1};
    const GroupProof three{roads({"e3-f3"}), {}, NoMorePieces(), 3};
    const GroupProof forked{roads({"g3-h3"}), {}, TwoBestArms{at("h3"), 2, 2}, 4};
    EXPECT_EQ(texts({route, three})[1], "A separate group has only 3 road(s) in all (rule 1.11).");
    EXPECT_EQ(texts({route, one, three})[1],
              "2 separate groups have at most 3 road(s) each (rule 1.11).");
    const Texts both = texts({route, forked, one});
    ASSERT_EQ(both.size(), 3U);
    EXPECT_EQ(both[1], "The separate group with g3-h3: The roads form no ring. A line can use "
                       "only two arms at h3; the longest are 2 and 2: 2 + 2 = 4. No line that "
                       "misses h3 is longer (rule 1.2).");
    EXPECT_EQ(both[2], "A separate group has only 1 road(s) in all (rule 1.11).");
}

// RULES.md 1.8: what lies across a building, or across a second one, isn't a group elsewhere.
TEST_F(ProofText, TellsWhatLiesBeyondABuildingFromWhatLiesElsewhere)
{
    for (const std::string_view place : {"d4", "e3", "h2"})
        position.buildings[at(place)] = Building{blue, BuildingKind::City};
    const GroupProof route{roads({"a1-b1"}), {at("d4")}, NoMorePieces(), 7};
    const GroupProof farther{roads({"c1-d1"}), {at("e3")}, NoMorePieces(), 3};
    const GroupProof next{roads({"c1-d2"}), {at("d4"), at("e3")}, NoMorePieces(), 2};
    const GroupProof elsewhere{roads({"g3-h2"}), {at("h2")}, NoMorePieces(), 4};
    EXPECT_EQ(texts({route, next})[2],
              "Beyond d4 and e3 there are only 2 road(s) in all (rule 1.8).");
    const Texts all = texts({route, farther, next, elsewhere});
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[2],
              "Beyond d4 and e3 there are 2 groups with at most 3 road(s) each (rule 1.8).");
    EXPECT_EQ(all[3], "A separate group has only 4 road(s) in all (rule 1.11).");

    const GroupProof forked{roads({"g3-h3"}), {at("d4")}, Searched(), 4};
    EXPECT_EQ(texts({route, forked})[2],
              "Beyond 50%1's city at d4: There is no short proof here; every line that could be "
              "longer was tried: at most 4 count.");
}

} // namespace
} // namespace longroad
