// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/player_columns.h"

#include "ui/panels/widgets.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int headingPixels = 12;
constexpr int rowPadding = 9; ///< At the right of a row, with its frame.

QString allPoints()
{
    return PlayerHeadings::tr("Points");
}

QString pointsOnTheTable()
{
    //: Heading above points, without those of hidden cards; short
    return PlayerHeadings::tr("Shown");
}

QLabel* makeHeading(const QString& text, PlayerColumn column)
{
    QLabel* label = plainLabel("quietLine");
    label->setText(text);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setFixedWidth(columnWidth(column));
    return label;
}

QString routeHeading()
{
    return PlayerHeadings::tr("Route");
}

QString roadsHeading()
{
    return PlayerHeadings::tr("Roads");
}

} // namespace

int columnWidth(PlayerColumn column)
{
    QFont font = QApplication::font();
    font.setPixelSize(headingPixels);
    const QFontMetrics metrics(font);
    const auto widest = [&](std::initializer_list<QString> texts) {
        int width = 0;
        for (const QString& text : texts)
            width = std::max(width, metrics.horizontalAdvance(text) + 4);
        return width;
    };
    switch (column) {
    case PlayerColumn::Route:
        return widest({routeHeading()});
    case PlayerColumn::Roads:
        return widest({roadsHeading()});
    case PlayerColumn::Points:
        return widest({allPoints(), pointsOnTheTable()});
    }
    return 0;
}

PlayerHeadings::PlayerHeadings(QWidget* parent)
    : QWidget(parent), m_roads(makeHeading(roadsHeading(), PlayerColumn::Roads)),
      m_points(makeHeading(allPoints(), PlayerColumn::Points))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, rowPadding + rowMenuWidth + columnGap, 0);
    row->setSpacing(columnGap);
    row->addWidget(makeHeading(routeHeading(), PlayerColumn::Route));
    row->addWidget(m_roads);
    row->addWidget(m_points);
}

void PlayerHeadings::setCompact(bool compact)
{
    m_roads->setVisible(!compact);
}

void PlayerHeadings::showAllPoints(bool all)
{
    m_points->setText(all ? allPoints() : pointsOnTheTable());
}

} // namespace longroad
