// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"
#include "core/rules/analysis.h"
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
                       object["expected"_L1].toObject()});
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

} // namespace
} // namespace longroad
