// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/proof_text.h"

#include "core/words/place_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

/// More places than that nobody checks one by one.
constexpr std::size_t mostNamed = 8;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Proof)
};

QString atMostText(int most)
{
    return Words::tr("no line has more than %n piece(s)", nullptr, most);
}

/// One group's proof as a sentence.
struct Sentence
{
    const GroupProof& group;
    const Topology& topology;

    QString operator()(const NoMorePieces&) const
    {
        return Words::tr("All %n road(s) that hang together count.", nullptr, group.atMost);
    }
    QString operator()(const TwoBestArms& proof) const
    {
        //: %1 is an intersection, %2 and %3 are numbers of pieces, %4 "no line has more than 7
        //: pieces"
        return Words::tr("The roads form no ring, and from %1 the two longest arms have %2 and %3 "
                         "pieces: %4 (rule 1.2).")
            .arg(nameText(proof.at, topology), QString::number(proof.longer),
                 QString::number(proof.shorter), atMostText(group.atMost));
    }
    QString operator()(const OddPoints& proof) const
    {
        return oddText(static_cast<int>(proof.at.size()), namesText(proof.at)) + u' ' +
               //: %1 and %2 are numbers of pieces, %3 "no line has more than 7 pieces"
               Words::tr("At each of the others a piece is left out, and one piece serves two of "
                         "them: at least %1 of %2 are left out, and %3.")
                   .arg(QString::number(proof.leftOut), pieces(), atMostText(group.atMost));
    }
    QString operator()(const OddStretches& proof) const
    {
        std::vector<VertexId> places;
        for (const OddStretches::Point& point : proof.points)
            places.push_back(point.at);
        return oddText(static_cast<int>(places.size()), namesText(places)) + u' ' +
               //: %1 and %2 are numbers of pieces, %3 "no line has more than 7 pieces"
               Words::tr("At each of the others a stretch to the next fork or end is left out, the "
                         "shortest at best, and one stretch serves two of them: at least %1 of %2 "
                         "pieces are left out, and %3.")
                   .arg(QString::number(proof.leftOut), pieces(), atMostText(group.atMost));
    }
    QString operator()(const Searched&) const
    {
        //: %1 is "no line has more than 7 pieces"
        return Words::tr("Every line that could be longer was tried: %1.")
            .arg(atMostText(group.atMost));
    }

private:
    static QString oddText(int count, const QString& places)
    {
        //: The number is that of the points, %1 lists them; it may be "" or " (g3, h4 and i2)"
        return Words::tr("At %n point(s)%1 an odd number of these roads meet, and only two such "
                         "points can be the ends of a line.",
                         nullptr, count)
            .arg(places);
    }
    QString namesText(const std::vector<VertexId>& vertices) const
    {
        if (vertices.size() > mostNamed)
            return {};
        QStringList list;
        for (const VertexId vertex : vertices)
            list << nameText(vertex, topology);
        return QStringLiteral(" (%1)").arg(listed(list));
    }
    QString pieces() const { return QString::number(group.roads.size()); }
};

QString cutText(VertexId at, const Position& position, const PlayerNames& names)
{
    const Building& building = *position.buildings[at];
    //: %1 is a player, %2 an intersection
    const QString text = building.kind == BuildingKind::City
                             ? Words::tr("%1's city at %2 interrupts them (rule 1.8).")
                             : Words::tr("%1's settlement at %2 interrupts them (rule 1.8).");
    return text.arg(names[building.owner], nameText(at, position.topology()));
}

} // namespace

QStringList proofTexts(const std::vector<GroupProof>& proofs, const Position& position,
                       const PlayerNames& names)
{
    if (proofs.empty())
        return {};
    const Topology& topology = position.topology();
    const GroupProof& route = proofs.front();
    QStringList texts{std::visit(Sentence{route, topology}, route.proof)};
    for (const VertexId at : route.cuts)
        texts << cutText(at, position, names);

    int few = 0;
    int most = 0;
    for (const GroupProof& group : std::span(proofs).subspan(1)) {
        if (std::holds_alternative<NoMorePieces>(group.proof)) {
            ++few;
            most = std::max(most, group.atMost);
            continue;
        }
        //: %1 is a road place, %2 a sentence about the roads that hang together with it
        texts << Words::tr("The separate group with %1: %2")
                     .arg(nameText(group.roads.front(), topology),
                          std::visit(Sentence{group, topology}, group.proof));
    }
    if (few == 1)
        texts << Words::tr("Another group has only %n road(s) (rule 1.11).", nullptr, most);
    else if (few > 1)
        //: The number is that of the roads, %1 that of the groups
        texts << Words::tr("%1 other groups have at most %n road(s) each (rule 1.11).", nullptr,
                           most)
                     .arg(few);
    return texts;
}

} // namespace longroad
