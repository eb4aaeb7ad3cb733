// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/landscape.h"

class QColor;
class QPainter;

namespace longroad
{

class Theme;

// How the land is drawn, on the board and on the buttons that lay it: each around (0, 0), in the
// units of BoardGeometry. The painter's pen, brush and font are changed.

/// The small picture that tells a terrain without its colour; a hex shows several.
void paintMotif(QPainter& painter, Terrain terrain, const Theme& theme);
void paintToken(QPainter& painter, int number, const Theme& theme);
void paintRobber(QPainter& painter, const Theme& theme);
/// A picture of the goods in a square of 20 around (0, 0).
void paintResource(QPainter& painter, Resource resource, const QColor& ink);
/// The disc of a harbour's sign, in its colour, and the whole sign.
void paintHarborDisc(QPainter& painter, const Harbor& harbor, const Theme& theme);
void paintHarborSign(QPainter& painter, const Harbor& harbor, const Theme& theme);

} // namespace longroad
