// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/main_window.h"

#include "core/words/edit_text.h"
#include "core/words/place_text.h"
#include "ui/board/board_canvas.h"
#include "ui/board/board_scene.h"
#include "ui/edit/edit_for.h"
#include "ui/edit/land_controller.h"
#include "ui/help/rule_links.h"
#include "ui/help/rules_window.h"
#include "ui/panels/declaration_dialog.h"
#include "ui/panels/land_strip.h"
#include "ui/panels/score_panel.h"
#include "ui/panels/trade_dialog.h"
#include "ui/panels/widgets.h"
#include "ui/play/mode_bar.h"
#include "ui/play/play_controller.h"
#include "ui/theme/style_sheet.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

/// What the desktop asks for; looked at before our own palette replaces its.
Theme::Name systemTheme()
{
    static const Theme::Name name = [] {
        const QColor ground = QApplication::palette().color(QPalette::Window);
        if (ground.lightness() >= 128)
            return Theme::Name::Light;
        // Dark desktops are grey; pure black is what those for high contrast have.
        return ground.lightness() == 0 ? Theme::Name::HighContrast : Theme::Name::Dark;
    }();
    return name;
}

void bringUp(QDialog& dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

MainWindow::MainWindow()
    : m_theme(systemTheme()), m_files(m_document, *this), m_canvas(new BoardCanvas)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/longroad.svg")));
    resize(1280, 800);

    makeBoard();
    makePanel();
    makeStatusBar();
    makeMenus();
    restoreSettings();
    applyTheme();

    connect(&m_document, &BoardDocument::changed, this, [this] {
        noteStep();
        refresh();
    });
    connect(&m_document, &BoardDocument::fileChanged, this, &MainWindow::refreshTitle);
    connect(&m_document, &BoardDocument::refused, this, &MainWindow::refuse);
    QDesktopServices::setUrlHandler(QStringLiteral("rule"), this, "showRule");
    m_canvas->setFocus();
}

MainWindow::~MainWindow()
{
    QDesktopServices::unsetUrlHandler(QStringLiteral("rule"));
    // The document speaks once more when it goes, to a window of which only half is left.
    m_document.disconnect(this);
    m_document.disconnect(m_play);
    m_canvas->setScene(nullptr);
}

void MainWindow::makeBoard()
{
    makeLandTool();
    makePlay();
    auto* frame = new QWidget;
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 8, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_play->bar());
    layout->addWidget(m_landStrip);
    layout->addWidget(m_canvas, 1);
    setCentralWidget(frame);

    connect(m_canvas, &BoardCanvas::placePressed, this, &MainWindow::press);
    connect(m_canvas, &BoardCanvas::removeRequested, this, &MainWindow::remove);
    connect(m_canvas, &BoardCanvas::menuRequested, this, &MainWindow::showPlaceMenu);
    connect(m_canvas, &BoardCanvas::escapePressed, this, [this] {
        if (m_state.byKeyboard)
            m_panel->goToChosenViolation(); // where the keyboard came from
        chooseViolation(std::nullopt);
    });
    connect(m_canvas, &BoardCanvas::pointedAt, this,
            [this](const std::optional<Place>& place, bool byKeyboard) {
                m_state.pointed = place;
                m_state.byKeyboard = byKeyboard;
                refreshBoard();
                refreshHint();
                if (m_state.tool == ViewState::Tool::EditLand)
                    refreshStanding(); // it names the place
                else
                    tell(m_standing); // a refusal is about the place that was left
            });
}

