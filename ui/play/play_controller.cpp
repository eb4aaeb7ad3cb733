// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/play/play_controller.h"

#include "core/rules/legality.h"
#include "core/words/play_text.h"
#include "ui/board/board_view.h"
#include "ui/document/board_document.h"
#include "ui/edit/move_preview.h"
#include "ui/panels/widgets.h"
#include "ui/play/mode_bar.h"
#include "ui/timeline/timeline_panel.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace longroad
{

PlayController::PlayController(BoardDocument& document, ViewState& state, const Theme& theme,
                               QWidget& window)
    : QObject(&window), m_document(document), m_state(state), m_theme(theme),
      m_menu(new QMenu(tr("&Game"), &window))
{
    makeActions();
    m_bar = new ModeBar({m_arrange, m_play, m_endTurn, m_knight, m_card}, theme);
    m_timeline = new TimelinePanel(theme);
    connect(m_bar, &ModeBar::undoRequested, &document.undoStack(), &QUndoStack::undo);
    connect(m_timeline, &TimelinePanel::stepChosen, &document, &BoardDocument::goTo);
    connect(&document, &BoardDocument::moveRefused, this, &PlayController::refuse);
    connect(&document, &BoardDocument::changed, this, &PlayController::followTurn);
    for (const auto signal : {&BoardDocument::stepChanged, &BoardDocument::playingChanged}) {
        connect(&document, signal, this, [this] {
            m_notice.clear();
            followTurn();
        });
    }
}

QAction* PlayController::addAction(const QString& text, const QString& name,
                                   const QKeySequence& shortcut)
{
    QAction* action = m_menu->addAction(text);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    return action;
}

void PlayController::makeActions()
{
    m_arrange = addAction(tr("Arrange"), QStringLiteral("arrange"), Qt::Key_A);
    m_arrange->setToolTip(tr("Change the position freely; what breaks a rule is marked (A)"));
    m_play = addAction(tr("Play"), QStringLiteral("play"), Qt::Key_G);
    m_play->setToolTip(tr("Clicks are moves, by the rules (G)"));
    auto* modes = new QActionGroup(this);
    for (QAction* mode : {m_arrange, m_play}) {
        mode->setCheckable(true);
        modes->addAction(mode);
        connect(mode, &QAction::triggered, this,
                [this, mode] { m_document.setPlaying(mode == m_play); });
    }
    m_menu->addSeparator();
    connect(addAction(tr("New game, from the set-up phase on"), QStringLiteral("newGame"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)),
            &QAction::triggered, this, &PlayController::startGame);
    connect(addAction(tr("Start a game here"), QStringLiteral("startHere"), {}),
            &QAction::triggered, this, &PlayController::startHere);
    m_menu->addSeparator();
    m_endTurn = addAction(tr("End turn"), QStringLiteral("nextTurn"), Qt::Key_N);
    connect(m_endTurn, &QAction::triggered, this, &PlayController::endTurn);
    m_knight = addAction(tr("Play a Knight"), QStringLiteral("knight"), Qt::Key_K);
    m_knight->setIconText(tr("Knight"));
    m_knight->setToolTip(tr("Play a Knight (K)"));
    connect(m_knight, &QAction::triggered, this, [this] { act(PlayKnight{}); });
    m_card = addAction(tr("Gain a Victory Point card"), QStringLiteral("card"), Qt::Key_V);
    m_card->setIconText(tr("Victory Point card"));
    m_card->setToolTip(tr("Gain a Victory Point card (V)"));
    connect(m_card, &QAction::triggered, this, [this] { act(GainVictoryPointCard{}); });
    m_menu->addSeparator();
    const auto addStep = [this](const QString& text, const QString& name, Qt::Key key, auto to) {
        QAction* action = addAction(text, name, QKeySequence(Qt::CTRL | key));
        connect(action, &QAction::triggered, this, [this, to] { m_document.goTo(to()); });
        return action;
    };
    m_back = addStep(tr("Step back"), QStringLiteral("stepBack"), Qt::Key_Left,
                     [this] { return m_document.step() - 1; });
    m_forward = addStep(tr("Step forward"), QStringLiteral("stepForward"), Qt::Key_Right,
                        [this] { return m_document.step() + 1; });
    m_toStart =
        addStep(tr("To the start"), QStringLiteral("stepToStart"), Qt::Key_Home, [] { return 0; });
    m_toEnd = addStep(tr("To the last move"), QStringLiteral("stepToEnd"), Qt::Key_End,
                      [this] { return m_document.history().length(); });
}

void PlayController::act(const Action& action)
{
    m_document.play(moveOf(m_document.playState(), m_state.player, action));
}

void PlayController::endTurn()
{
    const auto next = nextInTurn(m_document.playState());
    m_document.play({next.value_or(m_state.player), StartTurn{}, false, {}});
}

void PlayController::startGame()
{
    const bool isFresh = m_document.layout().moves.empty() && m_document.playState().setup;
    if (!isFresh)
        m_document.startGame();
    m_document.setPlaying(true);
}

void PlayController::startHere()
{
    if (!m_document.layout().moves.empty())
        m_document.startHere();
    m_document.setPlaying(true);
    const PlayState& state = m_document.playState();
    if (!state.setup && !state.position.turn)
        endTurn();
}

void PlayController::followTurn()
{
    if (!m_document.isPlaying())
        return;
    const PlayState& state = m_document.playState();
    const auto toAct = state.setup ? state.setup->player : state.position.turn;
    if (toAct)
        m_state.player = *toAct;
}

void PlayController::refuse(const PlayRefusal& refusal)
{
    m_notice = playRefusalText(refusal, m_document.table());
    m_noticeIsUndoable = false;
    m_noticeIsOfPlace = refusal.reason == PlayRefusal::Reason::SetupOrder ||
                        std::any_of(refusal.violations.begin(), refusal.violations.end(),
                                    [](const Violation& it) { return !it.places.empty(); });
    show();
    Q_EMIT refused(m_notice);
}

void PlayController::leavePlace()
{
    if (!std::exchange(m_noticeIsOfPlace, false))
        return;
    m_notice.clear();
    show();
}

bool PlayController::mayMake(const Edit& edit) const
{
    if (const auto played = preview(edit))
        return played->ok();
    return applied(m_document.table(), edit).ok();
}

std::optional<Result<Layout, PlayRefusal>> PlayController::preview(const Edit& edit) const
{
    if (!m_document.isPlaying())
        return std::nullopt;
    const PlayState& state = m_document.playState();
    if (takesBack(state, edit))
        return PlayRefusal{PlayRefusal::Reason::NothingGoesBack, m_state.player};
    const auto move = moveFor(state, edit);
    if (!move)
        return std::nullopt;
    if (auto refused = refusal(state, *move))
        return std::move(*refused);
    Layout after = m_document.table();
    after.start = moved(state.position, *move);
    return after;
}

std::optional<QString> PlayController::hint(const Edit& edit) const
{
    const auto played = preview(edit);
    if (!played)
        return std::nullopt;
    const PlayState& state = m_document.playState();
    const auto move = moveFor(state, edit);
    if (played->ok()) {
        return movePreviewText(m_document.table(), m_document.analysis(), state, *move,
                               m_state.hiddenCards);
    }
    return move ? moveRefusalHint(m_document.table(), *move, played->error())
                : playRefusalText(played->error(), m_document.table());
}

QString PlayController::noted(const QString& did, bool isForward)
{
    m_notice.clear();
    m_noticeIsOfPlace = false;
    const int dropped = isForward ? m_document.droppedMoves() : 0;
    if (dropped == 0)
        return did;
    m_noticeIsUndoable = true;
    if (m_document.layout().moves.empty()) {
        m_notice = tr("This is the new start: %n move(s) dropped.", nullptr, dropped);
        return tr("%1; the moves of the game are dropped, Undo brings them back").arg(did);
    }
    m_notice = tr("%n later move(s) dropped.", nullptr, dropped);
    return tr("%1; %n later move(s) dropped, Undo brings them back", nullptr, dropped).arg(did);
}

QString PlayController::stepText() const
{
    const Layout& layout = m_document.layout();
    const int step = m_document.step();
    if (step == 0)
        return tr("Before the first move");
    const Move& move = layout.moves[static_cast<std::size_t>(step - 1)];
    //: %1 of %2 moves, %3 the move in words
    return tr("Move %1 of %2: %3")
        .arg(QString::number(step), QString::number(m_document.history().length()),
             listedMoveText(move, layout, m_state.hiddenCards));
}

QString PlayController::guidance() const
{
    const auto& setup = m_document.playState().setup;
    if (!m_document.isPlaying() || !setup)
        return {};
    return setupText(*setup, m_state.player, playerNames(m_document.table()));
}

bool PlayController::showsWin() const
{
    const auto winner = m_document.analysis().winner;
    if (!m_document.playState().isWon || !winner)
        return m_document.playState().isWon;
    const Layout& table = m_document.table();
    return outlook(table.start, m_document.analysis(), *winner, m_state.hiddenCards).total() >=
           pointsToWin;
}

QString PlayController::taskText() const
{
    const PlayState& state = m_document.playState();
    const PlayerNames names = playerNames(m_document.table());
    if (state.setup)
        return guidance();
    if (showsWin()) {
        const auto winner = m_document.analysis().winner;
        return winner ? tr("%1 wins").arg(names[*winner]) : tr("The game is won");
    }
    return state.position.turn ? tr("%1's turn").arg(names[*state.position.turn])
                               : tr("No turn yet");
}

QString PlayController::modeLine() const
{
    const int moves = m_document.history().length();
    if (!m_document.isPlaying()) {
        return moves == 0 ? tr("Change the position freely; what breaks a rule is marked.")
                          : tr("A change makes this the new start and drops the game's %n move(s).",
                               nullptr, moves);
    }
    if (const int later = moves - m_document.step(); later > 0)
        return tr("A move here replaces the %n later one(s).", nullptr, later);
    return m_document.playState().setup
               ? tr("Set-up: a settlement and its road each, then back again.")
               : tr("Clicks are moves, by the rules.");
}

void PlayController::show()
{
    ModeBarView view;
    view.isPlaying = m_document.isPlaying();
    const int step = m_document.step();
    const auto& moments = m_document.history().moments();
    if (step > 0) {
        const auto now = static_cast<std::size_t>(step);
        view.news =
            announcements(moments[now - 1], moments[now], m_document.table(), m_state.hiddenCards);
    }
    view.task = taskText();
    const PlayState& state = m_document.playState();
    view.offersActions = view.isPlaying && !state.setup && !showsWin();
    if (view.isPlaying && (state.setup || state.position.turn)) {
        const Seat toAct =
            state.setup ? state.setup->player.value_or(m_state.player) : *state.position.turn;
        view.player = m_theme.playerStyles(m_document.table())[toAct];
    }
    // News has the room to itself, unless something has to be said about it.
    if (!m_notice.isEmpty())
        view.line = m_notice;
    else if (view.news.isEmpty() || !view.isPlaying || step < m_document.history().length())
        view.line = modeLine();
    view.offersUndo = !m_notice.isEmpty() && m_noticeIsUndoable;
    showActions();
    m_bar->show(view);
    m_timeline->show(m_document.layout(), m_document.history(), step, m_state.hiddenCards);
}

void PlayController::showActions()
{
    const bool isPlaying = m_document.isPlaying();
    (isPlaying ? m_play : m_arrange)->setChecked(true);
    const PlayState& state = m_document.playState();
    const QString chosen = playerNames(m_document.table())[m_state.player];
    const bool startsTurns = !state.setup && !state.position.turn;
    //: %1 is a player
    const QString text = startsTurns ? tr("Start %1's turn").arg(chosen) : tr("End turn");
    m_endTurn->setText(buttonText(text));
    //: %1 is "End turn", %2 its key
    const QString withKey =
        tr("%1 (%2)").arg(text, m_endTurn->shortcut().toString(QKeySequence::NativeText));
    m_endTurn->setIconText(buttonText(withKey));
    const auto next = nextInTurn(state);
    m_endTurn->setToolTip(
        next ? tr("Next: %1").arg(playerNames(m_document.table())[*next]).toHtmlEscaped()
             : withKey.toHtmlEscaped());
    for (QAction* action : {m_endTurn, m_knight, m_card})
        action->setEnabled(isPlaying && !state.setup && !showsWin());
    const int step = m_document.step();
    for (QAction* action : {m_back, m_toStart})
        action->setEnabled(step > 0);
    for (QAction* action : {m_forward, m_toEnd})
        action->setEnabled(step < m_document.history().length());
}

void PlayController::showIcons()
{
    m_timeline->showIcons();
}

} // namespace longroad
