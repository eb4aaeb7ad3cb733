// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

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

} // namespace

QString cardName(Card card, Edition edition)
{
    if (card == Card::LargestArmy)
        return Words::tr("Largest Army");
    return edition == Edition::Classic ? Words::tr("Longest Road") : Words::tr("Longest Route");
}

QString cardWord(Card card, Edition edition)
{
    // From 2025 the Longest Route is a tile.
    return card == Card::LongestRoute && edition == Edition::Of2025 ? Words::tr("tile")
                                                                    : Words::tr("card");
}

QString colorName(NamedColor color)
{
    switch (color) {
    case NamedColor::Red:
        return Words::tr("Red");
    case NamedColor::Blue:
        return Words::tr("Blue");
    case NamedColor::White:
        return Words::tr("White");
    case NamedColor::Orange:
        return Words::tr("Orange");
    case NamedColor::Green:
        return Words::tr("Green");
    case NamedColor::Brown:
        return Words::tr("Brown");
    }
    return {};
}

QString terrainName(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Unknown:
        return Words::tr("unknown terrain");
    case Terrain::Hills:
        return Words::tr("hills");
    case Terrain::Forest:
        return Words::tr("forest");
    case Terrain::Pasture:
        return Words::tr("pasture");
    case Terrain::Fields:
        return Words::tr("fields");
    case Terrain::Mountains:
        return Words::tr("mountains");
    case Terrain::Desert:
        return Words::tr("desert");
    }
    return {};
}

QString resourceName(Resource resource, Edition edition)
{
    const bool classic = edition == Edition::Classic;
    switch (resource) {
    case Resource::Brick:
        return Words::tr("brick");
    case Resource::Lumber:
        return classic ? Words::tr("lumber") : Words::tr("wood");
    case Resource::Wool:
        return Words::tr("wool");
    case Resource::Grain:
        return classic ? Words::tr("grain") : Words::tr("wheat");
    case Resource::Ore:
        return Words::tr("ore");
    }
    return {};
}

QString harborWord(Edition edition)
{
    return edition == Edition::Classic ? Words::tr("harbor") : Words::tr("port");
}

QString harborName(const Harbor& harbor, Edition edition)
{
    //: %1 is "harbor" or "port"
    if (!harbor.resource)
        return Words::tr("3:1 %1").arg(harborWord(edition));
    //: %1 is a resource, %2 "harbor" or "port"
    return Words::tr("2:1 %1 %2").arg(resourceName(*harbor.resource, edition), harborWord(edition));
}

QString numberWord(Edition edition)
{
    return edition == Edition::Classic ? Words::tr("number token") : Words::tr("number disc");
}

QString boardName(BoardKind kind)
{
    switch (kind) {
    case BoardKind::Base:
        return Words::tr("base board");
    case BoardKind::Extended:
        return Words::tr("extended board");
    }
    return {};
}

} // namespace longroad
