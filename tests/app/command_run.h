// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/cli/cli.h"

#include <QBuffer>
#include <QJsonDocument>

namespace longroad
{

/// What a run of the command line left behind.
struct CommandRun
{
    int status = 0;
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/// Runs the command line in this process.
inline CommandRun run(const QStringList& arguments, QByteArray input = {})
{
    CommandRun run;
    QBuffer in(&input);
    QBuffer out(&run.out);
    QBuffer err(&run.err);
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    run.status = runCommandLine(arguments, {in, out, err});
    return run;
}

} // namespace longroad
