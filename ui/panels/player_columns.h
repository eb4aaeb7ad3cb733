// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QWidget>

class QLabel;

namespace longroad
{

/// The columns of the table of players, one row a player: badge and name, then these. Headings and
/// rows take their widths from here, so that they are aligned.
enum class PlayerColumn : std::uint8_t
{
    Route,  ///< The length of the longest one.
    Roads,  ///< All that are on the board; left out where the panel is narrow.
    Points, ///< The wide number at the end.
};

/// In pixels: as wide as the heading and the largest number.
int columnWidth(PlayerColumn column);

inline constexpr int columnGap = 6;
inline constexpr int rowMenuWidth = 26; ///< What ends each row.

/// What is above the columns.
class PlayerHeadings final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerHeadings(QWidget* parent = nullptr);

    /// Without the column that can be spared.
    void setCompact(bool compact);
    /// Whether the points are all there are or only those that everybody sees.
    void showAllPoints(bool all);

private:
    QLabel* m_roads;
    QLabel* m_points;
};

} // namespace longroad
