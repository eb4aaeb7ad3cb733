// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/help/rule_links.h"

#include <QDesktopServices>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QUrl>

namespace longroad
{

namespace
{

const QRegularExpression& citation()
{
    static const QRegularExpression expression(QStringLiteral(R"(\b([Rr]ules?) (\d+\.\d+)\b)"));
    return expression;
}

} // namespace

QString withRuleLinks(const QString& plainText)
{
    return plainText.toHtmlEscaped().replace(
        citation(), QStringLiteral("<a href=\"rule:\\2\">\\1&nbsp;\\2</a>"));
}

RuleLabel::RuleLabel(const char* role)
{
    setProperty("role", QLatin1String(role));
    setWordWrap(true);
    setMinimumWidth(1); // a long name must not widen what it is in
    setTextFormat(Qt::PlainText);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) {
        m_followed = true;
        QDesktopServices::openUrl(QUrl(link));
    });
}

void RuleLabel::setPlainText(const QString& text)
{
    if (text == m_plainText)
        return;
    m_plainText = text;
    showText();
}

void RuleLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    // Links keep the colour of the palette that there was when the text was set.
    if (event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::ApplicationPaletteChange) {
        clear();
        showText();
    }
}

void RuleLabel::mouseReleaseEvent(QMouseEvent* event)
{
    m_followed = false;
    QLabel::mouseReleaseEvent(event);
    event->setAccepted(m_followed); // QLabel takes every click as soon as there is a link
}

void RuleLabel::showText()
{
    const bool cites = m_plainText.contains(citation());
    setTextFormat(cites ? Qt::RichText : Qt::PlainText);
    setTextInteractionFlags(cites ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                  : Qt::NoTextInteraction);
    setFocusPolicy(cites ? Qt::TabFocus : Qt::NoFocus);
    setText(cites ? withRuleLinks(m_plainText) : m_plainText);
    setAccessibleName(m_plainText);
}

} // namespace longroad
