// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/input.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

bool isStandardInput(const QString& file)
{
    return file == QLatin1String("-");
}

} // namespace

QString inputName(const QString& file)
{
    return isStandardInput(file) ? Text::tr("standard input") : file;
}

Result<Layout, QString> readInput(const QString& file, QIODevice& in)
{
    return isStandardInput(file) ? readLayout(in, inputName(file)) : readLayoutFile(file);
}

} // namespace longroad
