// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/edit_for.h"

#include "core/words/player_names.h"
#include "core/words/terms.h"
#include "ui/edit/land_edit.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class PreviewWords
{
    Q_DECLARE_TR_FUNCTIONS(Preview)
};

Edit placing(const Layout& layout, Seat player, VertexId vertex)
{
    const auto& building = layout.start.buildings[vertex];
    const bool ownBuilding = building && building->owner == player;
    return PlaceBuilding{vertex,
                         {player, ownBuilding ? BuildingKind::City : BuildingKind::Settlement}};
}

std::optional<Edit> pieceRemoval(const Place& place)
{
    if (const auto* edge = std::get_if<EdgeId>(&place))
        return RemoveRoad{*edge};
    if (const auto* vertex = std::get_if<VertexId>(&place))
        return RemoveBuilding{*vertex};
    return std::nullopt;
}

} // namespace

std::optional<Edit> editFor(const Layout& layout, const ViewState& state, const Place& place)
{
    switch (state.tool) {
    case ViewState::Tool::PlacePieces:
        if (const auto* edge = std::get_if<EdgeId>(&place))
            return PlaceRoad{*edge, state.player};
        if (const auto* vertex = std::get_if<VertexId>(&place))
            return placing(layout, state.player, *vertex);
        return std::nullopt;
    case ViewState::Tool::RemovePieces:
        return pieceRemoval(place);
    case ViewState::Tool::MoveView:
        return std::nullopt;
    case ViewState::Tool::EditLand:
        return landEditFor(layout, state.brush, place);
    }
    return std::nullopt;
}

std::optional<Edit> removalFor(const ViewState& state, const Place& place)
{
    return state.tool == ViewState::Tool::EditLand ? landRemovalAt(place) : pieceRemoval(place);
}

std::vector<Edit> editsFor(const Layout& layout, const ViewState& state, const Place& place)
{
    if (state.tool == ViewState::Tool::EditLand)
        return landEditsAt(layout, place);
    std::vector<Edit> edits;
    if (const auto* hex = std::get_if<HexId>(&place)) {
        edits.emplace_back(MoveRobber{*hex});
    } else if (const auto* edge = std::get_if<EdgeId>(&place)) {
        edits.emplace_back(PlaceRoad{*edge, state.player});
    } else if (const auto* vertex = std::get_if<VertexId>(&place)) {
        const auto& building = layout.start.buildings[*vertex];
        const Seat owner = building ? building->owner : state.player;
        edits.emplace_back(PlaceBuilding{*vertex, {owner, BuildingKind::Settlement}});
        edits.emplace_back(PlaceBuilding{*vertex, {owner, BuildingKind::City}});
    }
    if (const auto removal = pieceRemoval(place))
        edits.push_back(*removal);
    return edits;
}

QString previewText(const Layout& before, const Analysis& analysisBefore, const Layout& after,
                    Seat player)
{
    const Analysis analysisAfter = analyze(after.start);
    const PlayerNames names = playerNames(after);
    QStringList parts;
    for (const Seat seat : before.start.seats()) {
        const int was = analysisBefore.routes[seat].route.length();
        const int becomes = analysisAfter.routes[seat].route.length();
        if (was != becomes) {
            //: %1 is a player; the length of the longest route before and after a click
            parts << PreviewWords::tr("%1 %2 → %3")
                         .arg(names[seat], QString::number(was), QString::number(becomes));
        }
    }
    if (parts.isEmpty()) {
        const int length = analysisBefore.routes[player].route.length();
        parts
            << PreviewWords::tr("%1's route stays %2").arg(names[player], QString::number(length));
    }
    const Award& was = analysisBefore.longestRoute;
    const Award& becomes = analysisAfter.longestRoute;
    if (!becomes.isDecided()) {
        if (was.isDecided())
            parts << PreviewWords::tr("a tie: the holder before decides");
    } else if (was.holder() != becomes.holder() || !was.isDecided()) {
        const QString card = cardWord(Card::LongestRoute, after.edition);
        if (becomes.holder()) {
            //: %1 is a player, %2 "card" or "tile"
            parts << PreviewWords::tr("%1 has the %2").arg(names[*becomes.holder()], card);
        } else {
            parts << (after.edition == Edition::Classic
                          ? PreviewWords::tr("the card goes aside")
                          : PreviewWords::tr("the tile returns to the supply"));
        }
    }
    return parts.join(PreviewWords::tr(", "));
}

} // namespace longroad
