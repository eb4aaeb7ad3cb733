// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/route_text.h"

#include "core/words/place_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString buildingText(const Building& building, const PlayerNames& names)
{
    //: %1 is a player
    const QString text =
        building.kind == BuildingKind::City ? Words::tr("%1's city") : Words::tr("%1's settlement");
    return text.arg(names[building.owner]);
}

QString cutText(const CutOff& cut, const Topology& topology, const PlayerNames& names)
{
    //: %1 is "Anna's settlement", %2 an intersection
    return Words::tr("%1 at %2").arg(buildingText(cut.building, names), nameText(cut.at, topology));
}

/// As a sentence about one piece.
struct Sentence
{
    const Topology& topology;
    const PlayerNames& names;

    QString operator()(const Counted& reason) const
    {
        return Words::tr("Counted, as number %1 of the route (rule 1.1).").arg(reason.number);
    }
    QString operator()(const InEquallyLong&) const
    {
        return Words::tr("In another route, which is as long as the one shown.");
    }
    QString operator()(const OnSideBranch& reason) const
    {
        //: %1 is an intersection, %2 a number of pieces, greater than %n
        return Words::tr("On a side branch that leaves the route at %1: from there the longest "
                         "line through it has %n piece(s), the route's shorter arm has %2 (rule "
                         "1.2).",
                         nullptr, reason.branch)
            .arg(nameText(reason.at, topology), QString::number(reason.arm));
    }
    QString operator()(const OnShorterLine& reason) const
    {
        return Words::tr("The longest line through it has %n piece(s), fewer than the route (rule "
                         "1.2).",
                         nullptr, reason.length);
    }
    QString operator()(const CutOff& reason) const
    {
        //: %1 is "Anna's settlement at g3"
        return Words::tr("Beyond %1, which interrupts the route (rule 1.8). The longest line on "
                         "that side has %n piece(s).",
                         nullptr, reason.longest)
            .arg(cutText(reason, topology, names));
    }
    QString operator()(const InSeparateGroup& reason) const
    {
        return Words::tr("In a separate group of roads, whose longest line has %n piece(s) (rule "
                         "1.11).",
                         nullptr, reason.longest);
    }
};

/// As a few words about several pieces, after their names.
struct Phrase
{
    const Topology& topology;
    const PlayerNames& names;

    QString operator()(const Counted&) const { return {}; }
    QString operator()(const InEquallyLong&) const
    {
        return Words::tr("in another route that is as long");
    }
    QString operator()(const OnSideBranch& reason) const
    {
        //: %1 is an intersection, %2 and %3 are numbers of pieces
        return Words::tr("side branch at %1: its arm has %2, the route's shorter arm there %3")
            .arg(nameText(reason.at, topology), QString::number(reason.branch),
                 QString::number(reason.arm));
    }
    QString operator()(const OnShorterLine& reason) const
    {
        //: %1 is a number of pieces
        return Words::tr("no line that takes them in is longer than %1").arg(reason.length);
    }
    QString operator()(const CutOff& reason) const
    {
        //: %1 is "Anna's settlement at g3", %2 a number of pieces
        return Words::tr("beyond %1; the longest line there has %2")
            .arg(cutText(reason, topology, names), QString::number(reason.longest));
    }
    QString operator()(const InSeparateGroup& reason) const
    {
        //: %1 is a number of pieces
        return Words::tr("separate group; the longest line there has %1").arg(reason.longest);
    }
};

/// Where the route passes, the pieces before and after; it may start or end there as well.
QString passingText(const RouteStop& stop)
{
    // Of three numbers the odd one out is the start's or the end's, which is the first or the last.
    const std::size_t first = stop.isStart ? 1 : 0;
    const QString from = QString::number(stop.pieces[first]);
    const QString to = QString::number(stop.pieces[first + 1]);
    //: In all three %1 and %2 are the numbers of two pieces
    if (stop.isStart)
        return Words::tr("the route starts here, and later passes from number %1 to number %2 "
                         "(rule 1.4)")
            .arg(from, to);
    if (stop.isEnd)
        return Words::tr("the route passes from number %1 to number %2, and later ends here (rule "
                         "1.4)")
            .arg(from, to);
    return Words::tr("the route passes from number %1 to number %2").arg(from, to);
}

QString visitText(const RouteStop& stop, bool isAnothers)
{
    if (stop.isPassed())
        return passingText(stop);
    if (stop.isStart && stop.isEnd) {
        return isAnothers ? Words::tr("the route starts and ends here, round a ring (rule 1.10)")
                          : Words::tr("the route starts and ends here, a closed ring (rule 1.5)");
    }
    return stop.isStart ? Words::tr("the route starts here") : Words::tr("the route ends here");
}

} // namespace

QString pieceReasonText(const PieceReason& reason, const Topology& topology,
                        const PlayerNames& names)
{
    return std::visit(Sentence{topology, names}, reason);
}

QString routeStopText(const RouteStop& stop, Seat player, const Topology& topology,
                      const PlayerNames& names)
{
    const QString name = nameText(stop.at, topology);
    const bool isAnothers = stop.building && stop.building->owner != player;
    const QString visit = visitText(stop, isAnothers);
    if (!stop.building) {
        //: %1 is an intersection, %2 what the route does there
        return Words::tr("%1, free: %2.").arg(name, visit);
    }
    //: %1 is an intersection, %2 "Anna's city", %3 what the route does there
    const QString text =
        isAnothers ? Words::tr("%1, %2: %3. It may start or end at another player's building (rule "
                               "1.9), but not pass it (rule 1.8).")
                   : Words::tr("%1, %2: %3. Own buildings never interrupt (rule 1.6).");
    return text.arg(name, buildingText(*stop.building, names), visit);
}

QStringList notCountedTexts(const RouteReasons& reasons, const Topology& topology,
                            const PlayerNames& names)
{
    struct Group
    {
        PieceReason reason;
        QStringList roads;
    };
    std::vector<Group> groups;
    for (const auto& [road, reason] : reasons.pieces) {
        if (std::holds_alternative<Counted>(reason))
            continue;
        auto group = std::find_if(groups.begin(), groups.end(), [&reason = reason](const Group& g) {
            return g.reason == reason;
        });
        if (group == groups.end())
            group = groups.insert(group, {reason, {}});
        group->roads << nameText(road, topology);
    }
    QStringList texts;
    for (const Group& group : groups) {
        //: %1 are road places, %2 is why they aren't counted
        texts << Words::tr("%1 (%2)").arg(listed(group.roads),
                                          std::visit(Phrase{topology, names}, group.reason));
    }
    return texts;
}

} // namespace longroad
