// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/land/board_menu.h"
#include "ui/main_window.h"

#include "core/position/starting_pieces.h"
#include "core/words/player_names.h"
#include "ui/board/board_canvas.h"
#include "ui/document/samples.h"
#include "ui/panels/land_strip.h"
#include "ui/panels/score_panel.h"
#include "ui/panels/turn_bar.h"
#include "ui/panels/widgets.h"
#include "ui/play/play_controller.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QUrl>

namespace longroad
{

namespace
{

/// One of several, of which one is chosen; `value` is what showActions() knows it by.
QAction* addChoice(QMenu& menu, QActionGroup& group, const QString& text, int value)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setData(value);
    group.addAction(action);
    return action;
}

} // namespace

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    menuBar()->addMenu(new BoardMenu(m_document, m_theme, this));
    menuBar()->addMenu(m_play->menu());
    makePlayersMenu();
    makeViewMenu();
    makeHelpMenu();
    makeToolBar();
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    QMenu* fresh = menu->addMenu(tr("&New"));
    fresh->addAction(tr("Beginner's board"), QKeySequence::New, this,
                     [this] { m_files.newLayout(beginnerLayout()); });
    fresh->addAction(tr("Beginner's board with its starting pieces"), this,
                     [this] { m_files.newLayout(startingPiecesLayout()); });
    fresh->addAction(tr("Roads only, without terrain"), this,
                     [this] { m_files.newLayout(roadsOnlyLayout()); });
    fresh->addAction(tr("Extended board, six players"), this,
                     [this] { m_files.newLayout(extendedLayout()); });
    menu->addAction(tr("&Open…"), QKeySequence::Open, &m_files, &FileController::open);
    QMenu* samples = menu->addMenu(tr("Open a s&ample"));
    for (const SampleLayout& sample : sampleLayouts()) {
        samples->addAction(buttonText(sample.title), this,
                           [this, path = sample.path] { m_files.openSample(path); });
    }
    menu->addSeparator();
    menu->addAction(tr("&Save"), QKeySequence::Save, this, [this] { m_files.save(); });
    menu->addAction(tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                    [this] { m_files.saveAs(); });
    menu->addSeparator();
    menu->addAction(tr("&Export a picture…"), QKeySequence(Qt::CTRL | Qt::Key_E), this,
                    [this] { m_files.exportPicture(HiddenCards::LeftOut); });
    menu->addAction(tr("Export a picture with hidden cards…"), this,
                    [this] { m_files.exportPicture(HiddenCards::Counted); });
    menu->addAction(tr("Export a picture for printing, black on white…"), this,
                    [this] { m_files.exportPicture(HiddenCards::LeftOut, Theme::Name::Print); });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(this, tr("Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_document.undoStack().createRedoAction(this, tr("Redo"));
    redo->setObjectName(QStringLiteral("redo"));
    redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_themedActions.emplace_back(undo, QStringLiteral("undo"));
    m_themedActions.emplace_back(redo, QStringLiteral("redo"));
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();

    m_tools = new QActionGroup(this);
    const auto addTool = [&](const QString& text, const QString& icon, Qt::Key key,
                             ViewState::Tool tool) {
        QAction* action = menu->addAction(text);
        action->setObjectName(icon);
        action->setShortcut(key);
        action->setCheckable(true);
        action->setData(static_cast<int>(tool));
        action->setToolTip(
            tr("%1 (%2)").arg(text, action->shortcut().toString(QKeySequence::NativeText)));
        m_tools->addAction(action);
        m_themedActions.emplace_back(action, icon);
        connect(action, &QAction::triggered, this, [this, tool] { setTool(tool); });
    };
    addTool(tr("Place roads and buildings"), QStringLiteral("place"), Qt::Key_P,
            ViewState::Tool::PlacePieces);
    addTool(tr("Remove pieces"), QStringLiteral("remove"), Qt::Key_E,
            ViewState::Tool::RemovePieces);
    addTool(tr("Edit terrain, numbers, robber and harbors"), QStringLiteral("land"), Qt::Key_T,
            ViewState::Tool::EditLand);
    addTool(tr("Move the view"), QStringLiteral("pan"), Qt::Key_H, ViewState::Tool::MoveView);
    menu->addSeparator();
    menu->addAction(tr("Clear the pieces"), this, [this] { m_document.make(ClearPieces{}); });
}

void MainWindow::makePlayersMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Players"));
    m_players = new QActionGroup(this);
    for (const Seat seat : IdRange<Seat>(Seat::count)) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(QStringLiteral("choosePlayer%1").arg(seat.index() + 1));
        action->setShortcut(static_cast<Qt::Key>(Qt::Key_1 + seat.index()));
        action->setCheckable(true);
        m_players->addAction(action);
        connect(action, &QAction::triggered, this, [this, seat] { choosePlayer(seat); });
    }
    menu->addSeparator();
    QMenu* turn = menu->addMenu(tr("Turn"));
    turn->setObjectName(QStringLiteral("turnMenu"));
    connect(turn, &QMenu::aboutToShow, this, [this, turn] {
        fillTurnMenu(*turn, m_document.table(), m_theme,
                     [this](std::optional<Seat> stated) { m_document.make(SetTurn{stated}); });
    });
    menu->addAction(tr("Check before declaring…"), this, &MainWindow::checkDeclaration);
    menu->addAction(tr("Can I trade?…"), this, [this] { askTrade(m_state.player); });
    menu->addSeparator();
    m_addPlayer = menu->addAction(tr("Add a player"), this, [this] {
        m_document.make(AddPlayer{nextPlayer(m_document.table())});
    });
    menu->addAction(tr("Rename the chosen player"), QKeySequence(Qt::Key_F2), this,
                    [this] { m_panel->startRenaming(m_state.player); });
    m_removePlayer = menu->addAction(tr("Remove the chosen player, with all pieces"), this,
                                     [this] { m_document.make(RemovePlayer{m_state.player}); });
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QMenu* shownRoutes = menu->addMenu(tr("Show the longest route"));
    m_routes = new QActionGroup(this);
    const std::tuple<QString, Qt::Key, ShownRoutes> routes[] = {
        {tr("Of the chosen player"), Qt::Key_F5, ShownRoutes::OfChosen},
        {tr("Of the card's holder"), Qt::Key_F6, ShownRoutes::OfHolder},
        {tr("Of all players"), Qt::Key_F7, ShownRoutes::All},
        {tr("Of nobody"), Qt::Key_F8, ShownRoutes::None},
    };
    for (const auto& [text, key, shown] : routes) {
        QAction* action = addChoice(*shownRoutes, *m_routes, text, static_cast<int>(shown));
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, shown = shown] { setRoutes(shown); });
    }
    menu->addSeparator();
    QAction* zoomIn =
        menu->addAction(tr("Zoom in"), QKeySequence::ZoomIn, m_canvas, &BoardCanvas::zoomIn);
    // The same key without Shift, where "+" needs it.
    zoomIn->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    menu->addAction(tr("Zoom out"), QKeySequence::ZoomOut, m_canvas, &BoardCanvas::zoomOut);
    QAction* fit = menu->addAction(tr("Whole board"), QKeySequence(Qt::CTRL | Qt::Key_0), m_canvas,
                                   &BoardCanvas::fit);
    fit->setObjectName(QStringLiteral("fit"));
    m_themedActions.emplace_back(fit, QStringLiteral("fit"));
    menu->addAction(tr("Rotate by 60°"), QKeySequence(Qt::CTRL | Qt::Key_R), this,
                    [this] { turnView(1); });
    menu->addAction(tr("Rotate back by 60°"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), this,
                    [this] { turnView(-1); });

    menu->addSeparator();
    m_hideCards = menu->addAction(tr("Hide hidden cards"));
    m_hideCards->setCheckable(true);
    connect(m_hideCards, &QAction::triggered, this, [this](bool hide) {
        setHiddenCards(hide ? HiddenCards::LeftOut : HiddenCards::Counted);
    });
    QMenu* wording = menu->addMenu(tr("Wording"));
    m_editions = new QActionGroup(this);
    const std::pair<QString, Edition> editions[] = {
        {tr("Classic: card, harbor, lumber"), Edition::Classic},
        {tr("2025: tile, port, wood"), Edition::Of2025},
    };
    for (const auto& [text, edition] : editions) {
        QAction* action = addChoice(*wording, *m_editions, text, static_cast<int>(edition));
        connect(action, &QAction::triggered, this, [this, edition = edition] {
            if (m_document.layout().edition != edition)
                m_document.make(SetEdition{edition});
        });
    }

    QMenu* looks = menu->addMenu(tr("Appearance"));
    m_appearances = new QActionGroup(this);
    const std::pair<QString, Appearance> appearances[] = {
        {tr("As the system"), Appearance::System},
        {tr("Light"), Appearance::Light},
        {tr("Dark"), Appearance::Dark},
        {tr("High contrast"), Appearance::HighContrast},
    };
    for (const auto& [text, appearance] : appearances) {
        QAction* action = addChoice(*looks, *m_appearances, text, static_cast<int>(appearance));
        connect(action, &QAction::triggered, this,
                [this, appearance = appearance] { setAppearance(appearance); });
    }
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("Mouse and keys"), QKeySequence::HelpContents, this, [this] {
        QMessageBox box(QMessageBox::NoIcon, tr("Mouse and keys"), QString(), QMessageBox::Ok,
                        this);
        box.setTextFormat(Qt::RichText);
        box.setText(tr(
            "<h3>Mouse</h3>"
            "<p><b>Click</b> an edge for a road, a corner for a settlement; click the settlement "
            "again for a city.<br>"
            "<b>Right click</b> a place for all that can be done there, removing too.<br>"
            "<b>Wheel</b> to zoom, <b>middle button</b> to move the view; on a touchpad, pinch to "
            "zoom and move with two fingers.</p>"
            "<h3>Keys on the board</h3>"
            "<p><b>Arrows</b> go from place to place, <b>Enter</b> places, <b>Delete</b> "
            "removes, the <b>menu key</b> lists what can be done.<br>"
            "<b>1</b> to <b>6</b> choose a player. <b>P</b> places, <b>E</b> removes, <b>T</b> "
            "edits the land, <b>H</b> moves the view.<br>"
            "While the land is edited, <b>o10</b> makes a hex mountains 10 and goes on to the "
            "next.<br>"
            "<b>A</b> arranges, <b>G</b> plays; then <b>N</b> ends the turn, and <b>Ctrl</b> with "
            "<b>left</b> or <b>right</b> goes from move to move.<br>"
            "<b>F5</b> to <b>F8</b> choose whose route is shown. <b>Ctrl+R</b> turns the "
            "board.</p>"));
        box.exec();
    });
    menu->addAction(tr("&Rules"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                    [this] { showRule(QUrl()); });
    menu->addAction(tr("About Longroad"), this, [this] {
        QMessageBox::about(
            this, tr("About Longroad"),
            tr("<h3>Longroad %1</h3>"
               "<p>Counts, judges and explains longest routes on a hex board.</p>"
               "<p>Not affiliated with the publisher. CATAN is a trademark of CATAN GmbH.</p>")
                .arg(QApplication::applicationVersion()));
    });
}

