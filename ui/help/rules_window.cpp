// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/help/rules_window.h"

#include "ui/help/rules_html.h"
#include "ui/panels/widgets.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int longestLine = 700;
constexpr int lineAbove = 36; ///< What stays visible above a line that is pointed out.

/// Keeps its lines short enough to read, however wide the window is.
class Page final : public QTextBrowser
{
protected:
    void resizeEvent(QResizeEvent* event) override
    {
        const int margin = std::max(0, (contentsRect().width() - longestLine) / 2);
        if (viewportMargins().left() != margin)
            setViewportMargins(margin, 0, margin, 0);
        QTextBrowser::resizeEvent(event);
    }
};

/// The block with an anchor of that name, invalid if there is none.
QTextBlock blockOf(const QTextDocument& document, const QString& anchor)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorNames().contains(anchor))
                return block;
        }
    }
    return {};
}

} // namespace

RulesWindow::RulesWindow(const Theme& theme, QWidget* parent)
    : QWidget(parent, Qt::Window), m_theme(theme), m_text(new Page), m_search(new QLineEdit),
      m_found(plainLabel("soft"))
{
    setObjectName(QStringLiteral("rulesWindow"));
    setWindowTitle(tr("Rules — Longroad"));
    resize(780, 820);

    m_search->setObjectName(QStringLiteral("rulesSearch"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setClearButtonEnabled(true);
    auto* previous = new QPushButton(tr("Previous"));
    auto* next = new QPushButton(tr("Next"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_found);
    row->addWidget(previous);
    row->addWidget(next);

    m_text->setObjectName(QStringLiteral("rulesText"));
    m_text->setAccessibleName(tr("Rules"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(10, 10, 10, 10);
    whole->setSpacing(8);
    whole->addLayout(row);
    whole->addWidget(m_text, 1);

    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { pointOut(url.path()); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        // Anew from where the last match began, so that typing on doesn't skip it.
        QTextCursor cursor = m_text->textCursor();
        cursor.setPosition(cursor.selectionStart());
        m_text->setTextCursor(cursor);
        findNext(false);
    });
    connect(next, &QPushButton::clicked, this, [this] { findNext(false); });
    connect(previous, &QPushButton::clicked, this, [this] { findNext(true); });
    const auto addKey = [this](const QKeySequence& key, auto what) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, what);
    };
    addKey(QKeySequence(Qt::CTRL | Qt::Key_F), [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    addKey(QKeySequence(Qt::Key_F3), [this] { findNext(false); });
    addKey(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findNext(true); });
    addKey(QKeySequence(Qt::Key_Escape), [this] { close(); });
    applyTheme();
}

void RulesWindow::showRule(const QString& number)
{
    show();
    raise();
    activateWindow();
    m_text->setFocus();
    if (!number.isEmpty())
        pointOut(number);
}

void RulesWindow::applyTheme()
{
    setPalette(m_theme.palette());
    setAutoFillBackground(true);
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 22px; margin-bottom: 10px; }"
                       "h2 { font-size: 17px; margin-top: 24px; margin-bottom: 6px; }"
                       "p { margin-top: 7px; margin-bottom: 7px; line-height: 125%; }"
                       "table { border-color: %1; border-style: solid; border-width: 1px;"
                       " border-collapse: collapse; }"
                       "a { color: %2; }")
            .arg(m_theme.line.name(), m_theme.accent.name()));
    m_text->document()->setDocumentMargin(16);
    const int at = m_text->verticalScrollBar()->value();
    m_text->setHtml(rulesHtml(rulesMarkdown()));
    m_text->verticalScrollBar()->setValue(at);
    if (!m_shown.isEmpty())
        pointOut(m_shown);
}

void RulesWindow::pointOut(const QString& number)
{
    const QTextBlock block = blockOf(*m_text->document(), number);
    if (!block.isValid())
        return;
    m_shown = number;
    QTextEdit::ExtraSelection line;
    line.cursor = QTextCursor(block);
    line.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QColor marker = m_theme.route;
    marker.setAlphaF(0.3F);
    line.format.setBackground(marker);
    m_text->setExtraSelections({line});
    m_text->setTextCursor(QTextCursor(block));
    m_text->scrollToAnchor(number);
    QScrollBar* bar = m_text->verticalScrollBar();
    bar->setValue(bar->value() - lineAbove);
}

void RulesWindow::findNext(bool backwards)
{
    m_found->clear();
    const QString what = m_search->text();
    if (what.isEmpty())
        return;
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_text->find(what, flags))
        return;
    // Round the end.
    const QTextCursor before = m_text->textCursor();
    m_text->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
    if (m_text->find(what, flags))
        return;
    m_text->setTextCursor(before);
    m_found->setText(tr("Not found"));
}

} // namespace longroad
