// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/cli/streams.h"

#include <QStringList>

namespace longroad
{

/// `longroad check`: judges layouts. Returns the exit status.
int runCheck(const QStringList& arguments, const Streams& streams);

} // namespace longroad
