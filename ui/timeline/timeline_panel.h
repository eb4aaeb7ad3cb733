// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/theme/theme.h"
#include "ui/timeline/game_series.h"

#include <QTimer>
#include <QWidget>

class QButtonGroup;
class QLabel;
class QListView;
class QSlider;
class QToolButton;

namespace longroad
{

class GamePlot;
class MovesModel;

/// The moves of a game, to go through them: a slider with buttons, the list of all moves, and a
/// plot of how the players stood. The space bar plays them one after the other, or pauses.
class TimelinePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(const Theme& theme, QWidget* parent = nullptr);

    /// A game, of which so many moves are shown on the board.
    void show(const Layout& layout, const History& history, int step, HiddenCards hiddenCards);
    void showIcons();

    /// Whether the moves are being played one after the other.
    bool isRunning() const { return m_timer.isActive(); }

Q_SIGNALS:
    void stepChosen(int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addButton(const char* name, const QString& icon, const QString& text);
    QWidget* makeControls();
    QWidget* makeSwitch();
    void showGame(const History& history);
    void showPlot();
    void showStep();
    /// What the plot shows at a step: "Anna 5, Blue 6".
    QString countsText(int step) const;
    int lastStep() const { return static_cast<int>(m_moments.size()) - 1; }
    void choose(int step);
    void toggleRunning();
    void stop();

    const Theme& m_theme;
    Layout m_layout; ///< What is shown, and with it the next four.
    HiddenCards m_hiddenCards = HiddenCards::Counted;
    PerSeat<PlayerStyle> m_styles;
    std::vector<Moment> m_moments;
    int m_step = 0;
    Plotted m_plotted = Plotted::Routes;

    MovesModel* m_model;
    QListView* m_list;
    GamePlot* m_plot;
    QSlider* m_slider;
    QLabel* m_where;
    QToolButton* m_run = nullptr;
    QButtonGroup* m_switch;
    std::vector<std::pair<QToolButton*, QString>> m_icons; ///< With the names of their icons.
    QTimer m_timer;
};

} // namespace longroad
