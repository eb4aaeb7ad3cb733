// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace longroad
{

/// A player's badge as a widget of fixed size.
class BadgeLabel final : public QWidget
{
public:
    BadgeLabel(int size, const Theme& theme, QWidget* parent = nullptr);

    void show(const PlayerStyle& style);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    PlayerStyle m_style;
};

} // namespace longroad
