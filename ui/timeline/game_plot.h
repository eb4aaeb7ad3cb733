// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/theme/theme.h"
#include "ui/timeline/game_series.h"

#include <QWidget>

class QPainterPath;

namespace longroad
{

/// A line for each player over the moves of a game, in the player's colour and dashes, with the
/// player's sign at its end; marks where Longest Road changed hands. Click, drag or use the arrow
/// keys to go to a move.
class GamePlot final : public QWidget
{
    Q_OBJECT

public:
    explicit GamePlot(const Theme& theme, QWidget* parent = nullptr);

    /// `threshold` is the value that a line across the plot marks.
    void show(const GameSeries& series, const PerSeat<PlayerStyle>& styles, int threshold);
    void showStep(int step);

    /// Where a step lies across the widget, in pixels.
    double xOf(int step) const;
    /// The step nearest to a pixel across; only where there is a game.
    int stepAt(double x) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int lastStep() const { return static_cast<int>(m_series.values.size()) - 1; }
    QRectF area() const;
    double yOf(double value) const;
    QPainterPath lineOf(Seat seat) const;
    void paintScale(QPainter& painter) const;
    void paintChanges(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;

    const Theme& m_theme;
    GameSeries m_series;
    PerSeat<PlayerStyle> m_styles;
    int m_threshold = 0;
    int m_step = 0;
};

/// The dashes, in widths of the line, that tell a player's line from the others without colour;
/// empty for a whole line.
QList<qreal> lineDashes(RoadPattern pattern);

} // namespace longroad
