// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/file_store.h"

#include <QCoreApplication>
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
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return std::nullopt;
    return FileStoreWords::tr("%1 could not be written: %2").arg(path, file.errorString());
}

} // namespace longroad
