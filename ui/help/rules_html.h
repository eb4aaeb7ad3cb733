// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QString>

namespace longroad
{

/// The rules, as their file has them: Markdown, one line a block.
QString rulesMarkdown();

/// The same to read: every numbered line is a paragraph with an anchor of its number ("5.4"), and
/// every mention of a line a link "rule:5.4".
QString rulesHtml(const QString& markdown);

} // namespace longroad
