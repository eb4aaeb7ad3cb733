// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/award_text.h"
#include "core/words/edit_text.h"
#include "core/words/place_text.h"
#include "core/words/violation_text.h"

#include "core/board/place_names.h"

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

constexpr Seat blue(0);
constexpr Seat orange(1);
constexpr Seat white(2);
const Holder nobody = std::nullopt;

Counts counts(int forBlue, int forOrange, int forWhite)
{
    Counts counts{{}, 3};
    counts.of[blue] = forBlue;
    counts.of[orange] = forOrange;
    counts.of[white] = forWhite;
    return counts;
}

PlayerNames threeNames()
{
    PlayerNames names;
    names[blue] = QStringLiteral("Blue");
    names[orange] = QStringLiteral("Orange");
    names[white] = QStringLiteral("White");
    return names;
}

std::string routeText(const Counts& counts, Holders before)
{
    return awardText(Card::LongestRoute, counts, decided(counts, leastLongestRoute, before),
                     threeNames(), Edition::Classic)
        .toStdString();
}

std::string armyText(const Counts& counts, Holders before)
{
    return awardText(Card::LargestArmy, counts, decided(counts, leastLargestArmy, before),
                     threeNames(), Edition::Classic)
        .toStdString();
}

Layout withNames(const std::vector<std::string>& names)
{
    Layout layout;
    for (const std::string& name : names) {
        Player player = nextPlayer(layout);
        player.name = name;
        layout.players.push_back(player);
        ++layout.start.seatCount;
    }
    return layout;
}

} // namespace

TEST(AwardText, TellsWhoKeepsLongestRoad)
{
    EXPECT_EQ(routeText(counts(5, 6, 4), Holders::known(orange)),
              "Orange counts 6, Blue 5, White 4: Orange keeps the card.");
}

TEST(AwardText, TellsThatATieKeepsLongestRoadWhereItIs)
{
    EXPECT_EQ(routeText(counts(6, 6, 4), Holders::known(orange)),
              "Blue counts 6, Orange 6, White 4: Orange had the card and keeps it on the tie.");
}

TEST(AwardText, TellsFromWhomLongestRoadIsTaken)
{
    EXPECT_EQ(routeText(counts(4, 6, 5), Holders::known(blue)),
              "Orange counts 6, White 5, Blue 4: Orange takes the card from Blue.");
}

TEST(AwardText, TellsWhoTakesLongestRoadFromTheSupply)
{
    EXPECT_EQ(routeText(counts(5, 0, 0), Holders::known(nobody)),
              "Blue counts 5, Orange 0, White 0: Blue takes the card.");
}

TEST(AwardText, TellsThatTheHolderBeforeMakesNoDifference)
{
    EXPECT_EQ(routeText(counts(5, 7, 0), Holders::unknown()),
              "Orange counts 7, Blue 5, White 0: Orange has the card, whoever had it before.");
}

TEST(AwardText, TellsThatNobodyHasFive)
{
    EXPECT_EQ(routeText(counts(4, 3, 0), Holders::known(nobody)),
              "Blue counts 4, Orange 3, White 0: nobody has 5, so nobody has the card.");
    EXPECT_EQ(routeText(counts(4, 3, 0), Holders::known(blue)),
              "Blue counts 4, Orange 3, White 0: nobody has 5, so the card is set aside.");
}

TEST(AwardText, TellsThatATieWithoutHolderSetsTheCardAside)
{
    EXPECT_EQ(
        routeText(counts(4, 6, 6), Holders::known(blue)),
        "Orange counts 6, White 6, Blue 4: a tie at the top and none of them had the card, so "
        "it is set aside.");
}

TEST(AwardText, TellsWhatFollowsFromEachHolderBefore)
{
    EXPECT_EQ(
        routeText(counts(6, 6, 4), Holders::unknown()),
        "Blue counts 6, Orange 6, White 4: a tie, decided by who had the card before: if Blue "
        "had it, Blue keeps it; if Orange had it, Orange keeps it; otherwise it is set aside.");
    EXPECT_EQ(
        routeText(counts(6, 6, 4), Holders::known(blue).with(orange)),
        "Blue counts 6, Orange 6, White 4: a tie, decided by who had the card before: if Blue "
        "had it, Blue keeps it; if Orange had it, Orange keeps it.");
}

