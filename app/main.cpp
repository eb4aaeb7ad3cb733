// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/cli.h"
#include "app/cli/usage.h"
#include "ui/run_window.h"

#include <QApplication>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace longroad;
using namespace Qt::StringLiterals;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(Program)
};

/// The arguments as they were given: Qt would take some of them for its own.
QStringList givenArguments(int argc, char** argv)
{
    QStringList arguments;
    for (int index = 1; index < argc; ++index)
        arguments << QFile::decodeName(argv[index]);
    return arguments;
}

struct StandardStreams
{
    QFile in;
    QFile out;
    QFile err;

    StandardStreams()
    {
        in.open(0, QIODevice::ReadOnly); // C's own stream would end a line at a zero byte
        out.open(stdout, QIODevice::WriteOnly);
        err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    Streams streams() { return {in, out, err}; }
};

/// Ends the program; `details` is what is known about why.
[[noreturn]] void exitWithoutDisplay(const QStringList& details = {})
{
    StandardStreams standard;
    say(standard.err, Text::tr("longroad: there is no display to open the window on; check and "
                               "render work without one (longroad --help)"));
    for (const QString& detail : details)
        say(standard.err, detail);
    std::_Exit(BadInput);
}

/// What Qt says while it starts is of use only where it then gives up, as it does with a fatal
/// message where a display was named but doesn't answer.
void keepUntilFatal(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    static QStringList heard;
    if (type == QtFatalMsg)
        exitWithoutDisplay(heard);
    heard << message;
}

std::unique_ptr<QApplication> startApplication(int& argc, char** argv)
{
    const auto usual = qInstallMessageHandler(keepUntilFatal);
    auto app = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    return app;
}

int commandLine(int argc, char** argv, const QStringList& arguments)
{
    std::unique_ptr<QCoreApplication> app;
    int shownToQt = std::min(argc, 1);
    if (arguments.first() == "render"_L1) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // Pictures need fonts, but never a display.
        app = startApplication(shownToQt, argv);
    } else {
        app = std::make_unique<QCoreApplication>(shownToQt, argv);
    }
    StandardStreams standard;
    const int status = runCommandLine(arguments, standard.streams());
    if (!standard.out.flush()) {
        say(standard.err, Text::tr("longroad: can't write to standard output (%1)")
                              .arg(standard.out.errorString()));
        return BadInput;
    }
    return status;
}

bool certainlyHasNoDisplay(const QStringList& arguments)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return qEnvironmentVariableIsEmpty("DISPLAY") &&
           qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && !arguments.contains("-platform"_L1) &&
           !arguments.contains("--platform"_L1);
#else
    Q_UNUSED(arguments)
    return false;
#endif
}

int window(int argc, char** argv, const QStringList& arguments)
{
    const auto refuse = [](const QString& what) {
        StandardStreams standard;
        return refuseUsage(standard.streams(), what,
                           QStringLiteral("longroad [FILE], or longroad check|render ..."));
    };
    if (certainlyHasNoDisplay(arguments)) {
        if (const auto error = windowUsageError(arguments))
            return refuse(*error);
        exitWithoutDisplay();
    }
    const auto app = startApplication(argc, argv);
    const QStringList left = app->arguments().mid(1); // Without what was for Qt.
    if (const auto error = windowUsageError(left))
        return refuse(*error);
    const bool hasFile = !left.isEmpty() && left.last() != "--"_L1;
    return runWindow(*app, hasFile ? left.last() : QString());
}

} // namespace

int main(int argc, char** argv)
{
    const QStringList arguments = givenArguments(argc, argv);
    return isForCommandLine(arguments) ? commandLine(argc, argv, arguments)
                                       : window(argc, argv, arguments);
}
