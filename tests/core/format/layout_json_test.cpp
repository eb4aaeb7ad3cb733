// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"

#include "core/board/place_names.h"
#include "tests/core/format/layout_texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

Layout read(const QByteArray& json)
{
    const auto result = layoutFromJson(json);
    if (!result) {
        ADD_FAILURE() << result.error().text().toStdString();
        return {};
    }
    return result.value();
}

std::string name(const Layout& layout, HexId hex)
{
    return placeName(layout.start.topology(), hex);
}

void expectRoundTrip(const Layout& layout)
{
    const QByteArray json = layoutToJson(layout);
    const auto again = layoutFromJson(json);
    ASSERT_TRUE(again.ok()) << again.error().text().toStdString() << json.toStdString();
    EXPECT_TRUE(again.value() == layout) << json.toStdString();
    EXPECT_EQ(layoutToJson(again.value()).toStdString(), json.toStdString());
}

const QByteArray everyKey = R"({
    "format": "longroad", "version": 1, "title": "Grün, \u00e9 & 木", "notes": "a\nb", "edition": "2025",
    "board": {"kind": "base", "setup": "beginner", "robber": "A1", "frame": [1, {"b": 2, "a": null}]},
    "players": [
        {"id": "blue", "name": "Anna %1", "color": "#AbCdEf", "roads": ["b2-c2", "b1-a1"],
         "settlements": ["b1"], "cities": ["d2"], "knights": 2, "victoryPointCards": 5,
         "clock": 12.5},
        {"id": "orange", "roads": []}],
    "turn": "orange", "longestRoute": "blue", "largestArmy": null,
    "moves": [{"player": "orange", "build": "road", "at": "l1-k1", "clock": 3}, {"turn": "blue"},
              {"player": "blue", "play": "knight"},
              {"player": "blue", "gain": "victoryPointCard"},
              {"player": "blue", "build": "city", "at": "b1"},
              {"player": "blue", "build": "settlement", "at": "b4", "phase": "setup"}],
    "app": "other"
})";

} // namespace

TEST(LayoutJson, ReadsEveryKey)
{
    const Layout layout = read(everyKey);
    EXPECT_EQ(layout.title, "Grün, é & 木");
    EXPECT_EQ(layout.notes, "a\nb");
    EXPECT_EQ(layout.edition, Edition::Of2025);
    EXPECT_EQ(layout.start.board, BoardKind::Base);
    EXPECT_EQ(layout.start.landscape, beginnerLandscape());
    EXPECT_EQ(name(layout, layout.start.robber.value()), "A1");
    ASSERT_EQ(layout.players.size(), 2U);
    EXPECT_EQ(layout.start.seatCount, 2);
    EXPECT_EQ(layout.players[0].id, "blue");
    EXPECT_EQ(layout.players[0].name, "Anna %1");
    EXPECT_EQ(layout.players[0].color, PlayerColor(Rgb{0xAB, 0xCD, 0xEF}));
    EXPECT_EQ(layout.players[1].color, PlayerColor(NamedColor::Orange));
    const Topology& topology = layout.start.topology();
    const Seat blue(0);
    EXPECT_EQ(layout.start.roads[edgeNamed(topology, "a1-b1").value()], blue);
    EXPECT_EQ(layout.start.roads[edgeNamed(topology, "b2-c2").value()], blue);
    EXPECT_EQ(layout.start.buildings[vertexNamed(topology, "b1").value()],
              (Building{blue, BuildingKind::Settlement}));
    EXPECT_EQ(layout.start.buildings[vertexNamed(topology, "d2").value()],
              (Building{blue, BuildingKind::City}));
    EXPECT_EQ(layout.start.knights[blue], 2);
    EXPECT_EQ(layout.start.victoryPointCards[blue], 5);
    EXPECT_EQ(layout.start.turn, Seat(1));
    EXPECT_EQ(layout.start.longestRouteBefore, Holders::known(blue));
    EXPECT_EQ(layout.start.largestArmyBefore, Holders::known(std::nullopt));
    const VertexId b4 = vertexNamed(topology, "b4").value();
    EXPECT_EQ(
        layout.moves,
        (std::vector<Move>{
            {Seat(1), BuildRoad{edgeNamed(topology, "k1-l1").value()}, false, {{"clock", "3"}}},
            {blue, StartTurn{}, false, {}},
            {blue, PlayKnight{}, false, {}},
            {blue, GainVictoryPointCard{}, false, {}},
            {blue, BuildCity{vertexNamed(topology, "b1").value()}, false, {}},
            {blue, BuildSettlement{b4}, true, {}},
        }));
}

