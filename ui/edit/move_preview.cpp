// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/move_preview.h"

#include "core/rules/legality.h"
#include "core/words/move_text.h"
#include "core/words/play_text.h"
#include "ui/edit/edit_for.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class PreviewWords
{
    Q_DECLARE_TR_FUNCTIONS(Preview)
};

bool isOwnPieceThere(const Position& position, const Move& move)
{
    if (const auto* road = std::get_if<BuildRoad>(&move.action))
        return position.roads[road->edge] == move.player;
    // What stands on an own settlement would be a city, so it is one.
    if (const auto* city = std::get_if<BuildCity>(&move.action))
        return position.hasBuilding(city->vertex, move.player);
    return false;
}

} // namespace

QString movePreviewText(const Layout& table, const Analysis& analysis, const PlayState& state,
                        const Move& move, HiddenCards hiddenCards)
{
    Layout after = table;
    after.start = moved(state.position, move);
    QStringList parts{previewText(table, analysis, after, move.player)};
    const Analysis analysisAfter = analyze(after.start);
    const PlayerNames names = playerNames(table);
    const int was = outlook(table.start, analysis, move.player, hiddenCards).total();
    const Outlook becomes = outlook(after.start, analysisAfter, move.player, hiddenCards);
    if (was != becomes.total()) {
        //: %1 and %2 are a player's points before and after a move
        parts << PreviewWords::tr("%1 → %2 points")
                     .arg(QString::number(was), QString::number(becomes.total()));
    }
    if (becomes.standing == Standing::WinsNow)
        parts << PreviewWords::tr("%1 wins").arg(names[move.player]);
    //: %1 is what a click would do ("Red builds a city at d2"), %2 what comes of it
    return PreviewWords::tr("%1: %2").arg(moveText(move, table.start.topology(), names),
                                          parts.join(PreviewWords::tr(", ")));
}

QString moveRefusalHint(const Layout& table, const Move& move, const PlayRefusal& refusal)
{
    if (refusal.reason == PlayRefusal::Reason::SetupOrder)
        return setupText(*refusal.setup, move.player, playerNames(table));
    if (isOwnPieceThere(table.start, move))
        return {};
    return playRefusalText(refusal, table);
}

} // namespace longroad
