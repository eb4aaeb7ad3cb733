// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/rules/history.h"
#include "core/rules/winning.h"

#include <QAbstractListModel>
#include <QIcon>

namespace longroad
{

/// The game as a list: the start, then a row for every move with what it changed.
class MovesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// `icons` are the players' badges.
    void show(const Layout& layout, const std::vector<Moment>& moments, HiddenCards hiddenCards,
              const PerSeat<QIcon>& icons);

    /// Row 0 is the start, so that rows are steps.
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(std::size_t step) const;
    /// What the rules have against the move.
    QString violationsText(std::size_t step) const;

    Layout m_layout;
    std::vector<Moment> m_moments;
    HiddenCards m_hiddenCards = HiddenCards::Counted;
    PerSeat<QIcon> m_icons;
};

} // namespace longroad
