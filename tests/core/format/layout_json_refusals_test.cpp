// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"

#include "tests/core/format/layout_texts.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// The json is refused, and the message has these parts.
void expectRefused(const QByteArray& json, const std::string& where, const std::string& what)
{
    const auto result = layoutFromJson(json);
    ASSERT_FALSE(result.ok()) << json.left(300).toStdString();
    EXPECT_EQ(result.error().where.toStdString(), where);
    const std::string said = result.error().what.toStdString();
    EXPECT_NE(said.find(what), std::string::npos) << said << "\ndoesn't say: " << what;
}

} // namespace

// Text that is no JSON

TEST(LayoutJsonRefusals, RefusesAnEmptyFile)
{
    expectRefused("", "line 1, column 1", "empty; expected a layout");
    expectRefused(" \n ", "line 2, column 2", "empty; expected a layout");
}

TEST(LayoutJsonRefusals, SaysTheLineAndColumnOfASlip)
{
    expectRefused("{\n  \"né\" 1}", "line 2, column 8", "found 1; expected a colon");
    expectRefused("{\"a\": 1,\n}", "line 2, column 1", "found }; expected a key");
    expectRefused("{\"a\": [1 2]}", "line 1, column 10", "found 2; expected a comma or ]");
    expectRefused("{\"a\": nul}", "line 1, column 7", "found n; expected a value");
    expectRefused("{\"a\": 012}", "line 1, column 8", "found 1; expected no digit");
    expectRefused("{\"a\": - 1}", "line 1, column 8",
                  "found a space or control character; expected");
    expectRefused("{\"a\": 1.\n}", "line 1, column 9",
                  "found the end of the line; expected a digit");
    expectRefused("{\"a\": \"\\x\"}", "line 1, column 9", "found x; expected one of");
    expectRefused("{\"a\": \"b\n\"}", "line 1, column 9", "isn't closed on its line");
    expectRefused("{\"a\": 1", "line 1, column 8", "ends too early; expected a comma or }");
    expectRefused("{} {}", "line 1, column 4", "expected nothing after");
}

TEST(LayoutJsonRefusals, RefusesWhatIsNotUtf8)
{
    expectRefused("{\n\"\xC3\xA9\xFF\": 1}", "line 2, column 3", "not UTF-8");
    expectRefused("{\"a\": \"\xC3", "line 1, column 8", "not UTF-8");
}

TEST(LayoutJsonRefusals, RefusesATopLevelThatIsNoObject)
{
    expectRefused("[1]", "line 1, column 1", "found [; expected a layout");
    expectRefused("7", "line 1, column 1", "found 7; expected a layout");
}

TEST(LayoutJsonRefusals, RefusesAKeyThatIsThereTwiceHoweverItIsSpelt)
{
    expectRefused("{\"turn\": 1,\n \"turn\": 2}", "line 2, column 2", "key \"turn\" is here");
    expectRefused("{\"ab\": 1, \"\\u0061b\": 2}", "line 1, column 11", "second time");
}

TEST(LayoutJsonRefusals, RefusesNestingThatIsTooDeep)
{
    const QByteArray deep = "{\"x\": " + QByteArray(100000, '[');
    expectRefused(deep, "line 1, column 206", "nested too deep");
}

TEST(LayoutJsonRefusals, RefusesANumberThatNoComputerNumberHolds)
{
    EXPECT_FALSE(layoutFromJson(with(R"("x": 1e999)")).ok());
}

TEST(LayoutJsonRefusals, RefusesAFileOverTheSizeLimit)
{
    QByteArray json = withPlayers(R"([{"id": "a"}])");
    json += QByteArray(maxLayoutBytes - json.size(), ' ');
    EXPECT_TRUE(layoutFromJson(json).ok());
    expectRefused(json + ' ', "", "too large; expected at most 64 MB");
}

// JSON that is no layout

