// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/verdict_card.h"

#include "ui/help/rule_links.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/question_frame.h"
#include "ui/panels/widgets.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

Counts countsFor(Card card, const Layout& layout, const Analysis& analysis)
{
    return card == Card::LongestRoute ? routeLengths(layout.start, analysis.routes)
                                      : armySizes(layout.start);
}

/// The possible answers in their order: each player who can have had the card, then nobody.
std::vector<Holder> answers(Card card, const Position& position)
{
    std::vector<Holder> holders = Holders::unknown().members(position.seatCount);
    if (card == Card::LargestArmy) {
        std::erase_if(holders, [&](const Holder& holder) {
            return holder && isImpossibleArmyHolder(position, *holder);
        });
    }
    return holders;
}

/// "Largest Army: Anna, 3 Knights · rule 3.1".
QString lineText(const QString& card, const AwardExplanation& explanation, const Award& award,
                 const Counts& counts, const Layout& layout)
{
    const Holder holder = award.holder();
    const QString who = holder ? VerdictCard::tr("%1, %n Knight(s)", nullptr, counts.of[*holder])
                                     .arg(playerNames(layout)[*holder])
                               : explanation.headline;
    //: %1 is "Largest Army", %2 who has it ("Anna, 3 Knights"), %3 the number of a rule
    return VerdictCard::tr("%1: %2 · rule %3").arg(card, who, explanation.rule);
}

} // namespace

VerdictCard::VerdictCard(Card card, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_card(card), m_top(new QWidget), m_chip(plainLabel("chip")),
      m_headline(wrappedLabel("headline")), m_rule(new RuleLabel("soft")),
      m_line(new RuleLabel("plain")), m_more(new QToolButton), m_reasons(new QWidget),
      m_steps(new QVBoxLayout(m_reasons)), m_before(new QToolButton),
      m_question(new QuestionFrame(theme))
{
    const bool isRoute = card == Card::LongestRoute;
    const auto name = [&](QWidget& widget, const char* ofRoute, const char* ofArmy) {
        widget.setObjectName(QLatin1String(isRoute ? ofRoute : ofArmy));
    };
    name(*this, "verdict", "army");
    name(*m_headline, "verdictHeadline", "armyHeadline");
    name(*m_rule, "verdictRule", "armyRule");
    name(*m_line, "verdictLine", "armyLine");
    name(*m_more, "verdictMore", "armyMore");
    name(*m_before, "holderBefore", "armyHolderBefore");
    name(*m_question, "holderQuestion", "armyHolderQuestion");
    setProperty("role", QStringLiteral("verdict"));

    m_chip->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_rule->setWordWrap(false);
    auto* top = new QHBoxLayout(m_top);
    top->setContentsMargins(0, 0, 0, 0);
    top->setSpacing(10);
    top->addWidget(m_chip, 0, Qt::AlignTop);
    top->addWidget(m_headline, 1);
    auto* lineRow = new QHBoxLayout;
    lineRow->setSpacing(4);
    lineRow->addWidget(m_line, 1);
    lineRow->addWidget(m_more, 0, Qt::AlignTop);

    m_more->setProperty("role", QStringLiteral("link"));
    m_more->setCheckable(true);
    m_more->setText(tr("Why"));
    connect(m_more, &QToolButton::toggled, this, &VerdictCard::showParts);

    m_before->setProperty("role", QStringLiteral("link"));
    m_before->setPopupMode(QToolButton::InstantPopup);
    m_before->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_before->setMinimumWidth(1); // a long name must not widen the panel
    connect(m_question, &QuestionFrame::answered, this,
            [this](Holder holder) { Q_EMIT holderBeforeStated(Holders::known(holder)); });

    m_steps->setContentsMargins(0, 0, 0, 0);
    m_steps->setSpacing(4);
    auto* bottom = new FlowLayout(8, 2); // in a narrow panel two lines
    bottom->addWidget(m_before);
    bottom->addWidget(m_rule);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, isRoute ? 10 : 6, 8, isRoute ? 8 : 6);
    whole->setSpacing(isRoute ? 8 : 4);
    whole->addWidget(m_top);
    whole->addLayout(lineRow);
    whole->addWidget(m_reasons);
    whole->addWidget(m_question);
    whole->addLayout(bottom);
}

const Award& VerdictCard::award(const Analysis& analysis) const
{
    return m_card == Card::LongestRoute ? analysis.longestRoute : analysis.largestArmy;
}

void VerdictCard::show(const Layout& layout, const Analysis& analysis)
{
    const Counts counts = countsFor(m_card, layout, analysis);
    const AwardExplanation explanation =
        awardExplanation(m_card, counts, award(analysis), playerNames(layout), layout.edition);
    m_isDecided = award(analysis).isDecided();
    m_headline->setText(explanation.headline);
    m_rule->setPlainText(tr("rule %1").arg(explanation.rule));
    const QString card = cardName(m_card, layout.edition);
    m_chip->setText(card);
    m_line->setPlainText(lineText(card, explanation, award(analysis), counts, layout));
    m_more->setAccessibleName(tr("%1: why").arg(card));
    setAccessibleName(tr("%1: %2").arg(card, explanation.headline));
    setAccessibleDescription(explanation.steps.join(QStringLiteral(". ")));
    showSteps(explanation.steps);
    if (!m_isDecided) {
        const QString question =
            m_card == Card::LongestRoute
                ? //: %1 is "card" or "tile"
                tr("Who had the %1 just before the last road, settlement or city?")
                    .arg(cardWord(m_card, layout.edition))
                : tr("Who had Largest Army just before the last Knight was played?");
        m_question->ask(question, answers(m_card, layout.start), layout);
    }
    showMenu(layout);
    showParts();
}

bool VerdictCard::isFolded() const
{
    return m_card == Card::LargestArmy && m_isDecided && !m_more->isChecked();
}

void VerdictCard::showParts()
{
    // An undecided card asks, so there is nothing to fold.
    const bool canFold = m_card == Card::LargestArmy && m_isDecided;
    m_line->setVisible(canFold);
    m_more->setVisible(canFold);
    m_top->setVisible(!canFold);
    m_rule->setVisible(!canFold);
    m_reasons->setVisible(!isFolded());
    m_before->setVisible(!isFolded());
    m_question->setVisible(!m_isDecided);
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

void VerdictCard::showMenu(const Layout& layout)
{
    const Holders before = m_card == Card::LongestRoute ? layout.start.longestRouteBefore
                                                        : layout.start.largestArmyBefore;
    const QString said = before.isKnown() ? holderText(before.holder(), layout) : tr("not known");
    m_before->setText(
        tr("Had it before: %1 · change").arg(buttonText(shortNameFor(*m_before, said))));
    m_before->setAccessibleName(
        tr("Had the %1 before: %2. Change").arg(cardWord(m_card, layout.edition), said));

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
    for (const Holder& holder : answers(m_card, layout.start))
        add(holderText(holder, layout), Holders::known(holder));
    menu->addSeparator();
    add(tr("Not known"), Holders::unknown());
    QMenu* old = m_before->menu();
    m_before->setMenu(menu);
    if (old)
        old->deleteLater();
}

} // namespace longroad
