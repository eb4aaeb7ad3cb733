// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/position.h"

#include <string>
#include <vector>

namespace longroad
{

/// Something that is done with a position, its result kept from being optimized away.
struct Task
{
    std::string name;
    void (*run)(const Position&);
};

/// Seconds that one call takes: the mean of several in a row after one to warm up, since the clock
/// itself takes about 20 ns. If those calls would take longer than `patience`, fewer; what takes
/// longer even alone is called once.
double secondsOfOneCall(const Task& task, const Position& position, double patience);

/// The middle one, or the mean of the two in the middle.
double median(std::vector<double> values);

/// For people, to three digits: "412 ns", "2.41 µs", "4.59 s".
std::string durationText(double seconds);

} // namespace longroad
