// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace longroad
{

/// How many columns of a terminal a text takes: two for a wide character (Chinese, emoji), none for
/// an accent on the one before.
int displayWidth(const QString& text);

/// A text made fit for one line of a terminal: line breaks become spaces, and characters that could
/// steer the terminal or turn the line round become visible.
QString onOneLine(const QString& text);

/// The same, cut with an ellipsis where it takes more columns than that.
QString cutTo(int width, const QString& text);

/// The lines of a table: two columns between the cells, the first cell of each row to the left, the
/// others to the right. Rows may be of different lengths.
QStringList tableLines(const QList<QStringList>& rows);

/// A text on lines of at most that many columns, cut at spaces. The first line starts with
/// `first`, the others with as many spaces.
QString wrapped(const QString& first, const QString& text, int width);

} // namespace longroad
