// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/history.h"

namespace longroad
{

namespace
{

/// So many positions take a few megabytes, whatever the game.
constexpr int mostKept = 500;

} // namespace

History::History(const Layout& layout)
    : m_spacing(1 + static_cast<int>(layout.moves.size()) / mostKept)
{
    m_moments.reserve(layout.moves.size() + 1);
    Replay replay(layout);
    int step = 0;
    do {
        if (step % m_spacing == 0)
            m_kept.push_back(replay);
        m_moments.push_back({replay.step(), replay.position().victoryPointCards});
        ++step;
    } while (replay.next());
}

Replay History::at(int step) const
{
    assert(step >= 0 && step <= length());
    Replay replay = m_kept[static_cast<std::size_t>(step / m_spacing)];
    for (int after = step % m_spacing; after > 0; --after)
        replay.next();
    return replay;
}

} // namespace longroad
