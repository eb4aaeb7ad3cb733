// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/document/file_controller.h"

#include "core/format/layout_file.h"
#include "ui/document/board_document.h"
#include "ui/export/board_image.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStandardPaths>

namespace longroad
{

namespace
{

const QString suffix = QStringLiteral(".longroad");

QString fileFilter()
{
    return FileController::tr("Longroad layouts (*%1)").arg(suffix);
}

} // namespace

FileController::FileController(BoardDocument& document, QWidget& window)
    : m_document(document), m_window(window)
{}

void FileController::newLayout(const Layout& layout)
{
    if (mayDiscard())
        m_document.open(layout, QString());
}

void FileController::open()
{
    if (!mayDiscard())
        return;
    const QString folder = QFileInfo(suggestedPath()).absolutePath();
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Open a layout"), folder,
                                     fileFilter() + QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void FileController::openFile(const QString& path)
{
    auto layout = readLayoutFile(path);
    if (!layout)
        return warn(tr("This file can't be opened"), layout.error(), tr("Nothing was changed."));
    m_document.open(layout.value(), path);
}

void FileController::openSample(const QString& resource)
{
    if (!mayDiscard())
        return;
    auto layout = readLayoutFile(resource);
    if (!layout)
        qFatal("samples: %s", qPrintable(layout.error())); // ours, and tested
    m_document.open(layout.value(), QString());
}

bool FileController::save()
{
    return m_document.path().isEmpty() ? saveAs() : write(m_document.path());
}

bool FileController::saveAs()
{
    QFileDialog dialog(&m_window, tr("Save the layout as"), suggestedPath(), fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix.mid(1));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    return write(dialog.selectedFiles().constFirst());
}

bool FileController::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    QMessageBox message(QMessageBox::Question, tr("Unsaved changes"),
                        tr("Save the changes to this layout?"),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    message.setInformativeText(tr("Without saving they are lost."));
    message.setDefaultButton(QMessageBox::Save);
    switch (message.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool FileController::write(const QString& path)
{
    const auto error = m_document.save(path);
    if (!error)
        return true;
    warn(tr("Not saved"), *error);
    return false;
}

void FileController::exportPicture(HiddenCards hiddenCards, Theme::Name theme)
{
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Export a picture"),
        QFileInfo(suggestedPath()).dir().filePath(tr("board") + QStringLiteral(".png")),
        tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty())
        return;
    if (const auto error =
            writeBoardPicture(m_document.table(), path, defaultPictureWidth, hiddenCards, theme))
        warn(tr("Not exported"), *error);
}

void FileController::warn(const QString& title, const QString& text, const QString& more)
{
    QMessageBox message(QMessageBox::Warning, title, text, QMessageBox::Ok, &m_window);
    message.setTextFormat(Qt::PlainText); // names of files and what they hold, never markup
    message.setInformativeText(more);
    message.exec();
}

QString FileController::suggestedPath() const
{
    if (!m_document.path().isEmpty())
        return m_document.path();
    const QString title = QString::fromStdString(m_document.table().title);
    const QString name = title.isEmpty() ? tr("layout") : title;
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.filePath(QString(name).replace(QLatin1Char('/'), QLatin1Char('-')) + suffix);
}

} // namespace longroad
