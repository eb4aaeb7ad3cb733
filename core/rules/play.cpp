// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/play.h"

#include "core/rules/legality.h"

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int setupRounds = 2;

bool isUntouched(const Position& position)
{
    const Position empty;
    return position.roads == empty.roads && position.buildings == empty.buildings &&
           position.knights == empty.knights &&
           position.victoryPointCards == empty.victoryPointCards && !position.turn;
}

Seat following(Seat seat, int seatCount)
{
    return Seat((seat.index() + 1) % seatCount);
}

/// RULES.md 5.7, read off the pieces, so that it also holds where a file's moves come in another
/// order. Nothing when everybody has both settlements and their roads.
std::optional<SetupTask> nextTask(const Position& position, Seat beginner)
{
    using Piece = SetupTask::Piece;
    PerSeat<int> buildings;
    for (const Seat seat : position.seats()) {
        const PieceCount pieces = pieceCount(position, seat);
        buildings[seat] = pieces.settlements + pieces.cities;
        if (pieces.roads < std::min(buildings[seat], setupRounds))
            return SetupTask{Piece::Road, pieces.roads + 1, seat};
    }
    std::vector<Seat> order;
    for (Seat seat = beginner; static_cast<int>(order.size()) < position.seatCount;
         seat = following(seat, position.seatCount))
        order.push_back(seat);
    for (int round = 1; round <= setupRounds; ++round) {
        for (const Seat seat : order) {
            if (buildings[seat] < round)
                return SetupTask{Piece::Settlement, round, seat};
        }
        std::reverse(order.begin(), order.end());
    }
    return std::nullopt;
}

std::optional<SetupTask> setupTask(const Layout& layout, const Position& now, int step)
{
    const auto end = layout.moves.begin() + step;
    if (!isUntouched(layout.start) ||
        !std::all_of(layout.moves.begin(), end, [](const Move& move) { return move.inSetup; }))
        return std::nullopt;
    if (step == 0)
        return SetupTask();
    return nextTask(now, layout.moves.front().player);
}

bool playedKnightThisTurn(const Layout& layout, int step)
{
    for (auto move = layout.moves.begin() + step; move != layout.moves.begin();) {
        --move;
        if (std::holds_alternative<StartTurn>(move->action))
            return false;
        if (std::holds_alternative<PlayKnight>(move->action))
            return true;
    }
    return false;
}

bool hasSetupForm(const Action& action)
{
    return std::holds_alternative<BuildRoad>(action) ||
           std::holds_alternative<BuildSettlement>(action);
}

bool fits(const SetupTask& task, const Move& move)
{
    const bool isPiece = task.piece == SetupTask::Piece::Road
                             ? std::holds_alternative<BuildRoad>(move.action)
                             : std::holds_alternative<BuildSettlement>(move.action);
    return isPiece && (!task.player || *task.player == move.player);
}

int total(const Position& position, const PerSeat<int>& cards)
{
    int sum = 0;
    for (const Seat seat : position.seats())
        sum += cards[seat];
    return sum;
}

bool isDeckEmptyFor(const Position& position, const Action& action)
{
    if (std::holds_alternative<PlayKnight>(action))
        return total(position, position.knights) >= knightsInDeck(position.board);
    return std::holds_alternative<GainVictoryPointCard>(action) &&
           total(position, position.victoryPointCards) >= victoryPointCardsInDeck;
}

} // namespace

PlayState playState(const Layout& layout, const Replay& replay)
{
    const int step = replay.step().move ? *replay.step().move + 1 : 0;
    PlayState state{replay.position(), replay.isWon(), false, {}};
    state.position.longestRouteBefore = replay.step().longestRoute.after;
    state.position.largestArmyBefore = replay.step().largestArmy.after;
    state.knightPlayed = state.position.turn && playedKnightThisTurn(layout, step);
    state.setup = setupTask(layout, state.position, step);
    return state;
}

Move moveOf(const PlayState& state, Seat player, const Action& action)
{
    return {player, action, state.setup && hasSetupForm(action), {}};
}

std::optional<Move> moveFor(const PlayState& state, const Edit& edit)
{
    if (const auto* road = std::get_if<PlaceRoad>(&edit))
        return moveOf(state, road->owner, BuildRoad{road->edge});
    if (const auto* placed = std::get_if<PlaceBuilding>(&edit)) {
        return placed->building.kind == BuildingKind::City
                   ? moveOf(state, placed->building.owner, BuildCity{placed->vertex})
                   : moveOf(state, placed->building.owner, BuildSettlement{placed->vertex});
    }
    if (const auto* turn = std::get_if<SetTurn>(&edit); turn && turn->turn)
        return moveOf(state, *turn->turn, StartTurn{});
    const auto* knights = std::get_if<SetKnights>(&edit);
    if (knights && knights->count == state.position.knights[knights->seat] + 1)
        return moveOf(state, knights->seat, PlayKnight{});
    const auto* cards = std::get_if<SetVictoryPointCards>(&edit);
    if (cards && cards->count == state.position.victoryPointCards[cards->seat] + 1)
        return moveOf(state, cards->seat, GainVictoryPointCard{});
    return std::nullopt;
}

bool takesBack(const PlayState& state, const Edit& edit)
{
    if (const auto* knights = std::get_if<SetKnights>(&edit))
        return knights->count < state.position.knights[knights->seat];
    if (const auto* cards = std::get_if<SetVictoryPointCards>(&edit))
        return cards->count < state.position.victoryPointCards[cards->seat];
    return std::holds_alternative<RemoveRoad>(edit) || std::holds_alternative<RemoveBuilding>(edit);
}

std::optional<Seat> nextInTurn(const PlayState& state)
{
    if (state.setup || !state.position.turn)
        return std::nullopt;
    return following(*state.position.turn, state.position.seatCount);
}

std::optional<PlayRefusal> refusal(const PlayState& state, const Move& move)
{
    using Reason = PlayRefusal::Reason;
    if (state.setup && !fits(*state.setup, move))
        return PlayRefusal{Reason::SetupOrder, move.player, {}, state.setup};
    auto violations = objections(state.position, move, state.isWon);
    if (!violations.empty())
        return PlayRefusal{Reason::BreaksRules, move.player, std::move(violations), {}};
    if (isDeckEmptyFor(state.position, move.action))
        return PlayRefusal{Reason::DeckIsEmpty, move.player, {}, {}};
    if (state.knightPlayed && std::holds_alternative<PlayKnight>(move.action))
        return PlayRefusal{Reason::OneCardATurn, move.player, {}, {}};
    return std::nullopt;
}

Layout withMove(const Layout& layout, int step, const PlayState& state, const Move& move)
{
    Layout next = layout;
    next.moves.resize(static_cast<std::size_t>(step), move);
    next.moves.push_back(move);
    const Seat beginner = next.moves.front().player;
    if (state.setup && !nextTask(moved(state.position, move), beginner))
        next.moves.push_back({beginner, StartTurn{}, false, {}});
    return next;
}

Layout newGame(const Layout& layout)
{
    Layout game = layout;
    Position& position = game.start;
    position.roads = {};
    position.buildings = {};
    position.knights = {};
    position.victoryPointCards = {};
    position.turn.reset();
    position.longestRouteBefore = Holders::known(std::nullopt);
    position.largestArmyBefore = Holders::known(std::nullopt);
    game.moves.clear();
    return game;
}

} // namespace longroad
