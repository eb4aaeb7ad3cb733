// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "app/cli/streams.h"

#include <QStringList>

namespace longroad
{

/// `longroad render`: draws a layout into a picture file. Needs a QApplication. Returns the exit
/// status.
int runRender(const QStringList& arguments, const Streams& streams);

} // namespace longroad
