// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace longroad
{

/// A list with room for `Capacity` items and no memory of its own to fetch: what is counted many
/// thousand times a second lies on the stack. Making one costs nothing.
template <class T, int Capacity> class FixedList
{
    static_assert(std::is_trivially_destructible_v<T>);

public:
    FixedList() = default;
    /// So many default items.
    explicit FixedList(std::size_t size)
    {
        assert(size <= static_cast<std::size_t>(Capacity));
        for (std::size_t index = 0; index < size; ++index)
            std::construct_at(data() + index);
        m_size = static_cast<int>(size);
    }
    FixedList(const FixedList& other) { *this = other; }
    FixedList& operator=(const FixedList& other)
    {
        if (this == &other)
            return *this;
        m_size = 0;
        for (const T& item : other)
            push_back(item);
        return *this;
    }

    void push_back(const T& item)
    {
        assert(m_size < Capacity);
        std::construct_at(data() + m_size, item);
        ++m_size;
    }
    /// Writes the item in any case, and then keeps it or not: no branch that the processor would
    /// have to foresee. There must be room even for one that isn't kept.
    void pushBackIf(bool isKept, const T& item)
    {
        assert(m_size < Capacity);
        std::construct_at(data() + m_size, item);
        m_size += isKept ? 1 : 0;
    }

    /// Appends to a list and counts the items itself: a local variable stays in a register, where
    /// the list's own count would be stored and read again for every item, since as far as the
    /// compiler knows an item of bytes may lie on top of it. The list has them once this ends.
    class Filler
    {
    public:
        explicit Filler(FixedList& list) : m_list(list), m_size(list.m_size) {}
        Filler(const Filler&) = delete;
        Filler& operator=(const Filler&) = delete;
        ~Filler() { m_list.m_size = m_size; }

        /// Appends T{parts...}, made in its place.
        template <class... Parts> void emplace_back(const Parts&... parts)
        {
            assert(m_size < Capacity);
            ::new (static_cast<void*>(m_list.data() + m_size)) T{parts...};
            ++m_size;
        }
        /// With those that the list had before.
        int size() const { return m_size; }

    private:
        FixedList& m_list;
        int m_size;
    };
    void pop_back()
    {
        assert(m_size > 0);
        --m_size;
    }

    std::size_t size() const { return static_cast<std::size_t>(m_size); }
    bool empty() const { return m_size == 0; }

    T& operator[](std::size_t index)
    {
        assert(index < size());
        return data()[index];
    }
    const T& operator[](std::size_t index) const
    {
        assert(index < size());
        return data()[index];
    }
    T& back() { return (*this)[size() - 1]; }

    T* begin() { return data(); }
    T* end() { return data() + m_size; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + m_size; }

private:
    T* data() { return reinterpret_cast<T*>(m_storage); }
    const T* data() const { return reinterpret_cast<const T*>(m_storage); }

    int m_size = 0;
    alignas(T) std::byte m_storage[sizeof(T) * static_cast<std::size_t>(Capacity)];
};

} // namespace longroad
