// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/turn_bar.h"

#include "core/words/player_names.h"
#include "ui/panels/question_frame.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace longroad
{

TurnBar::TurnBar(const Theme& theme, QWidget* headings, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_button(new QToolButton), m_menu(new QMenu(m_button)),
      m_question(new QuestionFrame(theme))
{
    setObjectName(QStringLiteral("turnBar"));
    m_button->setObjectName(QStringLiteral("turn"));
    m_button->setProperty("role", QStringLiteral("menu"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setMenu(m_menu);
    m_question->setObjectName(QStringLiteral("turnQuestion"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_button);
    row->addStretch(1);
    row->addWidget(headings);
    column->addLayout(row);
    column->addWidget(m_question);
    connect(m_question, &QuestionFrame::answered, this, &TurnBar::turnStated);
    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        fillTurnMenu(*m_menu, m_layout, m_theme,
                     [this](std::optional<Seat> turn) { Q_EMIT turnStated(turn); });
    });
}

void TurnBar::show(const Layout& layout, const Analysis& analysis, HiddenCards hiddenCards)
{
    m_layout = layout;
    const auto& turn = layout.start.turn;
    const QString who = turn ? playerNames(layout)[*turn] : tr("not set", "whose turn it is");
    //: %1 is a player or "not set"
    m_button->setText(tr("Turn: %1 ▾").arg(buttonText(shortNameFor(*m_button, who))));
    m_button->setAccessibleName(tr("Turn: %1. Change").arg(who));

    const bool asks = asksForTurn(layout.start, analysis, hiddenCards);
    m_question->setVisible(asks);
    if (asks)
        m_question->ask(turnQuestion(), playersOf(layout), layout);
}

void fillTurnMenu(QMenu& menu, const Layout& layout, const Theme& theme,
                  const std::function<void(std::optional<Seat>)>& stated)
{
    menu.clear();
    const PlayerNames names = playerNames(layout);
    const PerSeat<PlayerStyle> styles = theme.playerStyles(layout);
    const auto add = [&](const QString& text, std::optional<Seat> turn) {
        QAction* action = menu.addAction(buttonText(text));
        action->setCheckable(true);
        action->setChecked(layout.start.turn == turn);
        if (turn)
            action->setIcon(badgeIcon(styles[*turn], theme));
        QObject::connect(action, &QAction::triggered, &menu, [stated, turn] { stated(turn); });
    };
    for (const Seat seat : layout.start.seats())
        add(names[seat], seat);
    menu.addSeparator();
    add(TurnBar::tr("Not set"), std::nullopt);
}

QString turnQuestion()
{
    return TurnBar::tr("Whose turn is it?");
}

} // namespace longroad
