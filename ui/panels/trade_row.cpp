// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/trade_row.h"

#include "core/words/trade_text.h"
#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace longroad
{

TradeRow::TradeRow(QWidget* parent) : QWidget(parent), m_rates(wrappedLabel("soft"))
{
    auto* title = plainLabel("plain");
    title->setText(tr("Trades"));
    m_rates->setObjectName(QStringLiteral("tradeRates"));
    auto* ask = new QPushButton(tr("Can I trade?…"));
    ask->setObjectName(QStringLiteral("askTrade"));
    ask->setProperty("role", QStringLiteral("link"));
    connect(ask, &QPushButton::clicked, this, &TradeRow::asked);

    auto* top = new QHBoxLayout;
    top->addWidget(title);
    top->addStretch(1);
    top->addWidget(ask);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(top);
    whole->addWidget(m_rates);
}

void TradeRow::show(const Layout& layout, const TradeRates& rates)
{
    const QString text = tradeRatesText(layout.start, rates, layout.edition);
    m_rates->setText(text);
    m_rates->setAccessibleName(tr("Trades: %1").arg(text));
}

} // namespace longroad
