// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/benchmark/speed_report.h"

#include "tests/benchmark/timing.h"

#include <array>
#include <cstdio>

namespace longroad
{

namespace
{

const std::string worstSuffix = "_worst";

std::string duration(std::optional<double> seconds)
{
    return seconds ? durationText(*seconds) : "–";
}

std::string ratio(std::optional<double> slow, std::optional<double> quick)
{
    if (!slow || !quick)
        return "–";
    const double times = *slow / *quick;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), times < 9.95 ? "%.1f" : "%.0f", times);
    return text.data();
}

std::string line(const std::vector<std::string>& cells)
{
    std::string text = "|";
    for (const std::string& cell : cells)
        text += ' ' + cell + " |";
    return text + '\n';
}

} // namespace

void SpeedReport::ReportRuns(const std::vector<Run>& runs)
{
    std::vector<Run> shown = runs;
    for (Run& run : shown) {
        // The same for all of them, and longer than the names themselves.
        run.run_name.iterations.clear();
        run.run_name.time_type.clear();
        if (run.run_type != Run::RT_Iteration)
            continue;
        Row row{run.run_name.function_name, {}};
        for (const auto& [what, counter] : run.counters)
            row.seconds[what] = counter.value;
        m_rows.push_back(row);
    }
    ConsoleReporter::ReportRuns(shown);
}

std::optional<double> SpeedReport::Row::of(const std::string& what) const
{
    const auto found = seconds.find(what);
    return found == seconds.end() ? std::nullopt : std::optional(found->second);
}

std::string SpeedReport::tables() const
{
    return comparisons() + '\n' + others();
}

std::string SpeedReport::comparisons() const
{
    std::string text = line({"boards", "yardstick", "Longroad: length", "times faster",
                             "length, route, count", "times faster"}) +
                       line({"---", "---:", "---:", "---:", "---:", "---:"});
    for (const Row& row : m_rows) {
        if (!row.isComparison())
            continue;
        const auto yardstick = row.of("yardstick");
        const auto length = row.of("length");
        const auto route = row.of("route");
        text += line({row.boards, duration(yardstick), duration(length), ratio(yardstick, length),
                      duration(route), ratio(yardstick, route)});
    }
    return text;
}

std::string SpeedReport::others() const
{
    std::string text =
        line({"boards", "what", "median", "worst"}) + line({"---", "---", "---:", "---:"});
    for (const Row& row : m_rows) {
        if (row.isComparison())
            continue;
        for (const auto& [what, seconds] : row.seconds) {
            if (what.find(worstSuffix) == std::string::npos) {
                text += line(
                    {row.boards, what, duration(seconds), duration(row.of(what + worstSuffix))});
            }
        }
    }
    return text;
}

} // namespace longroad
