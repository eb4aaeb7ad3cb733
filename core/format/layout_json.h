// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/support/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace longroad
{

/// Why a text is no layout. Nothing of it is used.
struct FormatError
{
    QString where; ///< "line 3, column 7" for a slip in the JSON; else the JSON path,
                   ///< "players[1].roads[3]".
    QString what;  ///< What is wrong there, and what was expected: one sentence, translated.

    /// "players[1].roads[3]: there is no road place z9-z8 on the base board; …"
    QString text() const;
};

/// The most bytes that a layout file may have: 64 MB.
inline constexpr qsizetype maxLayoutBytes = 64 * 1024 * 1024;

/// Reads a layout file (CONTRACT.md 2).
Result<Layout, FormatError> layoutFromJson(const QByteArray& json);

/// Writes a layout: the same layout gives the same bytes, every time.
QByteArray layoutToJson(const Layout& layout);
/// One of its moves, as the file has it.
QJsonObject moveToJson(const Layout& layout, const Move& move);

} // namespace longroad
