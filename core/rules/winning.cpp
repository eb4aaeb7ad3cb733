// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/winning.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Whether an undecided card is the player's if the player had it before. No other holder before
/// gives it to the player, since where one is alone at the top it isn't undecided (RULES.md 2.3).
bool isOpenFor(Seat player, const Award& award)
{
    return !award.isDecided() && award.after.contains(player);
}

TurnOf turnOf(const Position& position, Seat player)
{
    if (!position.turn)
        return TurnOf::Unknown;
    return *position.turn == player ? TurnOf::Own : TurnOf::Another;
}

bool isWonBefore(const Analysis& analysis)
{
    return std::any_of(
        analysis.violations.begin(), analysis.violations.end(),
        [](const Violation& violation) { return violation.code == ViolationCode::AfterTheWin; });
}

Standing standing(const Outlook& outlook, const Analysis& analysis)
{
    if (outlook.total() >= pointsToWin) {
        if (isWonBefore(analysis))
            return Standing::WonBefore;
        switch (outlook.turn) {
        case TurnOf::Own:
            return Standing::WinsNow;
        case TurnOf::Another:
            return Standing::WinsOnOwnTurn;
        case TurnOf::Unknown:
            return Standing::EnoughButTurnUnknown;
        }
    }
    const int open = (outlook.routeIsOpen ? 1 : 0) + (outlook.armyIsOpen ? 1 : 0);
    return outlook.total() + open * pointsOfAward >= pointsToWin ? Standing::DependsOnHolder
                                                                 : Standing::Short;
}

} // namespace

Outlook outlook(const Position& position, const Analysis& analysis, Seat player,
                HiddenCards hiddenCards)
{
    const Score& score = analysis.scores[player];
    Outlook outlook;
    outlook.hiddenCards = hiddenCards;
    outlook.onTable = score.total() - score.victoryPointCards;
    outlook.hidden = hiddenCards == HiddenCards::Counted ? score.victoryPointCards : 0;
    outlook.routeIsOpen = isOpenFor(player, analysis.longestRoute);
    outlook.armyIsOpen = isOpenFor(player, analysis.largestArmy);
    outlook.turn = turnOf(position, player);
    outlook.standing = standing(outlook, analysis);
    return outlook;
}

bool asksForTurn(const Position& position, const Analysis& analysis, HiddenCards hiddenCards)
{
    for (const Seat seat : position.seats()) {
        if (outlook(position, analysis, seat, hiddenCards).standing ==
            Standing::EnoughButTurnUnknown)
            return true;
    }
    return false;
}

} // namespace longroad
