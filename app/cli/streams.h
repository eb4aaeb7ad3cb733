// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QIODevice>
#include <QString>

namespace longroad
{

/// What a sub-command reads from and writes to; all are open.
struct Streams
{
    QIODevice& in;
    QIODevice& out; ///< Rulings and help.
    QIODevice& err; ///< Messages.
};

/// What the program says to its caller at the end (CONTRACT.md 3). The greatest is the worst.
enum ExitStatus : int
{
    AllIsWell = 0,
    BrokenRule = 1, ///< A layout has a violation of severity "broken".
    BadInput = 2,   ///< Bad input or usage, or an output that can't be written.
};

/// One message line in UTF-8.
inline void say(QIODevice& device, const QString& text)
{
    device.write((text + u'\n').toUtf8());
}

} // namespace longroad
