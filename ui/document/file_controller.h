// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/winning.h"
#include "ui/theme/theme.h"

#include <QObject>

class QWidget;

namespace longroad
{

class BoardDocument;

/// New, Open, Save, Save As and Export with their questions: nothing unsaved is lost without
/// asking, and a file that can't be read changes nothing.
class FileController final : public QObject
{
    Q_OBJECT

public:
    /// `window` is what dialogs belong to. Both must outlive the controller.
    FileController(BoardDocument& document, QWidget& window);

    void newLayout(const Layout& layout);
    void open();
    void openFile(const QString& path);
    /// A layout that comes with the program: opened as a new one, without its file.
    void openSample(const QString& resource);
    bool save();
    bool saveAs();
    void exportPicture(HiddenCards hiddenCards, Theme::Name theme = Theme::Name::Light);

    /// Asks about unsaved changes; false if the user wants to stay.
    bool mayDiscard();

private:
    bool write(const QString& path);
    void warn(const QString& title, const QString& text, const QString& more = {});
    QString suggestedPath() const;

    BoardDocument& m_document;
    QWidget& m_window;
};

} // namespace longroad
