// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/run_window.h"

#include "ui/main_window.h"

#include <QApplication>
#include <QLocale>
#include <QStyleFactory>
#include <QTimer>
#include <QTranslator>

namespace longroad
{

void prepareApplication()
{
    // One look on every desktop; the theme gives the colours.
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    auto* translator = new QTranslator(QCoreApplication::instance());
    // English has a translation too, for its plurals.
    if (translator->load(QLocale(), QStringLiteral("longroad"), QStringLiteral("_"),
                         QStringLiteral(":/i18n")) ||
        translator->load(QStringLiteral(":/i18n/longroad_en.qm")))
        QCoreApplication::installTranslator(translator);
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
