// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/switch_text.h"

#include "core/words/place_text.h"
#include "core/words/player_names.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// As many names as a person reads, the others counted.
QString someOf(const QStringList& names)
{
    constexpr int most = 8;
    if (names.size() <= most)
        return listed(names);
    const int others = static_cast<int>(names.size()) - most + 1;
    return listed(names.mid(0, most - 1) << Words::tr("%n other(s)", nullptr, others));
}

template <class Id> QString someOf(const std::vector<Id>& places, const Topology& topology)
{
    QStringList names;
    for (const Id place : places)
        names << nameText(place, topology);
    return someOf(names);
}

class Account
{
public:
    explicit Account(const Layout& before)
        : m_before(before), m_topology(before.start.topology()), m_names(playerNames(before))
    {}

    QStringList of(const BoardSwitch& lost)
    {
        for (const Seat seat : m_before.start.seats())
            addPieces(seat, lost);
        addLand(lost);
        for (const Seat seat : lost.playersOverTheDeck) {
            const int most = knightsInDeck(lost.layout.start.board);
            m_texts << Words::tr("%1 keeps %n Knight(s): the deck has no more (rule 3.6).", nullptr,
                                 most)
                           .arg(m_names[seat]);
        }
        if (!lost.moves.empty()) {
            m_texts << Words::tr("%n move(s) of the game are dropped.", nullptr,
                                 static_cast<int>(lost.moves.size()));
        }
        return m_texts;
    }

private:
    void addPieces(Seat seat, const BoardSwitch& lost)
    {
        std::vector<EdgeId> roads;
        for (const EdgeId edge : lost.roads) {
            if (m_before.start.roads[edge] == seat)
                roads.push_back(edge);
        }
        std::vector<VertexId> buildings;
        for (const VertexId vertex : lost.buildings) {
            if (m_before.start.hasBuilding(vertex, seat))
                buildings.push_back(vertex);
        }
        if (!roads.empty()) {
            //: %1 is a player, %2 a list of road places
            m_texts << Words::tr("%1 loses %n road(s): %2.", nullptr,
                                 static_cast<int>(roads.size()))
                           .arg(m_names[seat], someOf(roads, m_topology));
        }
        if (!buildings.empty()) {
            //: %1 is a player, %2 a list of intersections
            m_texts << Words::tr("%1 loses %n building(s): %2.", nullptr,
                                 static_cast<int>(buildings.size()))
                           .arg(m_names[seat], someOf(buildings, m_topology));
        }
    }

    void addLand(const BoardSwitch& lost)
    {
        if (!lost.hexes.empty()) {
            //: %1 is a list of hexes
            m_texts << Words::tr("%n hex(es) go: %1.", nullptr, static_cast<int>(lost.hexes.size()))
                           .arg(someOf(lost.hexes, m_topology));
        }
        if (!lost.harbors.empty()) {
            QStringList names;
            for (const EdgeId edge : lost.harbors) {
                names << harborText(*(*m_before.start.landscape.harbors)[edge], edge, m_topology,
                                    m_before.edition);
            }
            //: %1 is a list of harbors
            m_texts << Words::tr("No coast is left for %1.").arg(someOf(names));
        }
        if (lost.robber) {
            m_texts << (lost.layout.start.robber ? Words::tr("The robber goes to the desert.")
                                                 : Words::tr("The robber leaves the board."));
        }
    }

    const Layout& m_before;
    const Topology& m_topology;
    const PlayerNames m_names;
    QStringList m_texts;
};

} // namespace

QStringList switchTexts(const Layout& before, const BoardSwitch& boardSwitch)
{
    return Account(before).of(boardSwitch);
}

} // namespace longroad
