// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <memory>

class QTranslator;

namespace longroad
{

/// Lets every text speak the user's language, for as long as the returned object lives. English
/// has a translation too, for its plurals.
std::unique_ptr<QTranslator> installedTranslations();

} // namespace longroad
