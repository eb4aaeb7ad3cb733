// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/seat.h"

namespace longroad
{

/// The least that counts for each card (RULES.md 2.1 and 3.1).
inline constexpr int leastLongestRoute = 5;
inline constexpr int leastLargestArmy = 3;

/// Why a card is where it is; follows from the counts and the holder before alone (CONTRACT.md 3).
enum class AwardReason : std::uint8_t
{
    NobodyQualifies,   ///< Nobody reaches the least that counts (RULES.md 2.1).
    HolderKeeps,       ///< The holder before is alone at the top (2.2).
    HolderKeepsOnTie,  ///< The holder before shares the top (2.2).
    ChallengerExceeds, ///< Somebody else is alone at the top, and the holder before is known (2.3).
    SoleLeaderTakes,   ///< One is alone at the top, and nobody held it or it makes no difference.
    TieWithoutHolder,  ///< Several share the top, and none of them held it (2.4).
    Undecided,         ///< Depends on a holder before that isn't known.
};

/// Where a card is, given who may have held it before.
struct Award
{
    Holders before;
    Holders after = Holders::known(std::nullopt);
    AwardReason reason = AwardReason::NobodyQualifies;

    bool isDecided() const { return reason != AwardReason::Undecided; }
    /// The player who has the card and scores for it; nobody while undecided.
    Holder holder() const { return isDecided() ? after.holder() : std::nullopt; }

    friend bool operator==(const Award&, const Award&) = default;
};

/// What each player has for a card: the length of the longest route, or the Knights played.
struct Counts
{
    PerSeat<int> of;
    int seatCount = 0;

    int greatest() const;
    /// The players who have the greatest count, in their order.
    std::vector<Seat> leaders() const;
};

/// Who holds a card after a change, if `before` held it until then (RULES.md 2.1 to 2.4). Both
/// cards follow the same rows; they differ in the least that counts.
Holder holderAfter(const Counts& counts, int least, Holder before);

/// The same for every possible holder before, and the reason.
Award decided(const Counts& counts, int least, Holders before);

} // namespace longroad
