// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/timeline/moves_model.h"

#include "core/words/play_text.h"
#include "core/words/violation_text.h"

namespace longroad
{

void MovesModel::show(const Layout& layout, const std::vector<Moment>& moments,
                      HiddenCards hiddenCards, const PerSeat<QIcon>& icons)
{
    beginResetModel();
    m_layout = layout;
    m_moments = moments;
    m_hiddenCards = hiddenCards;
    m_icons = icons;
    endResetModel();
}

int MovesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_moments.size());
}

QVariant MovesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto step = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(step);
    case Qt::ToolTipRole: {
        const QString violations = violationsText(step);
        return (violations.isEmpty() ? text(step) : text(step) + QLatin1Char('\n') + violations)
            .toHtmlEscaped();
    }
    case Qt::DecorationRole:
        return step == 0 ? QVariant() : m_icons[m_layout.moves[step - 1].player];
    default:
        return {};
    }
}

QString MovesModel::text(std::size_t step) const
{
    if (step == 0)
        return tr("Start");
    QStringList parts{listedMoveText(m_layout.moves[step - 1], m_layout, m_hiddenCards)};
    if (!m_moments[step].step.made)
        parts << tr("can't be made");
    else if (!m_moments[step].step.violations.empty())
        parts << tr("breaks a rule");
    parts << announcements(m_moments[step - 1], m_moments[step], m_layout, m_hiddenCards);
    //: %1 is the number of a move, %2 the move in words
    return tr("%1. %2").arg(QString::number(step), parts.join(QStringLiteral(" · ")));
}

QString MovesModel::violationsText(std::size_t step) const
{
    QStringList lines;
    for (const Violation& violation : m_moments[step].step.violations) {
        lines << violationText(violation, m_layout.start.topology(), playerNames(m_layout));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace longroad
