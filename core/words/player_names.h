// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QString>
#include <QStringList>

namespace longroad
{

/// What texts call each player.
using PlayerNames = PerSeat<QString>;

/// For people: the name the user gave; else the colour; else the id. Two players of one name are
/// told apart by colour.
PlayerNames playerNames(const Layout& layout);
/// For rulings, which go by ids: the id, with a capital letter where it is a colour.
PlayerNames playerIds(const Layout& layout);

/// The text in at most so many characters; where some are cut off, the last is "…".
QString shortened(const QString& text, int most);

/// The text with a capital letter in front, as where a label begins with a word of the game.
QString capitalized(QString text);

/// "Blue", "Blue and Red", "Blue, Red and White".
QString listed(const QStringList& words);

} // namespace longroad
