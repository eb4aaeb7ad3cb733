// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace longroad
{

/// A slip in a text that should be JSON. Lines and columns count from 1, columns in characters.
struct SyntaxError
{
    int line = 1;
    int column = 1;
    QString what; ///< One sentence, translated.
};

/// The first slip in a text that should be one JSON object in UTF-8, a byte order mark before it or
/// not. Stricter than QJsonDocument: it also refuses a key that an object has twice, which would
/// lose one of the two values, and it says what was expected.
std::optional<SyntaxError> syntaxError(QByteArrayView json);

} // namespace longroad
