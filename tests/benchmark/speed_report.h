// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace longroad
{

/// Shows each measurement as Google Benchmark does, and keeps what README.md shows. A benchmark is
/// named after its boards. Its counters are named after what was measured ("yardstick", "length",
/// "route", …) and hold medians in seconds; "length_worst" is the worst board's.
class SpeedReport : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run>& runs) override;

    /// In Markdown, of what was measured: Longroad beside the yardstick, and everything else.
    std::string tables() const;

private:
    struct Row
    {
        std::string boards;
        std::map<std::string, double> seconds;

        std::optional<double> of(const std::string& what) const;
        bool isComparison() const { return of("route") && !of("route_worst"); }
    };

    std::string comparisons() const;
    std::string others() const;

    std::vector<Row> m_rows;
};

} // namespace longroad
