// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/trade_dialog.h"

#include "core/words/place_text.h"
#include "core/words/player_names.h"
#include "core/words/terms.h"
#include "core/words/trade_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/answer_mark.h"
#include "ui/panels/trade_cards.h"
#include "ui/panels/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

TradeDialog::TradeDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent), m_theme(theme), m_title(new ElidedLabel("headline")),
      m_rates(wrappedLabel("soft")), m_cards(new TradeCards)
{
    setObjectName(QStringLiteral("tradeDialog"));
    setWindowTitle(tr("Can I trade? — Longroad"));
    m_title->setObjectName(QStringLiteral("tradeTitle"));
    m_rates->setObjectName(QStringLiteral("tradeDialogRates"));

    connect(m_cards, &TradeCards::changed, this, &TradeDialog::showAnswer);

    auto* question = new QHBoxLayout;
    question->setSpacing(18);
    question->addWidget(m_cards, 0, Qt::AlignTop);
    question->addWidget(makeConditions(), 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(16, 14, 16, 16);
    whole->setSpacing(8);
    whole->addWidget(m_title);
    whole->addWidget(m_rates);
    whole->addLayout(question);
    whole->addWidget(makeAnswer());
    whole->addStretch(1);
}

QCheckBox* TradeDialog::makeCheck(const QString& text, const char* name, bool checked)
{
    auto* check = new QCheckBox(text);
    check->setObjectName(QLatin1String(name));
    check->setChecked(checked);
    connect(check, &QCheckBox::toggled, this, &TradeDialog::showAnswer);
    return check;
}

QWidget* TradeDialog::makeConditions()
{
    auto* conditions = new QWidget;
    auto* column = new QVBoxLayout(conditions);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* label = plainLabel("plain");
    label->setText(tr("Edition"));
    m_edition = new QComboBox;
    m_edition->setObjectName(QStringLiteral("tradeEdition"));
    m_edition->setAccessibleName(tr("Edition"));
    m_edition->addItem(tr("Classic"), static_cast<int>(Edition::Classic));
    m_edition->addItem(tr("2025"), static_cast<int>(Edition::Of2025));
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this] {
        showWords();
        showAnswer();
    });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 0, 0, 4);
    row->addWidget(label);
    row->addWidget(m_edition);
    row->addStretch(1);
    column->addLayout(row);

    m_ownTurn = makeCheck(tr("Own turn, after the dice"), "ownTurn", true);
    m_separate = makeCheck(tr("Trading and building are separate phases"), "separatePhases", false);
    auto* reached = plainLabel("plain");
    reached->setText(tr("Reached this turn:"));
    reached->setContentsMargins(6, 5, 0, 0);
    m_harborChecks = new QVBoxLayout;
    m_harborChecks->setSpacing(2);
    column->addWidget(m_ownTurn);
    column->addWidget(m_separate);
    column->addWidget(reached);
    column->addLayout(m_harborChecks);
    column->addStretch(1);
    return conditions;
}

QWidget* TradeDialog::makeAnswer()
{
    m_mark = new AnswerMark(m_theme);
    m_answer = plainLabel("headline");
    m_answer->setObjectName(QStringLiteral("tradeAnswer"));
    m_reason = new RuleLabel("plain");
    m_reason->setObjectName(QStringLiteral("tradeReason"));
    m_best = wrappedLabel("soft");
    m_best->setObjectName(QStringLiteral("tradeBest"));
    // Room for all that it may say, so that the fields above don't move while they are clicked.
    m_best->setMinimumHeight(3 * m_best->fontMetrics().lineSpacing());
    m_best->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(3);
    texts->addWidget(m_answer);
    texts->addWidget(m_reason);
    texts->addWidget(m_best);
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("card"));
    auto* row = new QHBoxLayout(frame);
    row->setContentsMargins(14, 12, 14, 12);
    row->setSpacing(14);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    return frame;
}

