// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/question_frame.h"

#include "core/words/player_names.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace longroad
{

QuestionFrame::QuestionFrame(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_question(wrappedLabel("strong")), m_answers(new QGridLayout)
{
    setProperty("role", QStringLiteral("question"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 10, 12, 12);
    whole->setSpacing(8);
    whole->addWidget(m_question);
    m_answers->setSpacing(6);
    whole->addLayout(m_answers);
}

void QuestionFrame::ask(const QString& question, const std::vector<Holder>& answers,
                        const Layout& layout)
{
    m_question->setText(question);
    setAccessibleName(question);
    clearLayout(*m_answers);
    const PerSeat<PlayerStyle> styles = m_theme.playerStyles(layout);
    int index = 0;
    for (const Holder& holder : answers) {
        const QString who = holderText(holder, layout);
        auto* button = new QPushButton;
        button->setText(buttonText(shortNameFor(*button, who)));
        button->setAccessibleName(who);
        button->setAccessibleDescription(question);
        if (holder)
            button->setIcon(badgeIcon(styles[*holder], m_theme));
        connect(button, &QPushButton::clicked, this, [this, holder] { Q_EMIT answered(holder); });
        m_answers->addWidget(button, index / 2, index % 2);
        ++index;
    }
}

std::vector<Holder> playersOf(const Layout& layout)
{
    std::vector<Holder> players;
    for (const Seat seat : layout.start.seats())
        players.emplace_back(seat);
    return players;
}

QString holderText(const Holder& holder, const Layout& layout)
{
    return holder ? playerNames(layout)[*holder] : QuestionFrame::tr("Nobody");
}

} // namespace longroad
