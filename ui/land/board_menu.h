// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/edit.h"

#include <QMenu>

namespace longroad
{

class BoardDocument;
class Theme;

/// What is done with the land as a whole: the beginner's set-up, dealing, taking it away, and
/// changing to the other board.
class BoardMenu final : public QMenu
{
    Q_OBJECT

public:
    /// Both must outlive the menu.
    BoardMenu(BoardDocument& document, const Theme& theme, QWidget* parent);

private:
    /// Those of the box, in the place of all that lie there.
    Edit layHarbors() const;
    void showState();
    void deal();
    void switchTo(BoardKind board);

    BoardDocument& m_document;
    const Theme& m_theme;
    QAction* m_beginner;
    QAction* m_harbors;
    QAction* m_base;
    QAction* m_extended;
};

} // namespace longroad
