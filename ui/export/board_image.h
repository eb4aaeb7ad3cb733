// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QImage>
#include <QString>

namespace longroad
{

inline constexpr int defaultPictureWidth = 1600;

/// The board with every player's longest route, and beside it the verdict and the score, `width`
/// pixels wide. Needs a QGuiApplication for its fonts, but no display.
QImage boardImage(const Layout& layout, int width);

/// Writes the same as PNG, SVG or PDF, by the ending of the file's name, whole or not at all.
/// Returns what went wrong, in words.
std::optional<QString> writeBoardPicture(const Layout& layout, const QString& path, int width);

} // namespace longroad
