// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/play_text.h"

#include "core/words/move_text.h"
#include "core/words/terms.h"
#include "core/words/violation_text.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// A rule as an answer to somebody who asks to move; violation_text says it of what lies there.
QString objectionText(const Violation& violation, const Topology& topology,
                      const PlayerNames& names)
{
    const QString player = names[violation.player];
    switch (violation.code) {
    case ViolationCode::TooManyRoads:
        return Words::tr("%1 has no road left: the supply is 15 (rule 5.6).").arg(player);
    case ViolationCode::TooManySettlements:
        return Words::tr("%1 has no settlement left: the supply is 5, and a city gives one back "
                         "(rule 5.6).")
            .arg(player);
    case ViolationCode::TooManyCities:
        return Words::tr("%1 has no city left: the supply is 4 (rule 5.6).").arg(player);
    case ViolationCode::AfterTheWin:
        return Words::tr("The game is won, so nobody plays on (rule 4.2).");
    case ViolationCode::DistanceRule:
    case ViolationCode::ImpossibleHolder:
    case ViolationCode::UnattachedRoad:
    case ViolationCode::UnattachedBuilding:
    case ViolationCode::TooManyGroups:
    case ViolationCode::NoConnection:
    case ViolationCode::Occupied:
    case ViolationCode::NotASettlement:
    case ViolationCode::NotYourTurn:
        return violationText(violation, topology, names);
    }
    return {};
}

/// "Longest Road: −2 Blue, +2 Orange"; empty where the card stays.
QString cardMoveText(Card card, const Award& before, const Award& after, const PlayerNames& names,
                     Edition edition)
{
    const QString name = cardName(card, edition);
    if (!after.isDecided()) {
        //: %1 is "Longest Road" or "Largest Army"
        return before.isDecided() ? Words::tr("%1: undecided").arg(name) : QString();
    }
    if (before.holder() == after.holder())
        return {};
    QStringList swings;
    if (before.holder()) {
        //: %1 is a player who loses two points
        swings << Words::tr("−2 %1").arg(names[*before.holder()]);
    }
    if (after.holder()) {
        //: %1 is a player who gets two points
        swings << Words::tr("+2 %1").arg(names[*after.holder()]);
    }
    //: %1 is "Longest Road" or "Largest Army", %2 what its way does: "−2 Blue, +2 Orange"
    return Words::tr("%1: %2").arg(name, swings.join(Words::tr(", ")));
}

} // namespace

QString setupText(const SetupTask& task, Seat chosen, const PlayerNames& names)
{
    const bool isRoad = task.piece == SetupTask::Piece::Road;
    if (!task.player) {
        //: %1 is a player
        return Words::tr("%1 begins: place the first settlement").arg(names[chosen]);
    }
    const QString player = names[*task.player];
    if (task.round == 1) {
        //: %1 is a player, as in the next two
        return isRoad ? Words::tr("%1: place the road at the first settlement").arg(player)
                      : Words::tr("%1: place the first settlement").arg(player);
    }
    return isRoad ? Words::tr("%1: place the road at the second settlement").arg(player)
                  : Words::tr("%1: place the second settlement").arg(player);
}

QString playRefusalText(const PlayRefusal& refusal, const Layout& layout)
{
    const PlayerNames names = playerNames(layout);
    switch (refusal.reason) {
    case PlayRefusal::Reason::BreaksRules: {
        QStringList sentences;
        for (const Violation& violation : refusal.violations)
            sentences << objectionText(violation, layout.start.topology(), names);
        return sentences.join(QLatin1Char(' '));
    }
    case PlayRefusal::Reason::SetupOrder:
        //: %1 is what comes next: "Anna: place the second settlement"
        return Words::tr("In the set-up each places a settlement and its road in turn, then once "
                         "more in reverse order (rule 5.7). %1.")
            .arg(setupText(*refusal.setup, refusal.player, names));
    case PlayRefusal::Reason::DeckIsEmpty:
        return Words::tr("There are no more of these cards (rule 3.6).");
    case PlayRefusal::Reason::OneCardATurn:
        return Words::tr("%1 has played a Knight in this turn: only one development card a turn, "
                         "but for Victory Point cards (rule 3.5).")
            .arg(names[refusal.player]);
    case PlayRefusal::Reason::NothingGoesBack:
        return Words::tr("In play nothing is taken off the board. Undo takes the last move back; "
                         "Arrange changes the position.");
    }
    return {};
}

QStringList announcements(const Moment& before, const Moment& after, const Layout& layout,
                          HiddenCards hiddenCards)
{
    const PlayerNames names = playerNames(layout);
    QStringList lines;
    const auto& winner = after.step.winner;
    if (winner && before.step.winner != winner) {
        const int hidden =
            hiddenCards == HiddenCards::LeftOut ? after.victoryPointCards[*winner] : 0;
        const int points = after.step.points[*winner] - hidden;
        if (points >= pointsToWin)
            lines << Words::tr("%1 wins with %n point(s)", nullptr, points).arg(names[*winner]);
    }
    lines << cardMoveText(Card::LongestRoute, before.step.longestRoute, after.step.longestRoute,
                          names, layout.edition)
          << cardMoveText(Card::LargestArmy, before.step.largestArmy, after.step.largestArmy, names,
                          layout.edition);
    lines.removeAll(QString());
    return lines;
}

QString listedMoveText(const Move& move, const Layout& layout, HiddenCards hiddenCards)
{
    const PlayerNames names = playerNames(layout);
    if (hiddenCards == HiddenCards::LeftOut &&
        std::holds_alternative<GainVictoryPointCard>(move.action)) {
        //: %1 is a player
        return Words::tr("%1 gains a development card").arg(names[move.player]);
    }
    return moveText(move, layout.start.topology(), names);
}

} // namespace longroad
