// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"

#include <bit>
#include <span>

namespace longroad
{

/// A set of road places, one bit each.
class RoadSet
{
public:
    void insert(EdgeId edge) { word(edge) |= bit(edge); }
    void insert(std::span<const EdgeId> edges)
    {
        for (const EdgeId edge : edges)
            insert(edge);
    }
    void erase(EdgeId edge) { word(edge) &= ~bit(edge); }
    bool contains(EdgeId edge) const { return (m_words[edge.index() / 64] & bit(edge)) != 0; }
    int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    bool empty() const { return (m_words[0] | m_words[1]) == 0; }

    RoadSet& operator|=(const RoadSet& other)
    {
        m_words[0] |= other.m_words[0];
        m_words[1] |= other.m_words[1];
        return *this;
    }
    friend RoadSet operator|(RoadSet one, const RoadSet& other) { return one |= other; }

    /// Those of `one` that `other` doesn't have.
    friend RoadSet operator-(RoadSet one, const RoadSet& other)
    {
        one.m_words[0] &= ~other.m_words[0];
        one.m_words[1] &= ~other.m_words[1];
        return one;
    }

    /// Whether this set comes first: it has the first road, in reading order, that only one has.
    bool comesBefore(const RoadSet& other) const
    {
        for (int i : {0, 1}) {
            const std::uint64_t differences = m_words[i] ^ other.m_words[i];
            if (differences != 0)
                return ((m_words[i] >> std::countr_zero(differences)) & 1U) != 0;
        }
        return false;
    }

    friend bool operator==(const RoadSet&, const RoadSet&) = default;

private:
    static_assert(EdgeId::count <= 128);

    static std::uint64_t bit(EdgeId edge) { return std::uint64_t{1} << (edge.index() % 64); }
    std::uint64_t& word(EdgeId edge) { return m_words[edge.index() / 64]; }

    std::uint64_t m_words[2] = {0, 0};
};

} // namespace longroad
