// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace longroad
{

std::unique_ptr<QTranslator> installedTranslations()
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QLocale(), QStringLiteral("longroad"), QStringLiteral("_"),
                         QStringLiteral(":/i18n")) ||
        translator->load(QStringLiteral(":/i18n/longroad_en.qm")))
        QCoreApplication::installTranslator(translator.get());
    return translator;
}

} // namespace longroad
