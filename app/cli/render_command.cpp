// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/render_command.h"

#include "app/cli/input.h"
#include "app/cli/usage.h"
#include "core/rules/replay.h"
#include "ui/export/board_image.h"
#include "ui/translations.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTranslator>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int leastWidth = 100;
constexpr int greatestWidth = 10000;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(RenderCommand)
};

int refuse(const Streams& streams, const QString& what)
{
    return refuseUsage(
        streams, what,
        QStringLiteral("longroad render FILE -o OUT.png|.svg|.pdf [--width PX] [--theme NAME] "
                       "[--hidden]"));
}

} // namespace

int runRender(const QStringList& arguments, const Streams& streams)
{
    const QCommandLineOption out(QStringLiteral("o"), QString(), QStringLiteral("OUT"));
    const QCommandLineOption width(QStringLiteral("width"), QString(), QStringLiteral("PX"),
                                   QString::number(defaultPictureWidth));
    const QCommandLineOption theme(QStringLiteral("theme"), QString(), QStringLiteral("NAME"),
                                   QStringLiteral("light"));
    const QCommandLineOption hidden(QStringLiteral("hidden"));
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    QCommandLineParser parser;
    parser.addOptions({out, width, theme, hidden, help});
    if (!parser.parse(QStringList(QStringLiteral("longroad")) + arguments))
        return refuse(streams, parser.errorText());
    if (parser.isSet(help)) {
        say(streams.out, helpText());
        return AllIsWell;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return refuse(streams, Text::tr("expected one FILE to draw, found %1").arg(files.size()));
    const QString picture = parser.value(out);
    if (picture.isEmpty())
        return refuse(streams, Text::tr("-o OUT is missing: the picture to write"));
    if (!pictureKind(picture)) {
        return refuse(streams,
                      Text::tr("%1 doesn't end in .png, .svg or .pdf, which says what kind of "
                               "picture to write")
                          .arg(picture));
    }
    bool isNumber = false;
    const int pixels = parser.value(width).toInt(&isNumber);
    if (!isNumber || pixels < leastWidth || pixels > greatestWidth) {
        return refuse(streams, Text::tr("found --width %1; expected %2 to %3 pixels")
                                   .arg(parser.value(width), QString::number(leastWidth),
                                        QString::number(greatestWidth)));
    }
    const auto look = Theme::named(parser.value(theme));
    if (!look) {
        return refuse(streams,
                      Text::tr("found --theme %1; expected light, dark, high-contrast or print")
                          .arg(parser.value(theme)));
    }

    const auto layout = readInput(files.first(), streams.in);
    if (!layout) {
        say(streams.err, layout.error());
        return BadInput;
    }
    const auto translations = installedTranslations(); // a picture speaks as the window does
    const auto cards = parser.isSet(hidden) ? HiddenCards::Counted : HiddenCards::LeftOut;
    if (const auto problem =
            writeBoardPicture(played(layout.value()).table(), picture, pixels, cards, *look)) {
        say(streams.err, *problem);
        return BadInput;
    }
    return AllIsWell;
}

} // namespace longroad
