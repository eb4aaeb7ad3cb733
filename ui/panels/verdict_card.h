// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace longroad
{

class RuleLabel;
class Theme;

/// Who has Longest Road and why: the answer first, then the steps that lead to it. Asks in place
/// who had the card before where that decides.
class VerdictCard final : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictCard(const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis);

Q_SIGNALS:
    /// The user said who had the card before.
    void holderBeforeStated(longroad::Holders holders);

private:
    void showSteps(const QStringList& steps);
    void showQuestion(const Layout& layout);
    void showMenu(const Layout& layout);

    const Theme& m_theme;
    QLabel* m_chip;
    QLabel* m_headline;
    RuleLabel* m_rule;
    QVBoxLayout* m_steps;
    QToolButton* m_before;
    QFrame* m_question;
    QLabel* m_asked;
    QGridLayout* m_answers;
};

} // namespace longroad
