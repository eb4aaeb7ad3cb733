// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/file_store.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace longroad
{

namespace
{

class FileStoreWords
{
    Q_DECLARE_TR_FUNCTIONS(FileStore)
};

} // namespace

std::optional<QString> writeFile(const QString& path, const QByteArray& content)
{
    // A file is written beside the old one and then takes its place; what isn't a file, such as a
    // pipe or a device, must not be replaced.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) {
        return FileStoreWords::tr("%1 could not be written: it is no ordinary file; expected one, "
                                  "or a name that is free")
            .arg(path);
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return std::nullopt;
    return FileStoreWords::tr("%1 could not be written: %2").arg(path, file.errorString());
}

} // namespace longroad
