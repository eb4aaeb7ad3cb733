// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/winning.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QString>

namespace longroad
{

inline constexpr int defaultPictureWidth = 1600;

enum class PictureKind : std::uint8_t
{
    Png,
    Svg,
    Pdf,
};

/// What the ending of a file's name says, in any case; nothing for another ending.
std::optional<PictureKind> pictureKind(const QString& path);

/// The board with every player's longest route, and beside it the verdict and the score, `width`
/// pixels wide. Pictures go round, so hidden cards are left out unless asked for. Needs a
/// QGuiApplication for its fonts, but no display.
QImage boardImage(const Layout& layout, int width, HiddenCards hiddenCards = HiddenCards::LeftOut,
                  Theme::Name theme = Theme::Name::Light);

/// Writes the same to a file of the kind that its name says, whole or not at all. Returns what went
/// wrong, in words.
std::optional<QString> writeBoardPicture(const Layout& layout, const QString& path, int width,
                                         HiddenCards hiddenCards = HiddenCards::LeftOut,
                                         Theme::Name theme = Theme::Name::Light);

} // namespace longroad
