// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/count_field.h"

#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QSpinBox>
#include <QToolButton>

namespace longroad
{

namespace
{

/// What is typed replaces the number, however the focus came.
class Number final : public QSpinBox
{
protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        selectAll();
    }
};

} // namespace

CountField::CountField(int most, QWidget* parent)
    : QWidget(parent), m_number(new Number),
      m_less(makeButton(QStringLiteral("−"), QStringLiteral("less"), -1)),
      m_more(makeButton(QStringLiteral("+"), QStringLiteral("more"), 1))
{
    m_number->setRange(0, most);
    m_number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setProperty("role", QStringLiteral("count"));
    m_number->setFixedWidth(44);
    setFocusProxy(m_number);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    row->addWidget(m_less);
    row->addWidget(m_number);
    row->addWidget(m_more);

    const auto showEnds = [this, most] {
        m_less->setEnabled(value() > 0);
        m_more->setEnabled(value() < most);
    };
    showEnds();
    connect(m_number, &QSpinBox::valueChanged, this, [this, showEnds] {
        showEnds();
        Q_EMIT changed();
    });
}

QToolButton* CountField::makeButton(const QString& text, const QString& name, int step)
{
    QToolButton* button = counterButton(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, [this, step] { m_number->stepBy(step); });
    return button;
}

int CountField::value() const
{
    return m_number->value();
}

void CountField::setValue(int value)
{
    m_number->setValue(value);
}

void CountField::setCounted(const QString& what)
{
    m_number->setAccessibleName(what);
    //: %1 is what is counted, as in "Gives: ore"
    m_less->setAccessibleName(tr("%1: one less").arg(what));
    //: %1 is what is counted, as in "Gives: ore"
    m_more->setAccessibleName(tr("%1: one more").arg(what));
}

} // namespace longroad
