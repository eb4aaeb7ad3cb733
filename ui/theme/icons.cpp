// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/icons.h"

#include "ui/board/piece_painter.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace longroad
{

namespace
{

/// Enough for buttons at up to 300 %.
constexpr int iconSizes[] = {16, 24, 32, 48, 72, 96};

template <class Paint> QIcon painted(Paint paint)
{
    QIcon icon;
    for (const int size : iconSizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, size);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("icons: can't open %s", qPrintable(file.fileName()));
    // The files are drawn in black; the theme decides.
    QSvgRenderer svg(file.readAll().replace("#000000", theme.ink.name().toLatin1()));
    return painted(
        [&](QPainter& painter, int size) { svg.render(&painter, QRectF(0, 0, size, size)); });
}

QIcon badgeIcon(const PlayerStyle& style, const Theme& theme)
{
    return painted([&](QPainter& painter, int size) {
        painter.translate(size / 2.0, size / 2.0);
        paintBadge(painter, style, theme, size);
    });
}

} // namespace longroad
