// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/run_window.h"

#include "ui/main_window.h"
#include "ui/translations.h"

#include <QApplication>
#include <QFontInfo>
#include <QStyleFactory>
#include <QTimer>
#include <QTranslator>

namespace longroad
{

namespace
{

constexpr int leastTextPixels = 12;

} // namespace

void prepareApplication()
{
    // One look on every desktop; the theme gives the colours.
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    // Desktops may ask for less than anybody can read.
    QFont font = QApplication::font();
    if (QFontInfo(font).pixelSize() < leastTextPixels) {
        font.setPixelSize(leastTextPixels);
        QApplication::setFont(font);
    }
    installedTranslations().release()->setParent(QCoreApplication::instance());
}

int runWindow(QApplication& application, const QString& file)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Longroad")); // where settings are kept
    QCoreApplication::setApplicationName(QStringLiteral("longroad"));
    prepareApplication();
    MainWindow window;
    window.show();
    if (!file.isEmpty()) {
        // Once the window is there: a file that can't be read is told in front of it.
        QTimer::singleShot(0, &window, [&] { window.files().openFile(file); });
    }
    return application.exec();
}

} // namespace longroad
