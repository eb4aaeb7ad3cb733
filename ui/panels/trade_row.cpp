// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/trade_row.h"

#include "core/words/trade_text.h"
#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace longroad
{

TradeRow::TradeRow(QWidget* parent) : QWidget(parent), m_rates(wrappedLabel("soft"))
{
    m_rates->setObjectName(QStringLiteral("tradeRates"));
    auto* ask = new QPushButton(tr("Can I trade?…"));
    ask->setObjectName(QStringLiteral("askTrade"));
    ask->setProperty("role", QStringLiteral("link"));
    connect(ask, &QPushButton::clicked, this, &TradeRow::asked);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_rates, 1);
    row->addWidget(ask, 0, Qt::AlignTop);
}

void TradeRow::show(const Layout& layout, const TradeRates& rates)
{
    const QString text = tradeRatesText(layout.start, rates, layout.edition);
    m_rates->setText(text);
    m_rates->setAccessibleName(tr("Trades: %1").arg(text));
}

} // namespace longroad
