// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/switch_text.h"

#include "tests/support/layout_fixture.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// No translation is loaded here, so that plurals stand as they do in the code.

QStringList lostOnBase(const Layout& layout)
{
    return switchTexts(layout, boardSwitch(layout, BoardKind::Base));
}

/// Three roads at the top, so that the upper part of the extended board is the one to keep.
Layout extended()
{
    Layout layout = extendedLayout();
    layout.players[0].name = "Anna";
    giveRoads(layout, Seat(0), {"a1-b1", "a1-b2", "b1-c1", "a2-b2"});
    return layout;
}

TEST(SwitchText, SaysNothingWhereAllFits)
{
    EXPECT_EQ(lostOnBase(extended()), QStringList());
}

TEST(SwitchText, NamesThePiecesOfEachPlayer)
{
    Layout layout = extended();
    giveRoads(layout, Seat(0), {"o1-p1", "o2-p1"});
    giveSettlement(layout, Seat(1), "p3");
    EXPECT_EQ(lostOnBase(layout), (QStringList{
                                      QStringLiteral("Anna loses 2 road(s): o1-p1 and o2-p1."),
                                      QStringLiteral("Blue loses 1 building(s): p3."),
                                  }));
}

TEST(SwitchText, CountsWhatNobodyWouldRead)
{
    Layout layout = extended();
    // Rows E to G, of which the base board covers E2 to E4.
    for (int index = 18; index < layout.start.topology().hexes().size(); ++index)
        layout.start.landscape.terrain[HexId(index)] = Terrain::Hills;
    EXPECT_EQ(lostOnBase(layout), QStringList{QStringLiteral(
                                      "9 hex(es) go: E1, E5, F1, F2, F3, F4, G1 and 2 other(s).")});
}

// RULES.md 3.6
TEST(SwitchText, TellsOfKnightsOverTheDeckAndOfMoves)
{
    Layout layout = extended();
    layout.start.knights[Seat(0)] = 17;
    layout.moves = {road(layout, Seat(1), "o4-p3")};
    EXPECT_EQ(lostOnBase(layout),
              (QStringList{
                  QStringLiteral("Anna keeps 14 Knight(s): the deck has no more (rule 3.6)."),
                  QStringLiteral("1 move(s) of the game are dropped."),
              }));
}

TEST(SwitchText, SpeaksOfHarborsAsTheEditionDoes)
{
    Layout layout = beginnerLayout();
    layout.edition = Edition::Of2025;
    layout.start.landscape.harbors = Harbors();
    (*layout.start.landscape.harbors)[edgeAt(layout.start, "k1-l1")] = Harbor{Resource::Ore};
    EXPECT_EQ(switchTexts(layout, boardSwitch(layout, BoardKind::Extended)),
              QStringList{QStringLiteral("No coast is left for 2:1 ore port at k1-l1.")});
}

} // namespace
} // namespace longroad
