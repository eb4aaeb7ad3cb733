// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    // Nobody is there to look on, not even where a display is.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    // Settings of the one who runs the tests must neither be read nor changed.
    const QTemporaryDir settings;
    QCoreApplication::setOrganizationName(QStringLiteral("Longroad"));
    QCoreApplication::setApplicationName(QStringLiteral("longroad-tests"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
