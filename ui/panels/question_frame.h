// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace longroad
{

class Theme;

/// A question whose answers are players, or nobody: a button each.
class QuestionFrame final : public QFrame
{
    Q_OBJECT

public:
    explicit QuestionFrame(const Theme& theme, QWidget* parent = nullptr);

    void ask(const QString& question, const std::vector<Holder>& answers, const Layout& layout);

Q_SIGNALS:
    void answered(longroad::Holder holder);

private:
    const Theme& m_theme;
    QLabel* m_question;
    QGridLayout* m_answers;
};

/// The players of a layout in their order, as answers.
std::vector<Holder> playersOf(const Layout& layout);

/// What a button or a menu calls a holder: the player's name, or "Nobody".
QString holderText(const Holder& holder, const Layout& layout);

} // namespace longroad
