// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/ruling_json.h"

#include "core/format/layout_file.h"
#include "core/format/layout_json.h"
#include "core/report/route_json.h"
#include "tests/core/format/layout_texts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

QJsonObject rulingOn(const QByteArray& json)
{
    const auto layout = layoutFromJson(json);
    if (!layout) {
        ADD_FAILURE() << layout.error().text().toStdString();
        return {};
    }
    return rulingJson(layout.value(), analyze(layout.value().start), QStringLiteral("name"));
}

std::string text(const QJsonValue& value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

/// Two players with five roads each, so that all depends on who had the card.
QByteArray tie(const QByteArray& rest)
{
    return layout(R"({"kind": "base"})", R"([
        {"id": "blue", "roads": ["a1-b1", "a1-b2", "b2-c2", "c2-d2", "d2-e2"], "cities": ["d2"]},
        {"id": "P2", "roads": ["f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1"], "cities": ["f1"]},
        {"id": "red"}])",
                  rest);
}

} // namespace

TEST(RulingJson, IsTheOneThatTheContractShows)
{
    const QString folder = QStringLiteral(LONGROAD_TEST_DATA "/");
    const auto layout = readLayoutFile(folder + "orange-answers.longroad"_L1);
    ASSERT_TRUE(layout.ok()) << layout.error().toStdString();
    QFile file(folder + "orange-answers.ruling.json"_L1);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
    const Replay replay = played(layout.value());
    QJsonObject ruling =
        rulingJson(replay.table(), replay.analysis(), QStringLiteral("orange-answers.longroad"));
    // The contract leaves this one sentence out.
    const auto withoutArmyText = [](QJsonObject& object) {
        QJsonObject army = object["largestArmy"_L1].toObject();
        EXPECT_FALSE(army["text"_L1].toString().isEmpty());
        army.remove("text"_L1);
        object["largestArmy"_L1] = army;
    };
    withoutArmyText(expected);
    withoutArmyText(ruling);
    // And it was written before there were reasons and proofs.
    QJsonArray players;
    for (const QJsonValue& value : ruling["players"_L1].toArray()) {
        QJsonObject player = value.toObject();
        for (const QLatin1StringView key : {"pieces"_L1, "proof"_L1}) {
            EXPECT_TRUE(player[key].isArray());
            player.remove(key);
        }
        players.append(player);
    }
    ruling["players"_L1] = players;
    EXPECT_EQ(ruling.keys(), expected.keys());
    for (const QString& key : expected.keys())
        EXPECT_EQ(text(ruling[key]), text(expected[key])) << key.toStdString();
}

// RULES.md 1.2, 1.8, 1.11: arms of 2, 3 and 4; a settlement at the end of the longest
TEST(RulingJson, SaysOfEachRoadWhyItCountsOrNot)
{
    const QJsonObject ruling = rulingOn(withPlayers(R"([
        {"id": "P1", "roads": ["d3-e3", "c2-d3", "e3-f3", "f3-g3", "g3-h2", "e3-f4", "f4-g4",
                               "g4-h4", "h4-i4", "i4-j4", "a1-b1"]},
        {"id": "blue", "settlements": ["i4"]}])"));
    EXPECT_EQ(text(ruling["players"_L1][1]["pieces"_L1]), "[]");
    const QJsonArray pieces = ruling["players"_L1][0]["pieces"_L1].toArray();
    ASSERT_EQ(pieces.size(), 11);
    EXPECT_EQ(text(pieces[0]), R"({"longest":1,"reason":"separate-group","road":"a1-b1"})");
    EXPECT_EQ(text(pieces[1]),
              R"({"arm":3,"at":"e3","branch":2,"reason":"side-branch","road":"c2-d3"})");
    EXPECT_EQ(text(pieces[3]), R"({"number":3,"reason":"counted","road":"e3-f3"})");
    EXPECT_EQ(text(pieces[10]),
              R"({"at":"i4","by":"blue","longest":1,"reason":"cut-off","road":"i4-j4"})");
}