TEST(LayoutJsonRefusals, RefusesWhatDoesNotSayItIsALayoutOfAKnownVersion)
{
    expectRefused("{}", "format", "missing; expected \"longroad\"");
    expectRefused(R"({"format": "other"})", "format", "found \"other\"; expected \"longroad\"");
    expectRefused(R"({"format": "longroad"})", "version", "missing");
    expectRefused(R"({"format": "longroad", "version": "1"})", "version", "found \"1\"; expected");
    expectRefused(R"({"format": "longroad", "version": 1.5})", "version", "found 1.5; expected");
    expectRefused(R"({"format": "longroad", "version": 0})", "version", "found 0; expected");
}

TEST(LayoutJsonRefusals, SaysWhichVersionANewerLayoutNeeds)
{
    expectRefused(R"({"format": "longroad", "version": 3})", "version",
                  "needs a newer Longroad, one that knows version 3");
}

TEST(LayoutJsonRefusals, RefusesTextsAndEditionsOfTheWrongKind)
{
    expectRefused(with(R"("title": 7)"), "title", "found 7; expected text");
    expectRefused(with(R"("notes": ["a"])"), "notes", "found a list; expected text");
    expectRefused(with(R"("edition": "2024")"), "edition", "\"classic\" or \"2025\"");
    expectRefused(with(R"("edition": 2025)"), "edition", "found 2025; expected \"classic\"");
}

TEST(LayoutJsonRefusals, RefusesABoardOfUnknownKind)
{
    expectRefused(R"({"format": "longroad", "version": 1})", "board",
                  "missing; expected an object");
    expectRefused(withBoard("[]"), "board", "found a list; expected an object");
    expectRefused(withBoard("{}"), "board.kind", "missing; expected base or extended");
    expectRefused(withBoard(R"({"kind": "huge"})"), "board.kind", "found \"huge\"; expected base");
}

TEST(LayoutJsonRefusals, RefusesASetUpItDoesNotKnowOrOnTheWrongBoard)
{
    expectRefused(withBoard(R"({"kind": "base", "setup": "expert"})"), "board.setup",
                  "found \"expert\"; expected beginner");
    expectRefused(withBoard(R"({"kind": "extended", "setup": "beginner"})"), "board.setup",
                  "is for the base board");
}

TEST(LayoutJsonRefusals, RefusesASetUpBesideHexesOrHarbors)
{
    expectRefused(withBoard(R"({"kind": "base", "setup": "beginner", "hexes": []})"), "board.setup",
                  "both setup and hexes");
    expectRefused(withBoard(R"({"kind": "base", "setup": "beginner", "harbors": []})"),
                  "board.setup", "both setup and harbors");
}

TEST(LayoutJsonRefusals, RefusesAWrongCountOfHexes)
{
    expectRefused(withBoard(R"({"kind": "base", "hexes": [{"terrain": "desert"}]})"), "board.hexes",
                  "found a list of 1; expected a list of the 19 hexes of the base board");
    QByteArray extended = withFirstHex(R"({"terrain": "desert"})");
    expectRefused(extended.replace("base", "extended"), "board.hexes", "the 30 hexes");
    expectRefused(withBoard(R"({"kind": "base", "hexes": {}})"), "board.hexes", "found an object");
}

TEST(LayoutJsonRefusals, RefusesHexesWithoutAKnownTerrain)
{
    expectRefused(withFirstHex("\"hills\""), "board.hexes[0]", "expected an object");
    expectRefused(withFirstHex(R"({"number": 4})"), "board.hexes[0].terrain", "missing");
    expectRefused(withFirstHex(R"({"terrain": "swamp"})"), "board.hexes[0].terrain",
                  "found \"swamp\"; expected hills");
}

TEST(LayoutJsonRefusals, RefusesNumbersThatNoTokenHas)
{
    const std::string where = "board.hexes[0].number";
    expectRefused(withFirstHex(R"({"terrain": "hills"})"), where,
                  "missing; expected a whole number");
    expectRefused(withFirstHex(R"({"terrain": "hills", "number": 7})"), where, "found 7; expected");
    expectRefused(withFirstHex(R"({"terrain": "hills", "number": 1})"), where, "found 1; expected");
    expectRefused(withFirstHex(R"({"terrain": "hills", "number": 13})"), where, "found 13");
    expectRefused(withFirstHex(R"({"terrain": "hills", "number": 4.5})"), where, "found 4.5");
    expectRefused(withFirstHex(R"({"terrain": "hills", "number": "4"})"), where, "found \"4\"");
    expectRefused(withFirstHex(R"({"terrain": "unknown", "number": 7})"), where, "found 7");
}

