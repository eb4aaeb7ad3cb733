// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "ui/edit/land_typing.h"

#include <QObject>

class QKeyEvent;

namespace longroad
{

class BoardCanvas;
class BoardDocument;
struct ViewState;

/// The hands of the land tool: brushes, harbours in hand, and what is typed on the board while it
/// has the focus. Changes the document, and of the view state its brush.
class LandController final : public QObject
{
    Q_OBJECT

public:
    /// All three must outlive the controller. It has to be there before whoever else listens to
    /// the document and the canvas.
    LandController(BoardDocument& document, ViewState& state, BoardCanvas& canvas,
                   QObject* parent = nullptr);

    /// After the tool has changed.
    void toolChanged();
    void choose(const LandBrush& brush);
    void press(const Place& place);

    /// What to say beside the pointed place where a click makes no edit; empty for nothing.
    QString hint() const;
    /// What to say to those who don't see the board: where the keyboard is and what it waits for.
    QString standing() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The brush or what is half typed.
    void changed();
    void told(const QString& text);
    /// As the document's, where there was no edit to make.
    void refused(const longroad::Refusal& refusal);
    /// The key that chose the tool was pressed again.
    void left();

private:
    bool isActive() const;
    bool takesKey(const QKeyEvent& event) const;
    bool pressKey(const QKeyEvent& event);
    bool pressEscape();
    void type(QChar key);
    void enter(const HexBrush& brush);
    void setHalf(const HalfTyped& half);
    /// Where the next letter goes.
    HexId target() const;
    void go(int steps);
    void putCursor();
    void forgetOtherBoard();

    BoardDocument& m_document;
    ViewState& m_state;
    BoardCanvas& m_canvas;
    HalfTyped m_half;
    std::optional<HexId> m_last; ///< Where typing goes on after the pointer was elsewhere.
};

} // namespace longroad
