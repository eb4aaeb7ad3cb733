// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/board/dealing.h"

#include "core/board/land_check.h"

#include <algorithm>
#include <random>
#include <utility>

namespace longroad
{

namespace
{

// RULES.md 7.5
constexpr std::array<std::uint8_t, 18> baseTokens{5, 2, 6,  3, 8, 10, 9, 12, 11,
                                                  4, 8, 10, 9, 4, 5,  6, 3,  11};
// The letters A to Zc of the box for five and six. RULES.md leaves their order out; as a set they
// are the tokens of 7.6.
constexpr std::array<std::uint8_t, 28> extendedTokens{
    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6};

/// The neighbours of a hex seen from its centre, counter-clockwise from the right.
constexpr std::array<LatticePoint, 6> hexSteps{
    LatticePoint{2, 0}, {1, -3}, {-1, -3}, {-2, 0}, {-1, 3}, {1, 3}};

/// Chance that is the same with every standard library, whose distributions and shuffles are not.
class Chance
{
public:
    explicit Chance(std::uint64_t seed) : m_random(seed) {}

    /// A number from 0 to `size` - 1, all equally likely.
    std::size_t below(std::size_t size)
    {
        // The last numbers, which don't make a full round of `size`, would favour the small ones.
        const std::uint64_t rounds = std::mt19937_64::max() / size;
        std::uint64_t number = m_random();
        while (number >= rounds * size)
            number = m_random();
        return static_cast<std::size_t>(number % size);
    }

    template <class T> void shuffle(std::vector<T>& values)
    {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(left)]);
    }

private:
    std::mt19937_64 m_random;
};

std::optional<HexId> neighbor(HexId hex, std::size_t direction, const Topology& topology)
{
    const LatticePoint at = topology.at(hex);
    const LatticePoint step = hexSteps[direction % hexSteps.size()];
    return topology.hexAt({at.x + step.x, at.y + step.y});
}

bool isRed(std::optional<std::uint8_t> number)
{
    return number == 6 || number == 8;
}

bool redsTouch(const Landscape& landscape, const Topology& topology)
{
    for (const EdgeId edge : topology.edges()) {
        const auto hexes = topology.hexesAt(edge);
        if (hexes.size() == 2 && isRed(landscape.numbers[hexes[0]]) &&
            isRed(landscape.numbers[hexes[1]]))
            return true;
    }
    return false;
}

std::vector<std::uint8_t> letteredTokens(BoardKind board)
{
    if (board == BoardKind::Base)
        return {baseTokens.begin(), baseTokens.end()};
    return {extendedTokens.begin(), extendedTokens.end()};
}

/// One token after the other, on every hex that takes one.
void lay(Landscape& landscape, const std::vector<HexId>& hexes,
         const std::vector<std::uint8_t>& tokens)
{
    std::size_t next = 0;
    for (const HexId hex : hexes) {
        if (landscape.terrain[hex] != Terrain::Desert)
            landscape.numbers[hex] = tokens[next++];
    }
}

void shuffleKinds(Harbors& harbors, const Topology& topology, Chance& chance)
{
    std::vector<Harbor> kinds;
    for (const EdgeId edge : topology.edges()) {
        if (harbors[edge])
            kinds.push_back(*harbors[edge]);
    }
    chance.shuffle(kinds);
    for (const EdgeId edge : topology.edges()) {
        if (!harbors[edge])
            continue;
        harbors[edge] = kinds.back();
        kinds.pop_back();
    }
}

} // namespace

Landscape dealt(BoardKind board, std::uint64_t seed, TokenOrder order, bool shuffleHarbors)
{
    const Topology& topology = Topology::of(board);
    Chance chance(seed);
    Landscape landscape;

    std::vector<Terrain> terrain;
    for (const Terrain kind : allTerrains)
        terrain.insert(terrain.end(), static_cast<std::size_t>(terrainCount(board, kind)), kind);
    chance.shuffle(terrain);
    std::vector<HexId> hexes;
    for (const HexId hex : topology.hexes()) {
        hexes.push_back(hex);
        landscape.terrain[hex] = terrain[static_cast<std::size_t>(hex.index())];
    }

    std::vector<std::uint8_t> tokens = letteredTokens(board);
    if (order == TokenOrder::Lettered) {
        const std::vector<HexId> corners = cornerHexes(topology);
        lay(landscape, spiralFrom(corners[chance.below(corners.size())], topology), tokens);
    } else {
        // Trying again until it fits leaves all arrangements that fit equally likely.
        do {
            chance.shuffle(tokens);
            lay(landscape, hexes, tokens);
        } while (redsTouch(landscape, topology));
    }

    landscape.harbors = defaultHarbors(board);
    if (shuffleHarbors)
        shuffleKinds(*landscape.harbors, topology, chance);
    return landscape;
}

std::vector<HexId> cornerHexes(const Topology& topology)
{
    std::vector<HexId> corners;
    for (const HexId hex : topology.hexes()) {
        int neighbors = 0;
        for (std::size_t direction = 0; direction < hexSteps.size(); ++direction)
            neighbors += neighbor(hex, direction, topology) ? 1 : 0;
        if (neighbors == 3)
            corners.push_back(hex);
    }
    return corners;
}

std::vector<HexId> spiralFrom(HexId corner, const Topology& topology)
{
    PerId<HexId, bool> visited;
    const auto freeNeighbor = [&](HexId hex, std::size_t direction) {
        const auto next = neighbor(hex, direction, topology);
        return next && !visited[*next] ? next : std::nullopt;
    };
    // Counter-clockwise along the coast: the sea is on the right.
    constexpr std::size_t rightTurn = hexSteps.size() - 1;
    std::size_t direction = 0;
    while (!neighbor(corner, direction, topology) ||
           neighbor(corner, direction + rightTurn, topology))
        ++direction;

    std::vector<HexId> spiral{corner};
    visited[corner] = true;
    while (static_cast<int>(spiral.size()) < topology.hexes().size()) {
        while (!freeNeighbor(spiral.back(), direction))
            ++direction; // turns left
        spiral.push_back(*freeNeighbor(spiral.back(), direction));
        visited[spiral.back()] = true;
    }
    return spiral;
}

} // namespace longroad
