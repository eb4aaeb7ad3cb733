// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_edit.h"

#include "core/board/place_names.h"
#include "ui/edit/edit_for.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

// RULES.md 7.2 and 7.3: A1 is mountains 10 with a 3:1 harbor at its upper left side, a1-b1.
const Layout& beginner()
{
    static const Layout layout = beginnerLayout();
    return layout;
}

HexId hex(const char* name)
{
    return *hexNamed(beginner().start.topology(), name);
}

EdgeId edge(const char* name)
{
    return *edgeNamed(beginner().start.topology(), name);
}

template <class E> E madeBy(const LandBrush& brush, const Place& place)
{
    const auto edit = landEditFor(beginner(), brush, place);
    if (!edit || !std::holds_alternative<E>(*edit)) {
        ADD_FAILURE() << "another edit, or none";
        return std::get<E>(*landRemovalAt(place));
    }
    return std::get<E>(*edit);
}

SetHex stamped(const HexBrush& brush, const char* name)
{
    return madeBy<SetHex>(brush, hex(name));
}

TEST(LandEdit, TerrainAloneKeepsTheNumber)
{
    const SetHex edit = stamped({Terrain::Forest, std::nullopt}, "A1");
    EXPECT_EQ(edit.hex, hex("A1"));
    EXPECT_EQ(edit.terrain, Terrain::Forest);
    EXPECT_EQ(edit.number, std::uint8_t{10});
}

TEST(LandEdit, NumberAloneKeepsTheTerrain)
{
    const SetHex edit = stamped({std::nullopt, std::uint8_t{4}}, "A1");
    EXPECT_EQ(edit.terrain, Terrain::Mountains);
    EXPECT_EQ(edit.number, std::uint8_t{4});
}

TEST(LandEdit, TheDesertTakesTheNumberAway)
{
    EXPECT_EQ(stamped({Terrain::Desert, std::nullopt}, "A1").number, std::nullopt);
    EXPECT_EQ(stamped({Terrain::Desert, std::uint8_t{4}}, "A1").number, std::nullopt);
}

TEST(LandEdit, UnknownTerrainKeepsOnlyAChosenNumber)
{
    EXPECT_EQ(stamped({Terrain::Unknown, std::nullopt}, "A1").number, std::nullopt);
    EXPECT_EQ(stamped({Terrain::Unknown, std::uint8_t{4}}, "A1").number, std::uint8_t{4});
}

TEST(LandEdit, ABrushThatLeavesAllAsItIsMeansNothing)
{
    EXPECT_FALSE(landEditFor(beginner(), HexBrush(), hex("A1")));
}

TEST(LandEdit, TheRobberGoesToTheHex)
{
    EXPECT_EQ(madeBy<MoveRobber>(RobberBrush(), hex("A1")).hex, hex("A1"));
}

TEST(LandEdit, AHarborIsLaidOrReplaced)
{
    const Harbor ore{Resource::Ore};
    for (const char* at : {"a1-b1", "a1-b2"}) { // a generic one, and none
        const auto edit = madeBy<SetHarbor>(HarborBrush{ore}, edge(at));
        EXPECT_EQ(edit.edge, edge(at));
        EXPECT_EQ(edit.harbor, ore) << at;
    }
}

TEST(LandEdit, TheVeryHarborIsTakenAway)
{
    EXPECT_EQ(madeBy<SetHarbor>(HarborBrush{Harbor{}}, edge("a1-b1")).harbor, std::nullopt);
    EXPECT_EQ(madeBy<SetHarbor>(HarborBrush{}, edge("a1-b1")).harbor, std::nullopt);
}

TEST(LandEdit, AHarborMovesOnceItIsInHand)
{
    EXPECT_FALSE(landEditFor(beginner(), MoveHarborBrush(), edge("a1-b2")));
    const auto edit = madeBy<MoveHarbor>(MoveHarborBrush{edge("a1-b1")}, edge("a1-b2"));
    EXPECT_EQ(edit.from, edge("a1-b1"));
    EXPECT_EQ(edit.to, edge("a1-b2"));
}

TEST(LandEdit, ABrushMeansNothingOnTheOtherKindOfPlace)
{
    EXPECT_FALSE(landEditFor(beginner(), HarborBrush{Harbor{}}, hex("A1")));
    EXPECT_FALSE(landEditFor(beginner(), MoveHarborBrush{edge("a1-b1")}, hex("A1")));
    EXPECT_FALSE(landEditFor(beginner(), RobberBrush(), edge("a1-b1")));
    EXPECT_FALSE(landEditFor(beginner(), HexBrush{Terrain::Hills, std::nullopt}, edge("a1-b1")));
    EXPECT_FALSE(landEditFor(beginner(), RobberBrush(), VertexId(0)));
}

TEST(LandEdit, TheLandToolNeverPlacesPieces)
{
    ViewState state;
    state.tool = ViewState::Tool::EditLand;
    for (const LandBrush& brush :
         {LandBrush(HexBrush()), LandBrush(RobberBrush()), LandBrush(HarborBrush{Harbor{}}),
          LandBrush(MoveHarborBrush())}) {
        state.brush = brush;
        EXPECT_FALSE(editFor(beginner(), state, VertexId(0)));
        const auto edit = editFor(beginner(), state, edge("a1-b1"));
        EXPECT_FALSE(edit && std::holds_alternative<PlaceRoad>(*edit));
    }
}

TEST(LandEdit, TheMenuOffersEveryHarborAtTheCoast)
{
    const auto edits = landEditsAt(beginner(), edge("a1-b2"));
    EXPECT_EQ(edits.size(), 7u); // 3:1, five of 2:1, and none
}

} // namespace
} // namespace longroad
