// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/ruling_text.h"

#include "core/format/layout_json.h"
#include "core/report/text_table.h"
#include "tests/core/format/layout_texts.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

QString rulingOn(const QByteArray& json)
{
    const auto layout = layoutFromJson(json);
    if (!layout) {
        ADD_FAILURE() << layout.error().text().toStdString();
        return {};
    }
    return rulingText(layout.value(), analyze(layout.value().start), QStringLiteral("name"));
}

void expectSaid(const QString& ruling, const QString& part)
{
    EXPECT_TRUE(ruling.contains(part)) << part.toStdString() << "\nisn't in\n"
                                       << ruling.toStdString();
}

void expectNotSaid(const QString& ruling, const QString& part)
{
    EXPECT_FALSE(ruling.contains(part)) << part.toStdString() << "\nis in\n"
                                        << ruling.toStdString();
}

const QByteArray roadsOfTwo = R"([
    {"id": "blue", "name": "Anna", "settlements": ["a1"], "cities": ["d2"], "knights": 3,
     "roads": ["a1-b1", "a1-b2", "b2-c2", "c2-d2", "d2-e2"], "victoryPointCards": 1},
    {"id": "orange", "settlements": ["f1", "k1"],
     "roads": ["f1-g1", "g1-h1", "h1-i1", "i1-j1", "j1-k1", "g2-h1"]}])";

} // namespace

TEST(RulingText, PutsTheVerdictFirst)
{
    const QString ruling = rulingOn(layout(R"({"kind": "base"})", roadsOfTwo,
                                           R"(, "title": "Game %1", "longestRoute": "blue")"));
    EXPECT_EQ(ruling.section(u'\n', 0, 3).toStdString(),
              "name: Game %1\n"
              "\n"
              "Longest Road: Anna keeps it\n"
              "  Anna counts 5, Orange 5: Anna had the card and keeps it on the tie. (Rule 2.2)");
}

TEST(RulingText, HasALineForEachPlayer)
{
    const QString ruling =
        rulingOn(layout(R"({"kind": "base"})", roadsOfTwo, R"(, "longestRoute": "blue")"));
    expectSaid(ruling,
               QStringLiteral(
                   "         Route  Roads  Settle-          Longest  Largest  Point   Total\n"
                   "Player  length  owned    ments  Cities     Road     Army  cards  points\n"));
    expectSaid(ruling,
               QStringLiteral(
                   "Anna         5      5        1       2        2        2      1       8\n"
                   "Orange       5      6        2       -        -        -      -       2\n"));
}

TEST(RulingText, WritesTheRouteInTravelOrderAndHowManyAreAsLong)
{
    const QString ruling = rulingOn(layout(R"({"kind": "base"})", roadsOfTwo));
    expectSaid(ruling, QStringLiteral("Route of Anna, length 5:\n"
                                      "  b1 \u2192 a1 \u2192 b2 \u2192 c2 \u2192 d2 \u2192 e2\n"));
    expectNotSaid(ruling, QStringLiteral("equally long"));
    expectSaid(rulingOn(withPlayers(
                   R"([{"id": "a", "roads": ["a1-b1", "a1-b2", "b1-c1", "b2-c2", "c1-d1"]}])")),
               QStringLiteral("Route of a, length 5:"));
    expectSaid(rulingOn(withPlayers(R"([{"id": "a", "roads": ["b2-c2", "c2-d2", "c2-d3"]}])")),
               QStringLiteral("(one of 3 that are equally long)"));
}

// RULES.md 1.2: what is left out stands under its player's route, and nothing where nothing is.
TEST(RulingText, SaysWhichRoadsAreNotCountedAndWhy)
{
    const QString ruling = rulingOn(layout(R"({"kind": "base"})", roadsOfTwo));
    expectSaid(ruling,
               QStringLiteral("  f1 \u2192 g1 \u2192 h1 \u2192 i1 \u2192 j1 \u2192 k1\n"
                              "  Not counted: g2-h1 (side branch at h1: its arm has 1, the route's "
                              "shorter arm\n  there 2)\n"));
    EXPECT_EQ(ruling.count(QStringLiteral("Not counted")), 1) << ruling.toStdString();
}

TEST(RulingText, SaysWhyNoRouteIsLonger)
{
    const QString ruling = rulingOn(layout(R"({"kind": "base"})", roadsOfTwo));
    expectSaid(
        ruling,
        QStringLiteral("  b1 \u2192 a1 \u2192 b2 \u2192 c2 \u2192 d2 \u2192 e2\n"
                       "  Why it can't be longer: Every one of the 5 joined road(s) counts.\n"));
    expectSaid(ruling,
               QStringLiteral("  Why it can't be longer: The roads form no ring. A line can "
                              "use only two arms\n  at h1; the longest are 3 and 2: 3 + 2 = "
                              "5. No line that misses h1 is longer\n  (rule 1.2).\n"));
    expectNotSaid(rulingOn(withPlayers(R"([{"id": "a"}])")),
                  QStringLiteral("Why it can't be longer"));
}

