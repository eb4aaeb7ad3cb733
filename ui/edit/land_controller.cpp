// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_controller.h"

#include "core/words/place_text.h"
#include "core/words/terms.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_view.h"
#include "ui/document/board_document.h"
#include "ui/edit/land_edit.h"

#include <QKeyEvent>

#include <algorithm>

namespace longroad
{

namespace
{

bool isEmptyBrush(const LandBrush& brush)
{
    return brush == LandBrush(HexBrush());
}

std::optional<Harbor> harborAt(const Layout& layout, EdgeId edge)
{
    const auto& harbors = layout.start.landscape.harbors;
    return harbors ? (*harbors)[edge] : std::nullopt;
}

} // namespace

LandController::LandController(BoardDocument& document, ViewState& state, BoardCanvas& canvas,
                               QObject* parent)
    : QObject(parent), m_document(document), m_state(state), m_canvas(canvas)
{
    canvas.installEventFilter(this);
    connect(&document, &BoardDocument::changed, this, &LandController::forgetOtherBoard);
    connect(&canvas, &BoardCanvas::pointedAt, this, [this](const std::optional<Place>& place) {
        m_half = {}; // it was meant for the hex that was left
        if (const auto* hex = place ? std::get_if<HexId>(&*place) : nullptr)
            m_last = *hex;
    });
}

bool LandController::isActive() const
{
    return m_state.tool == ViewState::Tool::EditLand;
}

void LandController::toolChanged()
{
    m_half = {};
    if (auto* move = std::get_if<MoveHarborBrush>(&m_state.brush))
        move->picked.reset();
    using Targets = BoardCanvas::Targets;
    m_canvas.setTargets(!isActive()                 ? Targets::Pieces
                        : isForCoast(m_state.brush) ? Targets::Coast
                                                    : Targets::Hexes);
    // With nothing to stamp, the place to type at stays until another is clicked.
    m_canvas.setHovering(!isActive() || !isEmptyBrush(m_state.brush));
    if (isActive() && isEmptyBrush(m_state.brush) && m_canvas.hasFocus())
        putCursor();
}

void LandController::choose(const LandBrush& brush)
{
    m_state.brush = brush;
    toolChanged();
    Q_EMIT changed();
}

void LandController::press(const Place& place)
{
    if (isEmptyBrush(m_state.brush))
        return m_canvas.pointTo(place);
    auto* move = std::get_if<MoveHarborBrush>(&m_state.brush);
    const auto* edge = std::get_if<EdgeId>(&place);
    if (!move || !edge) {
        if (const auto edit = landEditFor(m_document.table(), m_state.brush, place))
            m_document.make(*edit);
        return;
    }
    const std::optional<EdgeId> picked = move->picked;
    if (!picked && !harborAt(m_document.table(), *edge)) {
        Q_EMIT refused({RefusalReason::NoHarborThere, std::nullopt});
        return;
    }
    move->picked = picked ? std::nullopt : std::optional(*edge);
    if (picked && *picked != *edge)
        m_document.make(MoveHarbor{*picked, *edge});
    Q_EMIT changed();
}

QString LandController::hint() const
{
    if (!m_half.isEmpty())
        return halfTypedText(m_half);
    if (!m_state.pointed)
        return {};
    const auto* move = std::get_if<MoveHarborBrush>(&m_state.brush);
    const auto* edge = std::get_if<EdgeId>(&*m_state.pointed);
    if (!move || !edge)
        return {};
    if (move->picked == *edge)
        return tr("In hand: click its new place");
    if (const auto harbor = harborAt(m_document.table(), *edge); harbor && !move->picked) {
        //: %1 is "2:1 ore harbor"
        return tr("Pick up the %1").arg(harborName(*harbor, m_document.table().edition));
    }
    return {};
}

QString LandController::standing() const
{
    const Layout& layout = m_document.table();
    if (const auto* move = std::get_if<MoveHarborBrush>(&m_state.brush); move && move->picked) {
        const auto harbor = harborAt(layout, *move->picked);
        //: %1 is "2:1 ore harbor"
        return tr("%1 in hand: choose its new place, or let go with Escape.")
            .arg(harbor ? harborName(*harbor, layout.edition) : harborWord(layout.edition));
    }
    if (!m_state.pointed || !std::holds_alternative<HexId>(*m_state.pointed))
        return {};
    const QString place = placeText(*m_state.pointed, layout.start);
    //: %1 is a hex, %2 what is half typed there
    return m_half.isEmpty() ? place : tr("%1: %2").arg(place, halfTypedText(m_half));
}

bool LandController::eventFilter(QObject* watched, QEvent* event)
{
    if (isActive() && event->type() == QEvent::ShortcutOverride &&
        takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (isActive() && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (takesKey(key) && pressKey(key))
            return true;
    }
    if (isActive() && event->type() == QEvent::FocusIn && isEmptyBrush(m_state.brush))
        putCursor();
    return QObject::eventFilter(watched, event);
}

bool LandController::takesKey(const QKeyEvent& event) const
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    default:
        return event.text().size() == 1 && event.text().front().isPrint();
    }
}

