// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/widgets.h"

#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVariant>

namespace longroad
{

QLabel* plainLabel(const char* role)
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", QLatin1String(role));
    return label;
}

QLabel* wrappedLabel(const char* role)
{
    QLabel* label = plainLabel(role);
    label->setWordWrap(true);
    label->setMinimumWidth(1); // a long name must not widen the panel
    return label;
}

ElidedLabel::ElidedLabel(const char* role)
{
    setTextFormat(Qt::PlainText);
    setProperty("role", QLatin1String(role));
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("MMM…")),
            QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), shown, foregroundRole());
}

void clearLayout(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->layout())
            clearLayout(*item->layout());
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

QString buttonText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QToolButton* counterButton(const QString& sign)
{
    auto* button = new QToolButton;
    button->setText(sign);
    button->setProperty("role", QStringLiteral("counter"));
    button->setFixedSize(24, 24);
    return button;
}

QString shortNameFor(const QWidget& widget, const QString& name)
{
    return widget.fontMetrics().elidedText(name, Qt::ElideRight, 84);
}

void setStyleProperty(QWidget& widget, const char* name, bool value)
{
    if (widget.property(name) == QVariant(value))
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace longroad
