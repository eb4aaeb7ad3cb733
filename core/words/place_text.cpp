// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/place_text.h"

#include "core/board/place_names.h"
#include "core/words/player_names.h"
#include "core/words/terms.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString hexText(const Position& position, HexId hex)
{
    const QString terrain = terrainName(position.landscape.terrain[hex]);
    const auto& number = position.landscape.numbers[hex];
    return number ? Words::tr("%1 %2").arg(terrain).arg(*number) : terrain;
}

} // namespace

QString nameText(const Place& place, const Topology& topology)
{
    return QString::fromStdString(placeName(topology, place));
}

QString placeText(const Place& place, const Position& position)
{
    const Topology& topology = position.topology();
    const QString name = nameText(place, topology);
    if (const auto* hex = std::get_if<HexId>(&place)) {
        return position.landscape.terrainEntered()
                   ? Words::tr("Hex %1, %2").arg(name, hexText(position, *hex))
                   : Words::tr("Hex %1").arg(name);
    }
    const auto* edge = std::get_if<EdgeId>(&place);
    const QString plain =
        (edge ? Words::tr("Road place %1") : Words::tr("Intersection %1")).arg(name);
    if (!position.landscape.terrainEntered())
        return plain;
    const auto hexes = edge ? topology.hexesAt(*edge) : topology.hexesAt(std::get<VertexId>(place));
    QStringList around;
    for (const HexId hex : hexes)
        around << hexText(position, hex);
    //: %1 is "Intersection e3", %2 one hex or "fields 12, hills 6 and pasture 4"
    const QString text =
        around.size() == 1 ? Words::tr("%1, on the coast of %2") : Words::tr("%1, between %2");
    return text.arg(plain, listed(around));
}

} // namespace longroad