// RULES.md 1.2, 1.3: three arms of one; a ring with tails of 2 and 1
TEST(RulingJson, SaysWhichRoadsAreInOtherLines)
{
    const QJsonObject ruling = rulingOn(withPlayers(R"([
        {"id": "P1", "roads": ["b2-c2", "c2-d2", "c2-d3"]},
        {"id": "P2", "roads": ["e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3", "g4-h3", "h3-i3",
                               "i3-j2", "d3-e3"]}])"));
    EXPECT_EQ(text(ruling["players"_L1][0]["pieces"_L1][2]),
              R"({"reason":"equally-long","road":"c2-d3"})");
    EXPECT_EQ(text(ruling["players"_L1][1]["pieces"_L1][0]),
              R"({"length":7,"reason":"shorter-line","road":"d3-e3"})");
}

// RULES.md 1.2, 1.8, 1.11: a fork; a line beyond a settlement; a road elsewhere
TEST(RulingJson, ProvesThatNoRouteIsLonger)
{
    const QJsonObject ruling = rulingOn(withPlayers(R"([
        {"id": "P1", "roads": ["d3-e3", "c2-d3", "e3-f3", "f3-g3", "g3-h2", "e3-f4", "f4-g4",
                               "g4-h4", "h4-i4", "i4-j4", "a1-b1"]},
        {"id": "blue", "settlements": ["i4"]}])"));
    EXPECT_EQ(text(ruling["players"_L1][1]["proof"_L1]), "[]");
    const QJsonArray proof = ruling["players"_L1][0]["proof"_L1].toArray();
    ASSERT_EQ(proof.size(), 3);
    EXPECT_EQ(text(proof[0]),
              R"({"arms":[4,3],"at":"e3","atMost":7,"cuts":["i4"],"reason":"two-best-arms",)"
              R"("roads":["c2-d3","d3-e3","e3-f3","e3-f4","f3-g3","f4-g4","g3-h2","g4-h4",)"
              R"("h4-i4"]})");
    EXPECT_EQ(text(proof[1]),
              R"({"atMost":1,"cuts":[],"reason":"no-more-pieces","roads":["a1-b1"]})");
    EXPECT_EQ(text(proof[2]),
              R"({"atMost":1,"cuts":["i4"],"reason":"no-more-pieces","roads":["i4-j4"]})");
}

// RULES.md 1.3: a ring with tails of 2 and 1; one with two tails of 2
TEST(RulingJson, ProvesByOddPointsAndStretches)
{
    const QJsonObject ruling = rulingOn(withPlayers(R"([
        {"id": "P1", "roads": ["e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3", "g4-h3", "h3-i3",
                               "i3-j2", "d3-e3"]}])"));
    QJsonObject proof = ruling["players"_L1][0]["proof"_L1][0].toObject();
    proof.remove("roads"_L1);
    EXPECT_EQ(text(proof), R"({"at":["d3","e3","h3","j2"],"atMost":8,"cuts":[],"leftOut":1,)"
                           R"("reason":"odd-points"})");
    const QJsonObject stretched = rulingOn(withPlayers(R"([
        {"id": "P1", "roads": ["e3-f3", "e3-f4", "f3-g3", "f4-g4", "g3-h3", "g4-h3", "h3-i3",
                               "i3-j2", "d3-e3", "c2-d3"]}])"));
    proof = stretched["players"_L1][0]["proof"_L1][0].toObject();
    proof.remove("roads"_L1);
    EXPECT_EQ(text(proof), R"({"at":["c2","e3","h3","j2"],"atMost":8,"cuts":[],"leftOut":2,)"
                           R"("reason":"odd-stretches","shortest":[2,2,2,2]})");
}

