// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/land/board_menu.h"

#include "core/words/edit_text.h"
#include "core/words/switch_text.h"
#include "core/words/terms.h"
#include "ui/document/board_document.h"
#include "ui/land/deal_dialog.h"

#include <QActionGroup>
#include <QMessageBox>
#include <QPushButton>

namespace longroad
{

BoardMenu::BoardMenu(BoardDocument& document, const Theme& theme, QWidget* parent)
    : QMenu(tr("&Board"), parent), m_document(document), m_theme(theme)
{
    m_beginner = addAction(tr("Lay the beginner's board"), this,
                           [this] { m_document.make(SetLandscape{beginnerLandscape()}); });
    addAction(tr("&Deal the land…"), QKeySequence(Qt::CTRL | Qt::Key_D), this, &BoardMenu::deal);
    m_harbors = addAction(QString(), this, [this] { m_document.make(layHarbors()); });
    addAction(tr("Take the terrain away"), this,
              [this] { m_document.make(SetLandscape{Landscape()}); });
    addSeparator();
    auto* boards = new QActionGroup(this);
    const auto addBoard = [&](const QString& text, BoardKind board) {
        QAction* action = addAction(text);
        action->setCheckable(true);
        boards->addAction(action);
        connect(action, &QAction::triggered, this, [this, board] { switchTo(board); });
        return action;
    };
    m_base = addBoard(tr("Base board, 3–4 players"), BoardKind::Base);
    m_extended = addBoard(tr("Extended board, 5–6 players"), BoardKind::Extended);
    connect(&document, &BoardDocument::changed, this, &BoardMenu::showState);
    showState();
}

Edit BoardMenu::layHarbors() const
{
    const Position& position = m_document.layout().start;
    Landscape land = position.landscape;
    land.harbors = defaultHarbors(position.board);
    return SetLandscape{land};
}

void BoardMenu::showState()
{
    const bool isBase = m_document.layout().start.board == BoardKind::Base;
    m_harbors->setText(editText(layHarbors(), m_document.layout()));
    m_beginner->setEnabled(isBase);
    m_base->setChecked(isBase);
    m_extended->setChecked(!isBase);
}

void BoardMenu::deal()
{
    DealDialog dialog(m_document.table(), m_theme, parentWidget());
    if (dialog.exec() == QDialog::Accepted)
        m_document.make(SetLandscape{dialog.landscape()});
}

void BoardMenu::switchTo(BoardKind board)
{
    const Layout& layout = m_document.layout();
    if (layout.start.board == board)
        return;
    const BoardSwitch switched = boardSwitch(layout, board);
    if (!switched.fits()) {
        QMessageBox box(parentWidget());
        box.setObjectName(QStringLiteral("switchBoard"));
        box.setTextFormat(Qt::PlainText);
        box.setWindowTitle(tr("Another board"));
        //: %1 is "base board" or "extended board"
        box.setText(tr("Not everything has a place on the %1.").arg(boardName(board)));
        // This text is guessed to be HTML where a name looks like it, so that it had better be
        // some.
        QStringList told = switchTexts(layout, switched);
        told << tr("Undo brings it back.");
        box.setInformativeText(
            QStringLiteral("<p>%1</p>")
                .arg(told.join(QLatin1Char('\n'))
                         .toHtmlEscaped()
                         .replace(QLatin1Char('\n'), QStringLiteral("</p><p>"))));
        auto* accept = box.addButton(tr("Switch"), QMessageBox::AcceptRole);
        box.addButton(QMessageBox::Cancel);
        box.setDefaultButton(accept);
        box.exec();
        if (box.clickedButton() != accept)
            return showState(); // the click has checked the other one
    }
    m_document.make(SwitchBoard{board});
}

} // namespace longroad
