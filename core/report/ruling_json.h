// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/replay.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

namespace longroad
{

/// The ruling on a layout as programs read it (CONTRACT.md 3): on its start, so where it has moves
/// the layout is the table() after them. `file` is what the key of that name says. Its texts
/// are English as long as no translator is installed.
QJsonObject rulingJson(const Layout& layout, const Analysis& analysis, const QString& file);

/// One of the ruling's `steps`; the layout is the one whose moves are played.
QJsonObject stepJson(const Layout& layout, const Step& step);

/// The words of a ruling for the values of enums: "holder-keeps", "distance-rule", "broken".
QLatin1StringView reasonKey(AwardReason reason);
QLatin1StringView violationKey(ViolationCode code);
QLatin1StringView severityKey(Severity severity);

} // namespace longroad