void TradeDialog::askAbout(const Layout& layout, Seat player)
{
    // By id, since another player may come to sit in the seat.
    const std::string& id = layout.player(player).id;
    const bool isAnotherTurn = id != m_playerId || layout.start.turn != m_position.turn;
    if (isAnotherTurn || layout.start.board != m_position.board) {
        m_reached.clear();
        m_harborTexts.clear(); // other boxes, even if they say the same
    }
    // Whose turn it is decides, until the user says otherwise.
    if (isAnotherTurn)
        m_ownTurn->setChecked(!layout.start.turn || layout.start.turn == player);
    m_position = layout.start;
    m_player = player;
    m_playerId = id;
    m_harbors = harborsOf(m_position, player);
    if (m_layoutEdition != layout.edition) {
        m_layoutEdition = layout.edition;
        m_edition->setCurrentIndex(m_edition->findData(static_cast<int>(layout.edition)));
    }
    const QString name = playerNames(layout)[player];
    //: %1 is a player
    m_title->setText(tr("Can %1 trade?").arg(name));
    m_title->setToolTip(name.toHtmlEscaped());
    showWords();
    showAnswer();
}

Edition TradeDialog::edition() const
{
    return static_cast<Edition>(m_edition->currentData().toInt());
}

TradeOffer TradeDialog::offer() const
{
    TradeOffer offer;
    offer.given = m_cards->given();
    offer.wanted = m_cards->wanted();
    offer.edition = edition();
    offer.ownTurnAfterDice = m_ownTurn->isChecked();
    offer.separatePhases = m_separate->isChecked();
    std::vector<EdgeId> before;
    std::set_difference(m_harbors.begin(), m_harbors.end(), m_reached.begin(), m_reached.end(),
                        std::back_inserter(before));
    if (before != m_harbors)
        offer.ratesBefore = tradeRates(m_position, before);
    return offer;
}

void TradeDialog::showWords()
{
    m_cards->setEdition(edition());
    m_rates->setText(
        capitalized(tradeRatesText(m_position, tradeRates(m_position, m_player), edition())));
    // In 2025 there is one phase for both.
    m_separate->setEnabled(edition() == Edition::Classic);
    showHarbors();
}

void TradeDialog::showHarbors()
{
    QStringList texts;
    for (const EdgeId harbor : m_harbors) {
        //: %1 is "2:1 ore harbor", %2 the name of a road place
        texts << tr("%1 (%2)").arg(harborName(*(*m_position.landscape.harbors)[harbor], edition()),
                                   nameText(harbor, m_position.topology()));
    }
    if (m_harbors.empty()) {
        //: %1 is "harbor" or "port"
        texts << tr("No %1").arg(harborWord(edition()));
    }
    if (texts == m_harborTexts)
        return; // the keyboard's focus may be on one of them
    m_harborTexts = texts;
    clearLayout(*m_harborChecks);
    for (int i = 0; i < texts.size(); ++i) {
        auto* check = new QCheckBox(texts[i]);
        check->setObjectName(QStringLiteral("reached%1").arg(i + 1));
        //: %1 is "2:1 ore harbor (c4-d5)"
        check->setAccessibleName(tr("Reached this turn: %1").arg(texts[i]));
        m_harborChecks->addWidget(check);
        check->setEnabled(!m_harbors.empty());
        if (m_harbors.empty())
            continue;
        const EdgeId harbor = m_harbors[static_cast<std::size_t>(i)];
        check->setChecked(m_reached.contains(harbor));
        connect(check, &QCheckBox::toggled, this, [this, harbor](bool reached) {
            if (reached)
                m_reached.insert(harbor);
            else
                m_reached.erase(harbor);
            showAnswer();
        });
    }
}

void TradeDialog::showAnswer()
{
    const TradeOffer asked = offer();
    const TradeRates rates = tradeRates(m_position, m_player);
    const TradeRuling ruling = tradeRuling(asked, rates);
    const bool open = ruling.refusal == TradeRefusal::NothingGiven ||
                      ruling.refusal == TradeRefusal::NothingWanted;
    m_mark->show(open ? std::nullopt : std::optional(ruling.allowed()));
    m_answer->setText(open ? tr("Which cards?") : ruling.allowed() ? tr("Yes") : tr("No"));
    const QString reason = tradeText(asked, ruling);
    m_reason->setPlainText(reason);
    m_best->setText(bestTradesText(asked, rates));
    m_best->setVisible(!m_best->text().isEmpty());
    // A screen reader is told when a name changes.
    //: %1 is "Yes" or "No", %2 the sentence that says why
    m_answer->setAccessibleName(tr("%1: %2").arg(m_answer->text(), reason));

    // Once the layouts know of the new texts.
    QMetaObject::invokeMethod(this, &TradeDialog::grow, Qt::QueuedConnection);
}

void TradeDialog::grow()
{
    layout()->activate();
    const int needed = layout()->totalHeightForWidth(width());
    if (isVisible() && height() < needed)
        resize(width(), needed);
}

} // namespace longroad
