// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/verdict_card.h"

#include "core/words/award_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

QLabel* wrappedLabel(const char* role)
{
    QLabel* label = plainLabel(role);
    label->setWordWrap(true);
    label->setMinimumWidth(1); // a long name must not widen the panel
    return label;
}

/// The possible answers in their order: each player, then nobody.
std::vector<Holder> answers(const Layout& layout)
{
    return Holders::unknown().members(layout.start.seatCount);
}

QString answerText(const Holder& holder, const PlayerNames& names)
{
    return holder ? names[*holder] : VerdictCard::tr("Nobody");
}

/// A name as far as it fits on half of the card.
QString shortened(const QString& name, const QWidget& widget)
{
    return widget.fontMetrics().elidedText(name, Qt::ElideRight, 90);
}

} // namespace

VerdictCard::VerdictCard(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_chip(plainLabel("chip")),
      m_headline(wrappedLabel("headline")), m_rule(new RuleLabel("soft")), m_steps(new QVBoxLayout),
      m_before(new QToolButton), m_question(new QFrame), m_asked(wrappedLabel("strong")),
      m_answers(new QGridLayout)
{
    setObjectName(QStringLiteral("verdict"));
    setProperty("role", QStringLiteral("verdict"));

    m_chip->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_headline->setObjectName(QStringLiteral("verdictHeadline"));
    m_rule->setObjectName(QStringLiteral("verdictRule"));
    m_rule->setWordWrap(false);

    auto* top = new QHBoxLayout;
    top->addWidget(m_chip);
    top->addStretch(1);
    top->addWidget(m_rule);

    m_before->setObjectName(QStringLiteral("holderBefore"));
    m_before->setProperty("role", QStringLiteral("link"));
    m_before->setPopupMode(QToolButton::InstantPopup);
    m_before->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);

    m_question->setObjectName(QStringLiteral("holderQuestion"));
    m_question->setProperty("role", QStringLiteral("question"));
    auto* questionLayout = new QVBoxLayout(m_question);
    questionLayout->setContentsMargins(12, 10, 12, 12);
    questionLayout->setSpacing(8);
    questionLayout->addWidget(m_asked);
    m_answers->setSpacing(6);
    questionLayout->addLayout(m_answers);

    m_steps->setSpacing(6);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(16, 14, 16, 12);
    whole->setSpacing(8);
    whole->addLayout(top);
    whole->addWidget(m_headline);
    whole->addLayout(m_steps);
    whole->addWidget(m_question);
    whole->addWidget(m_before);
}

void VerdictCard::show(const Layout& layout, const Analysis& analysis)
{
    const PlayerNames names = playerNames(layout);
    const AwardExplanation explanation =
        awardExplanation(Card::LongestRoute, routeLengths(layout.start, analysis.routes),
                         analysis.longestRoute, names, layout.edition);
    m_headline->setText(explanation.headline);
    m_rule->setPlainText(tr("rule %1").arg(explanation.rule));
    const QString card = cardName(Card::LongestRoute, layout.edition);
    m_chip->setText(card);
    setAccessibleName(tr("%1: %2").arg(card, explanation.headline));
    setAccessibleDescription(explanation.steps.join(QStringLiteral(". ")));
    showSteps(explanation.steps);

    //: %1 is "card" or "tile"
    m_asked->setText(tr("Who had the %1 just before the last road, settlement or city?")
                         .arg(cardWord(Card::LongestRoute, layout.edition)));
    m_question->setVisible(!analysis.longestRoute.isDecided());
    if (!analysis.longestRoute.isDecided())
        showQuestion(layout);
    showMenu(layout);
}

void VerdictCard::showSteps(const QStringList& steps)
{
    clearLayout(*m_steps);
    for (int i = 0; i < steps.size(); ++i) {
        auto* number = wrappedLabel("step");
        number->setText(QString::number(i + 1));
        number->setAlignment(Qt::AlignCenter);
        number->setFixedSize(18, 18);
        auto* text = wrappedLabel(i + 1 == steps.size() ? "strong" : "plain");
        text->setText(steps.at(i));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(number, 0, Qt::AlignTop);
        row->addWidget(text, 1);
        m_steps->addLayout(row);
    }
}

void VerdictCard::showQuestion(const Layout& layout)
{
    clearLayout(*m_answers);
    const PlayerNames names = playerNames(layout);
    const PerSeat<PlayerStyle> styles = m_theme.playerStyles(layout);
    int index = 0;
    for (const Holder& holder : answers(layout)) {
        const QString who = answerText(holder, names);
        auto* button = new QPushButton;
        button->setText(buttonText(shortened(who, *button)));
        button->setAccessibleName(who);
        if (holder)
            button->setIcon(badgeIcon(styles[*holder], m_theme));
        connect(button, &QPushButton::clicked, this,
                [this, holder] { Q_EMIT holderBeforeStated(Holders::known(holder)); });
        m_answers->addWidget(button, index / 2, index % 2);
        ++index;
    }
}

void VerdictCard::showMenu(const Layout& layout)
{
    const PlayerNames names = playerNames(layout);
    const Holders before = layout.start.longestRouteBefore;
    const QString said = before.isKnown() ? answerText(before.holder(), names) : tr("not known");
    m_before->setText(tr("Had it before: %1 · change").arg(buttonText(shortened(said, *m_before))));
    m_before->setAccessibleName(tr("Had the %1 before: %2. Change")
                                    .arg(cardWord(Card::LongestRoute, layout.edition), said));

    auto* menu = new QMenu(m_before);
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, Holders holders) {
        QAction* action = menu->addAction(buttonText(text));
        action->setCheckable(true);
        action->setChecked(before == holders);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, holders] { Q_EMIT holderBeforeStated(holders); });
    };
    for (const Holder& holder : answers(layout))
        add(answerText(holder, names), Holders::known(holder));
    menu->addSeparator();
    add(tr("Not known"), Holders::unknown());
    QMenu* old = m_before->menu();
    m_before->setMenu(menu);
    if (old)
        old->deleteLater();
}

} // namespace longroad
