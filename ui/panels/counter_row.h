// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace longroad
{

/// A number of cards with a button for one less and one more: "Knights played  − 1 +".
class CounterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit CounterRow(const QString& name, QWidget* parent = nullptr);

    /// `most` is the greatest count that one more may lead to; a greater one may have been there
    /// before. `player` is whose cards they are, for screen readers.
    void show(int count, int most, const QString& player);
    /// In the place of number and buttons: that there is a number, but not which.
    void showHidden();
    void setHint(const QString& hint);

Q_SIGNALS:
    void countAsked(int count);

private:
    QToolButton* makeButton(const QString& text, int step);

    const QString m_nameText;
    int m_count = 0;
    QLabel* m_name;
    QToolButton* m_less;
    QLabel* m_number;
    QToolButton* m_more;
    QLabel* m_hidden;
};

} // namespace longroad