void MainWindow::makePanel()
{
    m_panel = new ScorePanel(m_theme);
    auto* dock = new QDockWidget(tr("Score"));
    dock->setObjectName(QStringLiteral("scoreDock"));
    dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock->setTitleBarWidget(new QWidget);
    dock->setWidget(m_panel);
    addDockWidget(Qt::RightDockWidgetArea, dock);

    connect(m_panel, &ScorePanel::playerChosen, this, &MainWindow::choosePlayer);
    connect(m_panel, &ScorePanel::tradeAsked, this, &MainWindow::askTrade);
    connect(m_panel, &ScorePanel::routesChosen, this, &MainWindow::setRoutes);
    connect(m_panel, &ScorePanel::violationChosen, this, &MainWindow::chooseViolation);
    connect(m_panel, &ScorePanel::checkRequested, this, &MainWindow::checkDeclaration);
    connect(m_panel, &ScorePanel::editRequested, this,
            [this](const Edit& edit) { m_document.make(edit); });
}

void MainWindow::makeStatusBar()
{
    m_status = new RuleLabel("status");
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setWordWrap(false);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // however long the text
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::RichText);
    connect(m_summary, &QLabel::linkActivated, m_panel, &ScorePanel::goToViolations);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_summary);
    statusBar()->setSizeGripEnabled(false);
}

BoardView MainWindow::shownBoard() const
{
    const auto pointed = pointedEdit();
    if (const auto move = pointed ? m_play->preview(pointed->edit) : std::nullopt) {
        return boardView(m_document.table(), m_document.analysis(), m_state, m_theme,
                         move->ok() ? &move->value() : nullptr);
    }
    return boardView(m_document.table(), m_document.analysis(), m_state, m_theme,
                     pointed && pointed->outcome ? &pointed->outcome.value() : nullptr);
}

void MainWindow::refresh()
{
    const Layout& layout = m_document.table();
    if (m_state.player.index() >= layout.start.seatCount)
        m_state.player = Seat(layout.start.seatCount - 1);
    const std::vector<Violation>& found = m_document.analysis().violations;
    if (std::find(found.begin(), found.end(), m_state.violation) == found.end())
        m_state.violation.reset();
    refreshBoard();
    refreshPlay();
    m_landStrip->show(layout, m_state);
    m_panel->show(layout, m_document.analysis(), m_state);
    if (m_trade)
        m_trade->askAbout(layout, m_state.player);
    if (m_declaration && m_declaration->isVisible())
        m_declaration->show(layout, m_document.analysis(), m_state.player, m_state.hiddenCards);
    showActions();
    refreshStanding();
    refreshSummary();
    refreshHint();
    refreshTitle();
}

void MainWindow::refreshBoard()
{
    const BoardKind board = m_document.table().start.board;
    if (!m_scene || m_scene->geometry().topology().kind() != board ||
        m_scene->geometry().turns() != m_state.turns) {
        auto scene = std::make_unique<BoardScene>(board, m_theme, m_state.turns);
        m_state.pointed.reset(); // a place of the other board, or elsewhere now
        m_canvas->setBoard(scene.get());
        m_scene = std::move(scene);
    }
    m_scene->show(shownBoard());
}

std::optional<MainWindow::PointedEdit> MainWindow::pointedEdit() const
{
    if (!m_state.pointed)
        return std::nullopt;
    const auto edit = editFor(m_document.table(), m_state, *m_state.pointed);
    if (!edit)
        return std::nullopt;
    return PointedEdit{*edit, applied(m_document.table(), *edit)};
}

void MainWindow::press(const Place& place)
{
    if (m_state.tool == ViewState::Tool::EditLand)
        return m_land->press(place);
    if (const auto edit = editFor(m_document.table(), m_state, place))
        m_document.make(*edit);
}

void MainWindow::remove(const Place& place)
{
    if (const auto edit = removalFor(m_state, place))
        m_document.make(*edit);
}

void MainWindow::showPlaceMenu(const Place& place, const QPoint& globalPosition)
{
    const Layout& layout = m_document.table();
    if (m_state.tool == ViewState::Tool::EditLand)
        m_canvas->pointTo(place); // what is typed next is about this place
    QMenu menu(this);
    menu.addSection(placeText(place, layout.start));
    for (const Edit& edit : editsFor(layout, m_state, place)) {
        if (m_play->mayMake(edit)) {
            menu.addAction(buttonText(editText(edit, layout)), this,
                           [=, this] { m_document.make(edit); });
        }
    }
    m_canvas->showHint(std::nullopt, {}, {}); // the menu says it all
    menu.exec(globalPosition);
}

