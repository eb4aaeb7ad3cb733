// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/cli/streams.h"

namespace longroad
{

/// Says what is wrong with the arguments, how they should be and where to find more; returns the
/// exit status.
int refuseUsage(const Streams& streams, const QString& what, const QString& usage);

/// All of `longroad --help`.
QString helpText();

} // namespace longroad
