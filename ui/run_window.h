// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

class QApplication;
class QString;

namespace longroad
{

/// Gives the application its style and its language; before the first window is made.
void prepareApplication();

/// Opens the window, on a file unless its name is empty, and runs until it is closed. Returns the
/// program's exit status.
int runWindow(QApplication& application, const QString& file);

} // namespace longroad
