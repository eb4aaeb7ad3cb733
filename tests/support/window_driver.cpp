// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/window_driver.h"

#include "core/board/place_names.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_scene.h"
#include "ui/run_window.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <stdexcept>

namespace longroad
{

WindowDriver::Prepared::Prepared()
{
    static const bool once = (prepareApplication(), true);
    Q_UNUSED(once)
}

WindowDriver::WindowDriver()
{
    m_window.resize(1280, 800);
    m_window.show();
    QCoreApplication::processEvents();
}

BoardCanvas& WindowDriver::canvas()
{
    return *m_window.findChild<BoardCanvas*>();
}

Place WindowDriver::place(const char* name)
{
    const Topology& topology = position().topology();
    if (const auto edge = edgeNamed(topology, name))
        return *edge;
    if (const auto vertex = vertexNamed(topology, name))
        return *vertex;
    if (const auto hex = hexNamed(topology, name))
        return *hex;
    throw std::invalid_argument(name);
}

QPoint WindowDriver::pixel(const char* name)
{
    const auto& scene = *static_cast<const BoardScene*>(canvas().scene()); // it may be turned
    return canvas().mapFromScene(scene.geometry().at(place(name)));
}

void WindowDriver::click(const char* name)
{
    // QTest lets more than the double-click time pass on its clock between two clicks.
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, pixel(name));
}

void WindowDriver::doubleClick(const char* name)
{
    QTest::mouseDClick(canvas().viewport(), Qt::LeftButton, {}, pixel(name));
}

void WindowDriver::moveTo(const char* name)
{
    // From elsewhere, since a pointer that doesn't move tells nothing.
    QTest::mouseMove(canvas().viewport(), QPoint(2, 2));
    QTest::mouseMove(canvas().viewport(), pixel(name));
}

void WindowDriver::layRoads(const char* walk)
{
    const QStringList stops = QString::fromLatin1(walk).split(QLatin1Char(' '));
    for (qsizetype i = 1; i < stops.size(); ++i)
        click((stops[i - 1] + QLatin1Char('-') + stops[i]).toLatin1().constData());
}

void WindowDriver::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&canvas(), key, modifiers);
}

void WindowDriver::choose(Seat seat)
{
    m_window.findChild<QAction*>(QStringLiteral("choosePlayer%1").arg(seat.index() + 1))->trigger();
}

void WindowDriver::undo()
{
    m_window.findChild<QAction*>(QStringLiteral("undo"))->trigger();
}

void WindowDriver::redo()
{
    m_window.findChild<QAction*>(QStringLiteral("redo"))->trigger();
}

QAction* WindowDriver::action(const QString& text)
{
    for (QAction* action : m_window.findChildren<QAction*>()) {
        if (QString(action->text()).remove(QLatin1Char('&')) == text)
            return action;
    }
    throw std::invalid_argument(text.toStdString());
}

std::optional<Seat> WindowDriver::road(const char* name)
{
    return position().roads[std::get<EdgeId>(place(name))];
}

std::optional<Building> WindowDriver::building(const char* name)
{
    return position().buildings[std::get<VertexId>(place(name))];
}

} // namespace longroad
