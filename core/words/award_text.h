// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/awards.h"
#include "core/words/player_names.h"
#include "core/words/terms.h"

namespace longroad
{

/// Where a card is and why, in one or two sentences: "Orange counts 6, Blue 5: Orange keeps the
/// card." While undecided, also what follows from which holder before.
QString awardText(Card card, const Counts& counts, const Award& award, const PlayerNames& names,
                  Edition edition);

/// The same for a reader who wants the answer first and then the way to it.
struct AwardExplanation
{
    QString headline;  ///< "Anna keeps it".
    QStringList steps; ///< One sentence each, the last one the answer again.
    QString rule;      ///< The line of RULES.md that decided, "2.2".
};
AwardExplanation awardExplanation(Card card, const Counts& counts, const Award& award,
                                  const PlayerNames& names, Edition edition);

} // namespace longroad
