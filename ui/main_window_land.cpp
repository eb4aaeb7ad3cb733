// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/main_window.h"

#include "core/words/edit_text.h"
#include "ui/board/board_canvas.h"
#include "ui/edit/land_controller.h"
#include "ui/panels/land_strip.h"

namespace longroad
{

void MainWindow::makeLandTool()
{
    m_land = new LandController(m_document, m_state, *m_canvas, this);
    m_landStrip = new LandStrip(m_theme);
    connect(m_landStrip, &LandStrip::brushChosen, m_land, &LandController::choose);
    connect(m_land, &LandController::changed, this, [this] {
        m_landStrip->show(m_document.table(), m_state);
        refreshBoard();
        refreshHint();
        refreshStanding();
    });
    connect(m_land, &LandController::told, this, &MainWindow::tell);
    connect(m_land, &LandController::refused, this, &MainWindow::refuse);
    connect(m_land, &LandController::left, this, [this] { setTool(ViewState::Tool::PlacePieces); });
}

QString MainWindow::landHint() const
{
    const QString hint = m_land->hint();
    if (!hint.isEmpty())
        return hint;
    const auto pointed = pointedEdit();
    if (!pointed)
        return {};
    const Layout& layout = m_document.table();
    if (pointed->outcome)
        return editText(pointed->edit, layout);
    const Refusal& refusal = pointed->outcome.error();
    // What was just stamped is no reason to complain while the pointer rests on it.
    return refusal.reason == RefusalReason::NothingToChange ? QString()
                                                            : refusalText(refusal, layout);
}

QString MainWindow::landStanding() const
{
    const QString standing = m_land->standing();
    if (m_did.isEmpty() || standing.isEmpty())
        return m_did + standing;
    return tr("%1. %2").arg(m_did, standing);
}

} // namespace longroad
