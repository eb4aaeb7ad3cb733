// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/cli.h"

#include "tests/app/command_run.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

const QByteArray good = R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
    "players": [{"id": "blue", "roads": ["a1-b1"], "settlements": ["a1"]}]})";
const QByteArray incomplete = R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
    "players": [{"id": "blue", "roads": ["a1-b1"]}]})";
const QByteArray broken = R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
    "players": [{"id": "blue", "roads": ["a1-b1"], "settlements": ["a1", "b1"]}]})";
const QByteArray bad = R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
    "players": [{"id": "blue", "roads": ["a1-a2"]}]})";

/// A folder of files for one test.
class CommandLine : public testing::Test
{
protected:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path(name);
    }

private:
    QTemporaryDir m_folder;
};

void expectUsage(const CommandRun& run, const QByteArray& what)
{
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out.toStdString(), "");
    EXPECT_TRUE(run.err.contains(what)) << run.err.toStdString();
    EXPECT_TRUE(run.err.contains("\nusage: longroad ")) << run.err.toStdString();
}

} // namespace

TEST_F(CommandLine, SaysTheVersionOfTheBuild)
{
    const CommandRun version = run({u"--version"_s});
    EXPECT_EQ(version.status, 0);
    EXPECT_EQ(version.out.toStdString(), "longroad " LONGROAD_VERSION "\n");
    EXPECT_EQ(version.err.toStdString(), "");
}

TEST_F(CommandLine, HelpsInEveryWayPeopleAskForIt)
{
    const CommandRun help = run({u"--help"_s});
    EXPECT_EQ(help.status, 0);
    for (const char* word : {"check", "render", "--json", "--width", "-o OUT", "exit status"})
        EXPECT_TRUE(help.out.contains(word)) << word;
    for (const QByteArray& line : help.out.split('\n'))
        EXPECT_LE(line.size(), 80) << line.toStdString();
    for (const QStringList& arguments :
         {QStringList{u"-h"_s}, QStringList{u"help"_s}, QStringList{u"check"_s, u"--help"_s},
          QStringList{u"render"_s, u"-h"_s}}) {
        EXPECT_EQ(run(arguments).out.toStdString(), help.out.toStdString());
        EXPECT_EQ(run(arguments).status, 0);
    }
}

TEST_F(CommandLine, KnowsWhatIsForTheWindow)
{
    EXPECT_TRUE(isForCommandLine({u"check"_s}));
    EXPECT_TRUE(isForCommandLine({u"render"_s, u"x"_s}));
    EXPECT_TRUE(isForCommandLine({u"--version"_s}));
    EXPECT_TRUE(isForCommandLine({u"--help"_s}));
    EXPECT_FALSE(isForCommandLine({}));
    EXPECT_FALSE(isForCommandLine({u"game.longroad"_s}));
}

TEST_F(CommandLine, LetsTheWindowOpenNothingOrOneFile)
{
    EXPECT_EQ(windowUsageError({}), std::nullopt);
    EXPECT_EQ(windowUsageError({u"not-there.longroad"_s}), std::nullopt);
    EXPECT_EQ(windowUsageError({file(u"check"_s, good)}), std::nullopt);
    EXPECT_EQ(windowUsageError({u"--"_s, u"word"_s}), std::nullopt);
    EXPECT_EQ(windowUsageError({u"a.longroad"_s, u"b.longroad"_s}),
              u"the window opens one file, and here are 2"_s);
    EXPECT_EQ(windowUsageError({u"--bogus"_s}), u"there is no option --bogus"_s);
    EXPECT_EQ(windowUsageError({u"chek"_s}),
              u"there is neither a sub-command nor a file named chek"_s);
}

TEST_F(CommandLine, RefusesWhatIsNeitherSubCommandNorFile)
{
    expectUsage(run({u"chek"_s}), "neither a sub-command nor a file named chek");
    expectUsage(run({}), "");
}