TEST(LayoutJsonRefusals, RefusesANumberOnADesert)
{
    expectRefused(withFirstHex(R"({"terrain": "desert", "number": 4})"), "board.hexes[0].number",
                  "number 4 on a desert");
}

TEST(LayoutJsonRefusals, RefusesHarborsOffTheCoastTwiceInAPlaceOrOfUnknownTrade)
{
    const auto harbors = [](const QByteArray& list) {
        return withBoard(R"({"kind": "base", "harbors": [)" + list + "]}");
    };
    expectRefused(harbors("1"), "board.harbors[0]", "found 1; expected an object");
    expectRefused(harbors(R"({"trades": "any"})"), "board.harbors[0].at", "missing");
    expectRefused(harbors(R"({"at": "c2-d2", "trades": "any"})"), "board.harbors[0].at",
                  "found \"c2-d2\"; expected a road place on the coast of the base board");
    expectRefused(harbors(R"({"at": "z9-z8", "trades": "any"})"), "board.harbors[0].at", "z9-z8");
    expectRefused(harbors(R"({"at": "a1-b1", "trades": "any"}, {"at": "b1-a1", "trades": "ore"})"),
                  "board.harbors[1].at", "second harbor at a1-b1");
    expectRefused(harbors(R"({"at": "a1-b1"})"), "board.harbors[0].trades", "missing");
    expectRefused(harbors(R"({"at": "a1-b1", "trades": "gold"})"), "board.harbors[0].trades",
                  "found \"gold\"; expected any, brick");
    expectRefused(withBoard(R"({"kind": "base", "harbors": true})"), "board.harbors", "found true");
}

TEST(LayoutJsonRefusals, RefusesARobberThatIsOnNoHex)
{
    expectRefused(withBoard(R"({"kind": "base", "robber": "C9"})"), "board.robber",
                  "found \"C9\"; expected a hex of the base board");
    expectRefused(withBoard(R"({"kind": "base", "robber": null})"), "board.robber", "found null");
}

TEST(LayoutJsonRefusals, RefusesNoPlayersAndMoreThanSix)
{
    expectRefused(R"({"format": "longroad", "version": 1, "board": {"kind": "base"}})", "players",
                  "missing; expected a list of 1 to 6");
    expectRefused(withPlayers("[]"), "players", "found a list of 0; expected a list of 1 to 6");
    expectRefused(withPlayers(R"([{"id": "1"}, {"id": "2"}, {"id": "3"}, {"id": "4"}, {"id": "5"},
                                  {"id": "6"}, {"id": "7"}])"),
                  "players", "found a list of 7");
    expectRefused(withPlayers(R"({"id": "blue"})"), "players", "found an object");
    expectRefused(withPlayers(R"(["blue"])"), "players[0]", "found \"blue\"; expected a player");
}

TEST(LayoutJsonRefusals, RefusesIdsThatAreBadReservedOrGivenTwice)
{
    const auto player = [](const QByteArray& id) { return withPlayers(R"([{"id": )" + id + "}]"); };
    expectRefused(withPlayers("[{}]"), "players[0].id", "missing");
    for (const char* id : {"\"\"", "\"Anna B\"", "\"\u00e9\"", "\"unknown\"", "\"undecided\"",
                           "\"nobody\"", "7", "\"a\\u0000\""})
        expectRefused(player(id), "players[0].id", "expected 1 to 32 of A-Z a-z 0-9 _ -");
    EXPECT_TRUE(layoutFromJson(player('"' + QByteArray(32, 'x') + '"')).ok());
    expectRefused(player('"' + QByteArray(33, 'x') + '"'), "players[0].id", "expected 1 to 32");
    expectRefused(withPlayers(R"([{"id": "a"}, {"id": "b"}, {"id": "a"}])"), "players[2].id",
                  "found the id \"a\" for the second time");
}

