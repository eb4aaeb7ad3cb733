// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/help/rules_html.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace longroad
{

namespace
{

/// The numbered lines of a block, each beginning with its number; what comes before the first one
/// is a piece of its own.
QStringList numberedLines(const QString& block)
{
    // A number defines a line at the start of the block, or where a sentence ended and another
    // begins. "See 5.4." and "from 1.4 and 1.9" only mention lines.
    static const QRegularExpression start(
        QStringLiteral(R"(^\d+\.\d+ |(?:(?<=\. )|(?<=\.\) ))\d+\.\d+ (?=[A-Z]))"));
    QStringList lines;
    qsizetype from = 0;
    auto matches = start.globalMatch(block);
    while (matches.hasNext()) {
        const qsizetype at = matches.next().capturedStart();
        if (at > from)
            lines << block.mid(from, at - from).trimmed();
        from = at;
    }
    lines << block.mid(from);
    return lines;
}

QString numberOf(const QString& line)
{
    static const QRegularExpression number(QStringLiteral(R"(^(\d+\.\d+) )"));
    return number.match(line).captured(1);
}

/// Emphasis and links within a block.
QString inlineHtml(const QString& text, const QSet<QString>& numbers)
{
    static const QRegularExpression strong(QStringLiteral(R"(\*\*([^*]+)\*\*)"));
    static const QRegularExpression emphasis(QStringLiteral(R"(\*([^*]+)\*)"));
    static const QRegularExpression mention(QStringLiteral(R"(\b\d+\.\d+\b)"));
    QString html = text.toHtmlEscaped();
    html.replace(strong, QStringLiteral("<b>\\1</b>"));
    html.replace(emphasis, QStringLiteral("<i>\\1</i>"));
    QString linked;
    qsizetype from = 0;
    auto matches = mention.globalMatch(html);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString number = match.captured();
        if (!numbers.contains(number))
            continue;
        linked += html.mid(from, match.capturedStart() - from);
        linked += QStringLiteral("<a href=\"rule:%1\">%1</a>").arg(number);
        from = match.capturedEnd();
    }
    return linked + html.mid(from);
}

QString tableRow(const QString& line, const QSet<QString>& numbers, bool head)
{
    QStringList cells = line.split(QLatin1Char('|'));
    cells.removeFirst();
    cells.removeLast();
    QString html = QStringLiteral("<tr>");
    for (const QString& cell : cells) {
        html +=
            (head ? QStringLiteral("<th align=\"left\">%1</th>") : QStringLiteral("<td>%1</td>"))
                .arg(inlineHtml(cell.trimmed(), numbers));
    }
    return html + QStringLiteral("</tr>");
}

QString paragraph(const QString& line, const QSet<QString>& numbers)
{
    const QString number = numberOf(line);
    if (number.isEmpty())
        return QStringLiteral("<p>%1</p>").arg(inlineHtml(line, numbers));
    return QStringLiteral("<p class=\"rule\"><a name=\"%1\"><b>%1</b></a>&nbsp; %2</p>")
        .arg(number, inlineHtml(line.mid(number.size() + 1), numbers));
}

} // namespace

QString rulesMarkdown()
{
    QFile file(QStringLiteral(":/rules/rules.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("rules: can't open %s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

QString rulesHtml(const QString& markdown)
{
    QStringList lines;
    QSet<QString> numbers;
    for (const QString& block : markdown.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        for (const QString& line : numberedLines(block)) {
            lines << line;
            numbers << numberOf(line);
        }
    }
    numbers.remove(QString());

    static const QRegularExpression ruler(QStringLiteral(R"(^\|[ |:-]+$)"));
    QString html;
    bool inTable = false;
    for (const QString& line : lines) {
        const bool isRow = line.startsWith(QLatin1Char('|'));
        if (isRow && !inTable) {
            html += QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"6\">");
            html += tableRow(line, numbers, true);
        } else if (isRow && !ruler.match(line).hasMatch()) {
            html += tableRow(line, numbers, false);
        } else if (!isRow) {
            if (inTable)
                html += QStringLiteral("</table>");
            if (line.startsWith(QLatin1String("## ")))
                html += QStringLiteral("<h2>%1</h2>").arg(inlineHtml(line.mid(3), numbers));
            else if (line.startsWith(QLatin1String("# ")))
                html += QStringLiteral("<h1>%1</h1>").arg(inlineHtml(line.mid(2), numbers));
            else
                html += paragraph(line, numbers);
        }
        inTable = isRow;
    }
    return inTable ? html + QStringLiteral("</table>") : html;
}

} // namespace longroad
