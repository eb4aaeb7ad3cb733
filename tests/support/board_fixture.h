// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/place_names.h"
#include "core/position/position.h"
#include "core/support/result.h"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace longroad
{

// The seats by the letter that draws their pieces.
inline constexpr Seat red{0};
inline constexpr Seat blue{1};
inline constexpr Seat white{2};
inline constexpr Seat orange{3};
inline constexpr Seat green{4};
inline constexpr Seat brown{5};

/// Reads a board drawn as text, of either shape:
///
///         .---.---.---.---.---.---.
///         |  O10  |  W2   |  L9   |
///     .---r-r-.---.---.---.---.---.---.
///     |  G12  |  B6   |  W4   |  B10  |
/// .---.---.---.---.---.-b-B-b-.---.---.---.
/// |  G9   |  L11  |  D*   |  L3   |  O8   |
/// .---.---.---.---.---.---.---.---.---.---.
///     |  L8   |  O3   |  G4   |  W5   |
///     .---.---.---.---.---.---.---.---.
///         |  B5   |  G6   |  W11  |
///         .---.---.---.---.---.---.
///
/// A letter of r b w o g n (red, blue, white, orange, green, browN) on a road place is a road; on
/// an intersection it is a settlement, as a capital a city. Between two upright road places stands
/// what the hex holds: the first letter of brick, lumber, wool, grain, ore or desert, a number, and
/// * for the robber; ? for a terrain that isn't entered. Each line may be indented as one likes.
/// There are as many seats as the last one drawn needs. A slip is thrown, with line and column.
Position board(std::string_view drawing);

/// Where a drawing can't be read; both counted from 1, the line from the first that isn't blank.
struct DrawingSlip
{
    int line;
    int column;
    std::string what;

    friend bool operator==(const DrawingSlip&, const DrawingSlip&) = default;
};

/// The same without throwing.
Result<Position, DrawingSlip> boardFrom(std::string_view drawing);

/// Draws a position. Harbours, cards and seats without a piece are not in the picture.
std::string drawing(const Position& position);

/// What a failed expectation prints.
void PrintTo(const Position& position, std::ostream* out);

// Places by name (CONTRACT.md 1) on the board of that position. A name that isn't one is thrown.
VertexId vertexAt(const Position& position, std::string_view name);
EdgeId edgeAt(const Position& position, std::string_view name);
HexId hexAt(const Position& position, std::string_view name);

/// The names of several places, in their order.
template <class Places>
std::vector<std::string> names(const Position& position, const Places& places)
{
    std::vector<std::string> result;
    for (const auto& place : places)
        result.push_back(placeName(position.topology(), place));
    return result;
}

} // namespace longroad
