// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/app/command_run.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace longroad
{

using namespace Qt::StringLiterals;

// Arguments that people really had, with what the rules say about each.

TEST(Disputes, AreSettledByTheCommandLine)
{
    QFile file(QStringLiteral(LONGROAD_TEST_DATA "/disputes.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QJsonArray disputes = QJsonDocument::fromJson(file.readAll()).array();
    ASSERT_EQ(disputes.size(), 36);
    for (const QJsonValue& dispute : disputes) {
        SCOPED_TRACE(dispute["id"_L1].toString().toStdString() + ": " +
                     dispute["description"_L1].toString().toStdString());
        const CommandRun check = run({u"check"_s, u"--json"_s, u"-"_s},
                                     QJsonDocument(dispute["layout"_L1].toObject()).toJson());
        EXPECT_LT(check.status, 2) << check.err.toStdString();
        const QJsonObject ruling = check.json().object();
        const QJsonValue expected = dispute["expected"_L1];

        EXPECT_EQ(ruling["longestRoute"_L1]["holder"_L1], expected["holder"_L1]);
        QJsonObject lengths;
        QJsonObject points;
        for (const QJsonValue& player : ruling["players"_L1].toArray()) {
            const QString id = player["id"_L1].toString();
            lengths[id] = player["longestRoute"_L1]["length"_L1];
            points[id] = player["points"_L1]["total"_L1];
        }
        EXPECT_EQ(lengths, expected["lengths"_L1].toObject());
        const QJsonObject expectedPoints = expected["points"_L1].toObject();
        for (const QString& id : expectedPoints.keys())
            EXPECT_EQ(points[id], expectedPoints[id]) << id.toStdString();
        if (expected["gameOver"_L1].isBool()) {
            EXPECT_EQ(!ruling["winner"_L1].isNull(), expected["gameOver"_L1].toBool());
        }
    }
}

} // namespace longroad
