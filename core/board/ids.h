// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <variant>

namespace longroad
{

/// Dense index from 0 of one kind of thing: a kind of board place in reading order (top row
/// first), or a seat. Each kind is its own type, so an edge can never be used to look up a vertex.
template <class Kind, int Count> class DenseId
{
public:
    /// How many of this kind there can be: room for the largest board.
    static constexpr int count = Count;

    constexpr explicit DenseId(int index) : m_index(static_cast<std::uint8_t>(index))
    {
        assert(index >= 0 && index < Count);
    }
    constexpr int index() const { return m_index; }

    friend constexpr auto operator<=>(DenseId, DenseId) = default;

private:
    std::uint8_t m_index;
};

using HexId = DenseId<struct HexKind, 30>;
using VertexId = DenseId<struct VertexKind, 80>; ///< An intersection.
using EdgeId = DenseId<struct EdgeKind, 109>;    ///< A road place.

/// Anything on the board that can be pointed at.
using Place = std::variant<HexId, VertexId, EdgeId>;

/// One value for each id, which only that id indexes.
template <class Id, class T> class PerId
{
public:
    constexpr PerId() = default;

    constexpr T& operator[](Id id) { return m_values[static_cast<std::size_t>(id.index())]; }
    constexpr const T& operator[](Id id) const
    {
        return m_values[static_cast<std::size_t>(id.index())];
    }

    friend constexpr bool operator==(const PerId&, const PerId&) = default;

private:
    std::array<T, static_cast<std::size_t>(Id::count)> m_values{};
};

/// The first `size` ids of a kind, for range-based loops.
template <class Id> class IdRange
{
public:
    class Iterator
    {
    public:
        constexpr explicit Iterator(int index) : m_index(index) {}
        constexpr Id operator*() const { return Id(m_index); }
        constexpr Iterator& operator++()
        {
            ++m_index;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        int m_index;
    };

    constexpr explicit IdRange(int size) : m_size(size) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(m_size); }
    constexpr int size() const { return m_size; }

private:
    int m_size;
};

} // namespace longroad
