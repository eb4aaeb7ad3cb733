// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/declaration.h"

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace longroad
{

class QuestionFrame;
class RuleLabel;
class Theme;

/// The four lines to go through before a player declares victory, each with what it counts and the
/// sum so far. Stays open beside the window and follows it.
class DeclarationDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit DeclarationDialog(const Theme& theme, QWidget* parent);

    void show(const Layout& layout, const Analysis& analysis, Seat player, HiddenCards hiddenCards);
    using QDialog::show;

Q_SIGNALS:
    void turnStated(std::optional<longroad::Seat> turn);

private:
    /// As high as the texts take.
    void fit();
    void showLine(const DeclarationCheck& check, std::size_t index, const QString& player,
                  Edition edition);

    QLabel* m_title;
    QVBoxLayout* m_lines;
    QuestionFrame* m_question;
    RuleLabel* m_outcome;
};

} // namespace longroad
