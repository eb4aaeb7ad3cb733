// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/cli.h"

#include "app/cli/check_command.h"
#include "app/cli/render_command.h"
#include "app/cli/usage.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

bool asksForHelp(const QString& word)
{
    return word == "help"_L1 || word == "--help"_L1 || word == "-h"_L1;
}

/// Whether somebody more likely meant a sub-command than a file.
bool looksLikeSubCommand(const QString& word)
{
    return !word.contains(u'.') && !word.contains(u'/') && !QFileInfo::exists(word);
}

} // namespace

bool isForCommandLine(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return false;
    const QString& word = arguments.first();
    return word == "check"_L1 || word == "render"_L1 || word == "--version"_L1 || asksForHelp(word);
}

int runCommandLine(const QStringList& arguments, const Streams& streams)
{
    const QString word = arguments.value(0);
    const QStringList rest = arguments.mid(1);
    if (word == "check"_L1)
        return runCheck(rest, streams);
    if (word == "render"_L1)
        return runRender(rest, streams);
    if (word == "--version"_L1) {
        say(streams.out, QStringLiteral("longroad " LONGROAD_VERSION));
        return AllIsWell;
    }
    if (asksForHelp(word)) {
        say(streams.out, helpText());
        return AllIsWell;
    }
    const QString what =
        windowUsageError(arguments).value_or(Text::tr("%1 isn't for the command line").arg(word));
    return refuseUsage(streams, what, QStringLiteral("longroad check|render|--help|--version"));
}

std::optional<QString> windowUsageError(const QStringList& arguments)
{
    QStringList files;
    bool mayBeOption = true;
    for (const QString& argument : arguments) {
        if (mayBeOption && argument == "--"_L1)
            mayBeOption = false;
        else if (mayBeOption && argument.startsWith(u'-'))
            return Text::tr("there is no option %1").arg(argument);
        else
            files << argument;
    }
    if (files.size() > 1)
        return Text::tr("the window opens one file, and here are %1").arg(files.size());
    if (files.size() == 1 && mayBeOption && looksLikeSubCommand(files.first()))
        return Text::tr("there is neither a sub-command nor a file named %1").arg(files.first());
    return std::nullopt;
}

} // namespace longroad
