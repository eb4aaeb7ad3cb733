// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/awards.h"

#include <algorithm>

namespace longroad
{

namespace
{

AwardReason reasonFor(const Counts& counts, int least, Holders before, Holders after)
{
    if (counts.greatest() < least)
        return AwardReason::NobodyQualifies;
    if (!after.isKnown())
        return AwardReason::Undecided;
    const Holder holder = after.holder();
    const bool alone = counts.leaders().size() == 1;
    if (!holder)
        return AwardReason::TieWithoutHolder;
    if (!before.isKnown() || !before.holder())
        return AwardReason::SoleLeaderTakes;
    if (before.holder() != holder)
        return AwardReason::ChallengerExceeds;
    return alone ? AwardReason::HolderKeeps : AwardReason::HolderKeepsOnTie;
}

} // namespace

int Counts::greatest() const
{
    int greatest = 0;
    for (const Seat seat : IdRange<Seat>(seatCount))
        greatest = std::max(greatest, of[seat]);
    return greatest;
}

std::vector<Seat> Counts::leaders() const
{
    std::vector<Seat> leaders;
    for (const Seat seat : IdRange<Seat>(seatCount)) {
        if (of[seat] == greatest())
            leaders.push_back(seat);
    }
    return leaders;
}

Holder holderAfter(const Counts& counts, int least, Holder before)
{
    if (counts.greatest() < least)
        return std::nullopt; // RULES.md 2.1
    const std::vector<Seat> leaders = counts.leaders();
    if (before && std::find(leaders.begin(), leaders.end(), *before) != leaders.end())
        return before; // 2.2
    if (leaders.size() == 1)
        return leaders.front(); // 2.3
    return std::nullopt;        // 2.4
}

Award decided(const Counts& counts, int least, Holders before)
{
    std::optional<Holders> after;
    for (const Holder possible : before.members(counts.seatCount)) {
        const Holder holder = holderAfter(counts, least, possible);
        after = after ? after->with(holder) : Holders::known(holder);
    }
    // A set whose members have all left the table says nothing.
    if (!after)
        return decided(counts, least, Holders::unknown());
    return {before, *after, reasonFor(counts, least, before, *after)};
}

} // namespace longroad
