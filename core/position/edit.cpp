// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/position/edit.h"

#include "core/position/board_switch.h"

#include <algorithm>

namespace longroad
{

namespace
{

using Outcome = Result<Layout, Refusal>;

/// Gives every seat that the layout mentions a new number, or drops it where `newSeat` gives none.
/// The moves of a player who leaves go too.
template <class NewSeat> void reseat(Layout& layout, NewSeat newSeat)
{
    std::erase_if(layout.moves, [&](const Move& move) { return !newSeat(move.player); });
    for (Move& move : layout.moves)
        move.player = *newSeat(move.player);

    Position& position = layout.start;
    for (const EdgeId edge : position.topology().edges()) {
        if (auto& road = position.roads[edge])
            road = newSeat(*road);
    }
    for (const VertexId vertex : position.topology().vertices()) {
        auto& building = position.buildings[vertex];
        if (!building)
            continue;
        const std::optional<Seat> owner = newSeat(building->owner);
        building = owner ? std::optional(Building{*owner, building->kind}) : std::nullopt;
    }
    const auto reseatHolders = [&](Holders& holders) {
        if (holders == Holders::unknown())
            return;
        std::optional<Holders> after;
        for (const Holder holder : holders.members(Seat::count)) {
            const Holder moved = holder ? newSeat(*holder) : std::nullopt;
            if (!holder || moved)
                after = after ? after->with(moved) : Holders::known(moved);
        }
        // The one who was named has left: nothing is known any more.
        holders = after.value_or(Holders::unknown());
    };
    reseatHolders(position.longestRouteBefore);
    reseatHolders(position.largestArmyBefore);

    PerSeat<int> knights;
    PerSeat<int> victoryPointCards;
    for (const Seat seat : position.seats()) {
        if (const std::optional<Seat> moved = newSeat(seat)) {
            knights[*moved] = position.knights[seat];
            victoryPointCards[*moved] = position.victoryPointCards[seat];
        }
    }
    position.knights = knights;
    position.victoryPointCards = victoryPointCards;
    if (position.turn)
        position.turn = newSeat(*position.turn);
}

class Editor
{
public:
    explicit Editor(const Layout& layout) : m_layout(layout) {}

    Outcome operator()(const PlaceRoad& edit)
    {
        auto& road = m_layout.start.roads[edit.edge];
        if (road)
            return taken(*road, edit.owner);
        road = edit.owner;
        return m_layout;
    }

    Outcome operator()(const PlaceBuilding& edit)
    {
        auto& building = m_layout.start.buildings[edit.vertex];
        if (building && (building->owner != edit.building.owner || *building == edit.building))
            return taken(building->owner, edit.building.owner);
        building = edit.building;
        return m_layout;
    }

    Outcome operator()(const RemoveRoad& edit)
    {
        auto& road = m_layout.start.roads[edit.edge];
        if (!road)
            return Refusal{RefusalReason::NothingThere, std::nullopt};
        road.reset();
        return m_layout;
    }

    Outcome operator()(const RemoveBuilding& edit)
    {
        auto& building = m_layout.start.buildings[edit.vertex];
        if (!building)
            return Refusal{RefusalReason::NothingThere, std::nullopt};
        building.reset();
        return m_layout;
    }

    Outcome operator()(const ClearPieces&)
    {
        Position& position = m_layout.start;
        const Position before = position;
        position.roads = {};
        position.buildings = {};
        position.longestRouteBefore = Holders::unknown();
        if (position == before)
            return Refusal{RefusalReason::NothingThere, std::nullopt};
        return m_layout;
    }

    Outcome operator()(const StateLongestRouteBefore& edit)
    {
        return changed(m_layout.start.longestRouteBefore, edit.holders);
    }

    Outcome operator()(const StateLargestArmyBefore& edit)
    {
        return changed(m_layout.start.largestArmyBefore, edit.holders);
    }

    Outcome operator()(const SetKnights& edit)
    {
        return changedCards(m_layout.start.knights[edit.seat], edit.count,
                            knightsInDeck(m_layout.start.board));
    }

    Outcome operator()(const SetVictoryPointCards& edit)
    {
        return changedCards(m_layout.start.victoryPointCards[edit.seat], edit.count,
                            victoryPointCardsInDeck);
    }

    Outcome operator()(const SetTurn& edit) { return changed(m_layout.start.turn, edit.turn); }

    Outcome operator()(const SetHex& edit)
    {
        if (edit.terrain == Terrain::Desert && edit.number)
            return Refusal{RefusalReason::NumberOnDesert, std::nullopt};
        if (edit.terrain != Terrain::Desert && edit.terrain != Terrain::Unknown && !edit.number)
            return Refusal{RefusalReason::NumberMissing, std::nullopt};
        assert(!edit.number || (*edit.number >= 2 && *edit.number <= 12 && *edit.number != 7));
        Landscape& land = m_layout.start.landscape;
        if (land.terrain[edit.hex] == edit.terrain && land.numbers[edit.hex] == edit.number)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        land.terrain[edit.hex] = edit.terrain;
        land.numbers[edit.hex] = edit.number;
        placeRobber();
        return m_layout;
    }

    Outcome operator()(const MoveRobber& edit)
    {
        return changed(m_layout.start.robber, std::optional(edit.hex));
    }

    Outcome operator()(const SetHarbor& edit)
    {
        if (!m_layout.start.topology().isCoastal(edit.edge))
            return Refusal{RefusalReason::NotCoastal, std::nullopt};
        auto& harbors = m_layout.start.landscape.harbors;
        if (!edit.harbor) {
            if (!harbors || !(*harbors)[edit.edge])
                return Refusal{RefusalReason::NoHarborThere, std::nullopt};
            m_layout.harborUnknownKeys.erase(edit.edge);
        }
        if (!harbors)
            harbors.emplace();
        return changed((*harbors)[edit.edge], edit.harbor);
    }

