// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/analysis.h"
#include "core/rules/what_if.h"
#include "tests/support/board_fixture.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

/// Chance says something of the earlier holders too, or nothing, and deals cards.
Position withHistory(unsigned seed)
{
    Position position = randomPosition(seed);
    std::mt19937 random(seed);
    const auto anySeat = [&] { return Seat(randomBelow(random, position.seatCount)); };
    for (Holders* before : {&position.longestRouteBefore, &position.largestArmyBefore}) {
        const int known = randomBelow(random, 4);
        if (known == 1)
            *before = Holders::known(std::nullopt);
        if (known >= 2)
            *before = Holders::known(anySeat());
        if (known == 3)
            *before = before->with(anySeat());
    }
    for (const Seat seat : position.seats()) {
        position.knights[seat] = randomBelow(random, 5);
        position.victoryPointCards[seat] = randomBelow(random, 2);
    }
    if (randomBelow(random, 2) == 0)
        position.turn = anySeat();
    return position;
}

Move moveOf(const Outcome& outcome)
{
    const auto action = std::visit([](const auto& build) { return Action(build); }, outcome.piece);
    return {outcome.player, action, false, {}};
}

/// The slow way: with the piece on a copy everything is counted afresh.
Analysis plainly(const Position& position, const Move& move, HolderBefore holderBefore)
{
    Position next = moved(position, move);
    if (holderBefore == HolderBefore::WhoHasItNow) {
        const Analysis now = analyze(position);
        next.longestRouteBefore = now.longestRoute.after;
        next.largestArmyBefore = now.largestArmy.after;
    }
    return analyze(next);
}

void expectAgreement(const Position& position, const Outcome& outcome, HolderBefore holderBefore)
{
    const Move move = moveOf(outcome);
    const Analysis plain = plainly(position, move, holderBefore);
    for (const Seat seat : position.seats()) {
        ASSERT_EQ(outcome.then.lengths.of[seat], plain.routes[seat].route.length());
        ASSERT_EQ(outcome.then.points[seat], plain.scores[seat].total());
    }
    ASSERT_EQ(outcome.then.longestRoute, plain.longestRoute);
    ASSERT_EQ(outcome.objections, objections(position, move, false));
}

void expectAgreementEverywhere(HolderBefore holderBefore)
{
    for (unsigned seed = 0; seed < 36; ++seed) { // Nine make a round of boards and kinds.
        const Position position = withHistory(seed);
        for (const Outcome& outcome : whatIf(position, {.holderBefore = holderBefore}).outcomes) {
            expectAgreement(position, outcome, holderBefore);
            if (testing::Test::HasFailure()) {
                ADD_FAILURE() << "seed " << seed << ", seat " << outcome.player.index() << '\n'
                              << drawing(moved(position, moveOf(outcome)));
                return;
            }
        }
    }
}

// RULES.md 1, 2, 4.1
TEST(WhatIfProperties, AgreesWithPlayingOnACopy)
{
    expectAgreementEverywhere(HolderBefore::WhoHasItNow);
}

// RULES.md 1, 2, 4.1
TEST(WhatIfProperties, AgreesWithArrangingOnACopy)
{
    expectAgreementEverywhere(HolderBefore::AsStated);
}

TEST(WhatIfProperties, FindsForOnePieceWhatItFindsForTheWholeBoard)
{
    for (unsigned seed = 0; seed < 9; ++seed) {
        const Position position = withHistory(seed);
        for (const Outcome& whole : whatIf(position).outcomes) {
            const Outcome one = outcomeOf(position, whole.player, whole.piece);
            ASSERT_EQ(one.then.lengths.of, whole.then.lengths.of) << "seed " << seed;
            ASSERT_EQ(one.then.longestRoute, whole.then.longestRoute) << "seed " << seed;
            ASSERT_EQ(one.then.points, whole.then.points) << "seed " << seed;
        }
    }
}

} // namespace
} // namespace longroad
