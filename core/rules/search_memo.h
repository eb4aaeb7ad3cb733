// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace longroad
{

/// What a search already knows of its states. Takes no memory while the search is short, and never
/// more than 2 MB: then it forgets, which costs time but no answer.
class SearchMemo
{
public:
    struct Key
    {
        std::uint64_t state;
        std::size_t step;
    };

    /// In how many ways a state can be completed with so much to spare, if that is known.
    std::optional<int> find(const Key& key, int spare)
    {
        if (m_entries.empty())
            return std::nullopt;
        const Entry& entry = m_entries[indexOf(key)];
        if (entry.state != key.state || entry.step != key.step || !entry.used)
            return std::nullopt;
        // Where more was not enough, less isn't either.
        if (entry.spare == spare || (entry.count == 0 && entry.spare > spare))
            return entry.count;
        return std::nullopt;
    }

    void store(const Key& key, int spare, int count)
    {
        ++m_stored;
        if (m_stored < patience)
            return;
        if (m_entries.size() < mostEntries && m_stored > m_entries.size())
            grow();
        m_entries[indexOf(key)] = {key.state, static_cast<std::uint8_t>(key.step), true,
                                   static_cast<std::int16_t>(spare),
                                   static_cast<std::int16_t>(count)};
    }

private:
    static constexpr std::size_t patience = 100; ///< Most searches end before it pays.
    static constexpr std::size_t leastEntries = 1U << 9;
    static constexpr std::size_t mostEntries = 1U << 17;

    struct Entry
    {
        std::uint64_t state = 0;
        std::uint8_t step = 0;
        bool used = false;
        std::int16_t spare = 0;
        std::int16_t count = 0;
    };

    std::size_t indexOf(const Key& key) const
    {
        std::uint64_t hash = (key.state ^ key.step * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U;
        hash ^= hash >> 32;
        return (hash * 0xD6E8FEB86659FD93U >> 32) & (m_entries.size() - 1);
    }

    void grow()
    {
        std::vector<Entry> old(m_entries.empty() ? leastEntries : m_entries.size() * 4);
        old.swap(m_entries);
        for (const Entry& entry : old) {
            if (entry.used)
                m_entries[indexOf({entry.state, entry.step})] = entry;
        }
    }

    std::vector<Entry> m_entries; ///< A power of two; an entry may push out another.
    std::size_t m_stored = 0;
};

} // namespace longroad
