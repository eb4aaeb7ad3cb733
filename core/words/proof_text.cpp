// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/proof_text.h"

#include "core/words/place_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Proof)
};

/// "d3, e3 and two ends at f4": a point of a cut is an end of a road.
QString pointsText(const std::vector<VertexId>& points, const Topology& topology)
{
    std::map<VertexId, int> ends;
    for (const VertexId vertex : points)
        ++ends[vertex];
    QStringList texts;
    for (const auto& [vertex, count] : ends) {
        const QString name = nameText(vertex, topology);
        //: In both %1 is an intersection
        texts << (count == 1   ? name
                  : count == 2 ? Words::tr("two ends at %1").arg(name)
                               : Words::tr("three ends at %1").arg(name));
    }
    return listed(texts);
}

/// "2 (c1, c2), 3 (f1)": how long the shortest stretches are, and where.
QString stretchesText(const OddStretches& proof, const Topology& topology)
{
    std::map<int, std::vector<VertexId>> places;
    for (const OddStretches::Point& point : proof.points)
        places[point.shortest].push_back(point.at);
    QStringList texts;
    for (const auto& [length, points] : places) {
        //: %1 is a length, %2 are intersections
        texts << Words::tr("%1 (%2)").arg(QString::number(length), pointsText(points, topology));
    }
    return texts.join(QStringLiteral(", "));
}

/// One group's proof as sentences.
struct Sentences
{
    const GroupProof& group;
    const Topology& topology;

    QString operator()(const NoMorePieces&) const
    {
        return Words::tr("Every one of the %n joined road(s) counts.", nullptr, group.atMost);
    }
    QString operator()(const TwoBestArms& proof) const
    {
        const QString shape = group.cuts.empty() ? Words::tr("The roads form no ring.")
                                                 : Words::tr("Cut there, the roads form no ring.");
        return shape + u' ' +
               //: %1 is an intersection, the others are numbers of pieces
               Words::tr("A line can use only two arms at %1; the longest are %2 and %3: %2 + %3 = "
                         "%4. No line that misses %1 is longer (rule 1.2).")
                   .arg(nameText(proof.at, topology), QString::number(proof.longer),
                        QString::number(proof.shorter), atMost());
    }
    QString operator()(const OddPoints& proof) const
    {
        return oddText(proof.at) + u' ' +
               //: All are numbers of pieces
               Words::tr("At each of the others it leaves out one piece, and one piece can serve "
                         "two of them: at least %1 of %2, so at most %3 count.")
                   .arg(QString::number(proof.leftOut), pieces(), atMost());
    }
    QString operator()(const OddStretches& proof) const
    {
        std::vector<VertexId> places;
        for (const OddStretches::Point& point : proof.points)
            places.push_back(point.at);
        return oddText(places) + u' ' +
               //: %1 are lengths and where they are, "2 (c1, c2), 3 (f1)"; the others are numbers
               //: of pieces
               Words::tr("At each of the others it leaves out a whole stretch to the next fork or "
                         "end, and one stretch can serve two of them. The shortest there: %1. Half "
                         "of these lengths, but for the two greatest, is left out: at least %2 of "
                         "%3, so at most %4 count.")
                   .arg(stretchesText(proof, topology), QString::number(proof.leftOut), pieces(),
                        atMost());
    }
    QString operator()(const Searched&) const
    {
        //: %1 is a number of pieces
        return Words::tr("There is no short proof here; every line that could be longer was tried: "
                         "at most %1 count.")
            .arg(atMost());
    }

private:
    QString oddText(const std::vector<VertexId>& points) const
    {
        //: The number is that of the points, %1 lists them: "g3, h4 and two ends at i2"
        return Words::tr("To %n point(s) come one or three of these roads: %1. A line can take "
                         "all of them only where it starts or ends, at two points.",
                         nullptr, static_cast<int>(points.size()))
            .arg(pointsText(points, topology));
    }
    QString atMost() const { return QString::number(group.atMost); }
    QString pieces() const { return QString::number(group.roads.size()); }
};

