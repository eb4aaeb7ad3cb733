// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/place_names.h"
#include "core/position/layout.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>

namespace longroad
{

/// A player by id; null for nobody.
inline QJsonValue idJson(const Layout& layout, std::optional<Seat> seat)
{
    return seat ? QJsonValue(QString::fromStdString(layout.player(*seat).id)) : QJsonValue();
}

inline QString placeJson(const Topology& topology, const Place& place)
{
    return QString::fromStdString(placeName(topology, place));
}

template <class Places> QJsonArray placesJson(const Topology& topology, const Places& places)
{
    QJsonArray names;
    for (const auto& place : places)
        names.append(placeJson(topology, place));
    return names;
}

} // namespace longroad