TEST_F(CommandLine, ChecksAGoodFile)
{
    const QString name = file(u"good.longroad"_s, good);
    const CommandRun check = run({u"check"_s, name});
    EXPECT_EQ(check.status, 0);
    EXPECT_TRUE(check.out.startsWith(name.toUtf8())) << check.out.toStdString();
    EXPECT_TRUE(check.out.contains("Longest Road: Nobody has it"));
    EXPECT_EQ(check.err.toStdString(), "");
}

TEST_F(CommandLine, ExitsWithOneForABrokenRuleOnly)
{
    EXPECT_EQ(run({u"check"_s, file(u"incomplete.longroad"_s, incomplete)}).status, 0);
    EXPECT_EQ(run({u"check"_s, file(u"broken.longroad"_s, broken)}).status, 1);
}

TEST_F(CommandLine, ExitsWithTwoForABadFileAndNamesItAndThePlace)
{
    const QString name = file(u"bad.longroad"_s, bad);
    const CommandRun check = run({u"check"_s, name});
    EXPECT_EQ(check.status, 2);
    EXPECT_EQ(check.out.toStdString(), "");
    EXPECT_TRUE(check.err.startsWith(name.toUtf8() + ": players[0].roads[0]: there is no road"))
        << check.err.toStdString();
    EXPECT_EQ(check.err.count('\n'), 1);
}

TEST_F(CommandLine, ExitsWithTheWorstOfAllFiles)
{
    const QString one = file(u"good.longroad"_s, good);
    const QString two = file(u"broken.longroad"_s, broken);
    const QString three = file(u"bad.longroad"_s, bad);
    EXPECT_EQ(run({u"check"_s, one, two, one}).status, 1);
    const CommandRun all = run({u"check"_s, three, two, one});
    EXPECT_EQ(all.status, 2);
    EXPECT_TRUE(all.out.contains(two.toUtf8()));
    EXPECT_TRUE(all.out.contains(one.toUtf8()));
}

TEST_F(CommandLine, WritesOneJsonObjectForOneFile)
{
    const QString name = file(u"broken.longroad"_s, broken);
    const CommandRun check = run({u"check"_s, u"--json"_s, name});
    EXPECT_EQ(check.status, 1);
    ASSERT_TRUE(check.json().isObject()) << check.out.toStdString();
    EXPECT_EQ(check.json()["file"_L1].toString(), name);
    EXPECT_EQ(check.json()["violations"_L1].toArray().size(), 1);
}

TEST_F(CommandLine, WritesAJsonListForSeveralFilesWithTheBadOnesInIt)
{
    const QString one = file(u"good.longroad"_s, good);
    const QString two = file(u"bad.longroad"_s, bad);
    const CommandRun check = run({u"check"_s, one, two, u"--json"_s});
    EXPECT_EQ(check.status, 2);
    const QJsonArray rulings = check.json().array();
    ASSERT_EQ(rulings.size(), 2) << check.out.toStdString();
    EXPECT_EQ(rulings[0]["file"_L1].toString(), one);
    EXPECT_TRUE(rulings[0]["longestRoute"_L1].isObject());
    EXPECT_EQ(rulings[1].toObject().keys(), (QStringList{u"error"_s, u"file"_s}));
    EXPECT_EQ(rulings[1]["file"_L1].toString(), two);
    EXPECT_EQ((rulings[1]["error"_L1].toString() + u'\n').toUtf8().toStdString(),
              check.err.toStdString());
}

TEST_F(CommandLine, WritesAnErrorObjectForOneBadFile)
{
    const CommandRun check = run({u"check"_s, u"--json"_s, path(u"missing"_s)});
    EXPECT_EQ(check.status, 2);
    EXPECT_EQ(check.json().object().keys(), (QStringList{u"error"_s, u"file"_s}));
}

