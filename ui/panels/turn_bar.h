// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/winning.h"

#include <QWidget>

#include <functional>

class QMenu;
class QToolButton;

namespace longroad
{

class QuestionFrame;
class Theme;

/// Whose turn it is, to see and to say; asks for it where a win depends on it. Beside it is room
/// for the headings of the players below.
class TurnBar final : public QWidget
{
    Q_OBJECT

public:
    TurnBar(const Theme& theme, QWidget* headings, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis, HiddenCards hiddenCards);

Q_SIGNALS:
    void turnStated(std::optional<longroad::Seat> turn);

private:
    const Theme& m_theme;
    Layout m_layout; ///< What is shown, for the menu.
    QToolButton* m_button;
    QMenu* m_menu;
    QuestionFrame* m_question;
};

/// Fills a menu with the players and "Not set", the one that applies checked; `stated` is called
/// with the one that is chosen.
void fillTurnMenu(QMenu& menu, const Layout& layout, const Theme& theme,
                  const std::function<void(std::optional<Seat>)>& stated);

/// "Whose turn is it?"
QString turnQuestion();

} // namespace longroad
