// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/declaration.h"

#include <algorithm>

namespace longroad
{

namespace
{

using Note = DeclarationNote;

int sumOver(const Position& position, const PerSeat<int>& counts)
{
    int sum = 0;
    for (const Seat seat : position.seats())
        sum += counts[seat];
    return sum;
}

bool isOwnBuilding(const Position& position, const Place& place, Seat player)
{
    const auto* vertex = std::get_if<VertexId>(&place);
    return vertex && position.hasBuilding(*vertex, player);
}

DeclarationLine buildingsLine(const Position& position, const PieceCount& pieces,
                              const Score& score, const Analysis& analysis, Seat player)
{
    DeclarationLine line;
    line.points = score.settlements + score.cities;
    if (pieces.settlements > settlementsPerPlayer || pieces.cities > citiesPerPlayer)
        line.notes.push_back(Note::TooManyBuildings);
    const bool standsTooClose = std::any_of(
        analysis.violations.begin(), analysis.violations.end(), [&](const Violation& violation) {
            return violation.code == ViolationCode::DistanceRule &&
                   std::any_of(
                       violation.places.begin(), violation.places.end(),
                       [&](const Place& place) { return isOwnBuilding(position, place, player); });
        });
    if (standsTooClose)
        line.notes.push_back(Note::DistanceRuleBroken);
    line.mark = line.notes.empty() ? CheckMark::Fine : CheckMark::Wrong;
    return line;
}

/// Whether one more Knight would take Largest Army, and the two points would make ten.
bool needsOneMoreKnight(const Position& position, const Analysis& analysis, const Outlook& outlook,
                        Seat player)
{
    if (outlook.missing() == 0 || outlook.missing() > pointsOfAward ||
        analysis.largestArmy.holder() == player)
        return false;
    Counts counts = armySizes(position);
    ++counts.of[player];
    return decided(counts, leastLargestArmy, analysis.largestArmy.after).holder() == player;
}

DeclarationLine awardsLine(const Position& position, const Analysis& analysis, const Score& score,
                           const Outlook& outlook, Seat player)
{
    DeclarationLine line;
    line.points = score.longestRoute + score.largestArmy;
    if (outlook.routeIsOpen)
        line.notes.push_back(Note::RouteIsOpen);
    if (outlook.armyIsOpen)
        line.notes.push_back(Note::ArmyIsOpen);
    if (!line.notes.empty())
        line.mark = CheckMark::Open;
    if (sumOver(position, position.knights) > knightsInDeck(position.board)) {
        line.notes.push_back(Note::MoreKnightsThanDeck);
        line.mark = CheckMark::Wrong;
    }
    if (needsOneMoreKnight(position, analysis, outlook, player))
        line.notes.push_back(Note::ArmyWithOneMore);
    return line;
}

DeclarationLine cardsLine(const Position& position, const Outlook& outlook)
{
    DeclarationLine line;
    line.points = outlook.hidden;
    if (outlook.hiddenCards == HiddenCards::LeftOut) {
        line.mark = CheckMark::Open;
        line.notes.push_back(Note::CardsAreLeftOut);
    } else if (sumOver(position, position.victoryPointCards) > victoryPointCardsInDeck) {
        line.mark = CheckMark::Wrong;
        line.notes.push_back(Note::MoreCardsThanDeck);
    }
    if (outlook.turn != TurnOf::Another && (outlook.hidden > 0 || outlook.missing() > 0))
        line.notes.push_back(Note::CardsBoughtNowCount);
    return line;
}

DeclarationLine turnLine(const Outlook& outlook)
{
    DeclarationLine line;
    const auto say = [&](CheckMark mark, Note note) {
        line.mark = std::max(line.mark, mark);
        line.notes.push_back(note);
    };
    switch (outlook.standing) {
    case Standing::WinsNow:
        break;
    case Standing::WinsOnOwnTurn:
        say(CheckMark::Wrong, Note::PointsMustStillBe);
        break;
    case Standing::EnoughButTurnUnknown:
        say(CheckMark::Open, Note::TurnIsUnknown);
        break;
    case Standing::WonBefore:
        say(CheckMark::Wrong, Note::GameWasWonBefore);
        break;
    case Standing::DependsOnHolder:
    case Standing::Short:
        if (outlook.standing == Standing::DependsOnHolder)
            say(CheckMark::Open, Note::DependsOnOpenCards);
        else
            say(CheckMark::Wrong, Note::TooFewPoints);
        if (outlook.turn == TurnOf::Unknown)
            say(CheckMark::Open, Note::TurnIsUnknown);
        else if (outlook.turn == TurnOf::Another)
            say(CheckMark::Wrong, Note::AnotherIsInTurn);
        break;
    }
    return line;
}

} // namespace

DeclarationCheck declarationCheck(const Position& position, const Analysis& analysis, Seat player,
                                  HiddenCards hiddenCards)
{
    DeclarationCheck check;
    check.player = player;
    check.pieces = analysis.pieces[player];
    check.score = analysis.scores[player];
    check.outlook = outlook(position, analysis, player, hiddenCards);
    check.lines = {
        buildingsLine(position, check.pieces, check.score, analysis, player),
        awardsLine(position, analysis, check.score, check.outlook, player),
        cardsLine(position, check.outlook),
        turnLine(check.outlook),
    };
    int sum = 0;
    for (DeclarationLine& line : check.lines) {
        sum += line.points;
        line.sum = sum;
    }
    return check;
}

} // namespace longroad