TEST(AwardText, CountsKnightsForLargestArmy)
{
    EXPECT_EQ(armyText(counts(3, 2, 0), Holders::known(blue)),
              "Blue played 3 Knights, Orange 2, White 0: Blue keeps the card.");
    EXPECT_EQ(
        armyText(counts(3, 3, 0), Holders::known(blue)),
        "Blue played 3 Knights, Orange 3, White 0: Blue had the card and keeps it on the tie.");
    EXPECT_EQ(armyText(counts(3, 4, 0), Holders::known(blue)),
              "Orange played 4 Knights, Blue 3, White 0: Orange takes the card from Blue.");
    EXPECT_EQ(
        armyText(counts(2, 1, 0), Holders::known(nobody)),
        "Blue played 2 Knights, Orange 1, White 0: nobody has played 3 Knights, so nobody has "
        "the card.");
    EXPECT_EQ(armyText(counts(0, 0, 3), Holders::known(nobody)),
              "White played 3 Knights, Blue 0, Orange 0: White takes the card.");
}

TEST(AwardText, TakesNamesWithPercentSignsAsTheyAre)
{
    PlayerNames names = threeNames();
    names[blue] = QStringLiteral("%2 %1");
    names[orange] = QStringLiteral("100%");
    const Counts five = counts(5, 6, 0);
    EXPECT_EQ(awardText(Card::LongestRoute, five,
                        decided(five, leastLongestRoute, Holders::known(blue)), names,
                        Edition::Classic)
                  .toStdString(),
              "100% counts 6, %2 %1 5, White 0: 100% takes the card from %2 %1.");
}

// RULES.md 8
TEST(AwardText, SpeaksOfATileAndTheSupplyInTheEditionOf2025)
{
    const auto text = [](Card card, const Counts& counts, int least, Holders before) {
        return awardText(card, counts, decided(counts, least, before), threeNames(),
                         Edition::Of2025)
            .toStdString();
    };
    EXPECT_EQ(text(Card::LongestRoute, counts(4, 6, 6), leastLongestRoute, Holders::known(blue)),
              "Orange counts 6, White 6, Blue 4: a tie at the top and none of them had the tile, "
              "so it is returned to the supply.");
    EXPECT_EQ(text(Card::LongestRoute, counts(5, 6, 4), leastLongestRoute, Holders::known(orange)),
              "Orange counts 6, Blue 5, White 4: Orange keeps the tile.");
    EXPECT_EQ(text(Card::LargestArmy, counts(3, 0, 0), leastLargestArmy, Holders::known(blue)),
              "Blue played 3 Knights, Orange 0, White 0: Blue keeps the card.");
}

// RULES.md 8
TEST(EditText, SpeaksOfTheCardAsTheEditionDoes)
{
    Layout layout = beginnerLayout();
    const Edit edit = StateLongestRouteBefore{Holders::known(nobody)};
    EXPECT_EQ(editText(edit, layout), QStringLiteral("Nobody had the card before"));
    layout.edition = Edition::Of2025;
    EXPECT_EQ(editText(edit, layout), QStringLiteral("Nobody had the tile before"));
}

TEST(AwardExplanation, GivesTheAnswerTheWayAndTheRule)
{
    const Counts six = counts(6, 6, 4);
    const auto tie = awardExplanation(Card::LongestRoute, six,
                                      decided(six, leastLongestRoute, Holders::known(orange)),
                                      threeNames(), Edition::Classic);
    EXPECT_EQ(tie.headline, QStringLiteral("Orange keeps it"));
    EXPECT_EQ(tie.rule, QStringLiteral("2.2"));
    EXPECT_EQ(tie.steps, (QStringList{QStringLiteral("Longest routes: Blue 6, Orange 6, White 4"),
                                      QStringLiteral("Blue and Orange share the top with 6"),
                                      QStringLiteral("Orange had it before, and still leads"),
                                      QStringLiteral("So Orange keeps the card")}));
}

TEST(AwardExplanation, NamesTheRuleThatDecided)
{
    const auto rule = [](const Counts& counts, Holders before) {
        return awardExplanation(Card::LongestRoute, counts,
                                decided(counts, leastLongestRoute, before), threeNames(),
                                Edition::Classic)
            .rule.toStdString();
    };
    EXPECT_EQ(rule(counts(4, 0, 0), Holders::unknown()), "2.1");
    EXPECT_EQ(rule(counts(5, 0, 0), Holders::known(blue)), "2.2");
    EXPECT_EQ(rule(counts(5, 0, 0), Holders::known(nobody)), "2.3");
    EXPECT_EQ(rule(counts(5, 5, 0), Holders::known(nobody)), "2.4");
    EXPECT_EQ(rule(counts(5, 5, 0), Holders::unknown()), "2.4");
}

