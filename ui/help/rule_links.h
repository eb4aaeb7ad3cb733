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
/// links, for the keyboard too; a click beside them is its parent's. `role` is what the style sheet
/// knows it by.
class RuleLabel final : public QLabel
{
public:
    explicit RuleLabel(const char* role);

    void setPlainText(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void showText();

    QString m_plainText;
    bool m_followed = false; ///< A link, since the last click began to be handled.
};

} // namespace longroad
