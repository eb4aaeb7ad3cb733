// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <QFont>
#include <QPainterPath>

class QPainter;

namespace longroad
{

class Theme;
struct PlayerStyle;

// How pieces are drawn, wherever they are drawn: on the board, in the panels, in pictures. Sizes
// are BoardGeometry's; the caller scales the painter.

/// A road lying flat around (0, 0), with its halo and outline; the widest look there is.
QPainterPath roadOutline();
/// Draws that road in a player's colour and pattern.
void paintRoad(QPainter& painter, const PlayerStyle& style, const Theme& theme);

/// A building standing around (0, 0).
QPainterPath buildingOutline(BuildingKind kind);
void paintBuilding(QPainter& painter, BuildingKind kind, const PlayerStyle& style,
                   const Theme& theme);

/// The sign that stands for a player in lists: the player's own shape and letter, in a square of
/// that size around (0, 0).
void paintBadge(QPainter& painter, const PlayerStyle& style, const Theme& theme, double size);

/// A disc with a number, as on the pieces of a route.
void paintRouteNumber(QPainter& painter, int number, const Theme& theme);

/// A small "?": something is missing here, which is no fault yet.
void paintMissing(QPainter& painter, const Theme& theme);

/// "No way through": what ends a route at another player's building.
void paintStop(QPainter& painter, const Theme& theme);

/// A triangle with a "!" around (0, 0): a building rule is broken here.
void paintWarning(QPainter& painter, const Theme& theme);

/// Around (0, 0), one corner at the top; a star where there is an inner radius.
QPolygonF regularPolygon(int corners, double radius, double innerRadius = 0);

/// The font for digits and letters on the board, in scene units.
QFont boardFont(double pixels, int weight);

/// Draws text centred on a point by the height of its capitals, which looks centred.
void paintCentred(QPainter& painter, QPointF at, const QString& text);

} // namespace longroad
