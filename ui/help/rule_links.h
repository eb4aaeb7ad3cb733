// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QLabel>

namespace longroad
{

/// HTML that reads as the text does, every "rule 5.4" in it a link to "rule:5.4". Whoever shows
/// rules takes such links through QDesktopServices.
QString withRuleLinks(const QString& plainText);

/// A label for sentences that cite rules: never takes its text for markup, and its rule numbers are
/// links, for the keyboard too. `role` is what the style sheet knows it by.
class RuleLabel final : public QLabel
{
public:
    explicit RuleLabel(const char* role);

    void setPlainText(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showText();

    QString m_plainText;
};

} // namespace longroad
