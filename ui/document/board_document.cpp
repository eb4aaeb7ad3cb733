// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/board_document.h"

#include "core/format/layout_json.h"
#include "core/words/edit_text.h"
#include "core/words/move_text.h"
#include "ui/document/edit_command.h"
#include "ui/document/file_store.h"

#include <algorithm>

namespace longroad
{

namespace
{

/// Whether an edit is about the table after the moves, so that they can't stay.
struct Arranges
{
    bool operator()(const SetEdition&) const { return false; }
    bool operator()(const RenamePlayer&) const { return false; }
    bool operator()(const RecolorPlayer&) const { return false; }
    // No move changes the land, and a board that is switched takes its moves along.
    bool operator()(const SetHex&) const { return false; }
    bool operator()(const MoveRobber&) const { return false; }
    bool operator()(const SetHarbor&) const { return false; }
    bool operator()(const MoveHarbor&) const { return false; }
    bool operator()(const SetLandscape&) const { return false; }
    bool operator()(const SwitchBoard&) const { return false; }
    template <class Other> bool operator()(const Other&) const { return true; }
};

} // namespace

BoardDocument::BoardDocument(QObject* parent) : QObject(parent), m_layout(beginnerLayout())
{
    setLayout(m_layout, 0);
    // Once the stack has counted the step, so that whoever is told can ask what it was.
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &BoardDocument::changed);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &BoardDocument::fileChanged);
}

bool BoardDocument::make(const Edit& edit)
{
    if (m_isPlaying) {
        if (const auto move = moveFor(m_playState, edit))
            return play(*move);
        if (takesBack(m_playState, edit)) {
            Q_EMIT moveRefused({PlayRefusal::Reason::NothingGoesBack, Seat(0)});
            return false;
        }
    }
    const bool arranges = std::visit(Arranges(), edit);
    auto next = applied(arranges ? m_table : m_layout, edit);
    if (!next) {
        Q_EMIT refused(next.error());
        return false;
    }
    push(std::move(next).value(), arranges ? 0 : m_step, arranges ? m_history->length() : 0,
         editText(edit, m_layout));
    return true;
}

bool BoardDocument::play(const Move& move)
{
    if (const auto refused = refusal(m_playState, move)) {
        Q_EMIT moveRefused(*refused);
        return false;
    }
    Layout next = withMove(m_layout, m_step, m_playState, move);
    const int last = static_cast<int>(next.moves.size());
    push(std::move(next), last, m_history->length() - m_step,
         moveText(move, m_layout.start.topology(), playerNames(m_layout)));
    return true;
}

void BoardDocument::startGame()
{
    push(newGame(m_table), 0, m_history->length(), tr("New game"));
}

void BoardDocument::startHere()
{
    push(m_table, 0, m_history->length(), tr("Start a game here"));
}

void BoardDocument::goTo(int step)
{
    step = std::clamp(step, 0, m_history->length());
    if (step == m_step)
        return;
    showStep(step);
    Q_EMIT stepChanged();
}

void BoardDocument::setPlaying(bool playing)
{
    if (playing == m_isPlaying)
        return;
    m_isPlaying = playing;
    Q_EMIT playingChanged();
}

int BoardDocument::droppedMoves() const
{
    const int done = m_undoStack.index();
    const auto* last = done > 0 ? m_undoStack.command(done - 1) : nullptr;
    return last ? static_cast<const EditCommand*>(last)->droppedMoves() : 0;
}

void BoardDocument::push(Layout next, int step, int droppedMoves, const QString& text)
{
    // A command's text has two parts, the second for menus, where "&" marks the shortcut.
    const QString forMenus = QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_undoStack.push(new EditCommand(*this, std::move(next), step, droppedMoves,
                                     text + QLatin1Char('\n') + forMenus));
}

void BoardDocument::open(const Layout& layout, const QString& path)
{
    m_path = path;
    setLayout(layout, static_cast<int>(layout.moves.size()));
    m_undoStack.clear();
    setPlaying(false);
    Q_EMIT changed();
    Q_EMIT fileChanged();
}

std::optional<QString> BoardDocument::save(const QString& path)
{
    if (const auto error = writeFile(path, layoutToJson(m_layout)))
        return error;
    m_path = path;
    m_undoStack.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

void BoardDocument::setLayout(const Layout& layout, int step)
{
    m_layout = layout;
    m_history.emplace(m_layout);
    showStep(std::min(step, m_history->length()));
}

void BoardDocument::showStep(int step)
{
    m_step = step;
    const Replay replay = m_history->at(step);
    m_table = replay.table();
    m_analysis = replay.analysis();
    m_playState = longroad::playState(m_layout, replay);
}

} // namespace longroad
