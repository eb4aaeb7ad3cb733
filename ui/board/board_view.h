// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/winning.h"
#include "ui/board/land_brush.h"
#include "ui/theme/theme.h"

namespace longroad
{

enum class ShownRoutes : std::uint8_t
{
    None,
    OfChosen, ///< The chosen player's.
    OfHolder, ///< That of the player who has the card.
    All,
};

/// A piece or a part of the land as a click would leave the board.
enum class Preview : std::uint8_t
{
    None,
    Placed,  ///< Not there yet: a ghost.
    Removed, ///< Still there, about to go.
};

struct RoadView
{
    std::optional<Seat> owner;
    int number = 0; ///< Its place on a shown route, from 1; 0 where it isn't on one.
    Preview preview = Preview::None;

    friend bool operator==(const RoadView&, const RoadView&) = default;
};

struct BuildingView
{
    std::optional<Building> building;
    bool stopsRoute = false; ///< A shown route ends here because the building is another player's.
    Preview preview = Preview::None;

    friend bool operator==(const BuildingView&, const BuildingView&) = default;
};

struct HexView
{
    Terrain terrain = Terrain::Unknown;
    std::optional<std::uint8_t> number;
    bool robber = false;
    Preview preview = Preview::None;

    friend bool operator==(const HexView&, const HexView&) = default;
};

/// A sign that the rules object at a place. One mark a place, for the worst of what is wrong there.
struct MarkView
{
    Place place;
    Severity severity = Severity::Incomplete;
    bool selected = false; ///< The violation that the user looks at is about this place.

    friend bool operator==(const MarkView&, const MarkView&) = default;
};

/// What the board shows, as data: equal views look equal.
struct BoardView
{
    BoardKind board = BoardKind::Base;
    PerId<HexId, HexView> hexes;
    Harbors harbors;
    PerId<EdgeId, Preview> harborPreviews;
    PerId<EdgeId, bool> harborLies; ///< Whether there is one without the preview.
    PerId<EdgeId, RoadView> roads;
    PerId<VertexId, BuildingView> buildings;
    PerSeat<Route> routes; ///< Those that are shown; the others are empty.
    PerSeat<PlayerStyle> styles;
    std::vector<MarkView> marks; ///< By place.
    std::optional<Place> cursor; ///< Where the keyboard is, while it is in use.

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// What the user looks at and with what: not saved, not undone.
struct ViewState
{
    enum class Tool : std::uint8_t
    {
        PlacePieces,
        RemovePieces,
        MoveView,
        EditLand,
    };

    Tool tool = Tool::PlacePieces;
    Seat player = Seat(0);
    LandBrush brush; ///< What the land tool stamps.
    ShownRoutes routes = ShownRoutes::OfChosen;
    int turns = 0; ///< Of the board, clockwise by 60 degrees each, 0 to 5.
    HiddenCards hiddenCards = HiddenCards::Counted; ///< Left out where others look on.
    std::optional<Place> pointed; ///< The place the pointer or the keyboard is at.
    bool byKeyboard = false;
    std::optional<Violation> violation; ///< The one that the user looks at.

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// Pure: the same position and state give the same picture. `preview` is the layout as it would be
/// after a click, where there is one to show.
BoardView boardView(const Layout& layout, const Analysis& analysis, const ViewState& state,
                    const Theme& theme, const Layout* preview = nullptr);

} // namespace longroad