TEST(LayoutJson, KeepsAPlaceThatAMoveHasNoUseFor)
{
    const Layout layout = read(withPlayers(R"([{"id": "p"}], "moves": [
        {"player": "p", "play": "knight", "at": "a1"}])"));
    ASSERT_EQ(layout.moves.size(), 1U);
    EXPECT_EQ(layout.moves[0].unknownKeys, (UnknownKeys{{"at", "\"a1\""}}));
    expectRoundTrip(layout);
}

TEST(LayoutJson, GivesEverythingThatIsNotRequiredADefault)
{
    const Layout layout = read(withPlayers(R"([{"id": "p"}])"));
    Layout expected;
    expected.players = {Player{"p", "", NamedColor::Red, {}}};
    expected.start.seatCount = 1;
    EXPECT_TRUE(layout == expected);
    EXPECT_EQ(layout.start.longestRouteBefore, Holders::unknown());
}

TEST(LayoutJson, PutsTheRobberOnTheFirstDesert)
{
    EXPECT_EQ(
        name(read(withBoard(R"({"kind": "base", "setup": "beginner"})")),
             read(withBoard(R"({"kind": "base", "setup": "beginner"})")).start.robber.value()),
        "C3");
    EXPECT_FALSE(read(withBoard(R"({"kind": "base"})")).start.robber.has_value());
}

TEST(LayoutJson, ReadsHexesInReadingOrder)
{
    const Layout layout = read(withFirstHex(R"({"terrain": "hills", "number": 12})"));
    EXPECT_EQ(layout.start.landscape.terrain[HexId(0)], Terrain::Hills);
    EXPECT_EQ(layout.start.landscape.numbers[HexId(0)], 12);
    EXPECT_EQ(layout.start.landscape.terrain[HexId(18)], Terrain::Forest);
    EXPECT_FALSE(layout.start.landscape.harbors.has_value());
}

TEST(LayoutJson, LetsAnUnknownTerrainHaveANumberOrNone)
{
    EXPECT_EQ(read(withFirstHex(R"({"terrain": "unknown"})")).start.landscape.numbers[HexId(0)],
              std::nullopt);
    EXPECT_EQ(read(withFirstHex(R"({"terrain": "unknown", "number": 3})"))
                  .start.landscape.numbers[HexId(0)],
              3);
}

TEST(LayoutJson, TellsNoHarborsFromHarborsNotEntered)
{
    const auto harbors =
        read(withBoard(R"({"kind": "base", "harbors": []})")).start.landscape.harbors;
    EXPECT_EQ(harbors, Harbors{});
    EXPECT_EQ(read(withBoard(R"({"kind": "base"})")).start.landscape.harbors, std::nullopt);
}

TEST(LayoutJson, GivesColorsAfterTheExplicitOnes)
{
    const Layout layout =
        read(withPlayers(R"([{"id": "blue"}, {"id": "x", "color": "blue"}, {"id": "orange"}])"));
    EXPECT_EQ(layout.players[0].color, PlayerColor(NamedColor::Red));
    EXPECT_EQ(layout.players[1].color, PlayerColor(NamedColor::Blue));
    EXPECT_EQ(layout.players[2].color, PlayerColor(NamedColor::Orange));
}

TEST(LayoutJson, AcceptsAByteOrderMark)
{
    EXPECT_TRUE(layoutFromJson("\xEF\xBB\xBF" + withPlayers(R"([{"id": "a"}])")).ok());
}

TEST(LayoutJson, AcceptsWholeNumbersHoweverTheyAreSpelt)
{
    EXPECT_EQ(read(withPlayers(R"([{"id": "a", "knights": 1.4e1}])")).start.knights[Seat(0)], 14);
}

TEST(LayoutJson, AcceptsMoreKnightsOnTheExtendedBoard)
{
    EXPECT_TRUE(
        layoutFromJson(layout(R"({"kind": "extended"})", R"([{"id": "a", "knights": 20}])")).ok());
}

// What is written

TEST(LayoutJson, WritesAndReadsBackEveryLayout)
{
    expectRoundTrip(read(everyKey));
    expectRoundTrip(beginnerLayout());
    expectRoundTrip(roadsOnlyLayout());
    expectRoundTrip(read(withFirstHex(R"({"terrain": "desert"})")));
    expectRoundTrip(read(withFirstHex(R"({"terrain": "unknown", "number": 4})")));
    expectRoundTrip(read(withBoard(
        R"({"kind": "extended", "robber": "G3", "harbors": [{"at": "b1-a1", "trades": "ore"}]})")));
    expectRoundTrip(read(with(R"("longestRoute": null, "largestArmy": "orange")")));
}