/// "Anna's city at d4 or Ben's settlement at e3"
QString buildingsText(const std::vector<VertexId>& cuts, const Position& position,
                      const PlayerNames& names)
{
    QString text;
    for (const VertexId at : cuts) {
        const Building& building = *position.buildings[at];
        //: In both %1 is a player, %2 an intersection
        const QString one = building.kind == BuildingKind::City
                                ? Words::tr("%1's city at %2")
                                : Words::tr("%1's settlement at %2");
        const QString told = one.arg(names[building.owner], nameText(at, position.topology()));
        //: Both are buildings: "Anna's city at d4 or Ben's settlement at e3"
        text = text.isEmpty() ? told : Words::tr("%1 or %2").arg(text, told);
    }
    return text;
}

/// Groups that have no more pieces than the route, told together.
struct FewPieces
{
    int groups = 0;
    int most = 0;
    std::set<VertexId> cuts;

    void add(const GroupProof& group)
    {
        ++groups;
        most = std::max(most, group.atMost);
        cuts.insert(group.cuts.begin(), group.cuts.end());
    }
};

QStringList fewTexts(const FewPieces& beyond, const FewPieces& separate, const Topology& topology)
{
    QStringList texts;
    QStringList cuts;
    for (const VertexId at : beyond.cuts)
        cuts << nameText(at, topology);
    if (beyond.groups == 1)
        //: %1 are intersections
        texts << Words::tr("Beyond %1 there are only %n road(s) in all (rule 1.8).", nullptr,
                           beyond.most)
                     .arg(listed(cuts));
    else if (beyond.groups > 1)
        //: The number is that of the roads, %1 are intersections, %2 is the number of groups
        texts << Words::tr("Beyond %1 there are %2 groups with at most %n road(s) each (rule 1.8).",
                           nullptr, beyond.most)
                     .arg(listed(cuts), QString::number(beyond.groups));
    if (separate.groups == 1)
        texts << Words::tr("A separate group has only %n road(s) in all (rule 1.11).", nullptr,
                           separate.most);
    else if (separate.groups > 1)
        //: The number is that of the roads, %1 that of the groups
        texts << Words::tr("%1 separate groups have at most %n road(s) each (rule 1.11).", nullptr,
                           separate.most)
                     .arg(separate.groups);
    return texts;
}

/// Of each group whether other players' buildings alone part it from the route.
std::vector<bool> areBeyond(const std::vector<GroupProof>& proofs)
{
    std::vector<bool> beyond(proofs.size());
    std::set<VertexId> reached(proofs.front().cuts.begin(), proofs.front().cuts.end());
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (std::size_t i = 1; i < proofs.size(); ++i) {
            const auto& cuts = proofs[i].cuts;
            beyond[i] = std::any_of(cuts.begin(), cuts.end(),
                                    [&](VertexId at) { return reached.contains(at); });
            if (beyond[i])
                reached.insert(cuts.begin(), cuts.end());
        }
    }
    return beyond;
}

} // namespace

QStringList proofTexts(const std::vector<GroupProof>& proofs, const Position& position,
                       const PlayerNames& names)
{
    if (proofs.empty())
        return {};
    const Topology& topology = position.topology();
    const std::vector<bool> beyond = areBeyond(proofs);
    QStringList texts;
    FewPieces fewBeyond;
    FewPieces fewSeparate;
    for (std::size_t i = 0; i < proofs.size(); ++i) {
        const GroupProof& group = proofs[i];
        const QString buildings = buildingsText(group.cuts, position, names);
        const QString proof = std::visit(Sentences{group, topology}, group.proof);
        if (i == 0) {
            if (!group.cuts.empty()) {
                //: %1 are buildings, "Anna's city at d4 or Ben's settlement at e3"
                texts << Words::tr("No line passes %1 (rule 1.8).").arg(buildings);
            }
            texts << proof;
        } else if (std::holds_alternative<NoMorePieces>(group.proof)) {
            (beyond[i] ? fewBeyond : fewSeparate).add(group);
        } else if (beyond[i]) {
            //: %1 are buildings, "Anna's city at d4 or Ben's settlement at e3", %2 are sentences
            texts << Words::tr("Beyond %1: %2").arg(buildings, proof);
        } else {
            //: %1 is a road place, %2 are sentences about the roads that hang together with it
            texts << Words::tr("The separate group with %1: %2")
                         .arg(nameText(group.roads.front(), topology), proof);
        }
    }
    return texts + fewTexts(fewBeyond, fewSeparate, topology);
}

} // namespace longroad
