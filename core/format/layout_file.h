// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/support/result.h"

#include <QString>

#include <optional>

class QIODevice;

namespace longroad
{

/// Reads a layout from disk. The error is one message for people that starts with the path.
Result<Layout, QString> readLayoutFile(const QString& path);

/// Reads what is left of a device that is open, up to the size limit of a layout; `name` is what
/// the message calls it.
Result<Layout, QString> readLayout(QIODevice& device, const QString& name);

/// Why reading stopped before the end, if it did.
std::optional<QString> readError(const QIODevice& device, const QString& name);

} // namespace longroad
