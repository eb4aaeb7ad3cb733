// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/check_command.h"

#include "app/cli/input.h"
#include "app/cli/usage.h"
#include "core/format/layout_json.h"
#include "core/report/ruling_json.h"
#include "core/report/ruling_text.h"
#include "ui/translations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileDevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTranslator>

#include <algorithm>
#include <optional>

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
    return refuseUsage(
        streams, what,
        QStringLiteral("longroad check [--json] [--steps] [--strict] FILE..., or --jsonl"));
}

/// How to judge, and how to say it.
struct CheckOptions
{
    bool asJson = false;
    bool withSteps = false;
    ForbiddenMoves forbidden = ForbiddenMoves::AreMade;
};

ExitStatus statusOf(const Analysis& analysis)
{
    const bool isBroken = std::any_of(
        analysis.violations.begin(), analysis.violations.end(),
        [](const Violation& violation) { return severity(violation.code) == Severity::Broken; });
    return isBroken ? BrokenRule : AllIsWell;
}

/// The ruling on one layout, and the status it leads to.
template <class Ruling> struct Judged
{
    Ruling ruling;
    ExitStatus status;
};

Judged<QJsonObject> judgedAsJson(const Layout& layout, const QString& file,
                                 const CheckOptions& options)
{
    Replay replay(layout, options.forbidden);
    QJsonArray steps;
    do {
        if (options.withSteps)
            steps.append(stepJson(layout, replay.step()));
    } while (replay.next());
    const Analysis analysis = replay.analysis();
    QJsonObject ruling = rulingJson(replay.table(), analysis, file);
    if (options.withSteps)
        ruling["steps"_L1] = steps;
    return {ruling, statusOf(analysis)};
}

Judged<QString> judgedAsText(const Layout& layout, const QString& file, const CheckOptions& options)
{
    Replay replay(layout, options.forbidden);
    QString steps;
    do {
        if (options.withSteps)
            steps += stepText(layout, replay.step());
    } while (replay.next());
    const Analysis analysis = replay.analysis();
    QString text = rulingText(replay.table(), analysis, file);
    if (options.withSteps)
        text += u'\n' + Text::tr("Step by step:") + u'\n' + steps;
    return {text, statusOf(analysis)};
}

/// Judges one file after the other, and remembers the worst status.
class Check
{
public:
    Check(const Streams& streams, const CheckOptions& options)
        : m_streams(streams), m_options(options)
    {}

    void judge(const QString& file)
    {
        const auto layout = readInput(file, m_streams.in);
        if (!layout) {
            say(m_streams.err, layout.error());
            m_rulings.append(QJsonObject{{"file"_L1, file}, {"error"_L1, layout.error()}});
            m_status = BadInput;
            return;
        }
        if (m_options.asJson) {
            const auto judged = judgedAsJson(layout.value(), file, m_options);
            m_rulings.append(judged.ruling);
            m_status = std::max(m_status, judged.status);
        } else {
            const auto judged = judgedAsText(layout.value(), inputName(file), m_options);
            print(judged.ruling);
            m_status = std::max(m_status, judged.status);
        }
    }

    int finish()
    {
        if (m_options.asJson) {
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
    CheckOptions m_options;
    QJsonArray m_rulings;
    int m_printed = 0;
    ExitStatus m_status = AllIsWell;
};

/// Reads a line without its end; nothing where there is none left, which is not the same as an
/// empty one. The rest of one that is too long is thrown away, and what is kept is still too long
/// to be a layout.
std::optional<QByteArray> readLine(QIODevice& in)
{
    QByteArray line = in.readLine(maxLayoutBytes + 2);
    if (line.isEmpty())
        return std::nullopt;
    while (!line.endsWith('\n')) {
        const QByteArray rest = in.readLine(1 << 20);
        if (rest.isEmpty())
            return line;
        if (line.size() <= maxLayoutBytes)
            line += rest;
        else if (rest.endsWith('\n'))
            return line;
    }
    line.chop(1);
    return line;
}

/// Judges standard input line by line: holds one line at a time, and each ruling is out before the
/// next line is read, so that another program can ask and wait for the answer.
int judgeLines(const Streams& streams, const CheckOptions& options)
{
    ExitStatus status = AllIsWell;
    for (int number = 1;; ++number) {
        const auto line = readLine(streams.in);
        if (!line) {
            const auto error = readError(streams.in, inputName(QStringLiteral("-")));
            if (!error)
                return status;
            say(streams.err, *error);
            return BadInput;
        }
        const auto layout = layoutFromJson(*line);
        QJsonObject answer;
        if (layout) {
            const auto judged = judgedAsJson(layout.value(), QStringLiteral("-"), options);
            answer = judged.ruling;
            status = std::max(status, judged.status);
        } else {
            //: %1 is the number of a line of standard input, %2 what is wrong there
            answer["error"_L1] = Text::tr("standard input, line %1: %2")
                                     .arg(QString::number(number), layout.error().text());
            status = BadInput;
        }
        streams.out.write(QJsonDocument(answer).toJson(QJsonDocument::Compact) + '\n');
        if (auto* file = qobject_cast<QFileDevice*>(&streams.out))
            file->flush();
    }
}

} // namespace

int runCheck(const QStringList& arguments, const Streams& streams)
{
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    const QCommandLineOption jsonl(QStringLiteral("jsonl"));
    const QCommandLineOption steps(QStringLiteral("steps"));
    const QCommandLineOption strict(QStringLiteral("strict"));
    QCommandLineParser parser;
    parser.addOptions({json, jsonl, steps, strict, help});
    if (!parser.parse(QStringList(QStringLiteral("longroad")) + arguments))
        return refuse(streams, parser.errorText());
    if (parser.isSet(help)) {
        say(streams.out, helpText());
        return AllIsWell;
    }
    CheckOptions options;
    options.asJson = parser.isSet(json);
    options.withSteps = parser.isSet(steps);
    if (parser.isSet(strict))
        options.forbidden = ForbiddenMoves::AreSkipped;
    const QStringList files = parser.positionalArguments();
    if (parser.isSet(jsonl)) {
        if (!files.isEmpty())
            return refuse(streams, Text::tr("--jsonl reads standard input and takes no FILE"));
        return judgeLines(streams, options);
    }
    if (files.isEmpty())
        return refuse(streams, Text::tr("no FILE to check"));
    // What people read speaks as the window does; what programs read, always the same.
    const auto translations = options.asJson ? nullptr : installedTranslations();
    Check check(streams, options);
    for (const QString& file : files)
        check.judge(file);
    return check.finish();
}

} // namespace longroad