void MainWindow::setTool(ViewState::Tool tool)
{
    m_state.tool = tool;
    m_canvas->setPanning(tool == ViewState::Tool::MoveView);
    if (tool == ViewState::Tool::EditLand)
        m_canvas->setFocus();
    m_land->toolChanged();
    m_landStrip->show(m_document.table(), m_state);
    refreshBoard();
    refreshHint();
    refreshStanding();
    showActions();
}

void MainWindow::choosePlayer(Seat seat)
{
    if (seat.index() >= m_document.table().start.seatCount)
        return;
    m_state.player = seat;
    refresh();
}

void MainWindow::chooseViolation(const std::optional<Violation>& violation)
{
    m_state.violation = violation;
    refresh();
    // The last of its places is the lowest, so that the hint below it covers none of the others.
    if (violation)
        m_canvas->pointTo(violation->places.back());
}

void MainWindow::setRoutes(ShownRoutes routes)
{
    m_state.routes = routes;
    refresh();
}

void MainWindow::askTrade(Seat seat)
{
    choosePlayer(seat);
    if (!m_trade)
        m_trade = new TradeDialog(m_theme, this);
    m_trade->askAbout(m_document.table(), m_state.player);
    bringUp(*m_trade);
}

void MainWindow::setHiddenCards(HiddenCards hiddenCards)
{
    m_state.hiddenCards = hiddenCards;
    refresh();
}

void MainWindow::checkDeclaration()
{
    if (!m_declaration) {
        m_declaration = new DeclarationDialog(m_theme, this);
        connect(m_declaration, &DeclarationDialog::turnStated, this,
                [this](std::optional<Seat> turn) { m_document.make(SetTurn{turn}); });
    }
    m_declaration->show(m_document.table(), m_document.analysis(), m_state.player,
                        m_state.hiddenCards);
    bringUp(*m_declaration);
}

void MainWindow::setAppearance(Appearance appearance)
{
    m_appearance = appearance;
    applyTheme();
}

Theme::Name MainWindow::themeFor(Appearance appearance)
{
    switch (appearance) {
    case Appearance::System:
        return systemTheme();
    case Appearance::Light:
        return Theme::Name::Light;
    case Appearance::Dark:
        return Theme::Name::Dark;
    case Appearance::HighContrast:
        return Theme::Name::HighContrast;
    }
    return Theme::Name::Light;
}

void MainWindow::applyTheme()
{
    m_theme = Theme(themeFor(m_appearance));
    QApplication::setPalette(m_theme.palette());
    setStyleSheet(windowStyleSheet(m_theme));
    if (m_rules)
        m_rules->applyTheme();
    showIcons();
    m_summary->clear(); // its link gets the colour that it has when the text is set
    refresh();
    if (m_scene) {
        m_scene->update(); // equal views, other colours
        m_scene->invalidate(QRectF(), QGraphicsScene::BackgroundLayer);
    }
    update();
}

void MainWindow::showRule(const QUrl& url)
{
    if (!m_rules)
        m_rules = new RulesWindow(m_theme, this);
    m_rules->showRule(url.path());
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    const int appearance = settings.value(QStringLiteral("window/appearance")).toInt();
    if (appearance >= 0 && appearance <= static_cast<int>(Appearance::HighContrast))
        m_appearance = static_cast<Appearance>(appearance);
    if (settings.value(QStringLiteral("window/hideHiddenCards")).toBool())
        m_state.hiddenCards = HiddenCards::LeftOut;
}

void MainWindow::saveSettings() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/appearance"), static_cast<int>(m_appearance));
    settings.setValue(QStringLiteral("window/hideHiddenCards"),
                      m_state.hiddenCards == HiddenCards::LeftOut);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.mayDiscard()) {
        event->ignore();
        return;
    }
    saveSettings();
    event->accept();
}

} // namespace longroad
