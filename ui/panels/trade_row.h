// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/trade.h"

#include <QWidget>

class QLabel;

namespace longroad
{

/// A player's best rates for trading with the supply, and the way to ask whether a trade is
/// allowed.
class TradeRow final : public QWidget
{
    Q_OBJECT

public:
    explicit TradeRow(QWidget* parent = nullptr);

    void show(const Layout& layout, const TradeRates& rates);

Q_SIGNALS:
    void asked();

private:
    QLabel* m_rates;
};

} // namespace longroad