TEST(PlayerNames, AreTheNameElseTheColorElseTheId)
{
    Layout layout = withNames({"Anna", "", ""});
    layout.players[2].id = "P3";
    const PlayerNames names = playerNames(layout);
    EXPECT_EQ(names[Seat(0)], QStringLiteral("Anna"));
    EXPECT_EQ(names[Seat(1)], QStringLiteral("Blue"));
    EXPECT_EQ(names[Seat(2)], QStringLiteral("P3"));
}

TEST(PlayerNames, TellTwoOfOneNameApartByColor)
{
    Layout layout = withNames({"Anna", "Ben", "Anna"});
    layout.players[2].color = Rgb{1, 2, 3};
    const PlayerNames names = playerNames(layout);
    EXPECT_EQ(names[Seat(0)], QStringLiteral("Anna (Red)"));
    EXPECT_EQ(names[Seat(1)], QStringLiteral("Ben"));
    EXPECT_EQ(names[Seat(2)], QStringLiteral("Anna (Player 3)"));
}

TEST(PlayerNames, TellTwoOfOneNameAndColorApartById)
{
    Layout layout;
    layout.start.seatCount = 2;
    layout.players = {Player{"red", "", NamedColor::Blue, {}},
                      Player{"blue", "", NamedColor::Blue, {}}};
    const PlayerNames names = playerNames(layout);
    EXPECT_EQ(names[Seat(0)], QStringLiteral("Blue (red)"));
    EXPECT_EQ(names[Seat(1)], QStringLiteral("Blue (blue)"));
}

TEST(PlayerNames, AreOneLineOfBearableLength)
{
    Layout layout;
    layout.start.seatCount = 2;
    layout.players = {Player{"a", std::string(500, 'x'), NamedColor::Red, {}},
                      Player{"b", "two\nlines", NamedColor::Blue, {}}};
    const PlayerNames names = playerNames(layout);
    EXPECT_EQ(names[Seat(0)], QString(39, QLatin1Char('x')) + QChar(0x2026));
    EXPECT_EQ(names[Seat(1)], QStringLiteral("two lines"));
}

TEST(PlayerNames, OfRulingsAreIdsWithACapitalForColors)
{
    Layout layout = withNames({"Anna", "Ben"});
    layout.players[1].id = "p2";
    const PlayerNames names = playerIds(layout);
    EXPECT_EQ(names[Seat(0)], QStringLiteral("Red"));
    EXPECT_EQ(names[Seat(1)], QStringLiteral("p2"));
}

