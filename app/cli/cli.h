// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/cli/streams.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace longroad
{

/// Whether these arguments (without the program's name) are a sub-command, or ask for help or the
/// version; all others are for the window.
bool isForCommandLine(const QStringList& arguments);

/// Runs a sub-command and returns the exit status. "render" needs a QApplication, whatever its
/// platform; the others need none.
int runCommandLine(const QStringList& arguments, const Streams& streams);

/// What is wrong with arguments that are for the window; nothing where they are at most one file.
/// Whether that can be opened is the window's business.
std::optional<QString> windowUsageError(const QStringList& arguments);

} // namespace longroad
