// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/ruling_json.h"

#include "core/format/layout_json.h"
#include "core/format/layout_keys.h"
#include "core/report/json_parts.h"
#include "core/report/route_json.h"
#include "core/words/award_text.h"
#include "core/words/violation_text.h"

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

QJsonObject pointsJson(const Score& score)
{
    return {
        {"settlements"_L1, score.settlements},
        {"cities"_L1, score.cities},
        {"longestRoute"_L1, score.longestRoute},
        {"largestArmy"_L1, score.largestArmy},
        {"victoryPointCards"_L1, score.victoryPointCards},
        {"total"_L1, score.total()},
    };
}

QJsonObject tradeJson(const TradeRates& rates)
{
    QJsonObject trade;
    for (const Resource resource : allResources)
        trade[resourceKey(resource)] = rates[resource].cards;
    return trade;
}

QJsonObject playerJson(const Layout& layout, const Analysis& analysis, Seat seat)
{
    const LongestRoute& longest = analysis.routes[seat];
    return {
        {"id"_L1, idJson(layout, seat)},
        {"roads"_L1, analysis.pieces[seat].roads},
        {"longestRoute"_L1, routeJson(layout.start.topology(), longest)},
        {"pieces"_L1, piecesJson(layout, routeReasons(layout.start, seat, longest.route))},
        {"proof"_L1, proofJson(layout, routeProof(layout.start, seat, longest.route))},
        {"points"_L1, pointsJson(analysis.scores[seat])},
        {"trade"_L1, tradeJson(analysis.trade[seat])},
    };
}

QJsonObject awardJson(const Layout& layout, Card card, const Counts& counts, const Award& award)
{
    QJsonObject json{
        {"holder"_L1, award.isDecided() ? idJson(layout, award.holder()) : "undecided"_L1},
        {"before"_L1,
         award.before.isKnown() ? idJson(layout, award.before.holder()) : "unknown"_L1},
        {"reason"_L1, reasonKey(award.reason)},
        {"text"_L1, awardText(card, counts, award, playerIds(layout), layout.edition)},
    };
    if (!award.before.isKnown()) {
        QJsonArray possible;
        for (const Holder holder : award.after.members(layout.start.seatCount))
            possible.append(idJson(layout, holder));
        json["possible"_L1] = possible;
    }
    return json;
}

QJsonObject violationJson(const Layout& layout, const Violation& violation)
{
    const Topology& topology = layout.start.topology();
    QJsonObject json{
        {"code"_L1, violationKey(violation.code)},
        {"severity"_L1, severityKey(severity(violation.code))},
        {"player"_L1, idJson(layout, violation.player)},
        {"at"_L1, placesJson(topology, violation.places)},
        {"text"_L1, violationText(violation, topology, playerIds(layout))},
    };
    if (violation.move)
        json["move"_L1] = *violation.move;
    return json;
}

QJsonArray violationsJson(const Layout& layout, const std::vector<Violation>& violations)
{
    QJsonArray json;
    for (const Violation& violation : violations)
        json.append(violationJson(layout, violation));
    return json;
}

/// A number for each player, by id.
QJsonObject numbersJson(const Layout& layout, const PerSeat<int>& numbers)
{
    QJsonObject json;
    for (const Seat seat : layout.start.seats())
        json[QString::fromStdString(layout.player(seat).id)] = numbers[seat];
    return json;
}

} // namespace

QLatin1StringView reasonKey(AwardReason reason)
{
    switch (reason) {
    case AwardReason::NobodyQualifies:
        return "nobody-qualifies"_L1;
    case AwardReason::HolderKeeps:
        return "holder-keeps"_L1;
    case AwardReason::HolderKeepsOnTie:
        return "holder-keeps-on-tie"_L1;
    case AwardReason::ChallengerExceeds:
        return "challenger-exceeds"_L1;
    case AwardReason::SoleLeaderTakes:
        return "sole-leader-takes"_L1;
    case AwardReason::TieWithoutHolder:
        return "tie-without-holder"_L1;
    case AwardReason::Undecided:
        return "undecided"_L1;
    }
    return {};
}

QLatin1StringView violationKey(ViolationCode code)
{
    switch (code) {
    case ViolationCode::DistanceRule:
        return "distance-rule"_L1;
    case ViolationCode::TooManyRoads:
        return "too-many-roads"_L1;
    case ViolationCode::TooManySettlements:
        return "too-many-settlements"_L1;
    case ViolationCode::TooManyCities:
        return "too-many-cities"_L1;
    case ViolationCode::ImpossibleHolder:
        return "impossible-holder"_L1;
    case ViolationCode::UnattachedRoad:
        return "unattached-road"_L1;
    case ViolationCode::UnattachedBuilding:
        return "unattached-building"_L1;
    case ViolationCode::TooManyGroups:
        return "too-many-groups"_L1;
    case ViolationCode::NoConnection:
        return "no-connection"_L1;
    case ViolationCode::Occupied:
        return "occupied"_L1;
    case ViolationCode::NotASettlement:
        return "not-a-settlement"_L1;
    case ViolationCode::NotYourTurn:
        return "not-your-turn"_L1;
    case ViolationCode::AfterTheWin:
        return "after-the-win"_L1;
    }
    return {};
}

QLatin1StringView severityKey(Severity severity)
{
    switch (severity) {
    case Severity::Incomplete:
        return "incomplete"_L1;
    case Severity::Broken:
        return "broken"_L1;
    }
    return {};
}

QJsonObject rulingJson(const Layout& layout, const Analysis& analysis, const QString& file)
{
    const Position& position = layout.start;
    QJsonArray players;
    for (const Seat seat : position.seats())
        players.append(playerJson(layout, analysis, seat));
    return {
        {"file"_L1, file},
        {"players"_L1, players},
        {"longestRoute"_L1,
         awardJson(layout, Card::LongestRoute, routeLengths(position, analysis.routes),
                   analysis.longestRoute)},
        {"largestArmy"_L1,
         awardJson(layout, Card::LargestArmy, armySizes(position), analysis.largestArmy)},
        {"turn"_L1, idJson(layout, position.turn)},
        {"winner"_L1, idJson(layout, analysis.winner)},
        {"violations"_L1, violationsJson(layout, analysis.violations)},
    };
}

QJsonObject stepJson(const Layout& layout, const Step& step)
{
    return {
        {"move"_L1, step.move ? QJsonValue(moveToJson(
                                    layout, layout.moves[static_cast<std::size_t>(*step.move)]))
                              : QJsonValue()},
        {"lengths"_L1, numbersJson(layout, step.lengths.of)},
        {"longestRoute"_L1, awardJson(layout, Card::LongestRoute, step.lengths, step.longestRoute)},
        {"largestArmy"_L1, awardJson(layout, Card::LargestArmy, step.knights, step.largestArmy)},
        {"points"_L1, numbersJson(layout, step.points)},
        {"winner"_L1, idJson(layout, step.winner)},
        {"violations"_L1, violationsJson(layout, step.violations)},
    };
}

} // namespace longroad
