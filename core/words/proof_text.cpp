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
        //: %1 is an intersection, the others are numbers of pieces
        return Words::tr("The roads form no ring, and from %1 the two longest arms have %2 and %3 "
                         "pieces: no line is longer than %4 (rule 1.2).")
            .arg(nameText(proof.at, topology), QString::number(proof.longer),
                 QString::number(proof.shorter), atMost());
    }
    QString operator()(const OddPoints& proof) const
    {
        return oddText(proof.at) + u' ' +
               //: Both are numbers of pieces
               Words::tr("At each of the others a piece is left out, and one piece serves two of "
                         "them: of %1 pieces at most %2 count.")
                   .arg(pieces(), atMost());
    }
    QString operator()(const OddStretches& proof) const
    {
        std::vector<VertexId> places;
        for (const OddStretches::Point& point : proof.points)
            places.push_back(point.at);
        return oddText(places) + u' ' +
               //: Both are numbers of pieces
               Words::tr("At each of the others a stretch to the next fork or end is left out, the "
                         "shortest at best, and one stretch serves two of them: of %1 pieces at "
                         "most %2 count.")
                   .arg(pieces(), atMost());
    }
    QString operator()(const Searched&) const
    {
        //: %1 is a number of pieces
        return Words::tr("Every line that could be longer was tried: none is longer than %1.")
            .arg(atMost());
    }

private:
    QString oddText(const std::vector<VertexId>& points) const
    {
        QStringList places;
        for (const VertexId vertex : points)
            places << nameText(vertex, topology);
        const QString list =
            points.size() > mostNamed ? QString() : QStringLiteral(" (%1)").arg(listed(places));
        //: %1 lists the points; it is "" or " (g3, h4 and i2)"
        return Words::tr("At %n point(s)%1 one or three of these roads meet, and a line has no "
                         "more than two of them, its ends.",
                         nullptr, static_cast<int>(points.size()))
            .arg(list);
    }
    QString atMost() const { return QString::number(group.atMost); }
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