TEST(RouteJson, HasAWordForEachKindOfProof)
{
    EXPECT_EQ(proofKey(NoMorePieces()), "no-more-pieces"_L1);
    EXPECT_EQ(proofKey(TwoBestArms{VertexId(0), 2, 1}), "two-best-arms"_L1);
    EXPECT_EQ(proofKey(OddPoints()), "odd-points"_L1);
    EXPECT_EQ(proofKey(OddStretches()), "odd-stretches"_L1);
    EXPECT_EQ(proofKey(Searched()), "searched"_L1);
}

// CONTRACT.md 3, --steps
TEST(RulingJson, TellsEachStep)
{
    const auto layout =
        readLayoutFile(QStringLiteral(LONGROAD_TEST_DATA "/orange-answers.longroad"));
    ASSERT_TRUE(layout.ok());
    Replay replay(layout.value());
    const QJsonObject start = stepJson(layout.value(), replay.step());
    EXPECT_EQ(start.keys(), (QStringList{u"largestArmy"_s, u"lengths"_s, u"longestRoute"_s,
                                         u"move"_s, u"points"_s, u"violations"_s, u"winner"_s}));
    EXPECT_EQ(text(start["move"_L1]), "null");
    EXPECT_EQ(text(start["lengths"_L1]), R"({"blue":5,"orange":5})");
    EXPECT_EQ(text(start["points"_L1]), R"({"blue":6,"orange":2})");
    EXPECT_EQ(text(start["longestRoute"_L1]["holder"_L1]), "\"blue\"");
    ASSERT_TRUE(replay.next());
    const QJsonObject first = stepJson(layout.value(), replay.step());
    EXPECT_EQ(text(first["move"_L1]), R"({"at":"k1-l1","build":"road","player":"orange"})");
    EXPECT_EQ(text(first["lengths"_L1]), R"({"blue":5,"orange":6})");
    EXPECT_EQ(text(first["longestRoute"_L1]["before"_L1]), "\"blue\"");
    EXPECT_EQ(text(first["longestRoute"_L1]["reason"_L1]), "\"challenger-exceeds\"");
    EXPECT_EQ(text(first["points"_L1]), R"({"blue":4,"orange":4})");
    EXPECT_EQ(text(first["violations"_L1]), "[]");
    EXPECT_EQ(text(first["winner"_L1]), "null");
}

// CONTRACT.md 3
TEST(RulingJson, SaysWhichMoveBreaksARule)
{
    const auto layout =
        layoutFromJson(with(R"("moves": [{"player": "blue", "build": "road", "at": "k1-l1"}])"));
    ASSERT_TRUE(layout.ok()) << layout.error().text().toStdString();
    const Replay replay = played(layout.value());
    const QJsonObject ruling = rulingJson(replay.table(), replay.analysis(), u"name"_s);
    const QJsonObject last = ruling["violations"_L1].toArray().last().toObject();
    EXPECT_EQ(text(last["code"_L1]), "\"no-connection\"");
    EXPECT_EQ(text(last["severity"_L1]), "\"broken\"");
    EXPECT_EQ(text(last["player"_L1]), "\"blue\"");
    EXPECT_EQ(text(last["at"_L1]), R"(["k1-l1"])");
    EXPECT_EQ(text(last["move"_L1]), "0");
}

TEST(RulingJson, ListsWhatIsPossibleWhereTheHolderBeforeIsNotKnown)
{
    const QJsonObject award = rulingOn(tie({}))["longestRoute"_L1].toObject();
    EXPECT_EQ(text(award["holder"_L1]), "\"undecided\"");
    EXPECT_EQ(text(award["before"_L1]), "\"unknown\"");
    EXPECT_EQ(text(award["reason"_L1]), "\"undecided\"");
    EXPECT_EQ(text(award["possible"_L1]), R"(["blue","P2",null])");
    EXPECT_EQ(
        text(award["text"_L1]),
        "\"Blue counts 5, P2 5, Red 0: a tie, decided by who had the card before: if Blue had "
        "it, Blue keeps it; if P2 had it, P2 keeps it; otherwise it is set aside.\"");
}

