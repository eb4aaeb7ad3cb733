// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QLayout>

#include <vector>

namespace longroad
{

/// Puts its items side by side, and where there is no more room into another row. One that can
/// expand takes the rest of its row.
class FlowLayout final : public QLayout
{
public:
    FlowLayout(int columnGap, int rowGap);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Lays out within the width of a rectangle and returns the height that it took.
    int arrange(const QRect& rect, bool place) const;

    int m_columnGap;
    int m_rowGap;
    std::vector<QLayoutItem*> m_items; ///< Owned.
};

} // namespace longroad
