// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/counter_row.h"

#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace longroad
{

CounterRow::CounterRow(const QString& name, QWidget* parent)
    : QWidget(parent), m_nameText(name), m_name(wrappedLabel("plain")),
      m_less(makeButton(QStringLiteral("−"), -1)), m_number(plainLabel("strong")),
      m_more(makeButton(QStringLiteral("+"), 1)), m_hidden(plainLabel("soft"))
{
    m_name->setText(name);
    m_less->setObjectName(QStringLiteral("less"));
    m_more->setObjectName(QStringLiteral("more"));
    m_number->setObjectName(QStringLiteral("count"));
    m_hidden->setObjectName(QStringLiteral("hidden"));
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("00")) + 4);
    m_hidden->setText(tr("hidden"));
    m_hidden->hide();

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_name, 1);
    row->addWidget(m_less);
    row->addWidget(m_number);
    row->addWidget(m_more);
    row->addWidget(m_hidden);
}

QToolButton* CounterRow::makeButton(const QString& text, int step)
{
    QToolButton* button = counterButton(text);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this,
            [this, step] { Q_EMIT countAsked(m_count + step); });
    return button;
}

void CounterRow::show(int count, int most, const QString& player)
{
    m_count = count;
    m_number->setText(QString::number(count));
    // A disabled button loses the focus to whatever comes next; its twin is nearer.
    const bool hadFocus = m_less->hasFocus() || m_more->hasFocus();
    m_less->setEnabled(count > 0);
    m_more->setEnabled(count < most);
    if (hadFocus && !m_less->hasFocus() && !m_more->hasFocus())
        (m_less->isEnabled() ? m_less : m_more)->setFocus(Qt::OtherFocusReason);

    //: %1 is a player, %2 "Knights played", %3 their number
    const QString said = tr("%1, %2: %3").arg(player, m_nameText, QString::number(count));
    //: %1 is "Anna, Knights played: 2"
    m_less->setAccessibleName(tr("%1. One less").arg(said));
    m_more->setAccessibleName(tr("%1. One more").arg(said));
    for (QWidget* widget : {static_cast<QWidget*>(m_less), static_cast<QWidget*>(m_number),
                            static_cast<QWidget*>(m_more)})
        widget->setVisible(true);
    m_hidden->setVisible(false);
}

void CounterRow::showHidden()
{
    m_number->clear();
    m_less->setAccessibleName({}); // they told the number
    m_more->setAccessibleName({});
    m_less->hide();
    m_number->hide();
    m_more->hide();
    m_hidden->show();
}

void CounterRow::setHint(const QString& hint)
{
    setToolTip(hint);
    for (QToolButton* button : {m_less, m_more}) {
        button->setToolTip(hint);
        button->setAccessibleDescription(hint);
    }
}

} // namespace longroad
