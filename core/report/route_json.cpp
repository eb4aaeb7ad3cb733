// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/route_json.h"

#include "core/report/json_parts.h"

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

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
    QString name(VertexId vertex) const { return placeJson(layout.start.topology(), vertex); }
};

/// What tells of a proof beside its key.
struct ProofDetails
{
    const Topology& topology;

    QJsonObject operator()(const NoMorePieces&) const { return {}; }
    QJsonObject operator()(const TwoBestArms& proof) const
    {
        return {{"at"_L1, placeJson(topology, proof.at)},
                {"arms"_L1, QJsonArray{proof.longer, proof.shorter}}};
    }
    QJsonObject operator()(const OddPoints& proof) const
    {
        return {{"at"_L1, placesJson(topology, proof.at)}, {"leftOut"_L1, proof.leftOut}};
    }
    QJsonObject operator()(const OddStretches& proof) const
    {
        QJsonArray places;
        QJsonArray shortest;
        for (const OddStretches::Point& point : proof.points) {
            places.append(placeJson(topology, point.at));
            shortest.append(point.shortest);
        }
        return {{"at"_L1, places}, {"shortest"_L1, shortest}, {"leftOut"_L1, proof.leftOut}};
    }
    QJsonObject operator()(const Searched&) const { return {}; }
};

} // namespace

QJsonObject routeJson(const Topology& topology, const LongestRoute& longest)
{
    return {
        {"length"_L1, longest.route.length()},
        {"path"_L1, placesJson(topology, longest.route.vertices)},
        {"roads"_L1, placesJson(topology, longest.route.edges)},
        {"equallyLong"_L1, longest.equallyLong},
    };
}

QJsonArray piecesJson(const Layout& layout, const RouteReasons& reasons)
{
    QJsonArray pieces;
    for (const auto& [road, reason] : reasons.pieces) {
        QJsonObject piece = std::visit(ReasonDetails{layout}, reason);
        piece["road"_L1] = placeJson(layout.start.topology(), road);
        piece["reason"_L1] = reasonKey(reason);
        pieces.append(piece);
    }
    return pieces;
}

QJsonArray proofJson(const Layout& layout, const std::vector<GroupProof>& proofs)
{
    const Topology& topology = layout.start.topology();
    QJsonArray groups;
    for (const GroupProof& proof : proofs) {
        QJsonObject group = std::visit(ProofDetails{topology}, proof.proof);
        group["roads"_L1] = placesJson(topology, proof.roads);
        group["cuts"_L1] = placesJson(topology, proof.cuts);
        group["atMost"_L1] = proof.atMost;
        group["reason"_L1] = proofKey(proof.proof);
        groups.append(group);
    }
    return groups;
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

QLatin1StringView proofKey(const LengthProof& proof)
{
    struct Key
    {
        QLatin1StringView operator()(const NoMorePieces&) const { return "no-more-pieces"_L1; }
        QLatin1StringView operator()(const TwoBestArms&) const { return "two-best-arms"_L1; }
        QLatin1StringView operator()(const OddPoints&) const { return "odd-points"_L1; }
        QLatin1StringView operator()(const OddStretches&) const { return "odd-stretches"_L1; }
        QLatin1StringView operator()(const Searched&) const { return "searched"_L1; }
    };
    return std::visit(Key(), proof);
}

} // namespace longroad