TEST_F(CommandLine, ReadsStandardInput)
{
    const CommandRun check = run({u"check"_s, u"--json"_s, u"-"_s}, good);
    EXPECT_EQ(check.status, 0);
    EXPECT_EQ(check.json()["file"_L1].toString(), u"-"_s);
    const CommandRun empty = run({u"check"_s, u"-"_s});
    EXPECT_EQ(empty.status, 2);
    EXPECT_TRUE(empty.err.startsWith("standard input: line 1, column 1: the file is empty"));
}

TEST_F(CommandLine, SaysWhatIsWrongWithAFileItCannotRead)
{
    const QString folder = path(u"."_s);
    EXPECT_EQ(run({u"check"_s, folder}).err.toStdString(),
              folder.toStdString() + ": this is a folder; expected a layout file\n");
    const QString missing = path(u"missing.longroad"_s);
    EXPECT_EQ(run({u"check"_s, missing}).err.toStdString(),
              missing.toStdString() + ": there is no such file\n");
    const QString huge = file(u"huge.longroad"_s, good);
    ASSERT_TRUE(QFile::resize(huge, 64 * 1024 * 1024 + 1));
    EXPECT_EQ(run({u"check"_s, huge}).err.toStdString(),
              huge.toStdString() + ": the file is too large; expected at most 64 MB\n");
}

TEST_F(CommandLine, ReadsAFileNamedLikeAnOptionAfterTwoDashes)
{
    const CommandRun check = run({u"check"_s, u"--"_s, u"--json"_s});
    EXPECT_EQ(check.status, 2);
    EXPECT_EQ(check.err.toStdString(), "--json: there is no such file\n");
}

TEST_F(CommandLine, RefusesWrongUsageOfCheck)
{
    expectUsage(run({u"check"_s}), "no FILE");
    expectUsage(run({u"check"_s, u"--bogus"_s, u"x"_s}), "bogus");
    expectUsage(run({u"check"_s, u"--jsonl"_s, u"x"_s}), "takes no FILE");
}

// CONTRACT.md 3
TEST_F(CommandLine, AnswersLineByLine)
{
    const QByteArray one = QByteArray(good).replace('\n', "");
    const CommandRun lines = run({u"check"_s, u"--jsonl"_s},
                                 one + "\nnonsense\n\n" + QByteArray(broken).replace('\n', ""));
    EXPECT_EQ(lines.status, 2);
    EXPECT_EQ(lines.err.toStdString(), "");
    const QList<QByteArray> answers = lines.out.trimmed().split('\n');
    ASSERT_EQ(answers.size(), 4);
    const auto object = [&](int line) { return QJsonDocument::fromJson(answers[line]).object(); };
    EXPECT_EQ(object(0)["file"_L1].toString(), u"-"_s);
    EXPECT_EQ(object(1).keys(), QStringList{u"error"_s});
    EXPECT_TRUE(object(1)["error"_L1].toString().startsWith(u"standard input, line 2: "_s));
    EXPECT_EQ(object(2).keys(), QStringList{u"error"_s});
    EXPECT_EQ(object(3)["violations"_L1].toArray().size(), 1);
}

TEST_F(CommandLine, SaysThatLinesCannotBeRead)
{
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    QFile folder(path(u""_s));
    EXPECT_FALSE(folder.open(QIODevice::ReadOnly));
    EXPECT_EQ(runCommandLine({u"check"_s, u"--jsonl"_s}, {folder, out, err}), 2);
    EXPECT_TRUE(err.data().contains("standard input: can't be read")) << err.data().toStdString();
}

TEST_F(CommandLine, AnswersEachLineThatHoldsAZeroByte)
{
    const QByteArray one = QByteArray(good).replace('\n', "");
    const CommandRun lines =
        run({u"check"_s, u"--jsonl"_s}, QByteArray(1, '\0') + '\n' + one + '\n');
    EXPECT_EQ(lines.out.trimmed().split('\n').size(), 2);
}

