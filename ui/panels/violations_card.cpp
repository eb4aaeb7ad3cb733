// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/violations_card.h"

#include "core/words/violation_text.h"
#include "ui/board/piece_painter.h"
#include "ui/help/rule_links.h"
#include "ui/panels/widgets.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

/// More broken rules than that are folded away, so that the players stay in reach.
constexpr std::size_t mostUnfolded = 5;

/// The board's mark as a widget.
class WarningSign final : public QWidget
{
public:
    explicit WarningSign(const Theme& theme) : m_theme(theme)
    {
        setFixedSize(20, 20);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(width() / 2.0, height() / 2.0);
        painter.scale(width() / 38.0, height() / 38.0);
        paintWarning(painter, m_theme);
    }

private:
    const Theme& m_theme;
};

/// A button that holds a sentence of several lines instead of a word.
class ChoiceRow final : public QPushButton
{
public:
    ChoiceRow()
    {
        setProperty("role", QStringLiteral("violation"));
        setCheckable(true);
        setAutoDefault(true); // Enter works as Space does
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    }

    QSize sizeHint() const override { return layout()->sizeHint(); }
    QSize minimumSizeHint() const override { return layout()->minimumSize(); }
};

} // namespace

ViolationsCard::ViolationsCard(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_heading(plainLabel("strong")), m_broken(new QVBoxLayout),
      m_more(makeFold("moreViolations")), m_incomplete(makeFold("incomplete"))
{
    setObjectName(QStringLiteral("violations"));
    setProperty("role", QStringLiteral("verdict"));
    setFocusPolicy(Qt::ClickFocus); // not for the Tab key, but it has a place in its order
    m_broken->setSpacing(2);
    m_heading->setIndent(7);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(9, 8, 9, 8);
    whole->setSpacing(4);
    whole->addWidget(m_heading);
    whole->addLayout(m_broken);
    for (const Fold& fold : {m_more, m_incomplete}) {
        whole->addWidget(fold.toggle, 0, Qt::AlignLeft);
        whole->addWidget(fold.content);
    }
    hide();
}

ViolationsCard::Fold ViolationsCard::makeFold(const char* name)
{
    auto* toggle = new QToolButton;
    toggle->setObjectName(QLatin1String(name));
    toggle->setProperty("role", QStringLiteral("fold"));
    toggle->setCheckable(true);
    toggle->setFocusPolicy(Qt::StrongFocus);
    toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(toggle, &QToolButton::toggled, this, &ViolationsCard::showFolds);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    return {toggle, content, rows};
}

void ViolationsCard::show(const Layout& layout, const Analysis& analysis,
                          const std::optional<Violation>& chosen)
{
    const PlayerNames names = playerNames(layout);
    std::vector<Line> lines;
    for (const Violation& violation : analysis.violations)
        lines.push_back({violation, violationLine(violation, layout.start.topology(), names)});
    if (lines != m_lines) {
        m_lines = std::move(lines);
        makeRows();
    }
    m_chosen = chosen;
    for (const Choice& choice : m_choices)
        choice.row->setChecked(choice.violation == chosen);
    setVisible(!m_lines.empty());
}

void ViolationsCard::makeRows()
{
    m_choices.clear();
    for (QVBoxLayout* rows : {m_broken, m_more.rows, m_incomplete.rows})
        clearLayout(*rows);
    const auto broken = static_cast<std::size_t>(
        std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) {
            return severity(line.violation.code) == Severity::Broken;
        }));
    m_heading->setText(tr("%n rule(s) broken", nullptr, static_cast<int>(broken)));
    m_heading->setVisible(broken > 0);
    // A single row takes no more room than the line that would hide it.
    const std::size_t shown = broken > mostUnfolded + 1 ? mostUnfolded : broken;
    std::size_t index = 0;
    for (const Line& line : m_lines) {
        if (severity(line.violation.code) == Severity::Incomplete)
            m_incomplete.rows->addWidget(makeRow(line));
        else if (index++ < shown)
            m_broken->addWidget(makeRow(line));
        else
            m_more.rows->addWidget(makeRow(line));
    }
    orderForTab();
    showFolds();
}

QWidget* ViolationsCard::makeRow(const Line& line)
{
    const bool isBroken = severity(line.violation.code) == Severity::Broken;
    QWidget* row = nullptr;
    if (line.violation.places.empty()) {
        row = new QWidget; // there is nothing to show on the board
    } else {
        auto* button = new ChoiceRow;
        button->setAccessibleName(line.text);
        connect(button, &QPushButton::clicked, this, [this, violation = line.violation] {
            Q_EMIT chosen(m_chosen == violation ? std::nullopt : std::optional(violation));
        });
        m_choices.push_back({button, line.violation});
        row = button;
    }
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(7, 5, 7, 5);
    layout->setSpacing(8);
    if (isBroken)
        layout->addWidget(new WarningSign(m_theme), 0, Qt::AlignTop);
    auto* text = new RuleLabel(isBroken ? "plain" : "soft");
    text->setPlainText(line.text);
    layout->addWidget(text, 1);
    if (!line.violation.places.empty()) {
        // The press was the row's, the click is the link's.
        connect(text, &QLabel::linkActivated, m_choices.back().row,
                [button = m_choices.back().row] { button->setDown(false); });
    }
    return row;
}

void ViolationsCard::orderForTab()
{
    QWidget* previous = this;
    const auto add = [&](QWidget* next) {
        setTabOrder(previous, next);
        previous = next;
    };
    const auto addRows = [&](const QVBoxLayout& rows) {
        for (int i = 0; i < rows.count(); ++i) {
            QWidget* row = rows.itemAt(i)->widget();
            add(row);
            add(row->findChild<RuleLabel*>());
        }
    };
    addRows(*m_broken);
    for (const Fold& fold : {m_more, m_incomplete}) {
        add(fold.toggle);
        addRows(*fold.rows);
    }
}

void ViolationsCard::showFolds()
{
    showFold(m_more, tr("%n more rule(s) broken", nullptr, m_more.rows->count()));
    showFold(m_incomplete, tr("%n thing(s) not complete yet", nullptr, m_incomplete.rows->count()));
}

void ViolationsCard::showFold(const Fold& fold, const QString& text)
{
    const bool isNeeded = fold.rows->count() > 0;
    const bool isOpen = fold.toggle->isChecked();
    fold.toggle->setText(text);
    fold.toggle->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    //: %1 is what can be shown, "3 things are not complete yet"
    fold.toggle->setAccessibleName(isOpen ? tr("%1, shown").arg(text) : tr("%1, hidden").arg(text));
    fold.toggle->setVisible(isNeeded);
    fold.content->setVisible(isNeeded && isOpen);
}

void ViolationsCard::takeFocus()
{
    for (QWidget* next = nextInFocusChain(); isAncestorOf(next); next = next->nextInFocusChain()) {
        if (next->isVisible() && (next->focusPolicy() & Qt::TabFocus) != 0)
            return next->setFocus(Qt::OtherFocusReason);
    }
}

void ViolationsCard::focusChosen()
{
    for (const Choice& choice : m_choices) {
        if (choice.violation == m_chosen)
            choice.row->setFocus(Qt::OtherFocusReason);
    }
}

void ViolationsCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_chosen)
        Q_EMIT chosen(std::nullopt);
    else
        QFrame::keyPressEvent(event);
}

} // namespace longroad
