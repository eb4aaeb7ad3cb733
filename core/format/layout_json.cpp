// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/layout_json.h"

#include "core/format/board_reader.h"
#include "core/format/json_syntax.h"
#include "core/format/json_value.h"
#include "core/format/layout_keys.h"
#include "core/format/moves_reader.h"
#include "core/format/players_reader.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonParseError>

#include <limits>

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int knownVersion = 1;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(LayoutFile)
};

/// Whether the file says that it is a layout of a version that this program reads. Nothing else of
/// it has a meaning otherwise.
bool isKnownFormat(const JsonValue& file)
{
    const JsonValue format = file["format"_L1];
    const QString formatExpected = Text::tr("\"longroad\", which marks a layout file");
    if (format.text(formatExpected) != "longroad"_L1)
        format.refuseExpecting(formatExpected);
    const JsonValue version = file["version"_L1];
    const QString versionExpected = Text::tr("the version of the format, %1").arg(knownVersion);
    const int number =
        version.wholeNumber(knownVersion, std::numeric_limits<int>::max(), versionExpected);
    if (number > knownVersion) {
        version.refuse(Text::tr("this layout needs a newer Longroad, one that knows version %1 of "
                                "the format; expected %2, the newest that this one knows")
                           .arg(QString::number(number), QString::number(knownVersion)));
    }
    return !file.anyError();
}

Holders readHolder(const JsonValue& value, const Layout& layout)
{
    if (!value.exists())
        return Holders::unknown();
    if (value.isNull())
        return Holders::known(std::nullopt);
    const auto seat = readPlayerId(
        value, layout,
        Text::tr("a player's id (%1), null for nobody, or no such key where it isn't known")
            .arg(idsText(layout)));
    return Holders::known(seat);
}

Edition readEdition(const JsonValue& value)
{
    if (!value.exists())
        return Edition::Classic;
    const QString expected = Text::tr("\"classic\" or \"2025\"");
    const auto edition = editionOf(value.text(expected));
    if (!edition)
        value.refuseExpecting(expected);
    return edition.value_or(Edition::Classic);
}

std::string readText(const JsonValue& value)
{
    return value.exists() ? value.text(Text::tr("text in quotes")).toStdString() : std::string();
}

Layout readLayout(const JsonValue& file)
{
    Layout layout;
    layout.title = readText(file["title"_L1]);
    layout.notes = readText(file["notes"_L1]);
    layout.edition = readEdition(file["edition"_L1]);
    readBoard(file["board"_L1], layout);
    if (!file.anyError()) // What follows needs to know the board, and then the players.
        readPlayers(file["players"_L1], layout);
    if (file.anyError())
        return layout;
    if (const JsonValue turn = file["turn"_L1]; turn.exists()) {
        layout.start.turn = readPlayerId(
            turn, layout, Text::tr("the id of the player in turn (%1)").arg(idsText(layout)));
    }
    layout.start.longestRouteBefore = readHolder(file["longestRoute"_L1], layout);
    layout.start.largestArmyBefore = readHolder(file["largestArmy"_L1], layout);
    if (!file.anyError())
        readMoves(file["moves"_L1], layout);
    layout.unknownKeys = file.unknownKeys({"format"_L1, "version"_L1, "title"_L1, "notes"_L1,
                                           "edition"_L1, "board"_L1, "players"_L1, "turn"_L1,
                                           "longestRoute"_L1, "largestArmy"_L1, "moves"_L1});
    return layout;
}

QString lineAndColumn(const SyntaxError& error)
{
    return Text::tr("line %1, column %2")
        .arg(QString::number(error.line), QString::number(error.column));
}

} // namespace

QString FormatError::text() const
{
    //: %1 is a place in a file, %2 what is wrong there
    return where.isEmpty() ? what : Text::tr("%1: %2").arg(where, what);
}

Result<Layout, FormatError> layoutFromJson(const QByteArray& json)
{
    if (json.size() > maxLayoutBytes)
        return FormatError{{}, Text::tr("the file is too large; expected at most 64 MB")};
    if (const auto error = syntaxError(json))
        return FormatError{lineAndColumn(*error), error->what};
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (parseError.error != QJsonParseError::NoError) // A number such as 1e999, for one.
        return FormatError{{}, parseError.errorString()};

    FirstError error;
    const JsonValue file(document.object(), QString(), error);
    if (!isKnownFormat(file))
        return error.error();
    Layout layout = readLayout(file);
    if (error.any())
        return error.error();
    return layout;
}

} // namespace longroad
