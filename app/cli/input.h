// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/layout_file.h"

namespace longroad
{

/// What people call the FILE of a command line: "standard input" for "-", else its name.
QString inputName(const QString& file);

/// Reads the FILE of a command line; "-" is standard input, which is `in`.
Result<Layout, QString> readInput(const QString& file, QIODevice& in);

} // namespace longroad