TEST(RulingText, SpeaksOfLargestArmyOnlyWhereSomebodyPlayedAKnight)
{
    expectSaid(rulingOn(layout(R"({"kind": "base"})", roadsOfTwo)),
               QStringLiteral("Largest Army: Anna has it\n"));
    expectNotSaid(rulingOn(withPlayers(R"([{"id": "a"}])")), QStringLiteral("Largest Army:"));
}

TEST(RulingText, SaysWhatAnUndecidedCardMeans)
{
    const QString ruling = rulingOn(layout(R"({"kind": "base"})", roadsOfTwo));
    expectSaid(ruling, QStringLiteral("Longest Road: Undecided\n"));
    expectSaid(ruling, QStringLiteral("Nobody scores it until that is known."));
}

TEST(RulingText, NamesTheTileOfThe2025Edition)
{
    expectSaid(rulingOn(with(R"("edition": "2025")")), QStringLiteral("Longest Route: "));
}

TEST(RulingText, SaysWhoWinsAndWhoDoesNotYet)
{
    const QByteArray players = R"([{"id": "blue", "victoryPointCards": 2,
        "cities": ["a1", "a2", "a3", "c1"]}, {"id": "red"}])";
    const QByteArray board = R"({"kind": "base"})";
    expectSaid(rulingOn(layout(board, players, R"(, "turn": "blue")")),
               QStringLiteral("Blue wins, with 10 points on the own turn."));
    const QString later = rulingOn(layout(board, players, R"(, "turn": "red")"));
    expectSaid(later, QStringLiteral("It is the turn of Red. Nobody has won yet."));
    expectSaid(later, QStringLiteral("Blue has 10 points, but wins only on the own turn."));
}

TEST(RulingText, ListsBrokenRulesBeforeWhatIsIncomplete)
{
    const QString ruling = rulingOn(withPlayers(
        R"([{"id": "red", "settlements": ["a1", "b1"], "roads": ["a1-b1", "k1-l1"]}])"));
    const auto broken = ruling.indexOf(QStringLiteral("Against the rules:\n  - a1 and b1 are"));
    const auto incomplete =
        ruling.indexOf(QStringLiteral("Not complete, which is no fault:\n  - Red"));
    EXPECT_GE(broken, 0) << ruling.toStdString();
    EXPECT_GT(incomplete, broken) << ruling.toStdString();
}

TEST(RulingText, FitsATerminalWhateverTheNames)
{
    const QByteArray name = QByteArray("Long \xE7\x8E\x8B name ").repeated(20);
    const QString ruling =
        rulingOn(layout(R"({"kind": "base"})", QByteArray(roadsOfTwo).replace("Anna", name),
                        R"(, "title": ")" + name + "\""));
    for (const QString& line : ruling.split(u'\n'))
        EXPECT_LE(displayWidth(line), 80) << line.toStdString();
}

TEST(RulingText, PassesNoControlCharactersOn)
{
    const QString ruling = rulingOn(
        withPlayers(R"([{"id": "a", "name": "x\u001b[2J\ny", "settlements": ["a1", "b1"]}])"));
    expectNotSaid(ruling, QStringLiteral("\u001B"));
    expectSaid(ruling, QStringLiteral("x\uFFFD[2J y"));
}

// RULES.md 4.2
TEST(RulingText, DoesNotSayThatNobodyWonAWonGame)
{
    const auto layout = layoutFromJson(with(R"("turn": "blue", "moves": [
        {"player": "blue", "gain": "victoryPointCard"}, {"player": "blue", "gain": "victoryPointCard"},
        {"player": "blue", "gain": "victoryPointCard"}, {"player": "blue", "gain": "victoryPointCard"},
        {"player": "blue", "gain": "victoryPointCard"}, {"player": "blue", "gain": "victoryPointCard"},
        {"player": "blue", "gain": "victoryPointCard"}, {"player": "blue", "gain": "victoryPointCard"},
        {"player": "blue", "gain": "victoryPointCard"}, {"player": "blue", "gain": "victoryPointCard"},
        {"turn": "orange"}])"));
    ASSERT_TRUE(layout.ok()) << layout.error().text().toStdString();
    const Replay replay = played(layout.value());
    const QString text = rulingText(replay.table(), replay.analysis(), QStringLiteral("name"));
    EXPECT_TRUE(
        text.contains(QStringLiteral("It is the turn of Orange, but the game was won before.")))
        << text.toStdString();
    EXPECT_FALSE(text.contains(QStringLiteral("Nobody has won yet")));
}

TEST(StepText, TellsOfTheArmyWhereAKnightIsPlayed)
{
    const auto layout = layoutFromJson(with(R"("moves": [{"player": "blue", "play": "knight"}])"));
    ASSERT_TRUE(layout.ok()) << layout.error().text().toStdString();
    const Replay replay = played(layout.value());
    EXPECT_TRUE(stepText(layout.value(), replay.step())
                    .contains(QStringLiteral("Blue played 1 Knight, Orange 0")));
}

} // namespace longroad
