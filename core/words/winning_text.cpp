// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/winning_text.h"

#include "core/words/player_names.h"
#include "core/words/terms.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString dependsText(const Outlook& outlook, const QString& player, Edition edition)
{
    const int needed = outlook.needsBothCards() ? 2 * pointsOfAward : pointsOfAward;
    const QString total = QString::number(outlook.total() + needed);
    const QString route = cardName(Card::LongestRoute, edition);
    const QString army = cardName(Card::LargestArmy, edition);
    if (outlook.routeIsOpen && outlook.armyIsOpen) {
        //: %1 is a number of points, %2 a player, %3 and %4 are the names of cards
        const QString both = Words::tr("%1 if %2 held both %3 and %4 before (rule 2.2)");
        const QString either = Words::tr("%1 if %2 held %3 or %4 before (rule 2.2)");
        return (outlook.needsBothCards() ? both : either).arg(total, player, route, army);
    }
    if (outlook.armyIsOpen) {
        //: %1 is a number of points, %2 a player, %3 "Largest Army"
        return Words::tr("%1 if %2 held %3 before (rule 3.2)").arg(total, player, army);
    }
    //: %1 is a number of points, %2 a player, %3 "card" or "tile"
    return Words::tr("%1 if %2 held the %3 before (rule 2.2)")
        .arg(total, player, cardWord(Card::LongestRoute, edition));
}

/// "2 settlements and 3 cities at 2 in all".
QString buildingsText(const DeclarationCheck& check)
{
    const PieceCount& pieces = check.pieces;
    QStringList parts;
    if (pieces.settlements > 0)
        parts << Words::tr("%n settlement(s)", nullptr, pieces.settlements);
    if (pieces.cities > 0)
        parts << Words::tr("%n city(s) at 2 in all", nullptr, pieces.cities);
    return parts.isEmpty() ? Words::tr("none") : listed(parts);
}

QString awardsText(const DeclarationCheck& check, Edition edition)
{
    QStringList parts;
    if (check.score.longestRoute > 0)
        parts << cardName(Card::LongestRoute, edition);
    if (check.score.largestArmy > 0)
        parts << cardName(Card::LargestArmy, edition);
    return parts.isEmpty() ? Words::tr("neither") : listed(parts);
}

QString turnText(const DeclarationCheck& check)
{
    const QString total = QString::number(check.outlook.total());
    switch (check.outlook.turn) {
    case TurnOf::Own:
        //: %1 is a number of points
        return Words::tr("own turn, %1 of 10").arg(total);
    case TurnOf::Another:
        return Words::tr("another player's turn, %1 of 10").arg(total);
    case TurnOf::Unknown:
        return Words::tr("turn not known, %1 of 10").arg(total);
    }
    return {};
}

QString noteText(DeclarationNote note, const DeclarationCheck& check, const QString& player,
                 Edition edition)
{
    switch (note) {
    case DeclarationNote::TooManyBuildings:
        return Words::tr(
            "More than the supply of 5 settlements and 4 cities: is one counted twice, "
            "or drawn in the wrong color? (rule 5.6)");
    case DeclarationNote::DistanceRuleBroken:
        return Words::tr("Two buildings stand side by side (rule 5.4)");
    case DeclarationNote::RouteIsOpen:
        //: %1 is "Longest Road" or "Longest Route", %2 a player
        return Words::tr("%1 is undecided, and scores only if %2 had it before (rule 2.2)")
            .arg(cardName(Card::LongestRoute, edition), player);
    case DeclarationNote::ArmyIsOpen:
        return Words::tr("%1 is undecided, and scores only if %2 had it before (rule 3.2)")
            .arg(cardName(Card::LargestArmy, edition), player);
    case DeclarationNote::MoreKnightsThanDeck:
        return Words::tr("All players together have more Knights than the deck (rule 3.6)");
    case DeclarationNote::ArmyWithOneMore:
        return Words::tr("One more Knight takes Largest Army and makes 10: only one development "
                         "card a turn may be played, and none bought in this turn (rule 3.5)");
    case DeclarationNote::MoreCardsThanDeck:
        return Words::tr(
            "All players together have more Victory Point cards than the deck (rule 3.6)");
    case DeclarationNote::CardsAreLeftOut:
        return Words::tr("Hidden cards are not shown: see the View menu");
    case DeclarationNote::CardsBoughtNowCount:
        return Words::tr("Any number may be shown at once, also those bought in this turn "
                         "(rule 4.3)");
    case DeclarationNote::TurnIsUnknown:
        return Words::tr("Whose turn is it? Only the player in turn can win (rule 4.2)");
    case DeclarationNote::PointsMustStillBe:
        return Words::tr("Points gained in another player's turn win once the own turn starts, if "
                         "they are still there (rule 4.2)");
    case DeclarationNote::AnotherIsInTurn:
        return Words::tr("Only the player in turn can win (rule 4.2)");
    case DeclarationNote::TooFewPoints:
        return Words::tr("%n point(s) short of 10", nullptr, check.outlook.missing());
    case DeclarationNote::DependsOnOpenCards:
        return dependsText(check.outlook, player, edition);
    case DeclarationNote::GameWasWonBefore:
        return Words::tr("The game was won before (rule 4.2)");
    }
    return {};
}

} // namespace

