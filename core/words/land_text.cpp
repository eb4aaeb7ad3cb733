// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/land_text.h"

#include "core/words/terms.h"

#include <QCoreApplication>
#include <QStringList>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

int hexesToEnter(const Landscape& landscape, const Topology& topology)
{
    int count = 0;
    for (const HexId hex : topology.hexes())
        count += landscape.terrain[hex] == Terrain::Unknown ? 1 : 0;
    return count;
}

/// What there is a wrong number of; a number's name is longer where another number follows it.
QString nameOf(const LandDifference& difference, Edition edition)
{
    if (const auto* terrain = std::get_if<Terrain>(&difference.what))
        return terrainName(*terrain);
    if (const auto* harbor = std::get_if<Harbor>(&difference.what))
        return harborName(*harbor, edition);
    const QString number = QString::number(std::get<std::uint8_t>(difference.what));
    //: %1 is a number token's number
    return difference.have == 0 ? number : Words::tr("number %1").arg(number);
}

/// "forest: 5 of 4", "no 12 yet".
QString differenceText(const LandDifference& difference, Edition edition)
{
    const QString name = nameOf(difference, edition);
    if (difference.have == 0) {
        //: %1 is a terrain, a number or a kind of harbor that the board lacks
        return Words::tr("no %1 yet").arg(name);
    }
    //: %1 is a terrain, a number or a kind of harbor, %2 how many there are, %3 how many there
    //: should be
    return Words::tr("%1: %2 of %3")
        .arg(name, QString::number(difference.have), QString::number(difference.want));
}

} // namespace

QString landText(const Landscape& landscape, const Topology& topology, Edition edition)
{
    const bool hasTerrain = landscape.terrainEntered();
    if (!hasTerrain && !landscape.harbors)
        return Words::tr("Nothing is entered yet.");
    QStringList tooMany;
    QStringList tooFew;
    for (const LandDifference& difference : landDifferences(landscape, topology)) {
        QStringList& list = difference.have > difference.want ? tooMany : tooFew;
        list << differenceText(difference, edition);
    }
    QStringList parts = tooMany;
    if (const int open = hexesToEnter(landscape, topology); open > 0)
        parts << Words::tr("%n hex(es) to enter", nullptr, open);
    parts << tooFew;
    if (parts.isEmpty() && landscape.harbors)
        return Words::tr("All as in the box.");
    if (!landscape.harbors) {
        if (parts.isEmpty())
            parts << Words::tr("terrain and numbers as in the box");
        //: %1 is "harbor" or "port"
        parts << Words::tr("no %1 entered").arg(harborWord(edition));
    }
    return parts.join(Words::tr(", "));
}

} // namespace longroad
