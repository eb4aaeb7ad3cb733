// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

// How long the search for a longest route takes, beside the yardstick's. All that is compared is
// measured in turn on each board, round after round, so that a machine that slows down for a while
// slows down both. What counts for a board is its median visit, for several their median board.

#include "core/rules/analysis.h"
#include "core/rules/longest_route.h"
#include "core/rules/what_if.h"
#include "tests/benchmark/crowded_board.h"
#include "tests/benchmark/speed_report.h"
#include "tests/benchmark/timing.h"
#include "tests/benchmark/yardstick.h"
#include "tests/support/board_fixture.h"
#include "tests/support/engine_layouts.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <map>
#include <numeric>

namespace longroad
{
namespace
{

using Boards = std::vector<Position>;
using Tasks = std::vector<Task>;

const Task yardstick{"yardstick", [](const Position& position) {
                         benchmark::DoNotOptimize(yardstickRoute(position, red));
                     }};
const Task length{"length", [](const Position& position) {
                      benchmark::DoNotOptimize(longestRouteLength(position, red));
                  }};
const Task route{"route", [](const Position& position) {
                     benchmark::DoNotOptimize(longestRoute(position, red));
                 }};
const Task analysis{"analysis",
                    [](const Position& position) { benchmark::DoNotOptimize(analyze(position)); }};
const Task everyPiece{"what-if",
                      [](const Position& position) { benchmark::DoNotOptimize(whatIf(position)); }};

/// Google Benchmark's own column adds the tasks up.
void measure(benchmark::State& state, const Tasks& tasks, const Boards& boards)
{
    constexpr std::chrono::seconds enough(2);
    constexpr double patience = 0.1;
    for ([[maybe_unused]] auto once : state) {
        std::vector<std::vector<std::vector<double>>> visits(
            tasks.size(), std::vector<std::vector<double>>(boards.size()));
        const auto start = std::chrono::steady_clock::now();
        do {
            for (std::size_t board = 0; board < boards.size(); ++board) {
                for (std::size_t task = 0; task < tasks.size(); ++task) {
                    visits[task][board].push_back(
                        secondsOfOneCall(tasks[task], boards[board], patience));
                }
            }
        } while (std::chrono::steady_clock::now() - start < enough);
        for (std::size_t task = 0; task < tasks.size(); ++task) {
            std::vector<double> seconds;
            for (const std::vector<double>& visitsOfBoard : visits[task])
                seconds.push_back(median(visitsOfBoard));
            state.counters[tasks[task].name] = median(seconds);
            state.SetIterationTime(median(seconds));
        }
    }
}

/// The slowest board's seed. What seemed slow at the first look is looked at again: it may have
/// been the machine that was busy with something else.
unsigned slowestBoard(const Task& task, BoardKind kind, std::vector<double>& seconds)
{
    constexpr int suspects = 20;
    constexpr int looks = 5;
    std::vector<unsigned> seeds(seconds.size());
    std::iota(seeds.begin(), seeds.end(), 0U);
    const auto isSlower = [&](unsigned one, unsigned other) {
        return seconds[one] > seconds[other];
    };
    std::partial_sort(seeds.begin(), seeds.begin() + suspects, seeds.end(), isSlower);
    seeds.resize(suspects);
    for (const unsigned seed : seeds) {
        const Position board = crowdedBoard(kind, seed);
        std::vector<double> again;
        for (int look = 0; look < looks; ++look)
            again.push_back(secondsOfOneCall(task, board, 0));
        seconds[seed] = median(again);
    }
    return *std::min_element(seeds.begin(), seeds.end(), isSlower);
}

void measureCrowded(benchmark::State& state, const Tasks& tasks, BoardKind kind)
{
    constexpr std::size_t boardCount = 10000;
    constexpr double patience = 0.001;
    for ([[maybe_unused]] auto once : state) {
        std::string slowest;
        for (const Task& task : tasks) {
            std::vector<double> seconds;
            for (unsigned seed = 0; seed < boardCount; ++seed)
                seconds.push_back(secondsOfOneCall(task, crowdedBoard(kind, seed), patience));
            const unsigned seed = slowestBoard(task, kind, seconds);
            slowest += " seed " + std::to_string(seed) + " (" + task.name + ")";
            state.counters[task.name] = median(seconds);
            state.counters[task.name + "_worst"] = seconds[seed];
            state.SetIterationTime(median(seconds));
        }
        state.SetLabel("worst:" + slowest);
    }
}

template <class Measure> void add(const std::string& name, const Measure& measure)
{
    benchmark::RegisterBenchmark(name.c_str(), measure)
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMicrosecond);
}

void addKnownBoards()
{
    std::vector<std::string> groups;
    std::map<std::string, Boards> boards;
    for (const EngineLayout& layout : engineLayouts()) {
        if (boards[layout.group].empty())
            groups.push_back(layout.group);
        boards[layout.group].push_back(layout.position);
    }
    for (const std::string& group : groups) {
        Tasks tasks{yardstick, length, route};
        if (group == "all-109")
            tasks.erase(tasks.begin()); // out of the yardstick's reach
        add(group, [tasks, known = boards[group]](benchmark::State& state) {
            measure(state, tasks, known);
        });
    }
}

/// Four players, 34 roads and 16 buildings: what the window has to judge while somebody plays.
Position midGame()
{
    return board(R"(
                o---.---o---.-r-r-r-.-r-.
                o       o       r       r
            o-o-.-o-o-o-.---.-r-.-r-.-w-w---.
            |       o       |       |       |
        .---.---.---.---.---.-b-b---.---.---.---.
        |       b       |       b       |       w
        .---b-b-.---.---.---b-b-.-b-.-w-w-w-.-w-w
            b       |       |       w       w
            .-b-.---.---.---.---.---w-w-.---w
                |       |       |       |
                R-r-.-r-r-o-.-o-.-o-o---.
    )");
}

} // namespace
} // namespace longroad

int main(int argc, char** argv)
{
    using namespace longroad;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    addKnownBoards();
    add("crowded-base", [](benchmark::State& state) {
        measureCrowded(state, {length, route}, BoardKind::Base);
    });
    add("crowded-extended", [](benchmark::State& state) {
        measureCrowded(state, {length, route}, BoardKind::Extended);
    });
    add("mid-game", [](benchmark::State& state) {
        measure(state, {analysis, everyPiece}, {midGame()});
    });

    SpeedReport report;
    benchmark::RunSpecifiedBenchmarks(&report);
    std::cout << '\n' << report.tables();
}
