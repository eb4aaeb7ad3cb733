// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edition.h"
#include "core/rules/trade_ruling.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace longroad
{

class CountField;

/// The table in which the user enters what a player gives and wants.
class TradeCards final : public QWidget
{
    Q_OBJECT

public:
    explicit TradeCards(QWidget* parent = nullptr);

    CardCounts given() const { return counts(m_given); }
    CardCounts wanted() const { return counts(m_wanted); }
    /// Names the resources as that edition does.
    void setEdition(Edition edition);

Q_SIGNALS:
    void changed();

private:
    /// By resource.
    using Fields = std::array<CountField*, allResources.size()>;

    Fields addFields(QGridLayout& grid, const QString& title, const QString& name, int column);
    static CardCounts counts(const Fields& fields);
    void clear();

    std::array<QLabel*, allResources.size()> m_names{};
    Fields m_given{};
    Fields m_wanted{};
};

} // namespace longroad
