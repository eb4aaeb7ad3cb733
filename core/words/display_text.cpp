// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/display_text.h"

#include "core/board/place_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int longestName = 40; ///< As much as a line can bear; a file may hold more.

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString name(const Topology& topology, const Place& place)
{
    return QString::fromStdString(placeName(topology, place));
}

/// The players by their counts, the greatest first; equal ones in their order.
std::vector<Seat> ranked(const Counts& counts)
{
    std::vector<Seat> seats;
    for (const Seat seat : IdRange<Seat>(counts.seatCount))
        seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(),
                     [&](Seat a, Seat b) { return counts.of[a] > counts.of[b]; });
    return seats;
}

/// "Orange counts 6, Blue 5".
QString countsText(Card card, const Counts& counts, const PlayerNames& names)
{
    QStringList parts;
    for (const Seat seat : ranked(counts)) {
        if (parts.isEmpty()) {
            //: %1 is a player, %2 the length of the longest route
            const QString route = Words::tr("%1 counts %2");
            //: %1 is a player, %2 the number of Knights played
            const QString army = Words::tr("%1 played %2 Knights");
            parts << (card == Card::LongestRoute ? route : army)
                         .arg(names[seat], QString::number(counts.of[seat]));
        } else {
            //: %1 is a player, %2 a number; goes on a list "Blue counts 6, Red 5"
            parts << Words::tr("%1 %2").arg(names[seat], QString::number(counts.of[seat]));
        }
    }
    return parts.join(Words::tr(", "));
}

int leastFor(Card card)
{
    return card == Card::LongestRoute ? leastLongestRoute : leastLargestArmy;
}

QString nobodyQualifiesText(Card card, bool wasHeld)
{
    if (card == Card::LargestArmy)
        return Words::tr("nobody has played 3 Knights, so nobody has the card.");
    return wasHeld ? Words::tr("nobody has 5, so the card is set aside.")
                   : Words::tr("nobody has 5, so nobody has the card.");
}

bool wasHeld(const Award& award)
{
    return award.before.isKnown() && award.before.holder();
}

/// What each possible holder before leads to: those who would keep it, and all the others.
QString dependsText(const Counts& counts, const Award& award, const PlayerNames& names)
{
    QStringList rows;
    bool others = false;
    for (const Holder before : award.before.members(counts.seatCount)) {
        if (before && award.after.contains(before)) {
            //: %1 is a player; part of a list of cases
            rows << Words::tr("if %1 had it, %1 keeps it").arg(names[*before]);
        } else {
            others = true;
        }
    }
    if (others)
        rows << Words::tr("otherwise it is set aside");
    return rows.join(Words::tr("; "));
}

QString conclusion(Card card, const Counts& counts, const Award& award, const PlayerNames& names)
{
    const Holder holder = award.holder();
    switch (award.reason) {
    case AwardReason::NobodyQualifies:
        return nobodyQualifiesText(card, wasHeld(award));
    case AwardReason::HolderKeeps:
        return Words::tr("%1 keeps the card.").arg(names[*holder]);
    case AwardReason::HolderKeepsOnTie:
        return Words::tr("%1 had the card and keeps it on the tie.").arg(names[*holder]);
    case AwardReason::ChallengerExceeds:
        return Words::tr("%1 takes the card from %2.")
            .arg(names[*holder], names[*award.before.holder()]);
    case AwardReason::SoleLeaderTakes:
        return award.before.isKnown()
                   ? Words::tr("%1 takes the card.").arg(names[*holder])
                   : Words::tr("%1 has the card, whoever had it before.").arg(names[*holder]);
    case AwardReason::TieWithoutHolder:
        return Words::tr("a tie at the top and none of them had the card, so it is set aside.");
    case AwardReason::Undecided:
        return Words::tr("a tie, decided by who had the card before: %1.")
            .arg(dependsText(counts, award, names));
    }
    return {};
}

