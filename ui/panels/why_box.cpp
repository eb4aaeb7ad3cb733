// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/why_box.h"

#include "core/words/proof_text.h"
#include "core/words/route_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/widgets.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace longroad
{

WhyBox::WhyBox(Seat seat, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_toggle(new QToolButton), m_content(new QWidget),
      m_rows(new QVBoxLayout(m_content))
{
    m_toggle->setObjectName(QStringLiteral("why"));
    m_toggle->setProperty("role", QStringLiteral("fold"));
    m_toggle->setCheckable(true);
    m_toggle->setFocusPolicy(Qt::StrongFocus);
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_toggle, &QToolButton::toggled, this, [this](bool isOpen) {
        m_isNew = isOpen;
        showAnswer();
    });
    m_content->installEventFilter(this);
    m_content->setObjectName(QStringLiteral("reasons"));
    m_rows->setContentsMargins(8, 2, 0, 4);
    m_rows->setSpacing(5);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_toggle, 0, Qt::AlignLeft);
    whole->addWidget(m_content);
}

void WhyBox::show(const Layout& layout, const LongestRoute& longest)
{
    m_layout = layout;
    m_route = longest.route;
    m_isNew = false;
    setVisible(m_route.length() > 0);
    showAnswer();
}

void WhyBox::showAnswer()
{
    const bool isOpen = m_toggle->isChecked();
    //: %1 is the length of a route
    const QString question = tr("Why %1?").arg(m_route.length());
    m_toggle->setText(question);
    m_toggle->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    //: %1 is a question: "Why 9?"
    m_toggle->setAccessibleName(isOpen ? tr("%1 Answer shown").arg(question)
                                       : tr("%1 Answer hidden").arg(question));
    m_content->setVisible(isOpen);
    clearLayout(*m_rows);
    if (!isOpen || m_route.length() == 0)
        return;
    const Position& position = m_layout.start;
    const PlayerNames names = playerNames(m_layout);
    const RouteReasons reasons = routeReasons(position, m_seat, m_route);
    addTexts(tr("Not counted"), notCountedTexts(reasons, position.topology(), names));
    addTexts(tr("Why it can't be longer"),
             proofTexts(routeProof(position, m_seat, m_route), position, names));
}

bool WhyBox::eventFilter(QObject* watched, QEvent* event)
{
    // The layout gives the answer its size in the event loop, in more than one step.
    if (m_isNew && watched == m_content && event->type() == QEvent::Resize)
        Q_EMIT opened(m_content);
    return QWidget::eventFilter(watched, event);
}

void WhyBox::addTexts(const QString& heading, const QStringList& texts)
{
    if (texts.isEmpty())
        return;
    auto* title = plainLabel("strong");
    title->setText(heading);
    m_rows->addWidget(title);
    for (const QString& text : texts) {
        auto* label = new RuleLabel("plain");
        label->setPlainText(text);
        m_rows->addWidget(label);
    }
}

} // namespace longroad
