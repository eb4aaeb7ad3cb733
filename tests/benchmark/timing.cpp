// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/benchmark/timing.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace longroad
{

namespace
{

double secondsOf(const Task& task, const Position& position, int calls)
{
    const auto start = std::chrono::steady_clock::now();
    for (int call = 0; call < calls; ++call)
        task.run(position);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return taken.count() / calls;
}

} // namespace

double secondsOfOneCall(const Task& task, const Position& position, double patience)
{
    // Not more, or the processor learns the very turns of one board by heart.
    constexpr double mostCalls = 8;
    const double first = secondsOf(task, position, 1);
    const int calls = static_cast<int>(std::min(patience / first, mostCalls));
    return calls > 0 ? secondsOf(task, position, calls) : first;
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

std::string durationText(double seconds)
{
    struct Unit
    {
        double seconds;
        const char* name;
    };
    constexpr std::array units{Unit{1e-9, "ns"}, Unit{1e-6, "µs"}, Unit{1e-3, "ms"}};
    Unit unit{1, "s"};
    for (const Unit& smaller : units) {
        if (seconds < 999.5 * smaller.seconds) { // what rounds to 1000 is 1 of the next
            unit = smaller;
            break;
        }
    }
    const double value = seconds / unit.seconds;
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f %s", decimals, value, unit.name);
    return text.data();
}

} // namespace longroad
