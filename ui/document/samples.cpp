// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/samples.h"

#include "core/format/layout_file.h"

#include <QDir>

namespace longroad
{

std::vector<SampleLayout> sampleLayouts()
{
    std::vector<SampleLayout> samples;
    const QDir folder(QStringLiteral(":/boards"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        const auto layout = readLayoutFile(path);
        if (!layout)
            qFatal("samples: %s", qPrintable(layout.error())); // ours, and tested
        samples.push_back({QString::fromStdString(layout.value().title), path});
    }
    return samples;
}

} // namespace longroad
