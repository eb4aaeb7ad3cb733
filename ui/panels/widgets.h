// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QLabel>

class QLayout;
class QToolButton;

namespace longroad
{

/// A label that never takes its text for markup, since names are the user's. `role` is what the
/// style sheet knows it by.
QLabel* plainLabel(const char* role);

/// A plain label of as many lines as its text takes; it never widens what it is in.
QLabel* wrappedLabel(const char* role);

/// A plain label that ends in "…" where there is no room for all of its text, as names may be long.
class ElidedLabel final : public QLabel
{
public:
    explicit ElidedLabel(const char* role);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Takes everything out of a layout. What was in it goes once control is back in the event loop:
/// one of the widgets may be the one whose click led here.
void clearLayout(QLayout& layout);

/// A user's text for a button or a menu, where "&" would underline the next letter.
QString buttonText(QString text);

/// A small button with "−" or "+" beside a number.
QToolButton* counterButton(const QString& sign);

/// A name as far as it fits on half of a card.
QString shortNameFor(const QWidget& widget, const QString& name);

/// Gives a dynamic property that the style sheet asks for, and lets it look again.
void setStyleProperty(QWidget& widget, const char* name, bool value);

} // namespace longroad
