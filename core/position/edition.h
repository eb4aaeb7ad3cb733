// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <cstdint>

namespace longroad
{

/// Which booklet the words come from. Changes labels and rule 6.7, nothing else (RULES.md 8).
enum class Edition : std::uint8_t
{
    Classic,
    Of2025,
};

} // namespace longroad
