// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/flow_layout.h"

#include <algorithm>

namespace longroad
{

FlowLayout::FlowLayout(int columnGap, int rowGap) : m_columnGap(columnGap), m_rowGap(rowGap) {}

FlowLayout::~FlowLayout()
{
    for (const QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int top = inside.top();
    for (std::size_t first = 0; first < m_items.size();) {
        // As many as fit into a row, one at least.
        int right = inside.left();
        int height = 0;
        std::size_t end = first;
        for (; end < m_items.size(); ++end) {
            if (m_items[end]->isEmpty()) // hidden
                continue;
            const QSize size = m_items[end]->sizeHint();
            const int left = right == inside.left() ? right : right + m_columnGap;
            if (right > inside.left() && left + size.width() > inside.right() + 1)
                break;
            right = left + size.width();
            height = std::max(height, size.height());
        }
        int spare = std::max(0, inside.right() + 1 - right);
        int left = inside.left();
        for (; first < end; ++first) {
            QLayoutItem& item = *m_items[first];
            if (item.isEmpty())
                continue;
            int width = item.sizeHint().width();
            if (item.expandingDirections() & Qt::Horizontal)
                width += std::exchange(spare, 0);
            width = std::min(width, inside.width());
            if (place)
                item.setGeometry(QRect(left, top, width, height));
            left += width + m_columnGap;
        }
        top += height + m_rowGap;
    }
    return top - (m_items.empty() ? 0 : m_rowGap) - rect.top() + contentsMargins().bottom();
}

} // namespace longroad