    Outcome operator()(const MoveHarbor& edit)
    {
        const Topology& topology = m_layout.start.topology();
        if (!topology.isCoastal(edit.from) || !topology.isCoastal(edit.to))
            return Refusal{RefusalReason::NotCoastal, std::nullopt};
        auto& harbors = m_layout.start.landscape.harbors;
        if (!harbors || !(*harbors)[edit.from])
            return Refusal{RefusalReason::NoHarborThere, std::nullopt};
        if (edit.from == edit.to)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        std::swap((*harbors)[edit.from], (*harbors)[edit.to]);
        auto one = m_layout.harborUnknownKeys.extract(edit.from);
        auto other = m_layout.harborUnknownKeys.extract(edit.to);
        if (one) {
            one.key() = edit.to;
            m_layout.harborUnknownKeys.insert(std::move(one));
        }
        if (other) {
            other.key() = edit.from;
            m_layout.harborUnknownKeys.insert(std::move(other));
        }
        return m_layout;
    }

    Outcome operator()(const SetLandscape& edit)
    {
        Landscape& land = m_layout.start.landscape;
        if (land == edit.landscape)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        // What was said of the land that goes can't be said of the other.
        if (land.terrain != edit.landscape.terrain || land.numbers != edit.landscape.numbers) {
            m_layout.start.robber = firstDesert(edit.landscape, m_layout.start.topology());
            m_layout.hexUnknownKeys.clear();
        }
        if (land.harbors != edit.landscape.harbors)
            m_layout.harborUnknownKeys.clear();
        land = edit.landscape;
        return m_layout;
    }

    Outcome operator()(const SwitchBoard& edit)
    {
        if (m_layout.start.board == edit.board)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        return boardSwitch(m_layout, edit.board).layout;
    }

    Outcome operator()(const SetEdition& edit) { return changed(m_layout.edition, edit.edition); }

    Outcome operator()(const AddPlayer& edit)
    {
        if (m_layout.start.seatCount == Seat::count)
            return Refusal{RefusalReason::TooManyPlayers, std::nullopt};
        assert(isValidPlayerId(edit.player.id) && !m_layout.seatOf(edit.player.id));
        m_layout.players.push_back(edit.player);
        ++m_layout.start.seatCount;
        return m_layout;
    }

    Outcome operator()(const RemovePlayer& edit)
    {
        if (m_layout.start.seatCount == 1)
            return Refusal{RefusalReason::TooFewPlayers, std::nullopt};
        reseat(m_layout, [&](Seat seat) -> std::optional<Seat> {
            if (seat == edit.seat)
                return std::nullopt;
            return seat < edit.seat ? seat : Seat(seat.index() - 1);
        });
        m_layout.players.erase(m_layout.players.begin() + edit.seat.index());
        --m_layout.start.seatCount;
        return m_layout;
    }

    Outcome operator()(const RenamePlayer& edit)
    {
        return changed(m_layout.player(edit.seat).name, edit.name);
    }

    Outcome operator()(const RecolorPlayer& edit)
    {
        const PlayerColor old = m_layout.player(edit.seat).color;
        if (old == edit.color)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        for (Player& player : m_layout.players) {
            if (player.color == edit.color)
                player.color = old;
        }
        m_layout.player(edit.seat).color = edit.color;
        return m_layout;
    }

    Outcome operator()(const ReorderPlayer& edit)
    {
        if (edit.from == edit.to)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        std::vector<int> order; // order[new seat] = old seat
        for (const Seat seat : m_layout.start.seats())
            order.push_back(seat.index());
        order.erase(order.begin() + edit.from.index());
        order.insert(order.begin() + edit.to.index(), edit.from.index());
        reseat(m_layout, [&](Seat seat) -> std::optional<Seat> {
            return Seat(static_cast<int>(std::find(order.begin(), order.end(), seat.index()) -
                                         order.begin()));
        });
        std::vector<Player> players;
        for (const int old : order)
            players.push_back(m_layout.players[static_cast<std::size_t>(old)]);
        m_layout.players = std::move(players);
        return m_layout;
    }

private:
    /// The layout with another value in a field of it.
    template <class T> Outcome changed(T& field, const T& value)
    {
        if (field == value)
            return Refusal{RefusalReason::NothingToChange, std::nullopt};
        field = value;
        return m_layout;
    }

    Outcome changedCards(int& cards, int count, int inDeck)
    {
        if (count < 0)
            return Refusal{RefusalReason::NothingThere, std::nullopt};
        if (count > inDeck)
            return Refusal{RefusalReason::MoreThanTheDeck, std::nullopt};
        return changed(cards, count);
    }

    /// A robber that stands nowhere goes to a desert as soon as there is one, as it does when the
    /// layout is read (CONTRACT.md 2).
    void placeRobber()
    {
        Position& position = m_layout.start;
        if (!position.robber)
            position.robber = firstDesert(position.landscape, position.topology());
    }

    static Refusal taken(Seat owner, Seat by)
    {
        if (owner == by)
            return {RefusalReason::AlreadyThere, std::nullopt};
        return {RefusalReason::TakenByAnother, owner};
    }

    Layout m_layout; ///< A copy, changed and returned by the one edit it is used for.
};

} // namespace

Result<Layout, Refusal> applied(const Layout& layout, const Edit& edit)
{
    return std::visit(Editor(layout), edit);
}

} // namespace longroad
