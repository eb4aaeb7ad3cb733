// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"
#include "core/rules/analysis.h"
#include "tests/support/board_fixture.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <ostream>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

/// What one of the boards that come with the program is there to show.
struct Sample
{
    std::string name;
    std::map<std::string, int> lengths;
    std::string holder; ///< Empty for nobody.
    AwardReason reason;
};

// What a failed expectation prints.
void PrintTo(const Sample& sample, std::ostream* out)
{
    *out << sample.name;
}

const Sample samples[] = {
    // RULES.md 1.2, 1.6, 1.8, 2.2
    {"00-table-of-four",
     {{"blue", 9}, {"red", 7}, {"white", 4}, {"orange", 3}},
     "blue",
     AwardReason::HolderKeeps},
    // RULES.md 1.2
    {"01-three-arms", {{"blue", 7}}, "blue", AwardReason::SoleLeaderTakes},
    // RULES.md 1.5
    {"02-ring-of-six", {{"blue", 6}}, "blue", AwardReason::SoleLeaderTakes},
    // RULES.md 1.4
    {"03-ring-with-tail", {{"blue", 8}}, "blue", AwardReason::SoleLeaderTakes},
    // RULES.md 1.8, 2.1
    {"04-line-cut", {{"blue", 4}, {"red", 3}}, "", AwardReason::NobodyQualifies},
    // RULES.md 1.8, 2.5
    {"05-line-cut-bypass", {{"blue", 9}, {"red", 3}}, "blue", AwardReason::SoleLeaderTakes},
    // RULES.md 2, the first sample row, and 2.2
    {"06-cut-and-keeps",
     {{"blue", 6}, {"orange", 6}, {"white", 4}},
     "blue",
     AwardReason::HolderKeepsOnTie},
    // RULES.md 2, the second, and 2.3
    {"07-cut-and-taken",
     {{"blue", 4}, {"orange", 6}, {"white", 5}},
     "orange",
     AwardReason::ChallengerExceeds},
    // RULES.md 2, the third, and 2.4
    {"08-cut-and-set-aside",
     {{"blue", 4}, {"orange", 6}, {"white", 6}},
     "",
     AwardReason::TieWithoutHolder},
    // RULES.md 2, the fourth, and 2.1
    {"09-cut-below-five",
     {{"blue", 3}, {"orange", 4}, {"white", 3}},
     "",
     AwardReason::NobodyQualifies},
    // RULES.md 1.2, 1.8, 1.9, 2.3
    {"10-almanac-example", {{"orange", 4}, {"blue", 5}}, "blue", AwardReason::ChallengerExceeds},
};

QDir boards()
{
    return QDir(QStringLiteral(LONGROAD_RESOURCES "/boards"));
}

QByteArray bytesOf(const std::string& name)
{
    QFile file(boards().filePath(QString::fromStdString(name) + ".longroad"_L1));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Layout layoutOf(const std::string& name)
{
    const auto layout = layoutFromJson(bytesOf(name));
    if (!layout) {
        ADD_FAILURE() << name << ": " << layout.error().text().toStdString();
        return beginnerLayout();
    }
    return layout.value();
}

class SampleBoard : public testing::TestWithParam<Sample>
{
public:
    Layout layout() const { return layoutOf(GetParam().name); }
};

TEST(SampleBoards, AreTheOnesInTheFolder)
{
    QStringList expected;
    for (const Sample& sample : samples)
        expected << QString::fromStdString(sample.name) + ".longroad"_L1;
    EXPECT_EQ(boards().entryList({QStringLiteral("*.longroad")}, QDir::Files, QDir::Name),
              expected);
}

// CONTRACT.md 2
TEST_P(SampleBoard, IsWrittenAsLongroadWritesIt)
{
    EXPECT_EQ(layoutToJson(layout()).toStdString(), bytesOf(GetParam().name).toStdString());
}

TEST_P(SampleBoard, SaysWhatThereIsToSee)
{
    EXPECT_FALSE(layout().title.empty());
    EXPECT_FALSE(layout().notes.empty());
}

// RULES.md 7.2
TEST_P(SampleBoard, LiesOnTheBeginnersBoard)
{
    EXPECT_EQ(layout().start.landscape, beginnerLandscape());
    EXPECT_EQ(layout().start.robber, beginnerLayout().start.robber);
}

// RULES.md 5.4, 5.6, 5.8
TEST_P(SampleBoard, BreaksNoBuildingRule)
{
    EXPECT_TRUE(violations(layout().start).empty());
}

// RULES.md 5.7: everybody has placed two settlements and a road at each.
TEST_P(SampleBoard, HasEverybodysStart)
{
    for (const Seat seat : layout().start.seats()) {
        const PieceCount pieces = pieceCount(layout().start, seat);
        EXPECT_GE(pieces.settlements + pieces.cities, 2) << "seat " << seat.index();
        EXPECT_GE(pieces.roads, 2) << "seat " << seat.index();
    }
}

TEST_P(SampleBoard, CountsTheLengthsItShows)
{
    const Layout board = layout();
    const Analysis analysis = analyze(board.start);
    for (const auto& [id, length] : GetParam().lengths) {
        ASSERT_TRUE(board.seatOf(id)) << id;
        EXPECT_EQ(analysis.routes[*board.seatOf(id)].route.length(), length)
            << id << '\n'
            << drawing(board.start);
    }
}

TEST_P(SampleBoard, GivesTheCardAsItShows)
{
    const Layout board = layout();
    const Award award = analyze(board.start).longestRoute;
    EXPECT_EQ(award.reason, GetParam().reason);
    EXPECT_EQ(award.holder(), board.seatOf(GetParam().holder));
}

// Two routes of one length would leave a reader in doubt which one is meant.
TEST_P(SampleBoard, HasOneLongestRouteOfItsHolder)
{
    const Analysis analysis = analyze(layout().start);
    const Holder holder = analysis.longestRoute.holder();
    EXPECT_EQ(holder ? analysis.routes[*holder].equallyLong : 1, 1);
}

INSTANTIATE_TEST_SUITE_P(, SampleBoard, testing::ValuesIn(samples), [](const auto& sample) {
    std::string name = sample.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace
} // namespace longroad
