// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/analysis.h"
#include "core/words/award_text.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace longroad
{

class QuestionFrame;
class RuleLabel;
class Theme;

/// Who has a card and why: the answer first, then the steps that lead to it. Asks in place who had
/// the card before where that decides. Largest Army takes one line until somebody asks for more,
/// and none while it is out of the question.
class VerdictCard final : public QFrame
{
    Q_OBJECT

public:
    VerdictCard(Card card, const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const Analysis& analysis);

Q_SIGNALS:
    /// The user said who had the card before.
    void holderBeforeStated(longroad::Holders holders);

private:
    bool isFolded() const;
    void showParts();
    void showSteps(const QStringList& steps);
    void showMenu(const Layout& layout);
    const Award& award(const Analysis& analysis) const;

    const Card m_card;
    QWidget* m_top;
    QLabel* m_chip;
    QLabel* m_headline;
    RuleLabel* m_rule;
    RuleLabel* m_line; ///< All in one, while folded.
    QToolButton* m_more;
    QWidget* m_reasons;
    QVBoxLayout* m_steps;
    QToolButton* m_before;
    QuestionFrame* m_question;
    bool m_isDecided = true;
};

} // namespace longroad
