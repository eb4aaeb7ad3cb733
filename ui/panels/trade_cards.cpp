// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/trade_cards.h"

#include "core/words/player_names.h"
#include "core/words/terms.h"
#include "ui/panels/count_field.h"
#include "ui/panels/widgets.h"

#include <QGridLayout>
#include <QPushButton>

namespace longroad
{

namespace
{

constexpr int mostCards = 19; ///< As many of each resource as a box holds.

std::size_t indexOf(Resource resource)
{
    return static_cast<std::size_t>(resource);
}

int rowOf(Resource resource)
{
    return static_cast<int>(resource) + 1; // below the titles
}

} // namespace

TradeCards::TradeCards(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(5);
    for (const Resource resource : allResources) {
        QLabel* name = plainLabel("plain");
        grid->addWidget(name, rowOf(resource), 0);
        m_names[indexOf(resource)] = name;
    }
    // Down one column and then the other: the keyboard goes as they are made.
    m_given = addFields(*grid, tr("Gives"), QStringLiteral("given"), 1);
    m_wanted = addFields(*grid, tr("Wants"), QStringLiteral("wanted"), 2);
    auto* clear = new QPushButton(tr("Set all to 0"));
    clear->setObjectName(QStringLiteral("clearCards"));
    clear->setProperty("role", QStringLiteral("link"));
    clear->setAutoDefault(false);
    connect(clear, &QPushButton::clicked, this, &TradeCards::clear);
    grid->addWidget(clear, grid->rowCount(), 1, 1, 2, Qt::AlignRight);
}

TradeCards::Fields TradeCards::addFields(QGridLayout& grid, const QString& title,
                                         const QString& name, int column)
{
    QLabel* head = plainLabel("strong");
    head->setText(title);
    grid.addWidget(head, 0, column, Qt::AlignHCenter);
    Fields fields{};
    for (const Resource resource : allResources) {
        auto* field = new CountField(mostCards);
        field->setObjectName(name + QString::number(rowOf(resource)));
        connect(field, &CountField::changed, this, &TradeCards::changed);
        grid.addWidget(field, rowOf(resource), column);
        fields[indexOf(resource)] = field;
    }
    return fields;
}

CardCounts TradeCards::counts(const Fields& fields)
{
    CardCounts counts;
    for (const Resource resource : allResources)
        counts[resource] = fields[indexOf(resource)]->value();
    return counts;
}

void TradeCards::setEdition(Edition edition)
{
    for (const Resource resource : allResources) {
        const QString name = resourceName(resource, edition);
        m_names[indexOf(resource)]->setText(capitalized(name));
        m_given[indexOf(resource)]->setCounted(tr("Gives: %1").arg(name));
        m_wanted[indexOf(resource)]->setCounted(tr("Wants: %1").arg(name));
    }
}

void TradeCards::clear()
{
    for (const Fields* fields : {&m_given, &m_wanted}) {
        for (CountField* field : *fields)
            field->setValue(0);
    }
    m_given.front()->setFocus();
}

} // namespace longroad
