// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/board_fixture.h"

#include <algorithm>
#include <cctype>
#include <ostream>
#include <stdexcept>

namespace longroad
{

namespace
{

// The intersections of two rows form one zigzag line of a drawing: row a lies between the places
// of row b. What joins it to the next zigzag is the upright road places of the line between them.
constexpr std::string_view seatLetters = "rbwogn";
constexpr std::string_view terrainLetters = "?BLWGOD"; // in the order of Terrain
constexpr std::size_t placeWidth = 4;                  // from one intersection to the next
constexpr std::size_t hexWidth = 2 * placeWidth;

/// The places of one shape of board, line by line as they are drawn.
struct Lines
{
    std::vector<std::vector<VertexId>> zigzags;
    std::vector<std::vector<EdgeId>> uprights;
    std::vector<std::vector<HexId>> hexes;
};

Lines linesOf(const Topology& topology)
{
    Lines lines;
    for (const VertexId vertex : topology.vertices()) {
        const auto zigzag = static_cast<std::size_t>(topology.row(vertex) / 2);
        lines.zigzags.resize(std::max(lines.zigzags.size(), zigzag + 1));
        lines.zigzags[zigzag].push_back(vertex);
    }
    for (auto& zigzag : lines.zigzags) {
        std::sort(zigzag.begin(), zigzag.end(), [&](VertexId one, VertexId other) {
            return topology.at(one).x < topology.at(other).x;
        });
    }
    lines.uprights.resize(lines.zigzags.size() - 1);
    for (const EdgeId edge : topology.edges()) {
        const auto ends = topology.ends(edge);
        if (topology.at(ends[0]).x == topology.at(ends[1]).x)
            lines.uprights[static_cast<std::size_t>(topology.row(ends[0]) / 2)].push_back(edge);
    }
    lines.hexes.resize(lines.uprights.size());
    for (const HexId hex : topology.hexes())
        lines.hexes[static_cast<std::size_t>(topology.row(hex))].push_back(hex);
    return lines;
}

std::size_t drawnLines(const Lines& lines)
{
    return lines.zigzags.size() + lines.uprights.size();
}

std::size_t widthOf(const std::vector<VertexId>& zigzag)
{
    return placeWidth * (zigzag.size() - 1) + 1;
}

std::optional<Seat> seatOf(char letter)
{
    const auto index = seatLetters.find(letter);
    if (index == std::string_view::npos)
        return std::nullopt;
    return Seat(static_cast<int>(index));
}

char upper(char letter)
{
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

char lower(char letter)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A line of the drawing without the spaces around it, and where it stood.
struct DrawnLine
{
    std::string_view text;
    int number;
    int indent;
};

std::vector<DrawnLine> trimmedLines(std::string_view drawing)
{
    std::vector<DrawnLine> lines;
    int number = 0;
    while (!drawing.empty()) {
        const auto end = std::min(drawing.find('\n'), drawing.size());
        const std::string_view line = drawing.substr(0, end);
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
        const auto first = line.find_first_not_of(' ');
        if (first == std::string_view::npos) {
            if (!lines.empty())
                ++number;
            continue;
        }
        const auto last = line.find_last_not_of(' ');
        ++number;
        lines.push_back({line.substr(first, last - first + 1), number, static_cast<int>(first)});
    }
    return lines;
}

class Reader
{
public:
    Result<Position, DrawingSlip> read(std::string_view drawing)
    {
        const std::vector<DrawnLine> drawn = trimmedLines(drawing);
        std::optional<Lines> lines;
        std::string counts;
        for (const BoardKind kind : {BoardKind::Base, BoardKind::Extended}) {
            const Lines candidate = linesOf(Topology::of(kind));
            counts += (counts.empty() ? "" : " or ") + std::to_string(drawnLines(candidate));
            if (drawnLines(candidate) == drawn.size()) {
                m_position.board = kind;
                lines = candidate;
            }
        }
        if (!lines) {
            return DrawingSlip{drawn.empty() ? 1 : drawn.back().number, 1,
                               "a board has " + counts + " lines, not " +
                                   std::to_string(drawn.size())};
        }
        for (std::size_t index = 0; index < drawn.size() && !m_slip; ++index) {
            m_line = drawn[index];
            if (index % 2 == 0)
                readZigzag(lines->zigzags[index / 2]);
            else
                readUprights(lines->uprights[index / 2], lines->hexes[index / 2]);
        }
        if (m_slip)
            return *m_slip;
        return m_position;
    }

private:
    void slip(std::size_t at, std::string what)
    {
        if (!m_slip)
            m_slip = {m_line.number, m_line.indent + static_cast<int>(at) + 1, std::move(what)};
    }

    /// Whether the line is as wide as it should be; what is read afterwards may rely on it.
    bool hasWidth(std::size_t width)
    {
        const std::size_t drawn = m_line.text.size();
        if (drawn != width) {
            slip(std::min(drawn, width), "this line is " + std::to_string(width) +
                                             " characters wide, not " + std::to_string(drawn));
        }
        return drawn == width;
    }

    void seat(Seat seat)
    {
        m_position.seatCount = std::max(m_position.seatCount, seat.index() + 1);
    }

    void readZigzag(const std::vector<VertexId>& zigzag)
    {
        if (!hasWidth(widthOf(zigzag)))
            return;
        for (std::size_t index = 0; index < zigzag.size(); ++index) {
            const std::size_t at = placeWidth * index;
            readBuilding(at, zigzag[index]);
            if (index + 1 == zigzag.size())
                break;
            if (m_line.text[at + 1] != '-')
                slip(at + 1, "'-' expected");
            if (m_line.text[at + 3] != '-')
                slip(at + 3, "'-' expected");
            readRoad(at + 2, '-',
                     *m_position.topology().edgeBetween(zigzag[index], zigzag[index + 1]));
        }
    }

    void readUprights(const std::vector<EdgeId>& uprights, const std::vector<HexId>& hexes)
    {
        if (!hasWidth(hexWidth * (uprights.size() - 1) + 1))
            return;
        for (std::size_t index = 0; index < uprights.size(); ++index) {
            readRoad(hexWidth * index, '|', uprights[index]);
            if (index < hexes.size())
                readHex(hexWidth * index + 1, hexes[index]);
        }
    }

    void readBuilding(std::size_t at, VertexId vertex)
    {
        const char c = m_line.text[at];
        if (c == '.')
            return;
        const std::optional<Seat> owner = seatOf(lower(c));
        if (!owner)
            return slip(at, "'.' or the letter of a building expected");
        seat(*owner);
        m_position.buildings[vertex] =
            Building{*owner, c == upper(c) ? BuildingKind::City : BuildingKind::Settlement};
    }

    void readRoad(std::size_t at, char empty, EdgeId edge)
    {
        const char c = m_line.text[at];
        if (c == empty)
            return;
        const std::optional<Seat> owner = seatOf(c);
        if (!owner)
            return slip(at, std::string("'") + empty + "' or the letter of a road expected");
        seat(*owner);
        m_position.roads[edge] = owner;
    }

    void readHex(std::size_t at, HexId hex)
    {
        const std::string_view cell = m_line.text.substr(at, hexWidth - 1);
        std::size_t next = std::min(cell.find_first_not_of(' '), cell.size());
        if (next == cell.size())
            return;
        const auto terrain = terrainLetters.find(cell[next]);
        if (terrain == std::string_view::npos)
            return slip(at + next, "one of " + std::string(terrainLetters) + " expected");
        m_position.landscape.terrain[hex] = static_cast<Terrain>(terrain);
        ++next;

        int number = 0;
        const std::size_t numberAt = at + next;
        for (; next < cell.size() && isDigit(cell[next]); ++next)
            number = 10 * number + (cell[next] - '0');
        if (at + next != numberAt) {
            if (number < 2 || number == 7 || number > 12)
                return slip(numberAt, "a number from 2 to 12, not 7, expected");
            m_position.landscape.numbers[hex] = static_cast<std::uint8_t>(number);
        }

        if (next < cell.size() && cell[next] == '*') {
            if (m_position.robber)
                return slip(at + next, "there is only one robber");
            m_position.robber = hex;
            ++next;
        }
        const std::size_t rest = cell.find_first_not_of(' ', next);
        if (rest != std::string_view::npos)
            slip(at + rest, "a space or '|' expected");
    }

    Position m_position;
    DrawnLine m_line{};
    std::optional<DrawingSlip> m_slip;
};

std::string zigzagText(const Position& position, const std::vector<VertexId>& zigzag)
{
    std::string text;
    for (std::size_t index = 0; index < zigzag.size(); ++index) {
        const auto& building = position.buildings[zigzag[index]];
        const char letter =
            building ? seatLetters[static_cast<std::size_t>(building->owner.index())] : '.';
        text += building && building->kind == BuildingKind::City ? upper(letter) : letter;
        if (index + 1 == zigzag.size())
            break;
        const auto& road =
            position.roads[*position.topology().edgeBetween(zigzag[index], zigzag[index + 1])];
        text += '-';
        text += road ? seatLetters[static_cast<std::size_t>(road->index())] : '-';
        text += '-';
    }
    return text;
}

std::string hexText(const Position& position, HexId hex)
{
    const Terrain terrain = position.landscape.terrain[hex];
    const auto& number = position.landscape.numbers[hex];
    const bool robber = position.robber == hex;
    if (terrain == Terrain::Unknown && !number && !robber)
        return {};
    std::string text(1, terrainLetters[static_cast<std::size_t>(terrain)]);
    if (number)
        text += std::to_string(*number);
    if (robber)
        text += '*';
    return text;
}

std::string uprightsText(const Position& position, const std::vector<EdgeId>& uprights,
                         const std::vector<HexId>& hexes)
{
    std::string text;
    for (std::size_t index = 0; index < uprights.size(); ++index) {
        const auto& road = position.roads[uprights[index]];
        text += road ? seatLetters[static_cast<std::size_t>(road->index())] : '|';
        if (index == hexes.size())
            break;
        std::string cell = "  " + hexText(position, hexes[index]);
        cell.resize(hexWidth - 1, ' ');
        text += cell;
    }
    return text;
}

} // namespace

Result<Position, DrawingSlip> boardFrom(std::string_view drawing)
{
    return Reader().read(drawing);
}

Position board(std::string_view drawing)
{
    const auto result = boardFrom(drawing);
    if (!result) {
        const DrawingSlip& slip = result.error();
        throw std::invalid_argument("line " + std::to_string(slip.line) + ", column " +
                                    std::to_string(slip.column) + ": " + slip.what);
    }
    return result.value();
}

std::string drawing(const Position& position)
{
    const Lines lines = linesOf(position.topology());
    std::size_t widest = 0;
    for (const auto& zigzag : lines.zigzags)
        widest = std::max(widest, widthOf(zigzag));
    std::string text;
    const auto addLine = [&](std::size_t width, const std::string& line) {
        text += std::string((widest - width) / 2, ' ') + line + '\n';
    };
    for (std::size_t index = 0; index < lines.zigzags.size(); ++index) {
        const std::string zigzag = zigzagText(position, lines.zigzags[index]);
        addLine(zigzag.size(), zigzag);
        if (index < lines.uprights.size()) {
            const std::string uprights =
                uprightsText(position, lines.uprights[index], lines.hexes[index]);
            addLine(uprights.size(), uprights);
        }
    }
    return text;
}

void PrintTo(const Position& position, std::ostream* out)
{
    *out << '\n' << drawing(position);
}

VertexId vertexAt(const Position& position, std::string_view name)
{
    const auto found = vertexNamed(position.topology(), name);
    if (!found)
        throw std::invalid_argument("no intersection " + std::string(name));
    return *found;
}

EdgeId edgeAt(const Position& position, std::string_view name)
{
    const auto found = edgeNamed(position.topology(), name);
    if (!found)
        throw std::invalid_argument("no road place " + std::string(name));
    return *found;
}

HexId hexAt(const Position& position, std::string_view name)
{
    const auto found = hexNamed(position.topology(), name);
    if (!found)
        throw std::invalid_argument("no hex " + std::string(name));
    return *found;
}

} // namespace longroad