QString headline(const Award& award, const PlayerNames& names)
{
    const Holder holder = award.holder();
    switch (award.reason) {
    case AwardReason::NobodyQualifies:
        return wasHeld(award) ? Words::tr("Set aside") : Words::tr("Nobody has it");
    case AwardReason::HolderKeeps:
    case AwardReason::HolderKeepsOnTie:
        return Words::tr("%1 keeps it").arg(names[*holder]);
    case AwardReason::ChallengerExceeds:
        return Words::tr("%1 takes it").arg(names[*holder]);
    case AwardReason::SoleLeaderTakes:
        return award.before.isKnown() ? Words::tr("%1 takes it").arg(names[*holder])
                                      : Words::tr("%1 has it").arg(names[*holder]);
    case AwardReason::TieWithoutHolder:
        return Words::tr("Set aside");
    case AwardReason::Undecided:
        return Words::tr("Undecided");
    }
    return {};
}

QString ruleFor(Card card, const Award& award)
{
    if (card == Card::LargestArmy)
        return award.reason == AwardReason::NobodyQualifies ? QStringLiteral("3.1")
                                                            : QStringLiteral("3.2");
    switch (award.reason) {
    case AwardReason::NobodyQualifies:
        return QStringLiteral("2.1");
    case AwardReason::HolderKeeps:
    case AwardReason::HolderKeepsOnTie:
        return QStringLiteral("2.2");
    case AwardReason::ChallengerExceeds:
    case AwardReason::SoleLeaderTakes:
        return QStringLiteral("2.3");
    case AwardReason::TieWithoutHolder:
    case AwardReason::Undecided:
        return QStringLiteral("2.4");
    }
    return {};
}

QString numbersStep(Card card, const Counts& counts, const PlayerNames& names)
{
    QStringList parts;
    for (const Seat seat : ranked(counts))
        parts << Words::tr("%1 %2").arg(names[seat], QString::number(counts.of[seat]));
    const QString list = parts.join(Words::tr(", "));
    return card == Card::LongestRoute ? Words::tr("Longest routes: %1").arg(list)
                                      : Words::tr("Knights played: %1").arg(list);
}

QString leadersStep(Card card, const Counts& counts, const PlayerNames& names)
{
    QStringList leaders;
    for (const Seat seat : counts.leaders())
        leaders << names[seat];
    const int least = leastFor(card);
    if (counts.greatest() < least)
        return Words::tr("Nobody reaches the %1 that are needed").arg(least);
    //: %1 is one player, %2 a number
    const QString alone = Words::tr("%1 is alone at the top with %2");
    //: %1 is a list of players, %2 a number
    const QString tied = Words::tr("%1 share the top with %2");
    return (leaders.size() == 1 ? alone : tied)
        .arg(listed(leaders), QString::number(counts.greatest()));
}

QString beforeStep(const Award& award, const PlayerNames& names)
{
    if (!award.before.isKnown()) {
        return award.isDecided() ? Words::tr("Who had it before makes no difference")
                                 : Words::tr("Nobody has said who had it before");
    }
    const Holder before = award.before.holder();
    if (!before)
        return Words::tr("Nobody had it before");
    return award.reason == AwardReason::HolderKeeps || award.reason == AwardReason::HolderKeepsOnTie
               ? Words::tr("%1 had it before, and still leads").arg(names[*before])
               : Words::tr("%1 had it before, and no longer leads").arg(names[*before]);
}

QString answerStep(const Counts& counts, const Award& award, const PlayerNames& names)
{
    const Holder holder = award.holder();
    switch (award.reason) {
    case AwardReason::NobodyQualifies:
        return wasHeld(award) ? Words::tr("So the card is set aside")
                              : Words::tr("So nobody has the card");
    case AwardReason::HolderKeeps:
    case AwardReason::HolderKeepsOnTie:
        return Words::tr("So %1 keeps the card").arg(names[*holder]);
    case AwardReason::ChallengerExceeds:
        return Words::tr("So %1 takes the card from %2")
            .arg(names[*holder], names[*award.before.holder()]);
    case AwardReason::SoleLeaderTakes:
        return award.before.isKnown() ? Words::tr("So %1 takes the card").arg(names[*holder])
                                      : Words::tr("So %1 has the card").arg(names[*holder]);
    case AwardReason::TieWithoutHolder:
        return Words::tr("So the card is set aside, and scores for nobody");
    case AwardReason::Undecided: {
        QString rows = dependsText(counts, award, names);
        return rows.replace(0, 1, rows.at(0).toUpper());
    }
    }
    return {};
}

