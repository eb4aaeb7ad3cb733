// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/move_text.h"

#include "core/words/place_text.h"

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

QString moveText(const Move& move, const Topology& topology, const PlayerNames& names)
{
    struct Teller
    {
        const Topology& topology;
        const QString& player;

        QString at(const Place& place) const { return nameText(place, topology); }
        QString operator()(const BuildRoad& road) const
        {
            //: %1 is a player, %2 a place; the same in the next two
            return Words::tr("%1 builds a road at %2").arg(player, at(road.edge));
        }
        QString operator()(const BuildSettlement& settlement) const
        {
            return Words::tr("%1 builds a settlement at %2").arg(player, at(settlement.vertex));
        }
        QString operator()(const BuildCity& city) const
        {
            return Words::tr("%1 builds a city at %2").arg(player, at(city.vertex));
        }
        QString operator()(const PlayKnight&) const
        {
            return Words::tr("%1 plays a Knight").arg(player);
        }
        QString operator()(const GainVictoryPointCard&) const
        {
            return Words::tr("%1 gains a Victory Point card").arg(player);
        }
        QString operator()(const StartTurn&) const
        {
            return Words::tr("%1's turn starts").arg(player);
        }
    };
    return std::visit(Teller{topology, names[move.player]}, move.action);
}

} // namespace longroad
