// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/timeline/game_plot.h"

#include "ui/board/piece_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace longroad
{

namespace
{

constexpr double leftMargin = 26;  ///< For the numbers of the scale.
constexpr double rightMargin = 26; ///< For the signs at the ends.
constexpr double topMargin = 20;   ///< For the marks of the card.
constexpr double bottomMargin = 8;
constexpr double lineWidth = 3;
constexpr double badgeSize = 17;

/// Lines of the same value lie beside each other, not on one another.
double asideOf(Seat seat, int seatCount)
{
    return (seat.index() - (seatCount - 1) / 2.0) * 1.5;
}

} // namespace

QList<qreal> lineDashes(RoadPattern pattern)
{
    switch (pattern) {
    case RoadPattern::Solid:
        return {};
    case RoadPattern::Dashes:
        return {4, 2};
    case RoadPattern::DoubleLine:
        return {9, 1.5};
    case RoadPattern::Dots:
        return {1, 1.5};
    case RoadPattern::Ticks:
        return {5, 1.5, 1, 1.5};
    case RoadPattern::Zigzag:
        return {5, 1.5, 1, 1.5, 1, 1.5};
    }
    return {};
}

GamePlot::GamePlot(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("gamePlot"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void GamePlot::show(const GameSeries& series, const PerSeat<PlayerStyle>& styles, int threshold)
{
    m_series = series;
    m_styles = styles;
    m_threshold = threshold;
    m_step = std::min(m_step, std::max(0, lastStep()));
    update();
}

void GamePlot::showStep(int step)
{
    m_step = std::clamp(step, 0, std::max(0, lastStep()));
    update();
}

QSize GamePlot::sizeHint() const
{
    return {520, 110};
}

QSize GamePlot::minimumSizeHint() const
{
    return {180, 70};
}

QRectF GamePlot::area() const
{
    return QRectF(rect()).adjusted(leftMargin, topMargin, -rightMargin, -bottomMargin);
}

double GamePlot::xOf(int step) const
{
    const QRectF inside = area();
    return inside.left() + inside.width() * step / std::max(1, lastStep());
}

double GamePlot::yOf(double value) const
{
    const QRectF inside = area();
    const int top = std::max(m_series.greatest, m_threshold) + 1;
    return inside.bottom() - inside.height() * value / top;
}

int GamePlot::stepAt(double x) const
{
    const QRectF inside = area();
    const double along = (x - inside.left()) / std::max(1.0, inside.width());
    return std::clamp(static_cast<int>(std::lround(along * lastStep())), 0, lastStep());
}

QPainterPath GamePlot::lineOf(Seat seat) const
{
    const double aside = asideOf(seat, m_series.seatCount);
    QPainterPath path(QPointF(xOf(0), yOf(m_series.values.front()[seat]) + aside));
    for (int step = 1; step <= lastStep(); ++step) {
        const int before = m_series.values[static_cast<std::size_t>(step - 1)][seat];
        const int now = m_series.values[static_cast<std::size_t>(step)][seat];
        if (now == before && step < lastStep())
            continue;
        path.lineTo(xOf(step), yOf(before) + aside);
        if (now != before)
            path.lineTo(xOf(step), yOf(now) + aside);
    }
    return path;
}

void GamePlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(m_theme.accent, 2) : QPen(m_theme.line, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    if (m_series.values.empty())
        return;
    paintScale(painter);
    paintChanges(painter);
    // The shown step, as the slider has it.
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawLine(QPointF(xOf(m_step), topMargin - 2), QPointF(xOf(m_step), area().bottom()));
    paintLines(painter);
    paintEnds(painter);
}

void GamePlot::paintScale(QPainter& painter) const
{
    QFont small = font();
    small.setPixelSize(11);
    painter.setFont(small);
    for (const int value : {0, m_threshold}) {
        const double y = yOf(value);
        painter.setPen(QPen(m_theme.line, 1));
        painter.drawLine(QPointF(area().left(), y), QPointF(area().right(), y));
        painter.setPen(m_theme.softInk);
        painter.drawText(QRectF(0, y - 8, leftMargin - 5, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value));
    }
}

void GamePlot::paintChanges(QPainter& painter) const
{
    for (const CardChange& change : m_series.changes) {
        const double x = xOf(change.step);
        painter.setPen(QPen(m_theme.softInk, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, topMargin), QPointF(x, area().bottom()));
        painter.setPen(QPen(m_theme.routeEdge, 1));
        painter.setBrush(m_theme.route);
        const QRectF card(x - 8, 3, 16, 14);
        painter.drawRoundedRect(card, 3, 3);
        painter.setPen(m_theme.routeEdge);
        QFont bold = font();
        bold.setPixelSize(11);
        bold.setBold(true);
        painter.setFont(bold);
        painter.drawText(card, Qt::AlignCenter,
                         change.holder ? m_styles[*change.holder].letter : QStringLiteral("–"));
    }
}

void GamePlot::paintLines(QPainter& painter) const
{
    for (const Seat seat : IdRange<Seat>(m_series.seatCount)) {
        QPainterPathStroker stroker;
        stroker.setWidth(lineWidth);
        stroker.setCapStyle(Qt::FlatCap);
        stroker.setJoinStyle(Qt::MiterJoin);
        const QList<qreal> dashes = lineDashes(m_styles[seat].roadPattern);
        if (!dashes.isEmpty())
            stroker.setDashPattern(dashes);
        QPainterPath line = stroker.createStroke(lineOf(seat));
        line.setFillRule(Qt::WindingFill);
        // An outline, since a player may have the colour of the ground.
        painter.setPen(QPen(m_theme.outline, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_styles[seat].fill);
        painter.drawPath(line);
    }
}

void GamePlot::paintEnds(QPainter& painter) const
{
    // From the lowest up, each at least a little above the one before.
    std::vector<Seat> order;
    for (int index = m_series.seatCount - 1; index >= 0; --index)
        order.push_back(Seat(index)); // of a tie the first seat is on top, as with the lines
    const PerSeat<int>& last = m_series.values.back();
    std::stable_sort(order.begin(), order.end(),
                     [&](Seat one, Seat other) { return last[one] < last[other]; });
    const double gap = std::min(badgeSize - 2, (height() - badgeSize) /
                                                   std::max<double>(1, m_series.seatCount - 1.0));
    double lowest = height() - badgeSize / 2;
    std::size_t above = order.size();
    for (const Seat seat : order) {
        --above; // so many signs are still to find room above
        const double highest = badgeSize / 2 + gap * static_cast<double>(above);
        const double y = std::clamp(yOf(last[seat]), std::min(highest, lowest), lowest);
        painter.save();
        painter.translate(width() - rightMargin / 2, y);
        paintBadge(painter, m_styles[seat], m_theme, badgeSize);
        painter.restore();
        lowest = y - gap;
    }
}

void GamePlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && lastStep() >= 0)
        Q_EMIT stepChosen(stepAt(event->position().x()));
}

void GamePlot::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton && lastStep() >= 0)
        Q_EMIT stepChosen(stepAt(event->position().x()));
}

void GamePlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return Q_EMIT stepChosen(std::max(0, m_step - 1));
    case Qt::Key_Right:
        return Q_EMIT stepChosen(std::min(lastStep(), m_step + 1));
    case Qt::Key_Home:
        return Q_EMIT stepChosen(0);
    case Qt::Key_End:
        return Q_EMIT stepChosen(lastStep());
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace longroad
