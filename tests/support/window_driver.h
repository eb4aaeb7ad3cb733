// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/main_window.h"

#include <QPoint>

namespace longroad
{

class BoardCanvas;

/// The window as a person meets it: tests point, click and type, and read the document.
class WindowDriver
{
public:
    /// A window of 1280 x 800 on an empty beginner's board with four players.
    WindowDriver();

    MainWindow& window() { return m_window; }
    const Layout& layout() { return m_window.document().layout(); }
    const Position& position() { return layout().start; }
    const Analysis& analysis() { return m_window.document().analysis(); }
    BoardCanvas& canvas();

    /// By the names of places: "a1", "a1-b1", "A1".
    void click(const char* place);
    void doubleClick(const char* place);
    void moveTo(const char* place);
    /// Roads along a walk through intersections: "a1 b1 c1".
    void layRoads(const char* walk);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Chooses a player as a person would, with the digit.
    void choose(Seat seat);
    void undo();
    void redo();

    /// A menu action by the words on it, without the "&" of its shortcut.
    QAction* action(const QString& text);

    std::optional<Seat> road(const char* name);
    std::optional<Building> building(const char* name);
    Place place(const char* name);
    /// Where on the canvas' viewport a place lies.
    QPoint pixel(const char* place);

private:
    struct Prepared
    {
        Prepared();
    };

    Prepared m_prepared; ///< Before the window, which is made with the application's style.
    MainWindow m_window;
};

} // namespace longroad