/// The colour as a word; "Player 3" for one that has no name.
QString colorWord(const Layout& layout, Seat seat)
{
    if (const auto* named = std::get_if<NamedColor>(&layout.player(seat).color))
        return colorName(*named);
    return Words::tr("Player %1").arg(seat.index() + 1);
}

/// What tells a player from one of the same name: the colour, or the id where that is shared too.
QString distinction(const Layout& layout, Seat seat)
{
    const auto sameColor =
        std::count_if(layout.players.begin(), layout.players.end(), [&](const Player& player) {
            return player.color == layout.player(seat).color;
        });
    return sameColor > 1 ? QString::fromStdString(layout.player(seat).id) : colorWord(layout, seat);
}

QString hexText(const Position& position, HexId hex)
{
    const QString terrain = terrainName(position.landscape.terrain[hex]);
    const auto& number = position.landscape.numbers[hex];
    return number ? Words::tr("%1 %2").arg(terrain).arg(*number) : terrain;
}

} // namespace

QString colorName(NamedColor color)
{
    switch (color) {
    case NamedColor::Red:
        return Words::tr("Red");
    case NamedColor::Blue:
        return Words::tr("Blue");
    case NamedColor::White:
        return Words::tr("White");
    case NamedColor::Orange:
        return Words::tr("Orange");
    case NamedColor::Green:
        return Words::tr("Green");
    case NamedColor::Brown:
        return Words::tr("Brown");
    }
    return {};
}

QString terrainName(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Unknown:
        return Words::tr("unknown terrain");
    case Terrain::Hills:
        return Words::tr("hills");
    case Terrain::Forest:
        return Words::tr("forest");
    case Terrain::Pasture:
        return Words::tr("pasture");
    case Terrain::Fields:
        return Words::tr("fields");
    case Terrain::Mountains:
        return Words::tr("mountains");
    case Terrain::Desert:
        return Words::tr("desert");
    }
    return {};
}

QString boardName(BoardKind kind)
{
    switch (kind) {
    case BoardKind::Base:
        return Words::tr("base board");
    case BoardKind::Extended:
        return Words::tr("extended board");
    }
    return {};
}

PlayerNames playerNames(const Layout& layout)
{
    PlayerNames names;
    for (const Seat seat : layout.start.seats()) {
        const Player& player = layout.player(seat);
        const bool idIsColor = namedColor(player.id).has_value();
        names[seat] = !player.name.empty()
                          ? shortened(QString::fromStdString(player.name).simplified(), longestName)
                      : idIsColor ? colorWord(layout, seat)
                                  : QString::fromStdString(player.id);
    }
    const PlayerNames plain = names;
    for (const Seat seat : layout.start.seats()) {
        for (const Seat other : layout.start.seats()) {
            if (seat != other && plain[seat] == plain[other])
                names[seat] = Words::tr("%1 (%2)").arg(plain[seat], distinction(layout, seat));
        }
    }
    return names;
}

PlayerNames playerIds(const Layout& layout)
{
    PlayerNames names;
    for (const Seat seat : layout.start.seats()) {
        QString id = QString::fromStdString(layout.player(seat).id);
        if (namedColor(layout.player(seat).id))
            id.replace(0, 1, id.at(0).toUpper());
        names[seat] = id;
    }
    return names;
}

QString shortened(const QString& text, int most)
{
    if (text.size() <= most)
        return text;
    const bool splitsPair = text.at(most - 2).isHighSurrogate();
    return text.left(splitsPair ? most - 2 : most - 1) + QChar(0x2026);
}

