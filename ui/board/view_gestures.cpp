// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/board/view_gestures.h"

#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QWheelEvent>
#include <QWidget>

#include <cmath>

namespace longroad
{

namespace
{

constexpr double zoomPerNotch = 1.25;
constexpr double notch = 120;         // of a wheel, in Qt's eighths of a degree
constexpr double pixelsPerNotch = 60; // for touchpads that don't tell pixels

/// Whether fingers did it. Some mice tell pixels, too, so those say nothing.
bool isByFingers(const QWheelEvent& event)
{
    const QPointingDevice* device = event.pointingDevice();
    return event.phase() != Qt::NoScrollPhase ||
           (device && device->type() == QInputDevice::DeviceType::TouchPad);
}

} // namespace

ViewGestures::ViewGestures(QWidget& widget) : QObject(&widget), m_widget(widget)
{
    widget.grabGesture(Qt::PinchGesture);
    widget.installEventFilter(this);
}

bool ViewGestures::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Wheel:
        event->accept();
        return roll(*static_cast<QWheelEvent*>(event));
    case QEvent::NativeGesture:
        return pinch(*static_cast<QNativeGestureEvent*>(event));
    case QEvent::Gesture:
        return pinch(*event);
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool ViewGestures::roll(const QWheelEvent& event)
{
    if (!isByFingers(event) || event.modifiers().testFlag(Qt::ControlModifier)) {
        if (event.angleDelta().y() != 0) {
            Q_EMIT zoomed(std::pow(zoomPerNotch, event.angleDelta().y() / notch), event.position());
        }
        return true;
    }
    m_rest += event.pixelDelta().isNull() ? QPointF(event.angleDelta()) * (pixelsPerNotch / notch)
                                          : QPointF(event.pixelDelta());
    const QPointF whole(std::trunc(m_rest.x()), std::trunc(m_rest.y()));
    m_rest -= whole;
    Q_EMIT panned(whole);
    return true;
}

bool ViewGestures::pinch(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return false;
    Q_EMIT zoomed(1 + event.value(), event.position());
    return true;
}

bool ViewGestures::pinch(QEvent& event)
{
    auto& gestures = static_cast<QGestureEvent&>(event);
    auto* gesture = static_cast<QPinchGesture*>(gestures.gesture(Qt::PinchGesture));
    if (!gesture)
        return false;
    const QPointF center = m_widget.mapFromGlobal(gesture->centerPoint());
    if (gesture->changeFlags().testFlag(QPinchGesture::CenterPointChanged) &&
        gesture->state() == Qt::GestureUpdated) {
        Q_EMIT panned(gesture->centerPoint() - gesture->lastCenterPoint());
    }
    if (gesture->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        Q_EMIT zoomed(gesture->scaleFactor(), center);
    gestures.accept(gesture);
    return true;
}

} // namespace longroad
