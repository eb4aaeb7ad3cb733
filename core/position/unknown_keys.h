// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <map>
#include <string>

namespace longroad
{

/// Keys of a layout file that this version doesn't know, each with its value as JSON text. They
/// are kept and written back (CONTRACT.md 2).
using UnknownKeys = std::map<std::string, std::string>;

} // namespace longroad
