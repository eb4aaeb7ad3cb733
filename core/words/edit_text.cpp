// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/edit_text.h"

#include "core/words/place_text.h"
#include "core/words/terms.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString refusalText(const Refusal& refusal, const Layout& layout)
{
    switch (refusal.reason) {
    case RefusalReason::TakenByAnother:
        return Words::tr("%1's piece is there: remove it first.")
            .arg(playerNames(layout)[*refusal.owner]);
    case RefusalReason::AlreadyThere:
        return Words::tr("That piece is there already.");
    case RefusalReason::NothingThere:
        return Words::tr("There is nothing to remove.");
    case RefusalReason::TooManyPlayers:
        return Words::tr("Six players are the most.");
    case RefusalReason::TooFewPlayers:
        return Words::tr("One player has to stay.");
    case RefusalReason::NothingToChange:
        return Words::tr("It is like that already.");
    case RefusalReason::NumberMissing:
        return Words::tr("Every terrain but the desert has a number: choose one too.");
    case RefusalReason::NumberOnDesert:
        return Words::tr("The desert has no number.");
    case RefusalReason::NotCoastal:
        //: %1 is "harbor" or "port"
        return Words::tr("A %1 lies at the coast.").arg(harborWord(layout.edition));
    case RefusalReason::NoHarborThere:
        //: %1 is "harbor" or "port"
        return Words::tr("There is no %1.").arg(harborWord(layout.edition));
    case RefusalReason::MoreThanTheDeck:
        return Words::tr("There are no more of these cards (rule 3.6).");
    }
    return {};
}

QString editText(const Edit& edit, const Layout& before)
{
    const PlayerNames names = playerNames(before);
    const Topology& topology = before.start.topology();
    struct Visitor
    {
        const Layout& layout;
        const PlayerNames& names;
        const Topology& topology;

        /// `card` is "card", "tile" or a card's name.
        QString holdersText(Holders holders, const QString& card) const
        {
            if (!holders.isKnown())
                return Words::tr("Holder before not known");
            const Holder holder = holders.holder();
            //: %2 is "card", "tile" or "Largest Army", as %1 is below
            return holder ? Words::tr("%1 had the %2 before").arg(names[*holder], card)
                          : Words::tr("Nobody had the %1 before").arg(card);
        }

        QString operator()(const PlaceRoad& e) const
        {
            return Words::tr("%1 road %2").arg(names[e.owner], nameText(e.edge, topology));
        }
        QString operator()(const PlaceBuilding& e) const
        {
            //: %1 is a player, %2 an intersection
            const QString text = e.building.kind == BuildingKind::City
                                     ? Words::tr("%1 city %2")
                                     : Words::tr("%1 settlement %2");
            return text.arg(names[e.building.owner], nameText(e.vertex, topology));
        }
        QString operator()(const RemoveRoad& e) const
        {
            return Words::tr("Remove road %1").arg(nameText(e.edge, topology));
        }
        QString operator()(const RemoveBuilding& e) const
        {
            const auto& building = layout.start.buildings[e.vertex];
            //: %1 is an intersection
            const QString text = building && building->kind == BuildingKind::City
                                     ? Words::tr("Remove city %1")
                                     : Words::tr("Remove settlement %1");
            return text.arg(nameText(e.vertex, topology));
        }
        QString operator()(const ClearPieces&) const { return Words::tr("Clear the pieces"); }
        QString operator()(const StateLongestRouteBefore& e) const
        {
            return holdersText(e.holders, cardWord(Card::LongestRoute, layout.edition));
        }
        QString operator()(const StateLargestArmyBefore& e) const
        {
            return holdersText(e.holders, cardName(Card::LargestArmy, layout.edition));
        }
        QString operator()(const SetKnights& e) const
        {
            //: %1 is a player
            return Words::tr("%1: %n Knight(s) played", nullptr, e.count).arg(names[e.seat]);
        }
        QString operator()(const SetVictoryPointCards& e) const
        {
            // Without the number, which the screen may be hiding.
            return Words::tr("Victory Point cards of %1").arg(names[e.seat]);
        }
        QString operator()(const SetTurn& e) const
        {
            return e.turn ? Words::tr("%1's turn").arg(names[*e.turn]) : Words::tr("Turn not set");
        }
        QString operator()(const SetHex& e) const
        {
            //: %1 is a hex, %2 what lies on it: "fields 12"
            return Words::tr("%1: %2").arg(nameText(e.hex, topology), hexText(e.terrain, e.number));
        }
        QString operator()(const MoveRobber& e) const
        {
            return Words::tr("Robber to %1").arg(nameText(e.hex, topology));
        }
        QString operator()(const SetHarbor& e) const
        {
            if (e.harbor)
                return harborText(*e.harbor, e.edge, topology, layout.edition);
            //: %1 is "harbor" or "port", %2 a road place
            return Words::tr("Remove the %1 at %2")
                .arg(harborWord(layout.edition), nameText(e.edge, topology));
        }
        QString operator()(const MoveHarbor& e) const
        {
            //: %1 is "harbor" or "port", %2 and %3 are road places
            return Words::tr("Move the %1 from %2 to %3")
                .arg(harborWord(layout.edition), nameText(e.from, topology),
                     nameText(e.to, topology));
        }
        QString operator()(const SetLandscape& e) const
        {
            const Landscape& land = layout.start.landscape;
            if (e.landscape == Landscape())
                return Words::tr("Take the terrain away");
            if (e.landscape.terrain == land.terrain && e.landscape.numbers == land.numbers) {
                return layout.edition == Edition::Classic ? Words::tr("Lay the harbors of the box")
                                                          : Words::tr("Lay the ports of the box");
            }
            if (e.landscape == beginnerLandscape() && topology.kind() == BoardKind::Base)
                return Words::tr("Lay the beginner's board");
            return Words::tr("Deal the land");
        }
        QString operator()(const SwitchBoard& e) const
        {
            //: %1 is "base board" or "extended board"
            return Words::tr("Switch to the %1").arg(boardName(e.board));
        }
        QString operator()(const SetEdition& e) const
        {
            return e.edition == Edition::Classic ? Words::tr("Classic wording")
                                                 : Words::tr("Wording of 2025");
        }
        QString operator()(const AddPlayer&) const { return Words::tr("Add a player"); }
        QString operator()(const RemovePlayer& e) const
        {
            return Words::tr("Remove %1").arg(names[e.seat]);
        }
        QString operator()(const RenamePlayer& e) const
        {
            return Words::tr("Rename %1").arg(names[e.seat]);
        }
        QString operator()(const RecolorPlayer& e) const
        {
            return Words::tr("Recolor %1").arg(names[e.seat]);
        }
        QString operator()(const ReorderPlayer& e) const
        {
            return Words::tr("Move %1 in the order").arg(names[e.from]);
        }
    };
    return std::visit(Visitor{before, names, topology}, edit);
}

} // namespace longroad
