// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/player_names.h"

#include "core/words/terms.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int longestName = 40; ///< As much as a line can bear; a file may hold more.

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The colour as a word; "Player 3" for one that has no name.
QString colorWord(const Layout& layout, Seat seat)
{
    if (const auto* named = std::get_if<NamedColor>(&layout.player(seat).color))
        return colorName(*named);
    return Words::tr("Player %1").arg(seat.index() + 1);
}

/// What tells a player from one of the same name: the colour, or the id where that is shared too.
QString distinction(const Layout& layout, Seat seat)
{
    const auto sameColor =
        std::count_if(layout.players.begin(), layout.players.end(), [&](const Player& player) {
            return player.color == layout.player(seat).color;
        });
    return sameColor > 1 ? QString::fromStdString(layout.player(seat).id) : colorWord(layout, seat);
}

} // namespace

PlayerNames playerNames(const Layout& layout)
{
    PlayerNames names;
    for (const Seat seat : layout.start.seats()) {
        const Player& player = layout.player(seat);
        const bool idIsColor = namedColor(player.id).has_value();
        names[seat] = !player.name.empty()
                          ? shortened(QString::fromStdString(player.name).simplified(), longestName)
                      : idIsColor ? colorWord(layout, seat)
                                  : QString::fromStdString(player.id);
    }
    const PlayerNames plain = names;
    for (const Seat seat : layout.start.seats()) {
        for (const Seat other : layout.start.seats()) {
            if (seat != other && plain[seat] == plain[other])
                names[seat] = Words::tr("%1 (%2)").arg(plain[seat], distinction(layout, seat));
        }
    }
    return names;
}

PlayerNames playerIds(const Layout& layout)
{
    PlayerNames names;
    for (const Seat seat : layout.start.seats()) {
        const QString id = QString::fromStdString(layout.player(seat).id);
        names[seat] = namedColor(layout.player(seat).id) ? capitalized(id) : id;
    }
    return names;
}

QString shortened(const QString& text, int most)
{
    if (text.size() <= most)
        return text;
    const bool splitsPair = text.at(most - 2).isHighSurrogate();
    return text.left(splitsPair ? most - 2 : most - 1) + QChar(0x2026);
}

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString listed(const QStringList& words)
{
    if (words.size() < 2)
        return words.join(QString());
    //: Joins the last two words of a list: "Blue, Red and White"
    return Words::tr("%1 and %2")
        .arg(words.mid(0, words.size() - 1).join(Words::tr(", ")), words.last());
}

} // namespace longroad
