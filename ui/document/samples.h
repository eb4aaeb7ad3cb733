// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QString>

#include <vector>

namespace longroad
{

/// A layout that comes with the program.
struct SampleLayout
{
    QString title;
    QString path; ///< In the resources.
};

/// In the order of the menu.
std::vector<SampleLayout> sampleLayouts();

} // namespace longroad
