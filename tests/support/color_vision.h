// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QImage>

namespace longroad
{

/// How somebody sees colours, or a printer without any prints them.
enum class ColorVision : std::uint8_t
{
    Protanopia,
    Deuteranopia,
    Tritanopia,
    Grayscale,
};

inline constexpr ColorVision allColorVisions[]{ColorVision::Protanopia, ColorVision::Deuteranopia,
                                               ColorVision::Tritanopia, ColorVision::Grayscale};

/// A colour as it looks then, by the matrices of Machado, Oliveira and Fernandes (2009) for a
/// vision that lacks one kind of cone wholly.
QColor seen(const QColor& color, ColorVision vision);
QImage seen(const QImage& picture, ColorVision vision);

} // namespace longroad
