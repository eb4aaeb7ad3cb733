// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/players_reader.h"

#include "core/board/place_names.h"
#include "core/words/terms.h"

#include <QCoreApplication>
#include <QStringList>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(LayoutFile)
};

std::string readId(const JsonValue& value, const Layout& layout)
{
    const QString expected = Text::tr("1 to 32 of A-Z a-z 0-9 _ - as an id, and none of unknown, "
                                      "undecided, nobody");
    const QString id = value.text(expected);
    if (!isValidPlayerId(id.toStdString()))
        value.refuseExpecting(expected);
    for (const Player& other : layout.players) {
        if (other.id == id.toStdString()) {
            value.refuse(
                Text::tr("found the id %1 for the second time; expected one of its own for "
                         "each player")
                    .arg(value.shown()));
        }
    }
    return id.toStdString();
}

/// Nothing where the file gives no colour.
std::optional<PlayerColor> readColor(const JsonValue& value)
{
    if (!value.exists())
        return std::nullopt;
    const QString expected = Text::tr("red, blue, white, orange, green, brown or #rrggbb");
    const auto color = playerColor(value.text(expected).toStdString());
    if (!color)
        value.refuseExpecting(expected);
    return color;
}

int readCards(const JsonValue& value, int most)
{
    if (!value.exists())
        return 0;
    const QString expected = Text::tr("a whole number from 0 to %1").arg(most);
    return value.wholeNumber(0, most, expected);
}

void readPerson(const JsonValue& player, Layout& layout)
{
    Player person;
    person.id = readId(player["id"_L1], layout);
    if (const JsonValue name = player["name"_L1]; name.exists())
        person.name = name.text(Text::tr("a name in quotes")).toStdString();
    person.unknownKeys =
        player.unknownKeys({"id"_L1, "name"_L1, "color"_L1, "roads"_L1, "settlements"_L1,
                            "cities"_L1, "knights"_L1, "victoryPointCards"_L1});
    const Seat seat(layout.start.seatCount);
    layout.players.push_back(std::move(person));
    ++layout.start.seatCount;
    layout.start.knights[seat] = readCards(player["knights"_L1], knightsInDeck(layout.start.board));
    layout.start.victoryPointCards[seat] =
        readCards(player["victoryPointCards"_L1], victoryPointCardsInDeck);
}

/// The colours that the file gives come first, then the others in the order of the players.
void readColors(const std::vector<JsonValue>& players, Layout& layout)
{
    std::vector<PlayerColor> taken;
    std::vector<Seat> without;
    for (const Seat seat : layout.start.seats()) {
        const auto& player = players[static_cast<std::size_t>(seat.index())];
        if (const auto color = readColor(player["color"_L1])) {
            layout.player(seat).color = *color;
            taken.push_back(*color);
        } else {
            without.push_back(seat);
        }
    }
    for (const Seat seat : without) {
        layout.player(seat).color = defaultColor(layout.player(seat).id, taken);
        taken.push_back(layout.player(seat).color);
    }
}

void refuseTaken(const JsonValue& value, const Layout& layout, Seat owner)
{
    value.refuse(
        Text::tr("found a second piece at %1, where %2 has one; expected at most one piece "
                 "in a place")
            .arg(value.shown(), QString::fromStdString(layout.player(owner).id)));
}

void readRoads(const JsonValue& roads, Seat owner, Layout& layout)
{
    if (!roads.exists())
        return;
    Position& position = layout.start;
    for (const JsonValue& road : roads.items(Text::tr("a list of road places"))) {
        const auto edge = readEdge(road, position.topology());
        if (!edge)
            return;
        if (position.roads[*edge])
            refuseTaken(road, layout, *position.roads[*edge]);
        position.roads[*edge] = owner;
    }
}

void readBuildings(const JsonValue& buildings, Building building, Layout& layout)
{
    if (!buildings.exists())
        return;
    Position& position = layout.start;
    for (const JsonValue& item : buildings.items(Text::tr("a list of intersections"))) {
        const auto vertex = readVertex(item, position.topology());
        if (!vertex)
            return;
        if (position.buildings[*vertex])
            refuseTaken(item, layout, position.buildings[*vertex]->owner);
        position.buildings[*vertex] = building;
    }
}

} // namespace

void readPlayers(const JsonValue& players, Layout& layout)
{
    const QString expected = Text::tr("a list of 1 to %1 players").arg(Seat::count);
    const auto items = players.items(expected);
    if (players.isList() && (items.empty() || items.size() > Seat::count)) {
        players.refuse(Text::tr("found a list of %1; expected %2")
                           .arg(QString::number(items.size()), expected));
    }
    if (players.anyError())
        return;
    for (const JsonValue& item : items) {
        if (!item.isObject(Text::tr("a player, an object like {\"id\": \"blue\"}")))
            return;
        readPerson(item, layout);
    }
    readColors(items, layout);
    for (const Seat seat : layout.start.seats()) {
        const JsonValue& item = items[static_cast<std::size_t>(seat.index())];
        readRoads(item["roads"_L1], seat, layout);
        readBuildings(item["settlements"_L1], {seat, BuildingKind::Settlement}, layout);
        readBuildings(item["cities"_L1], {seat, BuildingKind::City}, layout);
    }
}

std::optional<EdgeId> readEdge(const JsonValue& value, const Topology& topology)
{
    const QString name = value.text(Text::tr("the name of a road place in quotes, like \"a1-b1\""));
    const auto edge = edgeNamed(topology, name.toStdString());
    if (!edge) {
        value.refuse(Text::tr("there is no road place %1 on the %2; expected two neighboring "
                              "intersections, like a1-b1")
                         .arg(value.shown(), boardName(topology.kind())));
    }
    return edge;
}

std::optional<VertexId> readVertex(const JsonValue& value, const Topology& topology)
{
    const QString name = value.text(Text::tr("the name of an intersection in quotes, like \"a1\""));
    const auto vertex = vertexNamed(topology, name.toStdString());
    if (!vertex) {
        const VertexId last(topology.vertices().size() - 1);
        value.refuse(Text::tr("there is no intersection %1 on the %2; expected one of a1 to %3")
                         .arg(value.shown(), boardName(topology.kind()),
                              QString::fromStdString(placeName(topology, last))));
    }
    return vertex;
}

std::optional<Seat> readPlayerId(const JsonValue& value, const Layout& layout,
                                 const QString& expected)
{
    const auto seat = layout.seatOf(value.text(expected).toStdString());
    if (!seat)
        value.refuseExpecting(expected);
    return seat;
}

QString idsText(const Layout& layout)
{
    QStringList ids;
    for (const Player& player : layout.players)
        ids << QString::fromStdString(player.id);
    return ids.join(", "_L1);
}

} // namespace longroad
