// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/color_vision.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace longroad
{

namespace
{

using Matrix = std::array<std::array<double, 3>, 3>;

/// Of linear red, green and blue.
const Matrix& matrix(ColorVision vision)
{
    static constexpr Matrix protanopia{{{0.152286, 1.052583, -0.204868},
                                        {0.114503, 0.786281, 0.099216},
                                        {-0.003882, -0.048116, 1.051998}}};
    static constexpr Matrix deuteranopia{{{0.367322, 0.860646, -0.227968},
                                          {0.280085, 0.672501, 0.047413},
                                          {-0.011820, 0.042940, 0.968881}}};
    static constexpr Matrix tritanopia{{{1.255528, -0.076749, -0.178779},
                                        {-0.078411, 0.930809, 0.147602},
                                        {0.004733, 0.691367, 0.303900}}};
    static constexpr std::array<double, 3> light{0.2126, 0.7152, 0.0722};
    static constexpr Matrix grayscale{{light, light, light}};
    switch (vision) {
    case ColorVision::Protanopia:
        return protanopia;
    case ColorVision::Deuteranopia:
        return deuteranopia;
    case ColorVision::Tritanopia:
        return tritanopia;
    case ColorVision::Grayscale:
        break;
    }
    return grayscale;
}

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double encoded(double part)
{
    return part <= 0.0031308 ? 12.92 * part : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

} // namespace

QColor seen(const QColor& color, ColorVision vision)
{
    const std::array<double, 3> in{linear(color.redF()), linear(color.greenF()),
                                   linear(color.blueF())};
    std::array<int, 3> out{};
    for (std::size_t row = 0; row < 3; ++row) {
        double sum = 0;
        for (std::size_t i = 0; i < 3; ++i)
            sum += matrix(vision)[row][i] * in[i];
        out[row] = static_cast<int>(std::lround(255 * encoded(std::clamp(sum, 0.0, 1.0))));
    }
    return {out[0], out[1], out[2]};
}

QImage seen(const QImage& picture, ColorVision vision)
{
    QImage result = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y) {
        for (int x = 0; x < result.width(); ++x)
            result.setPixelColor(x, y, seen(result.pixelColor(x, y), vision));
    }
    return result;
}

} // namespace longroad
