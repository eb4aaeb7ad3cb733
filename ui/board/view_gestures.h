// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QObject>
#include <QPointF>

class QNativeGestureEvent;
class QWheelEvent;
class QWidget;

namespace longroad
{

/// Reads wheels, touchpads and fingers above a widget: what zooms and what moves the view. A wheel
/// zooms; two fingers on a touchpad move, with Ctrl they zoom; pinching zooms.
class ViewGestures final : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the widget.
    explicit ViewGestures(QWidget& widget);

Q_SIGNALS:
    /// By a factor, around a point of the widget.
    void zoomed(double factor, QPointF fixed);
    /// By so many pixels.
    void panned(QPointF by);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool roll(const QWheelEvent& event);
    bool pinch(const QNativeGestureEvent& event);
    bool pinch(QEvent& event);

    QWidget& m_widget;
    QPointF m_rest; ///< What is left of wheel steps smaller than a pixel.
};

} // namespace longroad
