// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QByteArray>

// Layout files for tests, of which only the part that matters has to be written.

namespace longroad
{

/// A layout with this board, these players and, from the comma on, this after them.
inline QByteArray layout(const QByteArray& board, const QByteArray& players,
                         const QByteArray& rest = {})
{
    return R"({"format": "longroad", "version": 1, "board": )" + board + R"(, "players": )" +
           players + rest + "}";
}
inline QByteArray withBoard(const QByteArray& board)
{
    return layout(board, R"([{"id": "blue"}])");
}
inline QByteArray withPlayers(const QByteArray& players)
{
    return layout(R"({"kind": "base"})", players);
}
inline QByteArray with(const QByteArray& rest)
{
    return layout(R"({"kind": "base"})", R"([{"id": "blue"}, {"id": "orange"}])", ", " + rest);
}

/// A board whose 19 hexes are forest 8, but for the first.
inline QByteArray withFirstHex(const QByteArray& hex)
{
    QByteArray hexes = hex;
    for (int count = 1; count < 19; ++count)
        hexes += R"(, {"terrain": "forest", "number": 8})";
    return withBoard(R"({"kind": "base", "hexes": [)" + hexes + "]}");
}

} // namespace longroad
