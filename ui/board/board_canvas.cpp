// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/board_canvas.h"

#include "ui/board/board_scene.h"
#include "ui/board/view_gestures.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace longroad
{

namespace
{

constexpr double cornerRadius = 10;
constexpr double zoomStep = 1.25;
constexpr double leastZoom = 0.15;
constexpr double greatestZoom = 8;
constexpr int widestHint = 420;

} // namespace

BoardCanvas::BoardCanvas(QWidget* parent) : QGraphicsView(parent), m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setOptimizationFlag(QGraphicsView::DontSavePainterState);
    setTransformationAnchor(QGraphicsView::NoAnchor); // zoomAt() knows better
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 240);

    auto* gestures = new ViewGestures(*viewport());
    connect(gestures, &ViewGestures::zoomed, this, &BoardCanvas::zoomAt);
    connect(gestures, &ViewGestures::panned, this, &BoardCanvas::pan);

    m_hint->setObjectName(QStringLiteral("boardHint"));
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->setTextFormat(Qt::RichText);
    m_hint->hide();
}

void BoardCanvas::setBoard(BoardScene* scene)
{
    const bool turns = m_board && !m_fitted &&
                       m_board->geometry().topology().kind() == scene->geometry().topology().kind();
    const QPointF middle = mapToScene(viewport()->rect().center());
    const int turned = turns ? scene->geometry().turns() - m_board->geometry().turns() : 0;
    m_board = scene;
    m_pointed.reset();
    m_lastPressed.reset();
    m_hintAt.reset();
    m_hint->hide();
    setScene(scene);
    if (turns)
        centerOn(QTransform().rotate(60 * turned).map(middle));
    else
        fit();
}

void BoardCanvas::zoomIn()
{
    zoomAt(zoomStep, viewport()->rect().center());
}

void BoardCanvas::zoomOut()
{
    zoomAt(1 / zoomStep, viewport()->rect().center());
}

void BoardCanvas::fit()
{
    m_fitted = true;
    fitNow();
}

void BoardCanvas::setPanning(bool panning)
{
    m_panning = panning;
    viewport()->setCursor(panning ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void BoardCanvas::pointTo(const Place& place)
{
    if (!m_board)
        return;
    setFocus(Qt::OtherFocusReason);
    point(place, true);
    const QPointF at = m_board->geometry().at(place);
    if (!m_fitted)
        ensureVisible(QRectF(at - QPointF(60, 60), at + QPointF(60, 60)));
}

void BoardCanvas::setTargets(Targets targets)
{
    if (targets == m_targets)
        return;
    m_targets = targets;
    m_lastPressed.reset();
    point(std::nullopt, false); // no longer a place that can be meant
}

void BoardCanvas::showHint(const std::optional<Place>& place, const QString& title,
                           const QString& text)
{
    m_hintAt = place;
    if (!place || title.isEmpty()) {
        m_hint->hide();
        return;
    }
    QString html = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    if (!text.isEmpty()) {
        html += QStringLiteral("<br>") +
                text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
    }
    m_hint->setWordWrap(false);
    m_hint->setText(html);
    m_hint->adjustSize();
    const int widest = std::min(widestHint, width() - 16);
    if (m_hint->width() > widest) {
        m_hint->setWordWrap(true);
        m_hint->resize(widest, m_hint->heightForWidth(widest));
    }
    placeHint();
    m_hint->show();
}

void BoardCanvas::paintEvent(QPaintEvent* event)
{
    QGraphicsView::paintEvent(event);
    // The board is a card like the others: the corners outside its rounding are the window's.
    QPainterPath corners;
    corners.addRect(viewport()->rect());
    QPainterPath card;
    card.addRoundedRect(viewport()->rect(), cornerRadius, cornerRadius);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(corners - card, palette().color(QPalette::Window));
}

void BoardCanvas::mousePressEvent(QMouseEvent* event)
{
    const bool pan =
        event->button() == Qt::MiddleButton || (m_panning && event->button() == Qt::LeftButton);
    if (pan) {
        m_panFrom = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        press(*event);
    }
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    // Qt sends this instead of the second press.
    mousePressEvent(event);
}

void BoardCanvas::press(const QMouseEvent& event)
{
    const std::optional<Place> place = placeAt(event.pos());
    const auto interval = static_cast<quint64>(QApplication::doubleClickInterval());
    const bool again =
        place && place == m_lastPressed && event.timestamp() - m_lastPressTime < interval;
    m_lastPressed = place;
    m_lastPressTime = event.timestamp();
    point(place, false);
    if (place && !again)
        Q_EMIT placePressed(*place);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panFrom) {
        const QPoint moved = event->pos() - *m_panFrom;
        m_panFrom = event->pos();
        pan(moved);
        return;
    }
    if (m_hovering)
        point(placeAt(event->pos()), false);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent*)
{
    if (!m_panFrom)
        return;
    m_panFrom.reset();
    setPanning(m_panning);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({-1, 0});
    case Qt::Key_Right:
        return moveCursor({1, 0});
    case Qt::Key_Up:
        return moveCursor({0, -1});
    case Qt::Key_Down:
        return moveCursor({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_pointed && !event->isAutoRepeat())
            Q_EMIT placePressed(*m_pointed);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_pointed)
            Q_EMIT removeRequested(*m_pointed);
        return;
    case Qt::Key_Escape:
        Q_EMIT escapePressed();
        return point(std::nullopt, false);
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void BoardCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const std::optional<Place> place = byMouse ? placeAt(event->pos()) : m_pointed;
    if (!place || !m_board)
        return;
    const QPoint at = byMouse
                          ? event->globalPos()
                          : viewport()->mapToGlobal(mapFromScene(m_board->geometry().at(*place)));
    Q_EMIT menuRequested(*place, at);
}

void BoardCanvas::leaveEvent(QEvent* event)
{
    QGraphicsView::leaveEvent(event);
    if (!m_byKeyboard)
        point(std::nullopt, false);
}

void BoardCanvas::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    if (m_byKeyboard && event->reason() != Qt::PopupFocusReason &&
        event->reason() != Qt::ActiveWindowFocusReason)
        point(std::nullopt, false);
}

