// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/winning.h"

#include <array>

namespace longroad
{

enum class CheckMark : std::uint8_t
{
    Fine,
    Open, ///< Somebody has to say something first.
    Wrong,
};

/// What there is to say about a line of the check.
enum class DeclarationNote : std::uint8_t
{
    TooManyBuildings,    ///< More settlements or cities than the supply has (RULES.md 5.6).
    DistanceRuleBroken,  ///< By a building of the player's (5.4).
    RouteIsOpen,         ///< The card may be the player's, by who had it before (2.2).
    ArmyIsOpen,          ///< The same for Largest Army (3.2).
    MoreKnightsThanDeck, ///< All players' together (3.6), so somebody's count is wrong.
    ArmyWithOneMore,     ///< One more Knight makes ten, within what 3.5 allows.
    MoreCardsThanDeck,   ///< Victory Point cards, like the Knights (3.6).
    CardsAreLeftOut,     ///< The check looks at the table alone.
    CardsBoughtNowCount, ///< Where that may matter (4.3).
    TurnIsUnknown,       ///< Enough or not, the question comes first (4.2).
    PointsMustStillBe,   ///< Enough, but in another player's turn (4.2).
    AnotherIsInTurn,     ///< And there are too few points besides.
    TooFewPoints,        ///
    DependsOnOpenCards,  ///< Ten only with what is open.
    GameWasWonBefore,    ///
};

struct DeclarationLine
{
    int points = 0; ///< Added by this line.
    int sum = 0;    ///< With it.
    CheckMark mark = CheckMark::Fine;
    std::vector<DeclarationNote> notes;

    friend bool operator==(const DeclarationLine&, const DeclarationLine&) = default;
};

/// The four lines to go through before declaring victory (RULES.md 9): the buildings, the two cards
/// that are now owned, the Victory Point cards, and turn and total.
struct DeclarationCheck
{
    Seat player = Seat(0);
    PieceCount pieces;
    Score score;
    Outlook outlook;
    std::array<DeclarationLine, 4> lines;
};

DeclarationCheck declarationCheck(const Position& position, const Analysis& analysis, Seat player,
                                  HiddenCards hiddenCards = HiddenCards::Counted);

} // namespace longroad