bool LandController::pressKey(const QKeyEvent& event)
{
    const bool typesHexes = std::holds_alternative<HexBrush>(m_state.brush);
    switch (event.key()) {
    case Qt::Key_Escape:
        return pressEscape();
    case Qt::Key_Backspace:
        if (!typesHexes)
            return false;
        if (m_half.isEmpty())
            go(-1);
        else
            setHalf(withoutLast(m_half));
        return true;
    case Qt::Key_Space:
        if (typesHexes)
            go(1);
        return typesHexes;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_half.isEmpty())
            return false;
        if (!m_half.one) // "o" leaves the number as it is; "o1" is no number yet
            enter({m_half.terrain, std::nullopt});
        return true;
    case Qt::Key_T:
        Q_EMIT left();
        return true;
    default:
        if (!event.isAutoRepeat())
            type(event.text().front());
        return true;
    }
}

bool LandController::pressEscape()
{
    auto* move = std::get_if<MoveHarborBrush>(&m_state.brush);
    const bool holds = move && move->picked;
    if (m_half.isEmpty() && !holds)
        return false;
    if (holds)
        move->picked.reset();
    setHalf({});
    return true;
}

void LandController::type(QChar key)
{
    const Typed now = typed(m_half, key);
    if (!now.understood)
        return;
    // What is typed takes the place of what a click would stamp, or both would show at the cursor.
    const HexId hex = target();
    if (!isEmptyBrush(m_state.brush)) {
        m_last = hex;
        choose(HexBrush());
    }
    m_canvas.pointTo(hex);
    if (now.whole)
        enter(*now.whole);
    else
        setHalf(now.half);
}

void LandController::enter(const HexBrush& brush)
{
    const HexId hex = target();
    const Landscape& land = m_document.table().start.landscape;
    const auto edit = landEditFor(m_document.table(), brush, hex);
    const auto* wanted = edit ? std::get_if<SetHex>(&*edit) : nullptr;
    if (!wanted)
        return;
    setHalf({});
    const bool isThere =
        land.terrain[hex] == wanted->terrain && land.numbers[hex] == wanted->number;
    if (isThere || m_document.make(*edit))
        go(1);
}

void LandController::setHalf(const HalfTyped& half)
{
    m_half = half;
    Q_EMIT changed();
}

HexId LandController::target() const
{
    if (m_state.pointed) {
        if (const auto* hex = std::get_if<HexId>(&*m_state.pointed))
            return *hex;
        if (const auto* edge = std::get_if<EdgeId>(&*m_state.pointed))
            return m_document.table().start.topology().hexesAt(*edge).front();
    }
    return m_last.value_or(HexId(0));
}

void LandController::go(int steps)
{
    m_half = {};
    const int next = target().index() + steps;
    const int count = m_document.table().start.topology().hexes().size();
    m_canvas.pointTo(HexId(std::clamp(next, 0, count - 1)));
    Q_EMIT changed();
    if (next == count)
        Q_EMIT told(tr("That was the last hex."));
}

void LandController::putCursor()
{
    m_canvas.pointTo(target());
}

void LandController::forgetOtherBoard()
{
    const Topology& topology = m_document.table().start.topology();
    if (m_last && m_last->index() >= topology.hexes().size())
        m_last.reset();
    auto* move = std::get_if<MoveHarborBrush>(&m_state.brush);
    if (move && move->picked &&
        (move->picked->index() >= topology.edges().size() ||
         !harborAt(m_document.table(), *move->picked)))
        move->picked.reset();
}

} // namespace longroad
