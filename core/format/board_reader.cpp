// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/board_reader.h"

#include "core/board/place_names.h"
#include "core/format/layout_keys.h"
#include "core/words/terms.h"

#include <QCoreApplication>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(LayoutFile)
};

BoardKind readKind(const JsonValue& value)
{
    const QString expected = Text::tr("base or extended");
    const QString key = value.text(expected);
    const auto kind = boardKindOf(key);
    if (!kind)
        value.refuseExpecting(expected);
    return kind.value_or(BoardKind::Base);
}

void readSetup(const JsonValue& board, Layout& layout)
{
    const JsonValue setup = board["setup"_L1];
    const QString expected = Text::tr("beginner, the one set-up that has a name");
    if (setup.text(expected) != "beginner"_L1)
        setup.refuseExpecting(expected);
    if (layout.start.board != BoardKind::Base) {
        setup.refuse(Text::tr("the beginner's set-up is for the base board; expected hexes and "
                              "harbors, or none of the three, on the extended board"));
    }
    for (const QLatin1StringView other : {"hexes"_L1, "harbors"_L1}) {
        if (board[other].exists()) {
            setup.refuse(Text::tr("both setup and %1 are here; expected one of them, as setup "
                                  "stands for hexes and harbors")
                             .arg(other));
        }
    }
    layout.start.landscape = beginnerLandscape();
}

/// The number token of a hex; nothing where none may or need be.
std::optional<std::uint8_t> readNumber(const JsonValue& value, Terrain terrain)
{
    const QString expected = Text::tr("a whole number from 2 to 12, but not 7");
    if (terrain == Terrain::Desert) {
        if (value.exists())
            value.refuse(Text::tr("found the number %1 on a desert; expected none there")
                             .arg(value.shown()));
        return std::nullopt;
    }
    if (terrain == Terrain::Unknown && !value.exists())
        return std::nullopt;
    const int number = value.wholeNumber(2, 12, expected);
    if (number == 7)
        value.refuseExpecting(expected);
    return static_cast<std::uint8_t>(number);
}

void readHexes(const JsonValue& hexes, Layout& layout)
{
    const auto ids = layout.start.topology().hexes();
    const QString expected = Text::tr("a list of the %1 hexes of the %2 in reading order")
                                 .arg(QString::number(ids.size()), boardName(layout.start.board));
    const auto items = hexes.items(expected);
    if (hexes.isList() && items.size() != static_cast<std::size_t>(ids.size())) {
        hexes.refuse(Text::tr("found a list of %1; expected %2")
                         .arg(QString::number(items.size()), expected));
    }
    for (const HexId id : ids) {
        if (hexes.anyError())
            return;
        const JsonValue& hex = items[static_cast<std::size_t>(id.index())];
        if (!hex.isObject(Text::tr("an object like {\"terrain\": \"forest\", \"number\": 8}")))
            return;
        const JsonValue terrain = hex["terrain"_L1];
        const QString terrains =
            Text::tr("hills, forest, pasture, fields, mountains, desert or unknown");
        const auto known = terrainOf(terrain.text(terrains));
        if (!known) {
            terrain.refuseExpecting(terrains);
            return;
        }
        layout.start.landscape.terrain[id] = *known;
        layout.start.landscape.numbers[id] = readNumber(hex["number"_L1], *known);
        if (auto unknown = hex.unknownKeys({"terrain"_L1, "number"_L1}); !unknown.empty())
            layout.hexUnknownKeys.emplace(id, std::move(unknown));
    }
}

void readHarbors(const JsonValue& harbors, Layout& layout)
{
    const Topology& topology = layout.start.topology();
    auto& places = layout.start.landscape.harbors.emplace();
    for (const JsonValue& item : harbors.items(Text::tr("a list of harbors"))) {
        if (!item.isObject(Text::tr("an object like {\"at\": \"a1-b1\", \"trades\": \"any\"}")))
            return;
        const JsonValue at = item["at"_L1];
        const QString coast = Text::tr("a road place on the coast of the %1, like a1-b1")
                                  .arg(boardName(layout.start.board));
        const auto edge = edgeNamed(topology, at.text(coast).toStdString());
        if (!edge || !topology.isCoastal(*edge)) {
            at.refuseExpecting(coast);
            return;
        }
        if (places[*edge]) {
            at.refuse(Text::tr("found a second harbor at %1; expected at most one in a place")
                          .arg(QString::fromStdString(placeName(topology, *edge))));
        }
        const JsonValue trades = item["trades"_L1];
        const QString goods = Text::tr("any, brick, lumber, wool, grain or ore");
        const auto harbor = harborOf(trades.text(goods));
        if (!harbor)
            trades.refuseExpecting(goods);
        if (item.anyError())
            return;
        places[*edge] = harbor;
        if (auto unknown = item.unknownKeys({"at"_L1, "trades"_L1}); !unknown.empty())
            layout.harborUnknownKeys.emplace(*edge, std::move(unknown));
    }
}

std::optional<HexId> readRobber(const JsonValue& robber, const Position& position)
{
    if (!robber.exists())
        return firstDesert(position.landscape, position.topology());
    const QString expected = Text::tr("a hex of the %1, like C3").arg(boardName(position.board));
    const auto hex = hexNamed(position.topology(), robber.text(expected).toStdString());
    if (!hex)
        robber.refuseExpecting(expected);
    return hex;
}

} // namespace

void readBoard(const JsonValue& board, Layout& layout)
{
    if (!board.isObject(Text::tr("an object like {\"kind\": \"base\"}")))
        return;
    layout.start.board = readKind(board["kind"_L1]);
    if (board.anyError())
        return;
    if (board["setup"_L1].exists()) {
        readSetup(board, layout);
    } else {
        if (const JsonValue hexes = board["hexes"_L1]; hexes.exists())
            readHexes(hexes, layout);
        if (const JsonValue harbors = board["harbors"_L1]; harbors.exists())
            readHarbors(harbors, layout);
    }
    layout.start.robber = readRobber(board["robber"_L1], layout.start);
    layout.boardUnknownKeys =
        board.unknownKeys({"kind"_L1, "setup"_L1, "hexes"_L1, "harbors"_L1, "robber"_L1});
}

} // namespace longroad
