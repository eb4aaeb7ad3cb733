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

QString refusalText(const Refusal& refusal, const PlayerNames& names)
{
    switch (refusal.reason) {
    case RefusalReason::TakenByAnother:
        return Words::tr("%1's piece is there: remove it first.").arg(names[*refusal.owner]);
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
            if (!e.holders.isKnown())
                return Words::tr("Holder before not known");
            const Holder holder = e.holders.holder();
            const QString card = cardWord(Card::LongestRoute, layout.edition);
            //: %2 is "card" or "tile", as %1 is below
            return holder ? Words::tr("%1 had the %2 before").arg(names[*holder], card)
                          : Words::tr("Nobody had the %1 before").arg(card);
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
