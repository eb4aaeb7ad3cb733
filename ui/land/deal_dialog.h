// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QGraphicsView;
class QRadioButton;
class QSpinBox;

namespace longroad
{

class BoardScene;
class Theme;

/// Asks how to deal a variable set-up (RULES.md 7.5) and shows what comes of it. The same choices
/// give the same land, on every machine.
class DealDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Starts from a seed by chance. `layout` says which board, and how its pieces look; the theme
    /// must outlive the dialog.
    DealDialog(const Layout& layout, const Theme& theme, QWidget* parent);
    ~DealDialog() override;

    /// What is dealt, as the dialog stands.
    Landscape landscape() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dealAnother();
    void showLand();
    void fitPreview();

    Layout m_layout;
    std::optional<Harbors> m_harbors; ///< Those that lie there: they stay unless shuffled.
    const Theme& m_theme;
    QSpinBox* m_seed;
    QRadioButton* m_lettered;
    QCheckBox* m_shuffle;
    std::unique_ptr<BoardScene> m_scene;
    QGraphicsView* m_preview;
};

} // namespace longroad
