// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_file.h"
#include "tests/support/board_fixture.h"
#include "tests/support/next_dialog.h"
#include "tests/support/window_driver.h"
#include "ui/document/samples.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

/// Answers the message that the next action shows, and keeps what it said.
struct NextMessage
{
    explicit NextMessage(QMessageBox::StandardButton button)
        : dialog([this, button](QWidget& shown) {
              auto* box = qobject_cast<QMessageBox*>(&shown);
              ASSERT_NE(box, nullptr);
              text = box->text();
              box->button(button)->click();
          })
    {}

    InNextDialog dialog;
    QString text;
};

QString saved(WindowDriver& driver, const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("one.longroad"));
    EXPECT_EQ(driver.window().document().save(path), std::nullopt);
    return path;
}

TEST(WindowFiles, AnEditMarksTheTitleAndSavingClearsIt)
{
    const QTemporaryDir folder;
    WindowDriver driver;
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.click("a1-b1");
    EXPECT_TRUE(driver.window().isWindowModified());
    saved(driver, folder);
    EXPECT_FALSE(driver.window().isWindowModified());
    EXPECT_TRUE(driver.window().windowTitle().startsWith(QStringLiteral("one.longroad")));
}

TEST(WindowFiles, UndoBackToTheSavedStateClearsTheMark)
{
    const QTemporaryDir folder;
    WindowDriver driver;
    driver.click("a1-b1");
    saved(driver, folder);
    driver.click("b1-c1");
    EXPECT_TRUE(driver.window().isWindowModified());
    driver.undo();
    EXPECT_FALSE(driver.window().isWindowModified());
}

TEST(WindowFiles, WhatIsSavedOpensAgainAsItWas)
{
    const QTemporaryDir folder;
    WindowDriver driver;
    driver.layRoads("a1 b1 c1");
    driver.click("c1");
    const QString path = saved(driver, folder);
    const auto read = readLayoutFile(path);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value(), driver.layout());
}

TEST(WindowFiles, AFileThatCannotBeReadChangesNothing)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bad.longroad"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "longroad", "version": 1, "board": {"kind": "base"},
                   "players": [{"id": "red", "roads": ["a1-z9"]}]})");
    file.close();
    WindowDriver driver;
    driver.click("a1-b1");
    const Layout before = driver.layout();
    const NextMessage message(QMessageBox::Ok);
    driver.window().files().openFile(path);
    EXPECT_TRUE(message.text.contains(QStringLiteral("players[0].roads[0]")))
        << message.text.toStdString();
    EXPECT_TRUE(message.text.contains(QStringLiteral("bad.longroad")));
    EXPECT_EQ(driver.layout(), before);
    EXPECT_TRUE(driver.window().document().undoStack().canUndo());
}

TEST(WindowFiles, AMissingFileIsTold)
{
    WindowDriver driver;
    const NextMessage message(QMessageBox::Ok);
    driver.window().files().openFile(QStringLiteral("/nowhere/none.longroad"));
    EXPECT_TRUE(message.text.contains(QStringLiteral("none.longroad")));
}

TEST(WindowFiles, ClosingWithUnsavedChangesAsks)
{
    WindowDriver driver;
    driver.click("a1-b1");
    {
        const NextMessage message(QMessageBox::Cancel);
        EXPECT_FALSE(driver.window().close());
    }
    EXPECT_TRUE(driver.window().isVisible());
    {
        const NextMessage message(QMessageBox::Discard);
        EXPECT_TRUE(driver.window().close());
    }
}

TEST(WindowFiles, NewAsksBeforeItDropsChanges)
{
    WindowDriver driver;
    driver.click("a1-b1");
    {
        const NextMessage message(QMessageBox::Cancel);
        driver.action(QStringLiteral("Roads only, without terrain"))->trigger();
    }
    EXPECT_EQ(driver.road("a1-b1"), red);
    {
        const NextMessage message(QMessageBox::Discard);
        driver.action(QStringLiteral("Roads only, without terrain"))->trigger();
    }
    EXPECT_EQ(driver.layout(), roadsOnlyLayout());
    EXPECT_FALSE(driver.window().document().undoStack().canUndo());
}

TEST(WindowFiles, ASaveThatFailsLosesNothing)
{
    WindowDriver driver;
    driver.click("a1-b1");
    EXPECT_NE(driver.window().document().save(QStringLiteral("/nowhere/one.longroad")),
              std::nullopt);
    EXPECT_TRUE(driver.window().isWindowModified());
    EXPECT_TRUE(driver.window().document().path().isEmpty());
}

TEST(WindowFiles, EveryFileActionButSamplesAndOtherBoardsHasAKey)
{
    // Some of Qt's standard keys are empty where no desktop says what they are.
    WindowDriver driver;
    for (const char* name :
         {"Beginner's board", "Open…", "Save", "Save As…", "Export a picture…", "Quit"})
        EXPECT_FALSE(driver.action(QString::fromUtf8(name))->shortcut().isEmpty()) << name;
}

TEST(WindowFiles, EverySampleOpensFromTheMenu)
{
    const auto samples = sampleLayouts();
    EXPECT_GE(samples.size(), 11U);
    for (const SampleLayout& sample : samples) {
        WindowDriver driver;
        driver.action(sample.title)->trigger();
        EXPECT_EQ(driver.layout().title, sample.title.toStdString());
        EXPECT_TRUE(driver.window().document().path().isEmpty()) << "a sample is not a user's file";
    }
}

} // namespace

} // namespace longroad
