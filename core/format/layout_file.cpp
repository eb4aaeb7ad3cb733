// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_file.h"

#include "core/format/layout_json.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace longroad
{

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(LayoutFile)
};

QString message(const QString& name, const QString& what)
{
    //: %1 is a file, %2 what is wrong with it
    return Text::tr("%1: %2").arg(name, what);
}

} // namespace

Result<Layout, QString> readLayoutFile(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return message(path, Text::tr("this is a folder; expected a layout file"));
    if (!info.exists())
        return message(path, Text::tr("there is no such file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return message(path, Text::tr("can't be read (%1)").arg(file.errorString()));
    return readLayout(file, path);
}

std::optional<QString> readError(const QIODevice& device, const QString& name)
{
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    if (!file || file->error() == QFileDevice::NoError)
        return std::nullopt;
    return message(name, Text::tr("can't be read (%1)").arg(file->errorString()));
}

Result<Layout, QString> readLayout(QIODevice& device, const QString& name)
{
    constexpr qsizetype portion = 1024 * 1024;
    QByteArray json;
    while (json.size() <= maxLayoutBytes) { // More than that is refused, however much it is.
        const QByteArray more = device.read(portion);
        if (more.isEmpty())
            break;
        json += more;
    }
    if (const auto error = readError(device, name))
        return *error;
    auto layout = layoutFromJson(json);
    if (!layout)
        return message(name, layout.error().text());
    return std::move(layout).value();
}

} // namespace longroad
