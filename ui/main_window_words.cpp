// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// What the window says: beside the pointer, in the status line and in its title.

#include "ui/main_window.h"

#include "core/words/award_text.h"
#include "core/words/edit_text.h"
#include "core/words/place_text.h"
#include "core/words/violation_text.h"
#include "ui/board/board_canvas.h"
#include "ui/edit/edit_for.h"
#include "ui/help/rule_links.h"
#include "ui/play/play_controller.h"

#include <QFileInfo>
#include <QLabel>

#include <algorithm>

namespace longroad
{

void MainWindow::refreshHint()
{
    if (!m_state.pointed)
        return m_canvas->showHint(std::nullopt, {}, {});
    const Layout& layout = m_document.table();
    const Place& place = *m_state.pointed;
    QString text;
    const auto pointed = pointedEdit();
    if (m_state.tool == ViewState::Tool::EditLand) {
        text = landHint();
    } else if (const auto played = pointed ? m_play->hint(pointed->edit) : std::nullopt) {
        text = *played;
    } else if (pointed && pointed->outcome) {
        //: %1 is what a click would do ("Red city d2"), %2 what comes of it ("Blue 7 → 4")
        text = tr("%1: %2").arg(
            editText(pointed->edit, layout),
            previewText(layout, m_document.analysis(), pointed->outcome.value(), m_state.player));
    } else if (pointed && m_state.tool == ViewState::Tool::PlacePieces &&
               // The piece just placed is no reason to complain while the pointer rests on it.
               pointed->outcome.error().reason != RefusalReason::AlreadyThere) {
        text = refusalText(pointed->outcome.error(), layout);
    }
    QStringList lines = objections();
    if (!text.isEmpty())
        lines.prepend(text);
    m_canvas->showHint(place, placeText(place, layout.start), lines.join(QLatin1Char('\n')));
}

QStringList MainWindow::objections() const
{
    const Layout& layout = m_document.table();
    QStringList lines;
    for (const Violation& violation : m_document.analysis().violations) {
        const auto& places = violation.places;
        const bool isHere =
            std::find(places.begin(), places.end(), m_state.pointed) != places.end();
        // What is merely incomplete is told only to somebody who asked for it.
        if (isHere &&
            (severity(violation.code) == Severity::Broken || violation == m_state.violation)) {
            lines << violationLine(violation, layout.start.topology(), playerNames(layout));
        }
    }
    return lines;
}

void MainWindow::refreshStanding()
{
    const Layout& layout = m_document.table();
    const Analysis& analysis = m_document.analysis();
    if (m_state.tool == ViewState::Tool::EditLand) {
        m_standing = landStanding();
    } else if (const QString guidance = m_play->guidance(); !guidance.isEmpty()) {
        m_standing = m_did.isEmpty() ? guidance : tr("%1. %2").arg(m_did, guidance);
    } else if (analysis.pieces == PerSeat<PieceCount>()) {
        m_standing = tr("Choose a player, then click an edge for a road or a corner for a "
                        "settlement; click the settlement again for a city.");
    } else {
        const QString verdict =
            awardText(Card::LongestRoute, routeLengths(layout.start, analysis.routes),
                      analysis.longestRoute, playerNames(layout), layout.edition);
        m_standing = m_did.isEmpty() ? verdict : tr("%1. %2").arg(m_did, verdict);
    }
    tell(m_standing);
}

void MainWindow::refreshSummary()
{
    const Layout& layout = m_document.table();
    const PlayerNames names = playerNames(layout);
    QStringList broken;
    for (const Violation& violation : m_document.analysis().violations) {
        if (severity(violation.code) == Severity::Broken)
            broken << violationLine(violation, layout.start.topology(), names);
    }
    const QString rules = broken.isEmpty()
                              ? tr("no rule broken")
                              : tr("%n rule(s) broken", nullptr, static_cast<int>(broken.size()));
    const QString summary = tr("%1 · %2");
    const QString board = boardName(layout.start.board).toHtmlEscaped();
    const bool isLink = !broken.isEmpty();
    m_summary->setTextInteractionFlags(isLink ? Qt::LinksAccessibleByMouse |
                                                    Qt::LinksAccessibleByKeyboard
                                              : Qt::NoTextInteraction);
    m_summary->setFocusPolicy(isLink ? Qt::TabFocus : Qt::NoFocus);
    m_summary->setText(
        summary.arg(board, isLink ? QStringLiteral("<a href=\"violations\">%1</a>").arg(rules)
                                  : rules.toHtmlEscaped()));
    m_summary->setAccessibleName(summary.arg(boardName(layout.start.board), rules));
    m_summary->setToolTip(broken.join(QLatin1Char('\n')).toHtmlEscaped());
    m_summary->setAccessibleDescription(broken.join(QLatin1Char(' ')));
}

void MainWindow::noteStep()
{
    const QUndoStack& stack = m_document.undoStack();
    const int undoIndex = stack.index();
    if (stack.count() == 0)
        m_did.clear();
    else if (undoIndex < m_undoIndex)
        m_did = tr("Undone: %1").arg(stack.text(undoIndex));
    else if (undoIndex > 0)
        m_did = stack.text(undoIndex - 1);
    m_did = m_play->noted(m_did, undoIndex > m_undoIndex);
    m_undoIndex = undoIndex;
}

void MainWindow::tell(const QString& text)
{
    m_status->setPlainText(text);
    m_status->setAccessibleName(text); // a screen reader is told when a name changes
}

void MainWindow::refuse(const Refusal& refusal)
{
    const QString text = refusalText(refusal, m_document.table());
    tell(text);
    if (m_state.pointed)
        m_canvas->showHint(m_state.pointed, tr("Not possible here"), text);
}

void MainWindow::refreshTitle()
{
    const QString path = m_document.path();
    const QString title = QString::fromStdString(m_document.table().title);
    QString name = !path.isEmpty()    ? QFileInfo(path).fileName()
                   : !title.isEmpty() ? title
                                      : tr("New layout");
    // "[*]" is where Qt puts the mark of unsaved changes; doubled it stands for itself.
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    setWindowTitle(tr("%1[*] — Longroad").arg(name));
    setWindowModified(m_document.isModified());
}

} // namespace longroad
