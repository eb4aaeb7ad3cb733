// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/place_names.h"
#include "core/format/layout_json.h"
#include "core/format/layout_keys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// An object to start from: the keys that this version doesn't know.
QJsonObject objectWith(const UnknownKeys& unknown)
{
    QJsonObject object;
    for (const auto& [key, value] : unknown) {
        const QByteArray list = '[' + QByteArray::fromStdString(value) + ']';
        object.insert(text(key), QJsonDocument::fromJson(list).array().at(0));
    }
    return object;
}

template <class Id> QJsonObject objectWith(const std::map<Id, UnknownKeys>& unknown, Id id)
{
    const auto found = unknown.find(id);
    return found == unknown.end() ? QJsonObject() : objectWith(found->second);
}

QJsonArray hexesJson(const Layout& layout)
{
    QJsonArray hexes;
    for (const HexId id : layout.start.topology().hexes()) {
        QJsonObject hex = objectWith(layout.hexUnknownKeys, id);
        hex["terrain"_L1] = terrainKey(layout.start.landscape.terrain[id]);
        if (const auto number = layout.start.landscape.numbers[id])
            hex["number"_L1] = *number;
        hexes.append(hex);
    }
    return hexes;
}

QJsonArray harborsJson(const Layout& layout)
{
    const Topology& topology = layout.start.topology();
    QJsonArray harbors;
    for (const EdgeId edge : topology.edges()) {
        const auto& harbor = (*layout.start.landscape.harbors)[edge];
        if (!harbor)
            continue;
        QJsonObject object = objectWith(layout.harborUnknownKeys, edge);
        object["at"_L1] = text(placeName(topology, edge));
        object["trades"_L1] = harborKey(*harbor);
        harbors.append(object);
    }
    return harbors;
}

QJsonObject boardJson(const Layout& layout)
{
    const Position& position = layout.start;
    QJsonObject board = objectWith(layout.boardUnknownKeys);
    board["kind"_L1] = boardKey(position.board);
    // A name for the whole leaves no room for keys of single hexes.
    const bool isBeginner = position.board == BoardKind::Base &&
                            position.landscape == beginnerLandscape() &&
                            layout.hexUnknownKeys.empty() && layout.harborUnknownKeys.empty();
    if (isBeginner) {
        board["setup"_L1] = "beginner"_L1;
    } else {
        if (position.landscape.terrainEntered() || !layout.hexUnknownKeys.empty())
            board["hexes"_L1] = hexesJson(layout);
        if (position.landscape.harbors)
            board["harbors"_L1] = harborsJson(layout);
    }
    if (position.robber)
        board["robber"_L1] = text(placeName(position.topology(), *position.robber));
    return board;
}

void insertUnlessEmpty(QJsonObject& object, QLatin1StringView key, const QJsonArray& list)
{
    if (!list.isEmpty())
        object[key] = list;
}

QJsonObject playerJson(const Layout& layout, Seat seat)
{
    const Position& position = layout.start;
    const Topology& topology = position.topology();
    const Player& person = layout.player(seat);
    QJsonObject player = objectWith(person.unknownKeys);
    player["id"_L1] = text(person.id);
    player["color"_L1] = text(colorKey(person.color));
    if (!person.name.empty())
        player["name"_L1] = text(person.name);
    if (position.knights[seat] > 0)
        player["knights"_L1] = position.knights[seat];
    if (position.victoryPointCards[seat] > 0)
        player["victoryPointCards"_L1] = position.victoryPointCards[seat];

    QJsonArray roads;
    for (const EdgeId edge : topology.edges()) {
        if (position.roads[edge] == seat)
            roads.append(text(placeName(topology, edge)));
    }
    QJsonArray settlements;
    QJsonArray cities;
    for (const VertexId vertex : topology.vertices()) {
        const auto& building = position.buildings[vertex];
        if (!building || building->owner != seat)
            continue;
        (building->kind == BuildingKind::City ? cities : settlements)
            .append(text(placeName(topology, vertex)));
    }
    insertUnlessEmpty(player, "roads"_L1, roads);
    insertUnlessEmpty(player, "settlements"_L1, settlements);
    insertUnlessEmpty(player, "cities"_L1, cities);
    return player;
}

template <class Place>
void insertPlace(QJsonObject& move, const char* piece, const Topology& topology, Place at)
{
    move["build"_L1] = QLatin1StringView(piece);
    move["at"_L1] = text(placeName(topology, at));
}

/// Not known, which the format says by leaving the key out, leaves it out.
void insertHolder(QJsonObject& object, QLatin1StringView key, Holders holders, const Layout& layout)
{
    if (!holders.isKnown())
        return;
    const Holder holder = holders.holder();
    object[key] = holder ? QJsonValue(text(layout.player(*holder).id)) : QJsonValue();
}

} // namespace

QJsonObject moveToJson(const Layout& layout, const Move& move)
{
    struct Writer
    {
        const Topology& topology;
        QJsonObject& json;

        void operator()(const BuildRoad& road) const
        {
            insertPlace(json, "road", topology, road.edge);
        }
        void operator()(const BuildSettlement& settlement) const
        {
            insertPlace(json, "settlement", topology, settlement.vertex);
        }
        void operator()(const BuildCity& city) const
        {
            insertPlace(json, "city", topology, city.vertex);
        }
        void operator()(const PlayKnight&) const { json["play"_L1] = "knight"_L1; }
        void operator()(const GainVictoryPointCard&) const
        {
            json["gain"_L1] = "victoryPointCard"_L1;
        }
        void operator()(const StartTurn&) const {}
    };
    QJsonObject json = objectWith(move.unknownKeys);
    const QString id = text(layout.player(move.player).id);
    json[std::holds_alternative<StartTurn>(move.action) ? "turn"_L1 : "player"_L1] = id;
    std::visit(Writer{layout.start.topology(), json}, move.action);
    if (move.inSetup)
        json["phase"_L1] = "setup"_L1;
    return json;
}

QByteArray layoutToJson(const Layout& layout)
{
    QJsonObject file = objectWith(layout.unknownKeys);
    file["format"_L1] = "longroad"_L1;
    file["version"_L1] = 1;
    if (!layout.title.empty())
        file["title"_L1] = text(layout.title);
    if (!layout.notes.empty())
        file["notes"_L1] = text(layout.notes);
    if (layout.edition != Edition::Classic)
        file["edition"_L1] = editionKey(layout.edition);
    file["board"_L1] = boardJson(layout);
    QJsonArray players;
    for (const Seat seat : layout.start.seats())
        players.append(playerJson(layout, seat));
    file["players"_L1] = players;
    QJsonArray moves;
    for (const Move& move : layout.moves)
        moves.append(moveToJson(layout, move));
    insertUnlessEmpty(file, "moves"_L1, moves);
    if (layout.start.turn)
        file["turn"_L1] = text(layout.player(*layout.start.turn).id);
    insertHolder(file, "longestRoute"_L1, layout.start.longestRouteBefore, layout);
    insertHolder(file, "largestArmy"_L1, layout.start.largestArmyBefore, layout);
    // Sorts the keys, and ends with a line break.
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

} // namespace longroad
