// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/timeline/game_series.h"

#include <algorithm>

namespace longroad
{

GameSeries gameSeries(const std::vector<Moment>& moments, int seatCount, Plotted plotted,
                      HiddenCards hiddenCards)
{
    GameSeries series;
    series.seatCount = seatCount;
    series.values.reserve(moments.size());
    for (const Moment& moment : moments) {
        PerSeat<int> values;
        for (const Seat seat : IdRange<Seat>(seatCount)) {
            const int hidden =
                hiddenCards == HiddenCards::LeftOut ? moment.victoryPointCards[seat] : 0;
            values[seat] = plotted == Plotted::Routes ? moment.step.lengths.of[seat]
                                                      : moment.step.points[seat] - hidden;
            series.greatest = std::max(series.greatest, values[seat]);
        }
        const int step = static_cast<int>(series.values.size());
        const Holder holder = moment.step.longestRoute.holder();
        if (step > 0 && holder != moments[series.values.size() - 1].step.longestRoute.holder())
            series.changes.push_back({step, holder});
        series.values.push_back(values);
    }
    return series;
}

} // namespace longroad
