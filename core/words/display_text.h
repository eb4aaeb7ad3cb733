// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/analysis.h"

#include <QString>
#include <QStringList>

// The one place where the rules' enums become sentences, for the window, the command line and
// reports alike. Texts are translated where a translator is installed, which only the window and
// the command line's readable output do; what goes into JSON is English.

namespace longroad
{

QString colorName(NamedColor color);
QString terrainName(Terrain terrain);
/// "base board", "extended board".
QString boardName(BoardKind kind);

/// What texts call each player.
using PlayerNames = PerSeat<QString>;

/// For people: the name the user gave; else the colour; else the id. Two players of one name are
/// told apart by colour.
PlayerNames playerNames(const Layout& layout);
/// For rulings, which go by ids: the id, with a capital letter where it is a colour.
PlayerNames playerIds(const Layout& layout);

/// The text in at most so many characters; where some are cut off, the last is "…".
QString shortened(const QString& text, int most);

/// "Blue", "Blue and Red", "Blue, Red and White".
QString listed(const QStringList& words);

enum class Card : std::uint8_t
{
    LongestRoute,
    LargestArmy,
};

/// Where a card is and why, in one or two sentences: "Orange counts 6, Blue 5: Orange keeps the
/// card." While undecided, also what follows from which holder before.
QString awardText(Card card, const Counts& counts, const Award& award, const PlayerNames& names);

/// The same for a reader who wants the answer first and then the way to it.
struct AwardExplanation
{
    QString headline;  ///< "Anna keeps it".
    QStringList steps; ///< One sentence each, the last one the answer again.
    QString rule;      ///< The line of RULES.md that decided, "2.2".
};
AwardExplanation awardExplanation(Card card, const Counts& counts, const Award& award,
                                  const PlayerNames& names);

/// What is wrong, with the rule and what would be allowed.
QString violationText(const Violation& violation, const Topology& topology,
                      const PlayerNames& names);

/// Why nothing happened: "Orange's piece is there: remove it first."
QString refusalText(const Refusal& refusal, const PlayerNames& names);

/// What an edit did, for the undo menu and for screen readers: "Blue road a1-b1".
QString editText(const Edit& edit, const Layout& before);

/// A place in words that anybody can find: "Intersection e3, between fields 12, hills 6 and
/// pasture 4". The name alone where the terrain isn't entered.
QString placeText(const Place& place, const Position& position);

} // namespace longroad