QString listed(const QStringList& words)
{
    if (words.size() < 2)
        return words.join(QString());
    //: Joins the last two words of a list: "Blue, Red and White"
    return Words::tr("%1 and %2")
        .arg(words.mid(0, words.size() - 1).join(Words::tr(", ")), words.last());
}

QString awardText(Card card, const Counts& counts, const Award& award, const PlayerNames& names)
{
    //: %1 are the counts ("Orange counts 6, Blue 5"), %2 what follows from them
    return Words::tr("%1: %2").arg(countsText(card, counts, names),
                                   conclusion(card, counts, award, names));
}

AwardExplanation awardExplanation(Card card, const Counts& counts, const Award& award,
                                  const PlayerNames& names)
{
    AwardExplanation explanation;
    explanation.headline = headline(award, names);
    explanation.steps << numbersStep(card, counts, names) << leadersStep(card, counts, names);
    if (award.reason != AwardReason::NobodyQualifies)
        explanation.steps << beforeStep(award, names);
    explanation.steps << answerStep(counts, award, names);
    explanation.rule = ruleFor(card, award);
    return explanation;
}

QString violationText(const Violation& violation, const Topology& topology,
                      const PlayerNames& names)
{
    QStringList places;
    for (const Place& place : violation.places)
        places << name(topology, place);
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
    }
    return {};
}

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
            return Words::tr("%1 road %2").arg(names[e.owner], name(topology, e.edge));
        }
        QString operator()(const PlaceBuilding& e) const
        {
            //: %1 is a player, %2 an intersection
            const QString text = e.building.kind == BuildingKind::City
                                     ? Words::tr("%1 city %2")
                                     : Words::tr("%1 settlement %2");
            return text.arg(names[e.building.owner], name(topology, e.vertex));
        }
        QString operator()(const RemoveRoad& e) const
        {
            return Words::tr("Remove road %1").arg(name(topology, e.edge));
        }
        QString operator()(const RemoveBuilding& e) const
        {
            const auto& building = layout.start.buildings[e.vertex];
            //: %1 is an intersection
            const QString text = building && building->kind == BuildingKind::City
                                     ? Words::tr("Remove city %1")
                                     : Words::tr("Remove settlement %1");
            return text.arg(name(topology, e.vertex));
        }
        QString operator()(const ClearPieces&) const { return Words::tr("Clear the pieces"); }
        QString operator()(const StateLongestRouteBefore& e) const
        {
            if (!e.holders.isKnown())
                return Words::tr("Holder before not known");
            const Holder holder = e.holders.holder();
            return holder ? Words::tr("%1 had the card before").arg(names[*holder])
                          : Words::tr("Nobody had the card before");
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

QString placeText(const Place& place, const Position& position)
{
    const Topology& topology = position.topology();
    const QString placeName = name(topology, place);
    if (const auto* hex = std::get_if<HexId>(&place)) {
        return position.landscape.terrainEntered()
                   ? Words::tr("Hex %1, %2").arg(placeName, hexText(position, *hex))
                   : Words::tr("Hex %1").arg(placeName);
    }
    const auto* edge = std::get_if<EdgeId>(&place);
    const QString plain =
        (edge ? Words::tr("Road place %1") : Words::tr("Intersection %1")).arg(placeName);
    if (!position.landscape.terrainEntered())
        return plain;
    const auto hexes = edge ? topology.hexesAt(*edge) : topology.hexesAt(std::get<VertexId>(place));
    QStringList around;
    for (const HexId hex : hexes)
        around << hexText(position, hex);
    //: %1 is "Intersection e3", %2 one hex or "fields 12, hills 6 and pasture 4"
    const QString text =
        around.size() == 1 ? Words::tr("%1, on the coast of %2") : Words::tr("%1, between %2");
    return text.arg(plain, listed(around));
}

} // namespace longroad
