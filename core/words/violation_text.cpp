// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/violation_text.h"

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

QString violationText(const Violation& violation, const Topology& topology,
                      const PlayerNames& names)
{
    QStringList places;
    for (const Place& place : violation.places)
        places << nameText(place, topology);
    const QString player = names[violation.player];
    switch (violation.code) {
    case ViolationCode::DistanceRule:
        return Words::tr("%1 are one road apart; between two buildings there must be at least two "
                         "roads' distance (rule 5.4).")
            .arg(listed(places));
    case ViolationCode::TooManyRoads:
        return Words::tr("%1 has more than the 15 roads of the supply (rule 5.6).").arg(player);
    case ViolationCode::TooManySettlements:
        return Words::tr("%1 has more than the 5 settlements of the supply (rule 5.6).")
            .arg(player);
    case ViolationCode::TooManyCities:
        return Words::tr("%1 has more than the 4 cities of the supply (rule 5.6).").arg(player);
    case ViolationCode::ImpossibleHolder:
        return Words::tr("%1 can't have had Largest Army: that takes 3 played Knights, and not two "
                         "others with more (rule 3.4). Judged as if nobody had it.")
            .arg(player);
    case ViolationCode::UnattachedRoad:
        if (places.size() == 1) {
            return Words::tr("%1's road at %2 touches no building of %1's; in play every group of "
                             "roads starts at one (rule 5.8).")
                .arg(player, listed(places));
        }
        return Words::tr("%1's roads at %2 touch no building of %1's; in play every group of roads "
                         "starts at one (rule 5.8).")
            .arg(player, listed(places));
    case ViolationCode::UnattachedBuilding:
        return Words::tr("%1's building at %2 has no road of its color; in play it always has one "
                         "(rule 5.8).")
            .arg(player, listed(places));
    case ViolationCode::TooManyGroups:
        return Words::tr("%1's roads form more than two groups (at %2); play gives two at the most "
                         "(rule 5.8).")
            .arg(player, listed(places));
    case ViolationCode::NoConnection:
        if (std::holds_alternative<VertexId>(violation.places.front())) {
            return Words::tr("%1 may not settle at %2: no road of %1's touches it (rule 5.4).")
                .arg(player, listed(places));
        }
        return Words::tr("%1's road at %2 has nothing to start from: it needs a road or building "
                         "of %1's beside it, with nobody else's building between (rule 5.2); in "
                         "the set-up the settlement just placed (rule 5.7).")
            .arg(player, listed(places));
    case ViolationCode::Occupied:
        return Words::tr("%1 can't build at %2: the place is taken (rule 5.1).")
            .arg(player, listed(places));
    case ViolationCode::NotASettlement:
        return Words::tr("%1 can't build a city at %2: it replaces an own settlement, and there is "
                         "none (rule 5.5).")
            .arg(player, listed(places));
    case ViolationCode::NotYourTurn:
        return Words::tr("It isn't the turn of %1; only the player in turn plays (rule 4.2).")
            .arg(player);
    case ViolationCode::AfterTheWin:
        return Words::tr("%1 plays on, but the game was won before (rule 4.2).").arg(player);
    }
    return {};
}

QString violationLine(const Violation& violation, const Topology& topology,
                      const PlayerNames& names)
{
    const QString text = violationText(violation, topology, names);
    if (!violation.move)
        return text;
    //: %1 is the number of a move, %2 a sentence
    return Words::tr("Move %1: %2").arg(QString::number(*violation.move + 1), text);
}

} // namespace longroad