void MainWindow::makeToolBar()
{
    m_toolBar = new QToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->addActions(m_tools->actions());
    m_toolBar->addSeparator();
    m_toolBar->addActions(m_players->actions());
    m_toolBar->addSeparator();
    for (const char* name : {"undo", "redo", "fit"})
        m_toolBar->addAction(findChild<QAction*>(QLatin1String(name)));
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
}

void MainWindow::showActions()
{
    const Layout& layout = m_document.table();
    const PlayerNames names = playerNames(layout);
    m_addPlayer->setEnabled(layout.start.seatCount < Seat::count);
    m_removePlayer->setEnabled(layout.start.seatCount > 1);
    for (const Seat seat : IdRange<Seat>(Seat::count)) {
        QAction* action = m_players->actions().at(seat.index());
        const bool exists = seat.index() < layout.start.seatCount;
        action->setVisible(exists);
        action->setEnabled(exists);
        if (!exists)
            continue;
        action->setText(buttonText(names[seat]));
        action->setToolTip(
            tr("%1 (%2)").arg(names[seat].toHtmlEscaped(), QString::number(seat.index() + 1)));
        action->setChecked(seat == m_state.player);
    }
    const auto check = [](QActionGroup& group, int chosen) {
        for (QAction* action : group.actions())
            action->setChecked(action->data().toInt() == chosen);
    };
    check(*m_tools, static_cast<int>(m_state.tool));
    check(*m_routes, static_cast<int>(m_state.routes));
    check(*m_editions, static_cast<int>(layout.edition));
    check(*m_appearances, static_cast<int>(m_appearance));
    m_hideCards->setChecked(m_state.hiddenCards == HiddenCards::LeftOut);
    showBadges();
}

void MainWindow::showBadges()
{
    // Drawing icons takes longer than all the rest, and few edits change a player's look.
    const PerSeat<PlayerStyle> styles = m_theme.playerStyles(m_document.table());
    for (const Seat seat : m_document.table().start.seats()) {
        if (styles[seat] == m_badges[seat])
            continue;
        m_badges[seat] = styles[seat];
        m_players->actions().at(seat.index())->setIcon(badgeIcon(styles[seat], m_theme));
    }
}

void MainWindow::showIcons()
{
    for (const auto& [action, icon] : m_themedActions)
        action->setIcon(themedIcon(icon, m_theme));
    m_landStrip->showIcons();
    m_play->showIcons();
    m_badges = {};
}

} // namespace longroad
