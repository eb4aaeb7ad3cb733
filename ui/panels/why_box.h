// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace longroad
{

/// Why a player's route is as long as it is: which pieces don't count and why, and why there is no
/// longer one. Folded until somebody asks, and only then found out.
class WhyBox final : public QWidget
{
    Q_OBJECT

public:
    explicit WhyBox(Seat seat, QWidget* parent = nullptr);

    /// Nothing is to be seen while the player has no road.
    void show(const Layout& layout, const LongestRoute& longest);

Q_SIGNALS:
    /// The user asked, and the answer has got a size; it may lie out of view.
    void opened(QWidget* answer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showAnswer();
    void addTexts(const QString& heading, const QStringList& texts);

    const Seat m_seat;
    Layout m_layout;
    Route m_route;
    QToolButton* m_toggle;
    QWidget* m_content;
    QVBoxLayout* m_rows;
    bool m_isNew = false; ///< The answer is one just asked for, and is kept in view.
};

} // namespace longroad
