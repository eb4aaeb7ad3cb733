// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/analysis.h"

namespace longroad
{

/// The two totals there are (RULES.md 4.5): the true one, and what the table sees.
enum class HiddenCards : std::uint8_t
{
    Counted,
    LeftOut,
};

/// Whose turn it is, as a player sees it.
enum class TurnOf : std::uint8_t
{
    Own,
    Another,
    Unknown, ///< Turns are not in use, so the answer is a question.
};

/// How far a player is on the way to a win.
enum class Standing : std::uint8_t
{
    WinsNow,              ///< Enough points, on the own turn (RULES.md 4.2).
    WinsOnOwnTurn,        ///< Enough, but another player is in turn.
    EnoughButTurnUnknown, ///< Enough, and nobody has said whose turn it is.
    DependsOnHolder,      ///< Enough only if the player held an undecided card before.
    WonBefore,            ///< Enough, but a move ended the game earlier.
    Short,
};

struct Outlook
{
    HiddenCards hiddenCards = HiddenCards::Counted;
    int onTable = 0; ///< Certain, and for everybody to count: an undecided card isn't in it.
    int hidden = 0;  ///< Victory Point cards; 0 where they are left out.
    /// The card is undecided, and this player keeps it if the same player had it before.
    bool routeIsOpen = false;
    bool armyIsOpen = false;
    TurnOf turn = TurnOf::Unknown;
    Standing standing = Standing::Short;

    int total() const { return onTable + hidden; }
    int missing() const { return total() < pointsToWin ? pointsToWin - total() : 0; }
    /// How many hidden cards make up what the table doesn't see of ten (RULES.md 4.3). Only where
    /// there are so many.
    int cardsToShow() const { return onTable < pointsToWin ? pointsToWin - onTable : 0; }
    /// Where it depends on a holder: whether both undecided cards are needed.
    bool needsBothCards() const { return missing() > pointsOfAward; }

    friend bool operator==(const Outlook&, const Outlook&) = default;
};

Outlook outlook(const Position& position, const Analysis& analysis, Seat player,
                HiddenCards hiddenCards = HiddenCards::Counted);

/// Whether anybody has enough points while nobody has said whose turn it is.
bool asksForTurn(const Position& position, const Analysis& analysis,
                 HiddenCards hiddenCards = HiddenCards::Counted);

} // namespace longroad