TEST(RulingJson, ListsTheOnePossibleHolderWhereItMakesNoDifference)
{
    const QJsonObject ruling = rulingOn(tie({}));
    const QJsonObject army = ruling["largestArmy"_L1].toObject();
    EXPECT_EQ(text(army["holder"_L1]), "null");
    EXPECT_EQ(text(army["before"_L1]), "\"unknown\"");
    EXPECT_EQ(text(army["reason"_L1]), "\"nobody-qualifies\"");
    EXPECT_EQ(text(army["possible"_L1]), "[null]");
}

TEST(RulingJson, ScoresAnUndecidedCardForNobody)
{
    const QJsonArray players = rulingOn(tie({}))["players"_L1].toArray();
    for (const QJsonValue& player : players)
        EXPECT_EQ(player["points"_L1]["longestRoute"_L1].toInt(), 0);
}

TEST(RulingJson, SaysNullForACardSetAsideAndNothingOfWhatIsPossible)
{
    const QJsonObject award =
        rulingOn(tie(R"(, "longestRoute": "red")"))["longestRoute"_L1].toObject();
    EXPECT_EQ(text(award["holder"_L1]), "null");
    EXPECT_EQ(text(award["before"_L1]), "\"red\"");
    EXPECT_EQ(text(award["reason"_L1]), "\"tie-without-holder\"");
    EXPECT_FALSE(award.contains("possible"_L1));
}

TEST(RulingJson, HasEmptyListsForAPlayerWithoutRoads)
{
    const QJsonValue player = rulingOn(tie({}))["players"_L1][2];
    EXPECT_EQ(text(player["id"_L1]), "\"red\"");
    EXPECT_EQ(player["roads"_L1].toInt(-1), 0);
    EXPECT_EQ(text(player["longestRoute"_L1]),
              R"({"equallyLong":0,"length":0,"path":[],"roads":[]})");
}

TEST(RulingJson, SaysNullWhereTurnsAreNotInUse)
{
    const QJsonObject ruling = rulingOn(tie({}));
    EXPECT_TRUE(ruling["turn"_L1].isNull());
    EXPECT_TRUE(ruling["winner"_L1].isNull());
}

TEST(RulingJson, NamesThePlayerInTurnAsWinnerFromTenPointsOn)
{
    const QByteArray players = R"([{"id": "blue", "victoryPointCards": 2,
        "cities": ["a1", "a2", "a3", "c1"]}, {"id": "red"}])";
    const QByteArray board = R"({"kind": "base"})";
    EXPECT_EQ(text(rulingOn(layout(board, players, R"(, "turn": "blue")"))["winner"_L1]),
              "\"blue\"");
    EXPECT_EQ(text(rulingOn(layout(board, players, R"(, "turn": "red")"))["winner"_L1]), "null");
}

TEST(RulingJson, GivesTheRatesOfTheHarborsReached)
{
    const QByteArray board = R"({"kind": "base", "harbors": [{"at": "a1-b1", "trades": "ore"},
        {"at": "a3-b4", "trades": "any"}]})";
    const QJsonArray players = rulingOn(layout(
        board, R"([{"id": "a", "settlements": ["a1"]}, {"id": "b", "cities": ["b4"]},
                                   {"id": "c"}])"))["players"_L1]
                                   .toArray();
    EXPECT_EQ(text(players[0]["trade"_L1]), R"({"brick":4,"grain":4,"lumber":4,"ore":2,"wool":4})");
    EXPECT_EQ(text(players[1]["trade"_L1]), R"({"brick":3,"grain":3,"lumber":3,"ore":3,"wool":3})");
    EXPECT_EQ(text(players[2]["trade"_L1]), R"({"brick":4,"grain":4,"lumber":4,"ore":4,"wool":4})");
}