TEST_F(CommandLine, LeavesAlonePicturesThatAreNoFiles)
{
    const QString pipe = path(u"pipe.png"_s);
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const CommandRun render = run({u"render"_s, file(u"good.longroad"_s, good), u"-o"_s, pipe});
    EXPECT_EQ(render.status, 2);
    EXPECT_TRUE(render.err.contains("it is no ordinary file")) << render.err.toStdString();
    EXPECT_FALSE(QFileInfo(pipe).isFile());
}

TEST_F(CommandLine, ThrowsAwayALineThatIsTooLongAndGoesOn)
{
    const QByteArray one = QByteArray(good).replace('\n', "");
    const CommandRun lines =
        run({u"check"_s, u"--jsonl"_s}, QByteArray(64 * 1024 * 1024 + 5, ' ') + '\n' + one + '\n');
    const QList<QByteArray> answers = lines.out.trimmed().split('\n');
    ASSERT_EQ(answers.size(), 2);
    EXPECT_TRUE(answers[0].contains("the file is too large; expected at most 64 MB"));
    EXPECT_TRUE(answers[1].contains("\"file\":\"-\""));
}

// CONTRACT.md 2 and 3
TEST_F(CommandLine, PlaysTheMovesOfAFile)
{
    const QString name =
        file(u"moves.longroad"_s,
             QByteArray(good).replace(
                 "]}]}",
                 R"(]}], "moves": [{"player": "blue", "build": "road", "at": "b1-c1"},
                          {"player": "blue", "build": "road", "at": "k1-l1"}]})"));
    const auto roads = [&](const QStringList& options) {
        const CommandRun check =
            run(QStringList{u"check"_s, u"--json"_s} + options + QStringList{name});
        EXPECT_EQ(check.status, 1);
        const QJsonObject ruling = check.json().object();
        EXPECT_EQ(ruling.contains("steps"_L1), options.contains(u"--steps"_s));
        EXPECT_EQ(ruling["steps"_L1].toArray().size(), options.contains(u"--steps"_s) ? 3 : 0);
        return ruling["players"_L1][0]["roads"_L1].toInt();
    };
    EXPECT_EQ(roads({}), 3);
    EXPECT_EQ(roads({u"--strict"_s}), 2);
    EXPECT_EQ(roads({u"--steps"_s}), 3);
    const CommandRun text = run({u"check"_s, u"--steps"_s, name});
    EXPECT_TRUE(text.out.contains("2. Blue builds a road at k1-l1.")) << text.out.toStdString();
}

TEST_F(CommandLine, RefusesWrongUsageOfRender)
{
    const QString name = file(u"good.longroad"_s, good);
    const QString out = path(u"out.png"_s);
    expectUsage(run({u"render"_s}), "expected one FILE to draw, found 0");
    expectUsage(run({u"render"_s, name, name, u"-o"_s, out}), "found 2");
    expectUsage(run({u"render"_s, name}), "-o OUT is missing");
    expectUsage(run({u"render"_s, name, u"-o"_s}), "o");
    expectUsage(run({u"render"_s, name, u"-o"_s, u"out.gif"_s}), "out.gif doesn't end in .png");
    expectUsage(run({u"render"_s, name, u"-o"_s, u"png"_s}), "png doesn't end in");
    for (const QString& width : {u"99"_s, u"10001"_s, u"wide"_s, u"200.5"_s, u""_s})
        expectUsage(run({u"render"_s, name, u"-o"_s, out, u"--width"_s, width}),
                    "100 to 10000 pixels");
    expectUsage(run({u"render"_s, name, u"-o"_s, out, u"--theme"_s, u"sepia"_s}),
                "expected light, dark, high-contrast or print");
    EXPECT_FALSE(QFile::exists(out));
}

TEST_F(CommandLine, RefusesToRenderABadFile)
{
    const QString out = path(u"out.png"_s);
    const CommandRun render = run({u"render"_s, file(u"bad.longroad"_s, bad), u"-o"_s, out});
    EXPECT_EQ(render.status, 2);
    EXPECT_TRUE(render.err.contains("bad.longroad: players[0].roads[0]: "));
    EXPECT_FALSE(QFile::exists(out));
}

