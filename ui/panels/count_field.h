// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QWidget>

class QSpinBox;
class QToolButton;

namespace longroad
{

/// A small number from 0 on with a button on either side: "− 4 +". The number takes digits and the
/// arrow keys, so the buttons are for the mouse alone.
class CountField final : public QWidget
{
    Q_OBJECT

public:
    explicit CountField(int most, QWidget* parent = nullptr);

    int value() const;
    void setValue(int value);
    /// What is counted, for screen readers.
    void setCounted(const QString& what);

Q_SIGNALS:
    void changed();

private:
    QToolButton* makeButton(const QString& text, const QString& name, int step);

    QSpinBox* m_number;
    QToolButton* m_less;
    QToolButton* m_more;
};

} // namespace longroad