TEST(LayoutJsonRefusals, RefusesBadNamesAndColors)
{
    expectRefused(withPlayers(R"([{"id": "a", "name": 5}])"), "players[0].name", "found 5");
    for (const char* color : {"\"pink\"", "\"#12345\"", "\"#12345g\"", "\"Red\"", "255"}) {
        expectRefused(withPlayers(R"([{"id": "a", "color": )" + QByteArray(color) + "}]"),
                      "players[0].color", "expected red, blue");
    }
}

TEST(LayoutJsonRefusals, RefusesPlacesThatTheBoardDoesNotHave)
{
    expectRefused(withPlayers(R"([{"id": "a"}, {"id": "b", "roads": ["a1-b1", "z9-z8"]}])"),
                  "players[1].roads[1]", "there is no road place \"z9-z8\" on the base board");
    expectRefused(withPlayers(R"([{"id": "a", "roads": ["a1-a2"]}])"), "players[0].roads[0]",
                  "expected two neighboring intersections");
    expectRefused(withPlayers(R"([{"id": "a", "roads": ["a1 - b1"]}])"), "players[0].roads[0]",
                  "a1 - b1");
    expectRefused(withPlayers(R"([{"id": "a", "settlements": ["l4"]}])"),
                  "players[0].settlements[0]",
                  "there is no intersection \"l4\" on the base board; expected one of a1 to l3");
    expectRefused(withPlayers(R"([{"id": "a", "cities": ["A1"]}])"), "players[0].cities[0]",
                  "there is no intersection \"A1\"");
}

TEST(LayoutJsonRefusals, RefusesPiecesThatAreNoListOfNames)
{
    expectRefused(withPlayers(R"([{"id": "a", "roads": "a1-b1"}])"), "players[0].roads",
                  "found \"a1-b1\"; expected a list");
    expectRefused(withPlayers(R"([{"id": "a", "roads": [["a1", "b1"]]}])"), "players[0].roads[0]",
                  "found a list; expected the name");
    expectRefused(withPlayers(R"([{"id": "a", "cities": null}])"), "players[0].cities",
                  "found null");
    expectRefused(withPlayers(R"([{"id": "a", "settlements": [3]}])"), "players[0].settlements[0]",
                  "found 3; expected the name of an intersection");
}

TEST(LayoutJsonRefusals, RefusesTwoPiecesInOnePlace)
{
    expectRefused(withPlayers(R"([{"id": "a", "roads": ["a1-b1", "b1-a1"]}])"),
                  "players[0].roads[1]", "second piece at \"b1-a1\", where a has one");
    expectRefused(
        withPlayers(R"([{"id": "a", "roads": ["a1-b1"]}, {"id": "b", "roads": ["a1-b1"]}])"),
        "players[1].roads[0]", "where a has one");
    expectRefused(withPlayers(R"([{"id": "a", "settlements": ["d2"], "cities": ["d2"]}])"),
                  "players[0].cities[0]", "second piece at \"d2\"");
    expectRefused(
        withPlayers(R"([{"id": "a", "cities": ["d2"]}, {"id": "b", "settlements": ["d2"]}])"),
        "players[1].settlements[0]", "second piece at \"d2\", where a has one");
}

TEST(LayoutJsonRefusals, RefusesCountsOfCardsOutOfRange)
{
    const auto player = [](const QByteArray& cards) {
        return withPlayers(R"([{"id": "a", )" + cards + "}]");
    };
    expectRefused(player(R"("knights": 15)"), "players[0].knights",
                  "found 15; expected a whole number from 0 to 14");
    expectRefused(player(R"("knights": -1)"), "players[0].knights", "found -1");
    expectRefused(player(R"("knights": 2.5)"), "players[0].knights", "found 2.5");
    expectRefused(player(R"("knights": true)"), "players[0].knights", "found true");
    expectRefused(player(R"("knights": 1e300)"), "players[0].knights", "expected a whole number");
    expectRefused(player(R"("victoryPointCards": 6)"), "players[0].victoryPointCards",
                  "found 6; expected a whole number from 0 to 5");
    expectRefused(layout(R"({"kind": "extended"})", R"([{"id": "a", "knights": 21}])"),
                  "players[0].knights", "0 to 20");
}

