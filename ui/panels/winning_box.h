// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"
#include "core/rules/winning.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace longroad
{

class CounterRow;
class RuleLabel;

/// A player's way to ten: the cards to enter, the points on the table and hidden, and what they
/// come to.
class WinningBox final : public QWidget
{
    Q_OBJECT

public:
    explicit WinningBox(Seat seat, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis, HiddenCards hiddenCards);

Q_SIGNALS:
    void editRequested(const longroad::Edit& edit);
    /// The user wants to go through the lines before declaring victory.
    void checkRequested();

private:
    void showCounters(const Layout& layout, HiddenCards hiddenCards);

    const Seat m_seat;
    CounterRow* m_cards;
    CounterRow* m_knights;
    QLabel* m_sum;
    RuleLabel* m_outlook;
    QPushButton* m_check;
};

} // namespace longroad