void BoardCanvas::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        fitNow();
    placeHint();
}

std::optional<Place> BoardCanvas::placeAt(const QPoint& at) const
{
    if (!m_board)
        return std::nullopt;
    const QPointF point = mapToScene(at);
    const BoardGeometry& geometry = m_board->geometry();
    switch (m_targets) {
    case Targets::Pieces:
        if (const auto place = geometry.piecePlaceAt(point))
            return place;
        return geometry.hexAt(point);
    case Targets::Hexes:
        return geometry.hexAt(point);
    case Targets::Coast:
        // Signs of neighbouring places may lie on one another: the one that is seen is meant.
        if (const auto harbor = m_board->harborAt(point))
            return harbor;
        return geometry.coastalPlaceAt(point);
    }
    return std::nullopt;
}

void BoardCanvas::point(const std::optional<Place>& place, bool byKeyboard)
{
    if (place == m_pointed && byKeyboard == m_byKeyboard)
        return;
    m_pointed = place;
    m_byKeyboard = byKeyboard;
    Q_EMIT pointedAt(place, byKeyboard);
}

void BoardCanvas::moveCursor(QPointF direction)
{
    if (!m_board)
        return;
    const BoardGeometry& geometry = m_board->geometry();
    const QPointF from =
        m_pointed ? geometry.at(*m_pointed) : mapToScene(viewport()->rect().center());
    std::optional<Place> best;
    double least = 0;
    // The nearest place that lies in that direction; what lies aside of it counts as farther.
    const auto consider = [&](const Place& place) {
        const QPointF step = geometry.at(place) - from;
        const double along = QPointF::dotProduct(step, direction);
        const double aside = std::abs(step.x() * direction.y() - step.y() * direction.x());
        if (along < 1 || aside > 1.8 * along)
            return;
        const double cost = along + 1.5 * aside;
        if (!best || cost < least) {
            best = place;
            least = cost;
        }
    };
    for (const Place& place : cursorPlaces())
        consider(place);
    if (best)
        pointTo(*best);
}

std::vector<Place> BoardCanvas::cursorPlaces() const
{
    const Topology& topology = m_board->geometry().topology();
    std::vector<Place> places;
    if (m_targets == Targets::Hexes) {
        for (const HexId hex : topology.hexes())
            places.emplace_back(hex);
        return places;
    }
    if (m_targets == Targets::Pieces) {
        for (const VertexId vertex : topology.vertices())
            places.emplace_back(vertex);
    }
    for (const EdgeId edge : topology.edges()) {
        if (m_targets == Targets::Pieces || topology.isCoastal(edge))
            places.emplace_back(edge);
    }
    return places;
}

void BoardCanvas::zoomAt(double factor, QPointF fixed)
{
    const double now = transform().m11();
    const double next = std::clamp(now * factor, leastZoom, greatestZoom);
    const QPointF under = viewportTransform().inverted().map(fixed);
    m_fitted = false;
    scale(next / now, next / now);
    pan(fixed - viewportTransform().map(under));
}

void BoardCanvas::pan(QPointF by)
{
    // The scroll bars, though not seen, keep the board in view.
    m_fitted = false;
    const QPoint pixels = by.toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
    placeHint();
}

void BoardCanvas::fitNow()
{
    if (m_board)
        fitInView(m_board->geometry().boundingRect(), Qt::KeepAspectRatio);
    placeHint();
}

void BoardCanvas::placeHint()
{
    if (!m_board || !m_hintAt)
        return;
    // Below the place, so that neither pointer nor piece is covered; above where there is no room.
    const QPoint at = mapFromScene(m_board->geometry().at(*m_hintAt));
    const int gap = 34;
    QPoint corner(at.x() - m_hint->width() / 2, at.y() + gap);
    if (corner.y() + m_hint->height() > height() - 8)
        corner.setY(at.y() - gap - m_hint->height());
    corner.setX(std::clamp(corner.x(), 8, std::max(8, width() - m_hint->width() - 8)));
    m_hint->move(corner);
}

} // namespace longroad
