// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/text_table.h"

#include <QChar>

#include <algorithm>

namespace longroad
{

namespace
{

int columnsOf(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
        category == QChar::Other_Format)
        return 0;
    // The blocks that terminals draw two columns wide: Hangul, CJK, full-width forms, emoji.
    const bool isWide = (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) ||
                        (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) ||
                        (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
                        (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) ||
                        (c >= 0x20000 && c <= 0x3FFFD);
    return isWide ? 2 : 1;
}

/// Reverses or embeds what follows, on lines that aren't its own.
bool isDirectional(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

QString leftAligned(const QString& text, int width)
{
    return text + QString(std::max(0, width - displayWidth(text)), u' ');
}

QString rightAligned(const QString& text, int width)
{
    return QString(std::max(0, width - displayWidth(text)), u' ') + text;
}

} // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += columnsOf(c);
    return width;
}

QString onOneLine(const QString& text)
{
    QString line;
    for (const char32_t c : text.toUcs4()) {
        if (QChar::isSpace(c))
            line += u' ';
        else if (QChar::category(c) == QChar::Other_Control || isDirectional(c))
            line += QChar(QChar::ReplacementCharacter);
        else
            line += QChar::fromUcs4(c);
    }
    return line;
}

QString cutTo(int width, const QString& text)
{
    const QString line = onOneLine(text);
    if (displayWidth(line) <= width)
        return line;
    QString cut;
    int left = width - 1;
    for (const char32_t c : line.toUcs4()) {
        left -= columnsOf(c);
        if (left < 0)
            break;
        cut += QChar::fromUcs4(c);
    }
    return cut + QChar(0x2026);
}

QStringList tableLines(const QList<QStringList>& rows)
{
    QList<int> widths;
    for (const QStringList& row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column == widths.size())
                widths.append(0);
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    QStringList lines;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            cells << (column == 0 ? leftAligned(row[column], widths[column])
                                  : rightAligned(row[column], widths[column]));
        }
        lines << cells.join(u"  ");
    }
    return lines;
}

QString wrapped(const QString& first, const QString& text, int width)
{
    const QString indent(displayWidth(first), u' ');
    QStringList lines;
    QString line = first;
    bool isFresh = true;
    for (const QString& word : onOneLine(text).split(u' ', Qt::SkipEmptyParts)) {
        if (!isFresh && displayWidth(line) + 1 + displayWidth(word) > width) {
            lines << line;
            line = indent;
            isFresh = true;
        }
        line += isFresh ? word : u' ' + word;
        isFresh = false;
    }
    lines << line;
    return lines.join(u'\n');
}

} // namespace longroad
