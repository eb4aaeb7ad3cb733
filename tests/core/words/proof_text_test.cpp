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
              Texts{"All 2 road(s) that hang together count."});
}

// RULES.md 1.2
TEST_F(ProofText, NamesTheFork)
{
    EXPECT_EQ(texts({{roads({"a1-b1"}), {}, TwoBestArms{at("e3"), 4, 3}, 7}}),
              Texts{"The roads form no ring, and from e3 the two longest arms have 4 and 3 pieces: "
                    "no line is longer than 7 (rule 1.2)."});
}

TEST_F(ProofText, NamesTheOddPoints)
{
    const auto five = roads({"e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3"});
    EXPECT_EQ(texts({{five, {}, OddPoints{{at("d3"), at("e3"), at("h3"), at("j2")}, 1}, 4}}),
              Texts{"At 4 point(s) (d3, e3, h3 and j2) one or three of these roads meet, and a "
                    "line has no more than two of them, its ends. At each of the others a piece "
                    "is left out, and one piece serves two of them: of 5 pieces at most 4 count."});
}

TEST_F(ProofText, NamesNoMoreThanEightPoints)
{
    const std::vector<VertexId> eight(8, at("e3"));
    const std::vector<VertexId> nine(9, at("e3"));
    EXPECT_NE(texts({{{}, {}, OddPoints{eight, 3}, 4}})[0].find("At 8 point(s) (e3, "),
              std::string::npos);
    EXPECT_NE(texts({{{}, {}, OddPoints{nine, 4}, 4}})[0].find("At 9 point(s) one or three"),
              std::string::npos);
}

TEST_F(ProofText, SpeaksOfStretches)
{
    EXPECT_EQ(texts({{roads({"a1-b1", "a1-b2", "b2-c2"}),
                      {},
                      OddStretches{{{at("c2"), 2}, {at("e3"), 2}}, 2},
                      1}}),
              Texts{"At 2 point(s) (c2 and e3) one or three of these roads meet, and a line has no "
                    "more than two of them, its ends. At each of the others a stretch to the next "
                    "fork or end is left out, the shortest at best, and one stretch serves two of "
                    "them: of 3 pieces at most 1 count."});
}

TEST_F(ProofText, SaysWhereItWasSearched)
{
    EXPECT_EQ(texts({{roads({"a1-b1"}), {}, Searched(), 7}}),
              Texts{"Every line that could be longer was tried: none is longer than 7."});
}

// RULES.md 1.8
TEST_F(ProofText, NamesWhatInterrupts)
{
    position.buildings[at("d4")] = Building{blue, BuildingKind::Settlement};
    position.buildings[at("e3")] = Building{blue, BuildingKind::City};
    EXPECT_EQ(texts({{roads({"a1-b1"}), {at("d4"), at("e3")}, NoMorePieces(), 1}}),
              (Texts{"All 1 road(s) that hang together count.",
                     "50%1's settlement at d4 interrupts them (rule 1.8).",
                     "50%1's city at e3 interrupts them (rule 1.8)."}));
}

// RULES.md 1.11
TEST_F(ProofText, SaysOfOtherGroupsThatTheyAreNoLonger)
{
    const GroupProof route{roads({"a1-b1"}), {}, Searched(), 7};
    const GroupProof one{roads({"e3-f3"}), {}, NoMorePieces(), 1};
    const GroupProof three{roads({"e3-f3"}), {}, NoMorePieces(), 3};
    const GroupProof forked{roads({"g3-h3"}), {}, TwoBestArms{at("h3"), 2, 2}, 4};
    EXPECT_EQ(texts({route, three})[1], "Another group has only 3 road(s) (rule 1.11).");
    EXPECT_EQ(texts({route, three, one})[1],
              "2 other groups have at most 3 road(s) each (rule 1.11).");
    const Texts both = texts({route, forked, one});
    ASSERT_EQ(both.size(), 3U);
    EXPECT_EQ(both[1], "The separate group with g3-h3: The roads form no ring, and from h3 the two "
                       "longest arms have 2 and 2 pieces: no line is longer than 4 (rule 1.2).");
    EXPECT_EQ(both[2], "Another group has only 1 road(s) (rule 1.11).");
}

} // namespace
} // namespace longroad
