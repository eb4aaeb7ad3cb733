// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/declaration_dialog.h"

#include "core/words/player_names.h"
#include "core/words/winning_text.h"
#include "ui/help/rule_links.h"
#include "ui/panels/question_frame.h"
#include "ui/panels/turn_bar.h"
#include "ui/panels/widgets.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

constexpr int dialogWidth = 460;

QString markSign(CheckMark mark)
{
    switch (mark) {
    case CheckMark::Fine:
        return QStringLiteral("✓");
    case CheckMark::Open:
        return QStringLiteral("?");
    case CheckMark::Wrong:
        return QStringLiteral("✗");
    }
    return {};
}

} // namespace

DeclarationDialog::DeclarationDialog(const Theme& theme, QWidget* parent)
    : QDialog(parent), m_title(wrappedLabel("headline")), m_lines(new QVBoxLayout),
      m_question(new QuestionFrame(theme)), m_outcome(new RuleLabel("name"))
{
    setObjectName(QStringLiteral("declaration"));
    setWindowTitle(tr("Check before declaring"));
    setFixedWidth(dialogWidth);
    m_title->setObjectName(QStringLiteral("declarationTitle"));
    m_question->setObjectName(QStringLiteral("declarationTurn"));
    m_outcome->setObjectName(QStringLiteral("declarationOutcome"));
    m_lines->setSpacing(12);

    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("verdict"));
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addLayout(m_lines);
    column->addWidget(m_question);
    column->addWidget(m_outcome);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(frame);
    whole->addStretch(1);
    whole->addWidget(buttons);

    connect(m_question, &QuestionFrame::answered, this, &DeclarationDialog::turnStated);
}

void DeclarationDialog::show(const Layout& layout, const Analysis& analysis, Seat player,
                             HiddenCards hiddenCards)
{
    const QString name = playerNames(layout)[player];
    const DeclarationCheck check = declarationCheck(layout.start, analysis, player, hiddenCards);
    m_title->setText(tr("Can %1 declare victory?").arg(name));
    clearLayout(*m_lines);
    for (std::size_t index = 0; index < check.lines.size(); ++index)
        showLine(check, index, name, layout.edition);
    const bool asks = !layout.start.turn.has_value();
    m_question->setVisible(asks);
    if (asks)
        m_question->ask(turnQuestion(), playersOf(layout), layout);
    m_outcome->setPlainText(declarationOutcomeText(check, name, layout.edition));
    // New labels are there for the layout once the event loop has shown them.
    QMetaObject::invokeMethod(this, &DeclarationDialog::fit, Qt::QueuedConnection);
}

void DeclarationDialog::fit()
{
    layout()->activate();
    setFixedHeight(layout()->totalHeightForWidth(dialogWidth));
}

void DeclarationDialog::showLine(const DeclarationCheck& check, std::size_t index,
                                 const QString& player, Edition edition)
{
    const DeclarationLine& line = check.lines[index];
    const DeclarationLineText text = declarationLineText(check, index, player, edition);
    auto* mark = plainLabel("mark");
    mark->setText(markSign(line.mark));
    mark->setAlignment(Qt::AlignCenter);
    mark->setFixedSize(22, 22);
    mark->setToolTip(markText(line.mark));
    mark->setAccessibleName(markText(line.mark));

    auto* title = wrappedLabel("strong");
    title->setText(text.title);
    auto* counted = wrappedLabel("plain");
    counted->setText(text.counted);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(title);
    texts->addWidget(counted);
    for (const QString& note : text.notes) {
        auto* label = new RuleLabel("soft");
        label->setPlainText(note);
        texts->addWidget(label);
    }
    auto* number = plainLabel("strong");
    // The last line adds nothing: it compares the sum.
    const bool isTotal = index + 1 == check.lines.size();
    number->setText(
        isTotal ? tr("= %1").arg(line.sum)
                //: %1 are points added, %2 the sum so far
                : tr("+%1 = %2").arg(QString::number(line.points), QString::number(line.sum)));

    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(mark, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(number, 0, Qt::AlignTop);
    m_lines->addLayout(row);
}

} // namespace longroad
