// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/words/terms.h"

#include <QWidget>

namespace longroad
{

class Theme;

/// A small picture of an award's card, beside the name of the player who has it: a road for Longest
/// Road, a shield for Largest Army.
class AwardMark final : public QWidget
{
    Q_OBJECT

public:
    AwardMark(Card card, const Theme& theme, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Card m_card;
    const Theme& m_theme;
};

} // namespace longroad
