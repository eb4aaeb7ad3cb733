// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/history.h"
#include "core/rules/play.h"
#include "core/rules/winning.h"
#include "core/words/player_names.h"

namespace longroad
{

/// What comes next: "Anna: place the second settlement". Where anybody may begin, `chosen` is
/// asked to.
QString setupText(const SetupTask& task, Seat chosen, const PlayerNames& names);

/// Why a move isn't made, in one or more sentences.
QString playRefusalText(const PlayRefusal& refusal, const Layout& layout);

/// What a step changed besides the pieces, one line each: that somebody wins, and where a card
/// went ("Longest Road: −2 Blue, +2 Orange"). A win by hidden cards is not told where they are left
/// out.
QStringList announcements(const Moment& before, const Moment& after, const Layout& layout,
                          HiddenCards hiddenCards);

/// A move as a list of the game shows it. Where hidden cards are left out, what kind of card a
/// player gained isn't said.
QString listedMoveText(const Move& move, const Layout& layout, HiddenCards hiddenCards);

} // namespace longroad