TEST(Listed, JoinsWordsAsASentenceDoes)
{
    EXPECT_EQ(listed({}), QString());
    EXPECT_EQ(listed({QStringLiteral("a")}), QStringLiteral("a"));
    EXPECT_EQ(listed({QStringLiteral("%2"), QStringLiteral("b")}), QStringLiteral("%2 and b"));
    EXPECT_EQ(listed({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
              QStringLiteral("a, b and c"));
}

TEST(PlaceText, SaysWhatLiesAround)
{
    const Position position = beginnerLayout().start;
    const Topology& topology = position.topology();
    EXPECT_EQ(placeText(vertexNamed(topology, "d2").value(), position),
              QStringLiteral("Intersection d2, between mountains 10, fields 12 and hills 6"));
    EXPECT_EQ(placeText(edgeNamed(topology, "a1-b1").value(), position),
              QStringLiteral("Road place a1-b1, on the coast of mountains 10"));
    EXPECT_EQ(placeText(hexNamed(topology, "C3").value(), position),
              QStringLiteral("Hex C3, desert"));
}

TEST(PlaceText, IsTheNameAloneWhereTheTerrainIsNotEntered)
{
    const Position position = roadsOnlyLayout().start;
    EXPECT_EQ(placeText(vertexNamed(position.topology(), "d2").value(), position),
              QStringLiteral("Intersection d2"));
}

// RULES.md 5.2 and 5.4
TEST(ViolationText, TellsARoadWithoutConnectionFromASettlement)
{
    const Topology& topology = Topology::of(BoardKind::Base);
    const auto text = [&](const Place& place) {
        return violationText({ViolationCode::NoConnection, blue, {place}, 0}, topology,
                             threeNames());
    };
    EXPECT_EQ(
        text(vertexNamed(topology, "b2").value()),
        QStringLiteral("Blue may not settle at b2: no road of Blue's touches it (rule 5.4)."));
    EXPECT_TRUE(text(edgeNamed(topology, "a1-b1").value())
                    .startsWith(QStringLiteral("Blue's road at a1-b1 has nothing to start from")));
}

TEST(ViolationText, NamesThePlayerThePlacesAndTheRule)
{
    const Topology& topology = Topology::of(BoardKind::Base);
    const auto text = [&](const Violation& violation) {
        return violationText(violation, topology, threeNames()).toStdString();
    };
    EXPECT_EQ(text({ViolationCode::TooManyRoads, blue, {}}),
              "Blue has more than the 15 roads of the supply (rule 5.6).");
    const Place a1 = vertexNamed(topology, "a1").value();
    const Place b1 = vertexNamed(topology, "b1").value();
    EXPECT_EQ(text({ViolationCode::DistanceRule, blue, {a1, b1}}).substr(0, 30),
              "a1 and b1 are one road apart; ");
    EXPECT_NE(
        text({ViolationCode::UnattachedBuilding, orange, {a1}}).find("Orange's building at a1"),
        std::string::npos);
}

// CONTRACT.md 3 counts moves from 0, people from 1.
TEST(ViolationLine, NumbersTheMoveAsPeopleCount)
{
    const Topology& topology = Topology::of(BoardKind::Base);
    Violation violation{ViolationCode::AfterTheWin, blue, {}, 11};
    EXPECT_EQ(violationLine(violation, topology, threeNames()),
              QStringLiteral("Move 12: Blue plays on, but the game was won before (rule 4.2)."));
    violation.move.reset();
    EXPECT_EQ(violationLine(violation, topology, threeNames()),
              violationText(violation, topology, threeNames()));
}

TEST(EditText, SaysWhatAnEditDid)
{
    const Layout layout = withNames({"100%1", "Ben"});
    const Topology& topology = layout.start.topology();
    EXPECT_EQ(editText(PlaceRoad{edgeNamed(topology, "a1-b1").value(), Seat(0)}, layout),
              QStringLiteral("100%1 road a1-b1"));
}

TEST(EditText, SaysWhatBecomesOfTheLand)
{
    Layout layout = withNames({"Anna", "Ben"});
    const EdgeId edge = edgeNamed(layout.start.topology(), "a1-b1").value();
    const EdgeId other = edgeNamed(layout.start.topology(), "a2-b3").value();
    const auto text = [&](const Edit& edit) { return editText(edit, layout).toStdString(); };
    EXPECT_EQ(text(SetHex{HexId(0), Terrain::Hills, std::uint8_t{6}}), "A1: hills 6");
    EXPECT_EQ(text(SetHex{HexId(9), Terrain::Desert, std::nullopt}), "C3: desert");
    EXPECT_EQ(text(MoveRobber{HexId(9)}), "Robber to C3");
    EXPECT_EQ(text(SetHarbor{edge, Harbor{Resource::Wool}}), "2:1 wool harbor at a1-b1");
    EXPECT_EQ(text(SetHarbor{edge, std::nullopt}), "Remove the harbor at a1-b1");
    EXPECT_EQ(text(SwitchBoard{BoardKind::Extended}), "Switch to the extended board");
    layout.edition = Edition::Of2025; // RULES.md 8
    EXPECT_EQ(text(MoveHarbor{edge, other}), "Move the port from a1-b1 to a2-b3");
    EXPECT_EQ(refusalText({RefusalReason::NotCoastal, std::nullopt}, layout).toStdString(),
              "A port lies at the coast.");
}

TEST(EditText, SaysWhoHasWhichCards)
{
    const Layout layout = withNames({"Anna", "Ben"});
    const auto text = [&](const Edit& edit) { return editText(edit, layout).toStdString(); };
    EXPECT_EQ(text(StateLargestArmyBefore{Holders::known(Seat(1))}),
              "Ben had the Largest Army before");
    EXPECT_EQ(text(SetTurn{Seat(0)}), "Anna's turn");
    EXPECT_EQ(text(SetTurn{std::nullopt}), "Turn not set");
}

} // namespace longroad
