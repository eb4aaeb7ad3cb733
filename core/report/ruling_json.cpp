// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/ruling_json.h"

#include "core/board/place_names.h"
#include "core/format/layout_json.h"
#include "core/format/layout_keys.h"
#include "core/words/award_text.h"
#include "core/words/violation_text.h"

#include <QJsonArray>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

QJsonValue idJson(const Layout& layout, std::optional<Seat> seat)
{
    return seat ? QJsonValue(QString::fromStdString(layout.player(*seat).id)) : QJsonValue();
}

template <class Places> QJsonArray placesJson(const Topology& topology, const Places& places)
{
    QJsonArray names;
    for (const auto& place : places)
        names.append(QString::fromStdString(placeName(topology, place)));
    return names;
}

QJsonObject routeJson(const Topology& topology, const LongestRoute& longest)
{
    return {
        {"length"_L1, longest.route.length()},
        {"path"_L1, placesJson(topology, longest.route.vertices)},
        {"roads"_L1, placesJson(topology, longest.route.edges)},
        {"equallyLong"_L1, longest.equallyLong},
    };
}

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

/// What tells of a reason beside its key.
struct ReasonDetails
{
    const Layout& layout;

    QJsonObject operator()(const Counted& reason) const { return {{"number"_L1, reason.number}}; }
    QJsonObject operator()(const InEquallyLong&) const { return {}; }
    QJsonObject operator()(const OnSideBranch& reason) const
    {
        return {{"at"_L1, name(reason.at)}, {"branch"_L1, reason.branch}, {"arm"_L1, reason.arm}};
    }
    QJsonObject operator()(const OnShorterLine& reason) const
    {
        return {{"length"_L1, reason.length}};
    }
    QJsonObject operator()(const CutOff& reason) const
    {
        return {{"at"_L1, name(reason.at)},
                {"by"_L1, idJson(layout, reason.building.owner)},
                {"longest"_L1, reason.longest}};
    }
    QJsonObject operator()(const InSeparateGroup& reason) const
    {
        return {{"longest"_L1, reason.longest}};
    }

private:
    QString name(VertexId vertex) const
    {
        return QString::fromStdString(placeName(layout.start.topology(), vertex));
    }
};

QJsonArray piecesJson(const Layout& layout, const RouteReasons& reasons)
{
    QJsonArray pieces;
    for (const auto& [road, reason] : reasons.pieces) {
        QJsonObject piece = std::visit(ReasonDetails{layout}, reason);
        piece["road"_L1] = QString::fromStdString(placeName(layout.start.topology(), road));
        piece["reason"_L1] = reasonKey(reason);
        pieces.append(piece);
    }
    return pieces;
}

QJsonObject playerJson(const Layout& layout, const Analysis& analysis, Seat seat)
{
    const LongestRoute& longest = analysis.routes[seat];
    return {
        {"id"_L1, idJson(layout, seat)},
        {"roads"_L1, analysis.pieces[seat].roads},
        {"longestRoute"_L1, routeJson(layout.start.topology(), longest)},
        {"pieces"_L1, piecesJson(layout, routeReasons(layout.start, seat, longest.route))},
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

QLatin1StringView reasonKey(const PieceReason& reason)
{
    struct Key
    {
        QLatin1StringView operator()(const Counted&) const { return "counted"_L1; }
        QLatin1StringView operator()(const InEquallyLong&) const { return "equally-long"_L1; }
        QLatin1StringView operator()(const OnSideBranch&) const { return "side-branch"_L1; }
        QLatin1StringView operator()(const OnShorterLine&) const { return "shorter-line"_L1; }
        QLatin1StringView operator()(const CutOff&) const { return "cut-off"_L1; }
        QLatin1StringView operator()(const InSeparateGroup&) const { return "separate-group"_L1; }
    };
    return std::visit(Key(), reason);
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
