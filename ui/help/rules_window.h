// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTextCursor;

namespace longroad
{

class Theme;

/// The rules beside the board, to read and to search.
class RulesWindow final : public QWidget
{
    Q_OBJECT

public:
    /// The theme must outlive the window.
    explicit RulesWindow(const Theme& theme, QWidget* parent = nullptr);

    /// Brings the window up; at a line such as "5.4", if there is one.
    void showRule(const QString& number);
    /// The line that is pointed out, empty if none is.
    const QString& shownRule() const { return m_shown; }

    /// Takes the theme's colours anew.
    void applyTheme();

private:
    void pointOut(const QString& number);
    void findNext(bool backwards);

    const Theme& m_theme;
    QString m_shown;
    QTextBrowser* m_text;
    QLineEdit* m_search;
    QLabel* m_found;
};

} // namespace longroad
