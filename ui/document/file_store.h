// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace longroad
{

/// Writes a file whole or not at all: where it fails, what was there before stays. Returns what
/// went wrong, in words.
std::optional<QString> writeFile(const QString& path, const QByteArray& content);

} // namespace longroad
