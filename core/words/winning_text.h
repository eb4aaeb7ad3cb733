// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edition.h"
#include "core/rules/declaration.h"

#include <QString>
#include <QStringList>

namespace longroad
{

/// "7 points (5 on the table + 2 hidden)"; "5 points on the table; hidden cards not shown".
QString pointsText(const Outlook& outlook);

/// What it takes to win: "Wins now: show 2 cards (rule 4.3)", "10 if Blue held the card before
/// (rule 2.2)", "3 points short of 10".
QString outlookText(const Outlook& outlook, const QString& player, Edition edition);

struct DeclarationLineText
{
    QString title;     ///< "Victory Point cards".
    QString counted;   ///< "2 cards: 2".
    QStringList notes; ///< A sentence each.
};

DeclarationLineText declarationLineText(const DeclarationCheck& check, std::size_t line,
                                        const QString& player, Edition edition);

/// What the whole check comes to: "Anna: Wins now: show 2 cards (rule 4.3)", and what has to be
/// settled first where a line isn't fine.
QString declarationOutcomeText(const DeclarationCheck& check, const QString& player,
                               Edition edition);

/// "fine", "open", "not fine".
QString markText(CheckMark mark);

} // namespace longroad
