// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/text_table.h"

#include <gtest/gtest.h>

namespace longroad
{

TEST(TextTable, CountsTheColumnsThatATerminalUses)
{
    EXPECT_EQ(displayWidth(QStringLiteral("Anna")), 4);
    EXPECT_EQ(displayWidth(QStringLiteral("\u738B\u5C0F\u660E")), 6);
    EXPECT_EQ(displayWidth(QStringLiteral("e\u0301")), 1);
    EXPECT_EQ(displayWidth(QString::fromUtf8("\xF0\x9F\x98\x80")), 2);
}

TEST(TextTable, AlignsTheFirstColumnLeftAndTheOthersRight)
{
    const QStringList lines = tableLines({{QStringLiteral("Player"), QStringLiteral("n")},
                                          {QStringLiteral("\u738B"), QStringLiteral("10")}});
    EXPECT_EQ(lines, (QStringList{QStringLiteral("Player   n"), QStringLiteral("\u738B      10")}));
}

TEST(TextTable, CutsLongNamesWithAnEllipsis)
{
    EXPECT_EQ(cutTo(4, QStringLiteral("Anna")), QStringLiteral("Anna"));
    EXPECT_EQ(cutTo(4, QStringLiteral("Annas")), QStringLiteral("Ann\u2026"));
    EXPECT_EQ(cutTo(4, QStringLiteral("\u738B\u5C0F\u660E")), QStringLiteral("\u738B\u2026"));
}

TEST(TextTable, KeepsATextFromSteeringTheTerminal)
{
    EXPECT_EQ(onOneLine(QStringLiteral("a\nb\tc")), QStringLiteral("a b c"));
    EXPECT_EQ(onOneLine(QStringLiteral("\u001B[31m\u202E!")), QStringLiteral("\uFFFD[31m\uFFFD!"));
}

TEST(TextTable, WrapsAtSpacesAndIndentsWhatFollows)
{
    EXPECT_EQ(wrapped(QStringLiteral("- "), QStringLiteral("one two three"), 9),
              QStringLiteral("- one two\n  three"));
    EXPECT_EQ(wrapped(QString(), QStringLiteral("toolongforaline x"), 5),
              QStringLiteral("toolongforaline\nx"));
}

} // namespace longroad