TEST_F(CommandLine, RendersPicturesOfTheWidthAskedFor)
{
    const QString name = file(u"broken.longroad"_s, broken);
    const QString out = path(u"out.png"_s);
    const CommandRun render = run({u"render"_s, name, u"-o"_s, out, u"--width=300"_s});
    EXPECT_EQ(render.status, 0) << render.err.toStdString();
    EXPECT_EQ(render.out.toStdString() + render.err.toStdString(), "");
    EXPECT_EQ(QImage(out).width(), 300);
}

TEST_F(CommandLine, RendersInEachTheme)
{
    const QString name = file(u"good.longroad"_s, good);
    const QString out = path(u"out.png"_s);
    const auto corner = [&](const QStringList& options) {
        const QStringList call{u"render"_s, name, u"-o"_s, out, u"--width=300"_s};
        EXPECT_EQ(run(call + options).status, 0);
        return QImage(out).pixelColor(QImage(out).width() - 1, 0);
    };
    EXPECT_EQ(corner({u"--theme=dark"_s}), Theme(Theme::Name::Dark).panel);
    EXPECT_EQ(corner({u"--theme=high-contrast"_s}), Theme(Theme::Name::HighContrast).panel);
    EXPECT_EQ(corner({u"--theme=print"_s}), Theme(Theme::Name::Print).panel);
    EXPECT_EQ(corner({}), Theme(Theme::Name::Light).panel);
}

// RULES.md 4.5
TEST_F(CommandLine, RendersHiddenCardsWhenAskedTo)
{
    const QByteArray some =
        QByteArray(good).replace("\"roads\"", "\"victoryPointCards\": 2, \"roads\"");
    ASSERT_NE(some, good);
    const auto picture = [&](const QByteArray& layout, const QStringList& options) {
        const QString out = path(u"out.png"_s);
        EXPECT_EQ(run(QStringList{u"render"_s, u"-"_s, u"-o"_s, out} + options, layout).status, 0);
        return QImage(out);
    };
    EXPECT_EQ(picture(some, {}), picture(good, {}));
    EXPECT_NE(picture(some, {u"--hidden"_s}), picture(good, {u"--hidden"_s}));
}

TEST_F(CommandLine, RendersTextsWithTheirPlurals)
{
    const QByteArray some =
        QByteArray(good).replace("\"roads\"", "\"victoryPointCards\": 2, \"roads\"");
    const QString out = path(u"out.svg"_s);
    EXPECT_EQ(run({u"render"_s, u"-"_s, u"--hidden"_s, u"-o"_s, out}, some).status, 0);
    QFile file(out);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray picture = file.readAll();
    EXPECT_TRUE(picture.contains("hidden)"));
    EXPECT_FALSE(picture.contains("(s)"));
}

TEST_F(CommandLine, SpeaksToPeopleWithPlurals)
{
    const CommandRun check = run({u"check"_s, u"-"_s}, good);
    EXPECT_TRUE(check.out.contains("The one road counts.")) << check.out.toStdString();
    EXPECT_FALSE(check.out.contains("(s)")) << check.out.toStdString();
}

TEST_F(CommandLine, RendersEveryKindOfPicture)
{
    for (const QString& ending : {u"svg"_s, u"PDF"_s}) {
        const QString out = path(u"out."_s + ending);
        EXPECT_EQ(run({u"render"_s, u"-"_s, u"-o"_s, out}, good).status, 0);
        EXPECT_GT(QFile(out).size(), 0) << ending.toStdString();
    }
}

TEST_F(CommandLine, SaysWhenAPictureCannotBeWritten)
{
    const CommandRun render =
        run({u"render"_s, u"-"_s, u"-o"_s, path(u"no/such/folder/out.png"_s)}, good);
    EXPECT_EQ(render.status, 2);
    EXPECT_TRUE(render.err.contains("out.png")) << render.err.toStdString();
}

} // namespace longroad