TEST(LayoutJsonRefusals, RefusesPlayersThatAreNotAtTheTable)
{
    expectRefused(with(R"("turn": "red")"), "turn",
                  "found \"red\"; expected the id of the player in turn (blue, orange)");
    expectRefused(with(R"("turn": 1)"), "turn", "found 1");
    expectRefused(with(R"("longestRoute": "red")"), "longestRoute",
                  "found \"red\"; expected a player's id (blue, orange), null for nobody");
    expectRefused(with(R"("largestArmy": "nobody")"), "largestArmy", "found \"nobody\"");
    expectRefused(with(R"("largestArmy": false)"), "largestArmy", "found false");
}

TEST(LayoutJsonRefusals, RefusesMovesThatAreNone)
{
    expectRefused(with(R"("moves": [7])"), "moves[0]", "expected a move, an object");
    expectRefused(with(R"("moves": [{}])"), "moves[0]",
                  "found 0 of the keys turn, build, play and gain; expected one");
    expectRefused(with(R"("moves": [{"turn": "blue", "play": "knight"}])"), "moves[0]",
                  "found 2 of the keys");
    expectRefused(with(R"("moves": [{"turn": "pink"}])"), "moves[0].turn",
                  "expected the id of the player who moves (blue, orange)");
    expectRefused(with(R"("moves": [{"play": "knight"}])"), "moves[0].player",
                  "expected the id of the player who moves");
    expectRefused(with(R"("moves": [{"turn": "blue", "player": "blue"}])"), "moves[0].player",
                  "expected no player here");
    expectRefused(with(R"("moves": [{"player": "blue", "play": "monopoly"}])"), "moves[0].play",
                  "expected knight");
    expectRefused(with(R"("moves": [{"player": "blue", "gain": "ore"}])"), "moves[0].gain",
                  "expected victoryPointCard");
    expectRefused(with(R"("moves": [{"player": "blue", "build": "tower", "at": "a1"}])"),
                  "moves[0].build", "expected road, settlement or city");
    expectRefused(with(R"("moves": [{"player": "blue", "build": "raod", "at": "a1-b1"}])"),
                  "moves[0].build", "expected road, settlement or city");
    expectRefused(with(R"("moves": [{"player": "blue", "build": "road", "at": "a1"}])"),
                  "moves[0].at", "there is no road place");
    expectRefused(with(R"("moves": [{"player": "blue", "build": "city", "at": "a9"}])"),
                  "moves[0].at", "there is no intersection");
    expectRefused(with(R"("moves": [{"player": "blue", "build": "road"}])"), "moves[0].at",
                  "expected the name of a road place");
    expectRefused(with(R"("moves": [{"turn": "blue", "phase": "end"}])"), "moves[0].phase",
                  "expected setup");
    expectRefused(with(R"("moves": {})"), "moves", "found an object; expected a list of moves");
}

TEST(LayoutJsonRefusals, ShortensLongValuesInMessages)
{
    const QByteArray color = "\"" + QByteArray("\xF0\x9F\x98\x80").repeated(1000) + "\"";
    const auto result = layoutFromJson(withPlayers(R"([{"id": "a", "color": )" + color + "}]"));
    ASSERT_FALSE(result.ok());
    EXPECT_LT(result.error().what.size(), 150);
    EXPECT_TRUE(result.error().what.isValidUtf16());
}

TEST(LayoutJsonRefusals, TellsTheWholeMessageInOneSentence)
{
    const auto result = layoutFromJson(
        withPlayers(R"([{"id": "%1", "roads": ["a1-b1", "a1-b1"]}])").replace("%1", "a"));
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(
        result.error().text().toStdString(),
        "players[0].roads[1]: found a second piece at \"a1-b1\", where a has one; expected at "
        "most one piece in a place");
    EXPECT_EQ((FormatError{QString(), QStringLiteral("what")}.text()), QStringLiteral("what"));
}

} // namespace longroad
