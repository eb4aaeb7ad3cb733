// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/why_box.h"

#include "core/words/proof_text.h"
#include "core/words/route_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/widgets.h"

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
    connect(m_toggle, &QToolButton::toggled, this, &WhyBox::showTexts);
    m_content->setObjectName(QStringLiteral("reasons"));
    m_rows->setContentsMargins(8, 2, 0, 4);
    m_rows->setSpacing(6);

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
    setVisible(m_route.length() > 0);
    showTexts();
}

void WhyBox::showTexts()
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
    for (const QString& text : texts()) {
        auto* label = new RuleLabel("soft");
        label->setPlainText(text);
        m_rows->addWidget(label);
    }
}

QStringList WhyBox::texts() const
{
    const Position& position = m_layout.start;
    const PlayerNames names = playerNames(m_layout);
    QStringList texts;
    const RouteReasons reasons = routeReasons(position, m_seat, m_route);
    for (const QString& text : notCountedTexts(reasons, position.topology(), names)) {
        //: %1 are road places, and why: "g3-h2 (side branch at g3: ...)"
        texts << tr("Not counted: %1").arg(text);
    }
    return texts + proofTexts(routeProof(position, m_seat, m_route), position, names);
}

} // namespace longroad
