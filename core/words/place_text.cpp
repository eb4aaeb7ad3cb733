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

QString hexText(const Landscape& land, HexId hex)
{
    return hexText(land.terrain[hex], land.numbers[hex]);
}

} // namespace

QString nameText(const Place& place, const Topology& topology)
{
    return QString::fromStdString(placeName(topology, place));
}

QString hexText(Terrain terrain, const std::optional<std::uint8_t>& number)
{
    const QString name = terrainName(terrain);
    //: %1 is a terrain, %2 its number
    return number ? Words::tr("%1 %2").arg(name, QString::number(*number)) : name;
}

QString harborText(const Harbor& harbor, EdgeId edge, const Topology& topology, Edition edition)
{
    //: %1 is "2:1 ore harbor", %2 a road place
    return Words::tr("%1 at %2").arg(harborName(harbor, edition), nameText(edge, topology));
}

QString placeText(const Place& place, const Position& position)
{
    const Topology& topology = position.topology();
    const QString name = nameText(place, topology);
    if (const auto* hex = std::get_if<HexId>(&place)) {
        return position.landscape.terrainEntered()
                   ? Words::tr("Hex %1, %2").arg(name, hexText(position.landscape, *hex))
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
        around << hexText(position.landscape, hex);
    //: %1 is "Intersection e3", %2 one hex or "fields 12, hills 6 and pasture 4"
    const QString text =
        around.size() == 1 ? Words::tr("%1, on the coast of %2") : Words::tr("%1, between %2");
    return text.arg(plain, listed(around));
}

} // namespace longroad
