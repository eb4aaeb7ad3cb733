// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace longroad
{

class Theme;

/// All that the building rules object to, each in a sentence that selects its places. What is
/// merely incomplete is folded away behind one quiet line. Hidden while there is nothing to say.
class ViolationsCard final : public QFrame
{
    Q_OBJECT

public:
    explicit ViolationsCard(const Theme& theme, QWidget* parent = nullptr);

    /// `chosen` is the violation that the user looks at. As long as the violations stay the same,
    /// so do the rows, with focus and all.
    void show(const Layout& layout, const Analysis& analysis,
              const std::optional<Violation>& chosen);

    /// To the first thing in the card that takes it.
    void takeFocus();
    /// To the row of the chosen violation, if there is one.
    void focusChosen();

Q_SIGNALS:
    /// A row was chosen, or given up again.
    void chosen(const std::optional<longroad::Violation>& violation);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Line
    {
        Violation violation;
        QString text;

        friend bool operator==(const Line&, const Line&) = default;
    };

    /// Rows that are shown only while their toggle is down.
    struct Fold
    {
        QToolButton* toggle;
        QWidget* content;
        QVBoxLayout* rows;
    };

    /// A row that can be chosen.
    struct Choice
    {
        QPushButton* row;
        Violation violation;
    };

    Fold makeFold(const char* name);
    void makeRows();
    QWidget* makeRow(const Line& line);
    /// New rows come last for the Tab key; this puts them where they are seen.
    void orderForTab();
    void showFolds();
    static void showFold(const Fold& fold, const QString& text);

    const Theme& m_theme;
    std::vector<Line> m_lines;
    std::vector<Choice> m_choices;
    std::optional<Violation> m_chosen;
    QLabel* m_heading;
    QVBoxLayout* m_broken;
    Fold m_more; ///< Broken rules beyond the first few.
    Fold m_incomplete;
};

} // namespace longroad
