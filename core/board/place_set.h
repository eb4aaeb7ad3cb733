// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"

#include <bit>
#include <span>

namespace longroad
{

/// A set of places of one kind, one bit each.
template <class Id> class PlaceSet
{
public:
    PlaceSet() = default;
    /// The places 0 to 63 and those from 64 on, each from the lowest bit.
    PlaceSet(std::uint64_t first, std::uint64_t second) : m_words{first, second} {}

    /// Goes through the places in reading order.
    class Iterator
    {
    public:
        explicit Iterator(const PlaceSet& places) : m_left(places) {}
        Id operator*() const { return m_left.first(); }
        Iterator& operator++()
        {
            if (m_left.m_words[0] != 0)
                m_left.m_words[0] &= m_left.m_words[0] - 1;
            else
                m_left.m_words[1] &= m_left.m_words[1] - 1;
            return *this;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        PlaceSet m_left;
    };
    Iterator begin() const { return Iterator(*this); }
    Iterator end() const { return Iterator(PlaceSet()); }

    /// In reading order. The set must not be empty.
    Id first() const
    {
        return m_words[0] != 0 ? Id(std::countr_zero(m_words[0]))
                               : Id(64 + std::countr_zero(m_words[1]));
    }

    void insert(Id place) { *this |= only(place); }
    void insert(std::span<const Id> places)
    {
        for (const Id place : places)
            insert(place);
    }
    void erase(Id place) { *this = *this - only(place); }
    bool contains(Id place) const
    {
        return (m_words[place.index() / 64] >> (place.index() % 64) & 1U) != 0;
    }
    int size() const
    {
        // Not std::popcount(): without a special instruction that is a call. Side by side and for
        // both words at once: how many in each two bits, four, eight, and all together.
        constexpr std::uint64_t twos = 0x5555555555555555;
        constexpr std::uint64_t fours = 0x3333333333333333;
        constexpr std::uint64_t eights = 0x0F0F0F0F0F0F0F0F;
        constexpr std::uint64_t ones = 0x0101010101010101;
        std::uint64_t sum = 0;
        for (std::uint64_t word : m_words) {
            word -= (word >> 1) & twos;
            sum += (word & fours) + ((word >> 2) & fours);
        }
        sum = (sum & eights) + ((sum >> 4) & eights);
        return static_cast<int>(sum * ones >> 56);
    }
    bool empty() const { return (m_words[0] | m_words[1]) == 0; }

    PlaceSet& operator|=(const PlaceSet& other)
    {
        m_words[0] |= other.m_words[0];
        m_words[1] |= other.m_words[1];
        return *this;
    }
    friend PlaceSet operator|(PlaceSet one, const PlaceSet& other) { return one |= other; }

    /// Those that both have.
    friend PlaceSet operator&(const PlaceSet& one, const PlaceSet& other)
    {
        return {one.m_words[0] & other.m_words[0], one.m_words[1] & other.m_words[1]};
    }
    /// Those that only one of them has.
    friend PlaceSet operator^(const PlaceSet& one, const PlaceSet& other)
    {
        return {one.m_words[0] ^ other.m_words[0], one.m_words[1] ^ other.m_words[1]};
    }
    /// Those of `one` that `other` doesn't have.
    friend PlaceSet operator-(const PlaceSet& one, const PlaceSet& other)
    {
        return {one.m_words[0] & ~other.m_words[0], one.m_words[1] & ~other.m_words[1]};
    }

    /// Whether this set comes first: it has the first place, in reading order, that only one has.
    bool comesBefore(const PlaceSet& other) const
    {
        for (int i : {0, 1}) {
            const std::uint64_t differences = m_words[i] ^ other.m_words[i];
            if (differences != 0)
                return ((m_words[i] >> std::countr_zero(differences)) & 1U) != 0;
        }
        return false;
    }

    friend bool operator==(const PlaceSet&, const PlaceSet&) = default;

private:
    static_assert(Id::count <= 128);

    // Both words, not one looked up: so a set that is changed may stay in registers.
    static PlaceSet only(Id place)
    {
        const std::uint64_t bit = std::uint64_t{1} << (place.index() % 64);
        const bool isEarly = place.index() < 64;
        return {isEarly ? bit : 0, isEarly ? 0 : bit};
    }

    std::uint64_t m_words[2] = {0, 0};
};

} // namespace longroad
