// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QWidget>

#include <optional>

namespace longroad
{

class Theme;

/// Yes or no as a shape: a tick on a disc, a cross on a square, or an empty ring for neither.
class AnswerMark final : public QWidget
{
public:
    /// The theme must outlive the mark.
    explicit AnswerMark(const Theme& theme, QWidget* parent = nullptr);

    void show(std::optional<bool> answer);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::optional<bool> m_answer;
};

} // namespace longroad