TEST(RulingJson, ListsViolationsWithTheirPlaces)
{
    const QJsonArray violations = rulingOn(withPlayers(R"([
        {"id": "blue", "settlements": ["a1"], "roads": ["a1-b1"]},
        {"id": "red", "settlements": ["b2"], "roads": ["b2-c2", "k1-l1"]}])"))["violations"_L1]
                                      .toArray();
    ASSERT_EQ(violations.size(), 2);
    EXPECT_EQ(
        text(violations[0]),
        R"({"at":["a1","b2"],"code":"distance-rule","player":"blue","severity":"broken",)"
        R"("text":"a1 and b2 are one road apart; between two buildings there must be at least )"
        R"(two roads' distance (rule 5.4)."})");
    EXPECT_EQ(text(violations[1]["at"_L1]), R"(["k1-l1"])");
    EXPECT_EQ(text(violations[1]["code"_L1]), "\"unattached-road\"");
    EXPECT_EQ(text(violations[1]["severity"_L1]), "\"incomplete\"");
    EXPECT_EQ(text(violations[1]["player"_L1]), "\"red\"");
}

TEST(RulingJson, JudgesAnImpossibleHolderAsNobody)
{
    const QJsonObject ruling = rulingOn(with(R"("largestArmy": "blue")"));
    EXPECT_EQ(text(ruling["largestArmy"_L1]["holder"_L1]), "null");
    EXPECT_EQ(text(ruling["largestArmy"_L1]["before"_L1]), "null");
    EXPECT_EQ(text(ruling["violations"_L1][0]["code"_L1]), "\"impossible-holder\"");
    EXPECT_EQ(text(ruling["violations"_L1][0]["at"_L1]), "[]");
}

TEST(RulingJson, SpellsEveryReasonAndViolationAsTheContractDoes)
{
    EXPECT_EQ(reasonKey(AwardReason::NobodyQualifies), "nobody-qualifies"_L1);
    EXPECT_EQ(reasonKey(AwardReason::HolderKeeps), "holder-keeps"_L1);
    EXPECT_EQ(reasonKey(AwardReason::HolderKeepsOnTie), "holder-keeps-on-tie"_L1);
    EXPECT_EQ(reasonKey(AwardReason::ChallengerExceeds), "challenger-exceeds"_L1);
    EXPECT_EQ(reasonKey(AwardReason::SoleLeaderTakes), "sole-leader-takes"_L1);
    EXPECT_EQ(reasonKey(AwardReason::TieWithoutHolder), "tie-without-holder"_L1);
    EXPECT_EQ(reasonKey(AwardReason::Undecided), "undecided"_L1);
    EXPECT_EQ(violationKey(ViolationCode::DistanceRule), "distance-rule"_L1);
    EXPECT_EQ(violationKey(ViolationCode::TooManyRoads), "too-many-roads"_L1);
    EXPECT_EQ(violationKey(ViolationCode::TooManySettlements), "too-many-settlements"_L1);
    EXPECT_EQ(violationKey(ViolationCode::TooManyCities), "too-many-cities"_L1);
    EXPECT_EQ(violationKey(ViolationCode::ImpossibleHolder), "impossible-holder"_L1);
    EXPECT_EQ(violationKey(ViolationCode::UnattachedRoad), "unattached-road"_L1);
    EXPECT_EQ(violationKey(ViolationCode::UnattachedBuilding), "unattached-building"_L1);
    EXPECT_EQ(violationKey(ViolationCode::TooManyGroups), "too-many-groups"_L1);
    EXPECT_EQ(violationKey(ViolationCode::NoConnection), "no-connection"_L1);
    EXPECT_EQ(violationKey(ViolationCode::Occupied), "occupied"_L1);
    EXPECT_EQ(violationKey(ViolationCode::NotASettlement), "not-a-settlement"_L1);
    EXPECT_EQ(violationKey(ViolationCode::NotYourTurn), "not-your-turn"_L1);
    EXPECT_EQ(violationKey(ViolationCode::AfterTheWin), "after-the-win"_L1);
}

} // namespace longroad