TEST(LayoutJson, WritesSortedKeysAndPlacesInReadingOrderWithoutDefaults)
{
    const QByteArray json = layoutToJson(
        read(with(R"("longestRoute": null)")
                 .replace(R"({"id": "blue"})",
                          R"({"id": "blue", "roads": ["c2-d2", "b1-a1"], "settlements": []})")));
    EXPECT_EQ(json.toStdString(), R"({
    "board": {
        "kind": "base"
    },
    "format": "longroad",
    "longestRoute": null,
    "players": [
        {
            "color": "blue",
            "id": "blue",
            "roads": [
                "a1-b1",
                "c2-d2"
            ]
        },
        {
            "color": "orange",
            "id": "orange"
        }
    ],
    "version": 1
}
)");
}

TEST(LayoutJson, WritesTheSameWhateverTheOrderOfKeys)
{
    const QByteArray one = R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
        "players": [{"id": "a", "roads": ["a1-b1", "a1-b2"]}], "x": {"p": 1, "q": 2}})";
    const QByteArray other = R"({"x": {"q": 2, "p": 1}, "players": [{"roads": ["b2-a1", "b1-a1"],
        "id": "a"}], "board": {"kind": "base"}, "version": 1, "format": "longroad"})";
    EXPECT_EQ(layoutToJson(read(one)).toStdString(), layoutToJson(read(other)).toStdString());
}

TEST(LayoutJson, NamesTheBeginnersSetUpInsteadOfListingIt)
{
    const auto board = QJsonDocument::fromJson(layoutToJson(beginnerLayout()))
                           .object()[QStringLiteral("board")]
                           .toObject();
    EXPECT_EQ(board[QStringLiteral("setup")].toString(), QStringLiteral("beginner"));
    EXPECT_FALSE(board.contains(QStringLiteral("hexes")));
    EXPECT_FALSE(board.contains(QStringLiteral("harbors")));
    EXPECT_EQ(board[QStringLiteral("robber")].toString(), QStringLiteral("C3"));
}

TEST(LayoutJson, ListsTheHexesOnceOneDiffersFromTheBeginnersSetUp)
{
    Layout layout = beginnerLayout();
    layout.start.landscape.numbers[HexId(0)] = 9;
    expectRoundTrip(layout);
    const auto board =
        QJsonDocument::fromJson(layoutToJson(layout)).object()[QStringLiteral("board")].toObject();
    EXPECT_FALSE(board.contains(QStringLiteral("setup")));
    EXPECT_EQ(board[QStringLiteral("hexes")].toArray().size(), 19);
    EXPECT_EQ(board[QStringLiteral("harbors")].toArray().size(), 9);
}

TEST(LayoutJson, KeepsUnknownKeysAtEveryLevel)
{
    QByteArray json = withFirstHex(R"({"terrain": "hills", "number": 5, "tilt": -3})");
    json.replace(R"(]}, "players")",
                 R"(], "harbors": [{"at": "a1-b1", "trades": "any", "ship": true}],
                   "wood": "oak"}, "zoom": 1.25, "players")");
    json.replace(R"({"id": "blue"})", R"({"id": "blue", "bot": {"level": [1, "2"]}})");
    const Layout layout = read(json);
    EXPECT_EQ(layout.unknownKeys, (UnknownKeys{{"zoom", "1.25"}}));
    EXPECT_EQ(layout.boardUnknownKeys, (UnknownKeys{{"wood", "\"oak\""}}));
    EXPECT_EQ(layout.hexUnknownKeys.at(HexId(0)), (UnknownKeys{{"tilt", "-3"}}));
    ASSERT_EQ(layout.harborUnknownKeys.size(), 1U);
    EXPECT_EQ(layout.harborUnknownKeys.begin()->second, (UnknownKeys{{"ship", "true"}}));
    EXPECT_EQ(layout.players[0].unknownKeys, (UnknownKeys{{"bot", R"({"level":[1,"2"]})"}}));
    expectRoundTrip(layout);
}

TEST(LayoutJson, KeepsUnknownKeysOfHexesThatAreOtherwiseAsInTheBeginnersSetUp)
{
    Layout layout = beginnerLayout();
    layout.hexUnknownKeys[HexId(3)] = {{"tilt", "1"}};
    expectRoundTrip(layout);
    layout = roadsOnlyLayout();
    layout.hexUnknownKeys[HexId(3)] = {{"tilt", "1"}};
    expectRoundTrip(layout);
}

} // namespace longroad
