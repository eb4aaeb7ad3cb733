// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/board/board_view.h"
#include "ui/document/board_document.h"
#include "ui/document/file_controller.h"
#include "ui/theme/theme.h"

#include <QMainWindow>

#include <memory>

class QActionGroup;
class QDockWidget;
class QLabel;
class QUrl;

namespace longroad
{

class BoardCanvas;
class BoardScene;
class DeclarationDialog;
class LandController;
class LandStrip;
class PlayController;
class RuleLabel;
class RulesWindow;
class ScorePanel;
class TradeDialog;

/// The window: holds the document and what the user looks at, hands clicks down as edits and shows
/// what comes of them. `refresh()` is the only way anything gets onto the screen.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    BoardDocument& document() { return m_document; }
    FileController& files() { return m_files; }
    const ViewState& viewState() const { return m_state; }
    /// What the board shows now.
    BoardView shownBoard() const;

public Q_SLOTS:
    /// Opens the rules at the line of a "rule:5.4"; anywhere if it names none.
    void showRule(const QUrl& url);

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Appearance
    {
        System,
        Light,
        Dark,
        HighContrast,
    };

    void makeBoard();
    void makeLandTool(); // this and the other two of the land tool are in main_window_land.cpp
    void makePlay();     // this and the next are in main_window_play.cpp
    void refreshPlay();
    void makePanel();
    void makeStatusBar();
    void makeMenus(); // this and the next are in main_window_menus.cpp
    void makeFileMenu();
    void makeEditMenu();
    void makePlayersMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeToolBar();
    void showActions();
    void showBadges();
    /// All icons anew, for another theme.
    void showIcons();

    void refresh();
    void refreshBoard();
    void refreshHint(); // this and the next are in main_window_words.cpp
    /// What the rules object to at the pointed place, one line each.
    QStringList objections() const;
    /// The left of the status line: what was done, and how it stands.
    void refreshStanding();
    /// Its right: the board and how many rules are broken.
    void refreshSummary();
    void noteStep();
    void refreshTitle();
    void tell(const QString& text);
    void refuse(const Refusal& refusal);

    void press(const Place& place);
    void remove(const Place& place);
    void showPlaceMenu(const Place& place, const QPoint& globalPosition);
    void setTool(ViewState::Tool tool);
    void choosePlayer(Seat seat);
    void chooseViolation(const std::optional<Violation>& violation);
    void setRoutes(ShownRoutes routes);
    void askTrade(Seat seat);
    void setHiddenCards(HiddenCards hiddenCards);
    /// Opens the lines to go through before the chosen player declares victory.
    void checkDeclaration();
    /// Turns the board clockwise by so many times 60 degrees.
    void turnView(int times);
    void setAppearance(Appearance appearance);
    static Theme::Name themeFor(Appearance appearance);
    void applyTheme();
    void restoreSettings();
    void saveSettings() const;

    /// What a click at the pointed place would do, and the layout after it or why not. Nothing
    /// where a click means nothing.
    struct PointedEdit
    {
        Edit edit;
        Result<Layout, Refusal> outcome;
    };
    std::optional<PointedEdit> pointedEdit() const;
    QString landHint() const;
    QString landStanding() const;

    Theme m_theme; ///< Changed in place, so that everything that refers to it follows.
    Appearance m_appearance = Appearance::System;
    BoardDocument m_document;
    FileController m_files;
    ViewState m_state;
    QString m_did;       ///< The last thing that was done or undone, in words.
    int m_undoIndex = 0; ///< Before it.
    QString m_standing;  ///< What the status line says unless there is something to refuse.

    std::unique_ptr<BoardScene> m_scene; ///< Before the canvas goes, the scene must.
    BoardCanvas* m_canvas;
    LandController* m_land = nullptr;
    LandStrip* m_landStrip = nullptr;
    PlayController* m_play = nullptr;
    QDockWidget* m_timelineDock = nullptr;
    ScorePanel* m_panel = nullptr;
    RulesWindow* m_rules = nullptr;             ///< Once it was asked for.
    DeclarationDialog* m_declaration = nullptr; ///< The same.
    TradeDialog* m_trade = nullptr;             ///< The same.
    RuleLabel* m_status = nullptr;
    QLabel* m_summary = nullptr;
    QToolBar* m_toolBar = nullptr;
    QActionGroup* m_tools = nullptr;
    QActionGroup* m_players = nullptr;
    QActionGroup* m_routes = nullptr;
    QActionGroup* m_editions = nullptr;
    QActionGroup* m_appearances = nullptr;
    QAction* m_addPlayer = nullptr;
    QAction* m_hideCards = nullptr;
    QAction* m_removePlayer = nullptr;
    std::vector<std::pair<QAction*, QString>> m_themedActions; ///< With the names of their icons.
    PerSeat<PlayerStyle> m_badges; ///< The looks that the players' actions show.
};

} // namespace longroad
