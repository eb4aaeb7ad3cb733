// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "ui/board/board_view.h"

#include <QFrame>

#include <functional>

class QToolButton;

namespace longroad
{

class ElidedLabel;

/// The land tool's choices above the board: what a click stamps, and how the land compares with the
/// box. Shown with that tool alone.
class LandStrip final : public QFrame
{
    Q_OBJECT

public:
    /// The theme must outlive the strip; show() follows before anything is seen.
    explicit LandStrip(const Theme& theme, QWidget* parent = nullptr);

    void show(const Layout& layout, const ViewState& state);
    /// All pictures anew, for another theme.
    void showIcons();

Q_SIGNALS:
    void brushChosen(const longroad::LandBrush& brush);

private:
    /// A button and the brush that comes of pressing it; it is down where that changes nothing.
    struct Choice
    {
        QToolButton* button;
        std::function<LandBrush(const LandBrush&)> chosen;
        std::function<QIcon()> icon;              ///< None where words say it.
        std::function<QString(Edition)> describe; ///< For tool tips and screen readers.
    };

    QWidget* makeTerrain();
    QWidget* makeNumbers();
    QWidget* makeHarbors();
    QWidget* makeTexts();
    void add(QWidget& group, const QString& text, Choice choice);

    const Theme& m_theme;
    LandBrush m_brush;
    std::vector<Choice> m_choices;
    ElidedLabel* m_check;
    ElidedLabel* m_typing;
};

} // namespace longroad
