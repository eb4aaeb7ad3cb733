// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"
#include "core/report/ruling_json.h"
#include "core/rules/replay.h"
#include "tests/support/board_fixture.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

/// A layout that people have argued about, and the right answer.
struct Dispute
{
    std::string description;
    Layout layout;
    Analysis analysis;
    QJsonObject expected;
    QJsonArray checks; ///< Moves, whether they are legal, and what follows.
};

std::vector<Dispute> disputes()
{
    QFile file(QStringLiteral(LONGROAD_TEST_DATA "/disputes.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Dispute> all;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject object = value.toObject();
        const QString description =
            object["id"_L1].toString() + ": "_L1 + object["description"_L1].toString();
        const auto layout = layoutFromJson(QJsonDocument(object["layout"_L1].toObject()).toJson());
        if (!layout) {
            ADD_FAILURE() << description.toStdString() << '\n'
                          << layout.error().text().toStdString();
            continue;
        }
        all.push_back({description.toStdString(), layout.value(), analyze(layout.value().start),
                       object["expected"_L1].toObject(), object["checks"_L1].toArray()});
    }
    return all;
}

Seat seatOf(const Dispute& dispute, const QString& id)
{
    return dispute.layout.seatOf(id.toStdString()).value();
}

std::string told(const Dispute& dispute)
{
    return dispute.description + '\n' + drawing(dispute.layout.start);
}

/// The move of a check: a road or a settlement.
Move moveFrom(const Layout& layout, const QJsonObject& check)
{
    const Topology& topology = layout.start.topology();
    const std::string at = check["at"_L1].toString().toStdString();
    const Seat player = layout.seatOf(check["player"_L1].toString().toStdString()).value();
    if (check["build"_L1].toString() == "road"_L1)
        return {player, BuildRoad{edgeNamed(topology, at).value()}, false, {}};
    return {player, BuildSettlement{vertexNamed(topology, at).value()}, false, {}};
}

TEST(Disputes, AreAllThere)
{
    EXPECT_EQ(disputes().size(), 36U);
}

// RULES.md 1
TEST(Disputes, HaveTheRightLengths)
{
    for (const Dispute& dispute : disputes()) {
        const QJsonObject lengths = dispute.expected["lengths"_L1].toObject();
        EXPECT_EQ(lengths.size(), dispute.layout.start.seatCount) << told(dispute);
        for (const QString& id : lengths.keys()) {
            EXPECT_EQ(dispute.analysis.routes[seatOf(dispute, id)].route.length(),
                      lengths[id].toInt())
                << id.toStdString() << " in " << told(dispute);
        }
    }
}

// RULES.md 2
TEST(Disputes, HaveTheRightHolder)
{
    for (const Dispute& dispute : disputes()) {
        const QJsonValue holder = dispute.expected["holder"_L1];
        const Award& award = dispute.analysis.longestRoute;
        EXPECT_TRUE(award.isDecided()) << told(dispute);
        EXPECT_EQ(award.holder(),
                  holder.isNull() ? Holder() : Holder(seatOf(dispute, holder.toString())))
            << told(dispute);
    }
}

// RULES.md 4
TEST(Disputes, HaveTheRightPoints)
{
    int compared = 0;
    for (const Dispute& dispute : disputes()) {
        const QJsonObject points = dispute.expected["points"_L1].toObject();
        for (const QString& id : points.keys()) {
            ++compared;
            EXPECT_EQ(dispute.analysis.scores[seatOf(dispute, id)].total(), points[id].toInt())
                << id.toStdString() << " in " << told(dispute);
        }
    }
    EXPECT_GT(compared, 0);
}

// RULES.md 5, and 2 for what follows
TEST(Disputes, JudgeTheMovesThatWereTried)
{
    int judged = 0;
    for (const Dispute& dispute : disputes()) {
        for (const QJsonValue& value : dispute.checks) {
            ++judged;
            const QJsonObject check = value.toObject();
            Layout layout = dispute.layout;
            layout.moves = {moveFrom(layout, check)};
            Replay replay(layout);
            ASSERT_TRUE(replay.next());
            const auto& found = replay.step().violations;
            EXPECT_EQ(found.empty(), check["legal"_L1].toBool()) << told(dispute);
            if (check.contains("violation"_L1)) {
                ASSERT_EQ(found.size(), 1U) << told(dispute);
                EXPECT_EQ(QString(violationKey(found.front().code)),
                          check["violation"_L1].toString());
            }
            const QJsonObject then = check["then"_L1].toObject();
            if (then.isEmpty())
                continue;
            const QJsonObject lengths = then["lengths"_L1].toObject();
            for (const QString& id : lengths.keys())
                EXPECT_EQ(replay.step().lengths.of[seatOf(dispute, id)], lengths[id].toInt());
            EXPECT_TRUE(then["holder"_L1].isNull());
            EXPECT_EQ(replay.step().longestRoute.after, Holders::known(std::nullopt));
        }
    }
    EXPECT_EQ(judged, 6);
}

} // namespace
} // namespace longroad
