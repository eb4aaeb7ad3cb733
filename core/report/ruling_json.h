// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/analysis.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

namespace longroad
{

/// The ruling on a layout as programs read it (CONTRACT.md 3); `file` is what its key of that name
/// says. Its texts are English as long as no translator is installed.
QJsonObject rulingJson(const Layout& layout, const Analysis& analysis, const QString& file);

/// The words of a ruling for the values of enums: "holder-keeps", "distance-rule", "broken".
QLatin1StringView reasonKey(AwardReason reason);
QLatin1StringView violationKey(ViolationCode code);
QLatin1StringView severityKey(Severity severity);

} // namespace longroad