QString pointsText(const Outlook& outlook)
{
    if (outlook.hiddenCards == HiddenCards::LeftOut)
        return Words::tr("%n point(s) on the table; hidden cards not shown", nullptr,
                         outlook.onTable);
    if (outlook.hidden == 0)
        return Words::tr("%n point(s), all on the table", nullptr, outlook.onTable);
    //: %n is the sum of %1 and %2: "7 points (5 on the table + 2 hidden)"
    return Words::tr("%n point(s) (%1 on the table + %2 hidden)", nullptr, outlook.total())
        .arg(QString::number(outlook.onTable), QString::number(outlook.hidden));
}

QString outlookText(const Outlook& outlook, const QString& player, Edition edition)
{
    switch (outlook.standing) {
    case Standing::WinsNow:
        return outlook.cardsToShow() == 0
                   ? Words::tr("Wins now, with %n point(s) on the table (rule 4.2)", nullptr,
                               outlook.onTable)
                   : Words::tr("Wins now: show %n card(s) (rule 4.3)", nullptr,
                               outlook.cardsToShow());
    case Standing::WinsOnOwnTurn:
        return Words::tr("%n point(s): wins when the own turn starts (rule 4.2)", nullptr,
                         outlook.total());
    case Standing::EnoughButTurnUnknown:
        return Words::tr("%n point(s): wins on the own turn. Whose turn is it? (rule 4.2)", nullptr,
                         outlook.total());
    case Standing::DependsOnHolder:
        return dependsText(outlook, player, edition);
    case Standing::WonBefore:
        return Words::tr("%n point(s), but the game was won before (rule 4.2)", nullptr,
                         outlook.total());
    case Standing::Short:
        return outlook.hiddenCards == HiddenCards::LeftOut
                   ? Words::tr("%n point(s) short of 10 without hidden cards", nullptr,
                               outlook.missing())
                   : Words::tr("%n point(s) short of 10", nullptr, outlook.missing());
    }
    return {};
}

DeclarationLineText declarationLineText(const DeclarationCheck& check, std::size_t line,
                                        const QString& player, Edition edition)
{
    // The order of RULES.md 9.
    const bool isLeftOut = check.outlook.hiddenCards == HiddenCards::LeftOut;
    const std::array<std::pair<QString, QString>, 4> texts{{
        {Words::tr("Settlements and cities on the board, no upgrade twice"), buildingsText(check)},
        //: the two cards of 2 points that a player may own
        {Words::tr("Cards owned now"), awardsText(check, edition)},
        {Words::tr("Victory Point cards"),
         isLeftOut ? Words::tr("not shown")
                   : Words::tr("%n card(s)", nullptr, check.outlook.hidden)},
        {Words::tr("Own turn, and 10 points or more"), turnText(check)},
    }};
    DeclarationLineText text{texts[line].first, texts[line].second, {}};
    for (const DeclarationNote note : check.lines[line].notes)
        text.notes << noteText(note, check, player, edition);
    return text;
}

QString declarationOutcomeText(const DeclarationCheck& check, const QString& player,
                               Edition edition)
{
    // The last line is the turn's, of which the outlook speaks.
    const bool isWrong =
        std::any_of(check.lines.begin(), check.lines.end() - 1,
                    [](const DeclarationLine& line) { return line.mark == CheckMark::Wrong; });
    const QString follows = outlookText(check.outlook, player, edition);
    return isWrong && check.outlook.missing() == 0
               //: %1 is a player, %2 what follows: "Wins now: show 2 cards"
               ? Words::tr("%1: %2, if what is wrong above gets settled").arg(player, follows)
               : Words::tr("%1: %2").arg(player, follows);
}

QString markText(CheckMark mark)
{
    switch (mark) {
    case CheckMark::Fine:
        return Words::tr("fine");
    case CheckMark::Open:
        //: not decided yet
        return Words::tr("open");
    case CheckMark::Wrong:
        return Words::tr("not fine");
    }
    return {};
}

} // namespace longroad
