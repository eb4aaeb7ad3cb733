// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/moves_reader.h"

#include "core/board/place_names.h"
#include "core/format/players_reader.h"
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

Action readBuild(const JsonValue& move, const Layout& layout)
{
    const JsonValue build = move["build"_L1];
    const QString expected = Text::tr("road, settlement or city");
    const QString piece = build.text(expected);
    // Before the place, which may well be right for what was meant.
    if (piece != "road"_L1 && piece != "settlement"_L1 && piece != "city"_L1)
        build.refuseExpecting(expected);
    const Topology& topology = layout.start.topology();
    if (piece == "road"_L1)
        return BuildRoad{readEdge(move["at"_L1], topology).value_or(EdgeId(0))};
    const VertexId vertex = readVertex(move["at"_L1], topology).value_or(VertexId(0));
    if (piece == "city"_L1)
        return BuildCity{vertex};
    return BuildSettlement{vertex};
}

/// A key whose value can be one word only.
void readWord(const JsonValue& value, QLatin1StringView word)
{
    if (value.text(word) != word)
        value.refuseExpecting(word);
}

Action readAction(const JsonValue& move, const Layout& layout)
{
    if (move["turn"_L1].exists())
        return StartTurn{};
    if (move["build"_L1].exists())
        return readBuild(move, layout);
    if (const JsonValue play = move["play"_L1]; play.exists()) {
        readWord(play, "knight"_L1);
        return PlayKnight{};
    }
    readWord(move["gain"_L1], "victoryPointCard"_L1);
    return GainVictoryPointCard{};
}

/// A move says one thing.
bool hasOneAction(const JsonValue& move)
{
    int actions = 0;
    for (const QLatin1StringView key : {"turn"_L1, "build"_L1, "play"_L1, "gain"_L1})
        actions += move[key].exists() ? 1 : 0;
    if (actions != 1) {
        move.refuse(Text::tr("found %1 of the keys turn, build, play and gain; expected one of "
                             "them in a move")
                        .arg(actions));
    }
    return actions == 1;
}

Move readMove(const JsonValue& value, const Layout& layout)
{
    const JsonValue turn = value["turn"_L1];
    const JsonValue player = turn.exists() ? turn : value["player"_L1];
    if (turn.exists() && value["player"_L1].exists()) {
        value["player"_L1].refuse(
            Text::tr("a move that starts a turn names the player there; expected no player here"));
    }
    const auto seat = readPlayerId(
        player, layout, Text::tr("the id of the player who moves (%1)").arg(idsText(layout)));
    Move move{seat.value_or(Seat(0)), readAction(value, layout), false, {}};
    if (const JsonValue phase = value["phase"_L1]; phase.exists()) {
        readWord(phase, "setup"_L1);
        move.inSetup = true;
    }
    // Where nothing is built a place means nothing, and is kept like any key that isn't known.
    move.unknownKeys =
        value["build"_L1].exists()
            ? value.unknownKeys({"player"_L1, "build"_L1, "at"_L1, "phase"_L1})
            : value.unknownKeys({"player"_L1, "turn"_L1, "play"_L1, "gain"_L1, "phase"_L1});
    return move;
}

} // namespace

void readMoves(const JsonValue& moves, Layout& layout)
{
    if (!moves.exists())
        return;
    for (const JsonValue& move : moves.items(Text::tr("a list of moves"))) {
        if (!move.isObject(Text::tr("a move, an object like {\"turn\": \"blue\"}")) ||
            !hasOneAction(move))
            return;
        layout.moves.push_back(readMove(move, layout));
        if (move.anyError())
            return;
    }
}

} // namespace longroad
