// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/check_command.h"

#include "app/cli/input.h"
#include "app/cli/usage.h"
#include "core/report/ruling_json.h"
#include "core/report/ruling_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

int refuse(const Streams& streams, const QString& what)
{
    return refuseUsage(streams, what, QStringLiteral("longroad check [--json] FILE..."));
}

ExitStatus statusOf(const Analysis& analysis)
{
    const bool isBroken = std::any_of(
        analysis.violations.begin(), analysis.violations.end(),
        [](const Violation& violation) { return severity(violation.code) == Severity::Broken; });
    return isBroken ? BrokenRule : AllIsWell;
}

/// Judges one file after the other, and remembers the worst status.
class Check
{
public:
    Check(const Streams& streams, bool asJson) : m_streams(streams), m_asJson(asJson) {}

    void judge(const QString& file)
    {
        const auto layout = readInput(file, m_streams.in);
        if (!layout) {
            say(m_streams.err, layout.error());
            m_rulings.append(QJsonObject{{"file"_L1, file}, {"error"_L1, layout.error()}});
            m_status = BadInput;
            return;
        }
        const Analysis analysis = analyze(layout.value().start);
        m_status = std::max(m_status, statusOf(analysis));
        if (m_asJson)
            m_rulings.append(rulingJson(layout.value(), analysis, file));
        else
            print(rulingText(layout.value(), analysis, inputName(file)));
    }

    int finish()
    {
        if (m_asJson) {
            const auto json = m_rulings.size() == 1 ? QJsonDocument(m_rulings.first().toObject())
                                                    : QJsonDocument(m_rulings);
            m_streams.out.write(json.toJson(QJsonDocument::Indented));
        }
        return m_status;
    }

private:
    void print(const QString& ruling)
    {
        if (m_printed++ > 0)
            m_streams.out.write("\n\n");
        m_streams.out.write(ruling.toUtf8());
    }

    const Streams& m_streams;
    bool m_asJson;
    QJsonArray m_rulings;
    int m_printed = 0;
    ExitStatus m_status = AllIsWell;
};

} // namespace

int runCheck(const QStringList& arguments, const Streams& streams)
{
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    // The options that concern moves, and judging line by line, come with the moves.
    const QStringList later{QStringLiteral("steps"), QStringLiteral("strict"),
                            QStringLiteral("jsonl")};
    QCommandLineParser parser;
    parser.addOptions({json, help});
    for (const QString& option : later)
        parser.addOption(QCommandLineOption(option));
    if (!parser.parse(QStringList(QStringLiteral("longroad")) + arguments))
        return refuse(streams, parser.errorText());
    if (parser.isSet(help)) {
        say(streams.out, helpText());
        return AllIsWell;
    }
    for (const QString& option : later) {
        if (parser.isSet(option))
            return refuse(streams, Text::tr("--%1 is not built yet in this version").arg(option));
    }
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return refuse(streams, Text::tr("no FILE to check"));
    Check check(streams, parser.isSet(json));
    for (const QString& file : files)
        check.judge(file);
    return check.finish();
}

} // namespace longroad
