// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"

#include <optional>
#include <vector>

namespace longroad
{

/// A player as the rules know one: the place in the order of play. Names, ids and colours belong
/// to the Layout.
using Seat = DenseId<struct SeatKind, 6>;

template <class T> using PerSeat = PerId<Seat, T>;

/// Who has a card: a player, or nobody.
using Holder = std::optional<Seat>;

/// The set of those who may hold a card, nobody being one of them. It is never empty: where one
/// member is left the holder is known, and where nothing has been said it is everybody.
class Holders
{
public:
    /// Nothing is known: anyone, or nobody.
    static constexpr Holders unknown() { return Holders(all); }
    static constexpr Holders known(Holder holder) { return Holders(bit(holder)); }

    constexpr Holders() : Holders(all) {}

    constexpr bool contains(Holder holder) const { return (m_bits & bit(holder)) != 0; }
    constexpr bool isKnown() const { return (m_bits & (m_bits - 1)) == 0; }
    /// The one holder; only where isKnown().
    constexpr Holder holder() const
    {
        assert(isKnown());
        for (int index = 0; index < Seat::count; ++index) {
            if (m_bits == bit(Seat(index)))
                return Seat(index);
        }
        return std::nullopt;
    }
    /// The possible holders among the first `seatCount` seats in their order, nobody last.
    std::vector<Holder> members(int seatCount) const
    {
        std::vector<Holder> result;
        for (const Seat seat : IdRange<Seat>(seatCount)) {
            if (contains(seat))
                result.push_back(seat);
        }
        if (contains(std::nullopt))
            result.push_back(std::nullopt);
        return result;
    }

    /// The same set with one more member.
    constexpr Holders with(Holder holder) const
    {
        return Holders(static_cast<std::uint8_t>(m_bits | bit(holder)));
    }

    friend constexpr bool operator==(Holders, Holders) = default;

private:
    static constexpr std::uint8_t all = (1U << (Seat::count + 1)) - 1;
    static constexpr std::uint8_t bit(Holder holder)
    {
        return static_cast<std::uint8_t>(1U << (holder ? holder->index() : Seat::count));
    }
    constexpr explicit Holders(std::uint8_t bits) : m_bits(bits) {}

    std::uint8_t m_bits;
};

} // namespace longroad
