// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/ids.h"

#include <QGraphicsView>

#include <optional>
#include <vector>

class QLabel;

namespace longroad
{

class BoardScene;

/// The window onto the board: turns what hands do into places, zooms and moves. Knows no tool and
/// no document.
class BoardCanvas final : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardCanvas(QWidget* parent = nullptr);

    /// The scene must outlive the canvas or be replaced first. The view is fitted again, but for
    /// the same board turned: then what was in the middle stays there.
    void setBoard(BoardScene* scene);

    void zoomIn();
    void zoomOut();
    /// Shows the whole board, and goes on doing so while the window changes its size.
    void fit();

    /// While set, the left button moves the view, as the middle one always does.
    void setPanning(bool panning);

    /// Which places hands can mean.
    enum class Targets : std::uint8_t
    {
        Pieces, ///< Road places and intersections; the pointer also finds hexes.
        Hexes,
        Coast, ///< Road places at the coast, by their harbours' signs too.
    };
    void setTargets(Targets targets);
    /// While not set, only clicks and keys go to other places.
    void setHovering(bool hovering) { m_hovering = hovering; }

    /// Grows what is shown by a factor, around a point of the viewport that stays where it is.
    void zoomAt(double factor, QPointF fixed);
    /// Moves what is shown by so many pixels.
    void pan(QPointF by);

    /// Goes to a place as the arrow keys do: with focus, and into view.
    void pointTo(const longroad::Place& place);

    /// Says something beside a place, until something else is said; an empty title takes it away.
    /// Long lines are wrapped.
    void showHint(const std::optional<longroad::Place>& place, const QString& title,
                  const QString& text);

Q_SIGNALS:
    /// A click or the Enter key. A press within the double-click time of the last one at the same
    /// place is not reported, so that a double click can't do two things.
    void placePressed(const longroad::Place& place);
    /// The pointer or the keyboard moved to another place, or off the board.
    void pointedAt(const std::optional<longroad::Place>& place, bool byKeyboard);
    void removeRequested(const longroad::Place& place);
    void escapePressed();
    void menuRequested(const longroad::Place& place, const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::optional<Place> placeAt(const QPoint& at) const;
    void press(const QMouseEvent& event);
    void point(const std::optional<Place>& place, bool byKeyboard);
    void moveCursor(QPointF direction);
    std::vector<Place> cursorPlaces() const;
    void fitNow();
    void placeHint();

    BoardScene* m_board = nullptr;
    std::optional<Place> m_pointed;
    bool m_byKeyboard = false;
    std::optional<Place> m_lastPressed;
    quint64 m_lastPressTime = 0;
    Targets m_targets = Targets::Pieces;
    bool m_hovering = true;
    std::optional<QPoint> m_panFrom; ///< While the view is dragged: where the pointer was last.
    bool m_panning = false;
    bool m_fitted = true;
    QLabel* m_hint;
    std::optional<Place> m_hintAt;
};

} // namespace longroad
