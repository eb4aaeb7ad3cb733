// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/play/mode_bar.h"

#include "ui/panels/badge_label.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int badgeSize = 22;
constexpr int rowHeight = 28;
constexpr int leastTextWidth = 200; ///< With less, the texts get a row of their own.

/// Takes the same room whatever it says, so that the board doesn't jump when news comes.
class TextGroup final : public QWidget
{
public:
    TextGroup()
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        setMinimumSize(leastTextWidth, rowHeight);
    }
    QSize sizeHint() const override { return {leastTextWidth, rowHeight}; }
};

QToolButton* buttonFor(QAction* action, const char* name)
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QHBoxLayout* rowIn(QWidget& widget, int spacing)
{
    auto* row = new QHBoxLayout(&widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    return row;
}

} // namespace

/// A chip that ends in "…" where there is no room for all of its text.
class NewsLabel final : public QLabel
{
public:
    NewsLabel()
    {
        setTextFormat(Qt::PlainText);
        setProperty("role", QStringLiteral("chip"));
    }

    void tell(const QString& text)
    {
        m_text = text;
        setAccessibleName(text);
        setToolTip(text.toHtmlEscaped());
        fit();
        updateGeometry();
    }

    QSize sizeHint() const override { return {textWidth() + padding, QLabel::sizeHint().height()}; }
    QSize minimumSizeHint() const override
    {
        return {std::min(leastTextWidth / 2, sizeHint().width()), QLabel::sizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }

private:
    static constexpr int padding = 24; ///< Of the style sheet's chips.

    int textWidth() const { return fontMetrics().horizontalAdvance(m_text); }
    void fit()
    {
        const QString shown = fontMetrics().elidedText(m_text, Qt::ElideRight, width() - padding);
        if (shown != text())
            setText(shown);
    }

    QString m_text;
};

ModeBar::ModeBar(const Actions& actions, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_badge(new BadgeLabel(badgeSize, theme)), m_task(plainLabel("strong")),
      m_news(new NewsLabel), m_line(new ElidedLabel("soft")), m_undo(new QToolButton),
      m_who(nullptr)
{
    setObjectName(QStringLiteral("modeBar"));
    setAccessibleName(tr("Arrange or play"));
    auto* flow = new FlowLayout(10, 4);
    flow->setContentsMargins(6, 5, 8, 5);
    setLayout(flow);
    flow->addWidget(makeSwitch(actions));
    m_who = makeTask();
    flow->addWidget(m_who);
    for (QToolButton* button :
         {buttonFor(actions.endTurn, "endTurn"), buttonFor(actions.knight, "playKnight"),
          buttonFor(actions.victoryPointCard, "gainCard")}) {
        button->setProperty("role", QStringLiteral("step"));
        m_actions.push_back(button);
        flow->addWidget(button);
    }
    flow->addWidget(makeTexts());
}

QWidget* ModeBar::makeSwitch(const Actions& actions)
{
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("switch"));
    QHBoxLayout* row = rowIn(*frame, 2);
    row->setContentsMargins(3, 3, 3, 3);
    row->addWidget(buttonFor(actions.arrange, "modeArrange"));
    row->addWidget(buttonFor(actions.play, "modePlay"));
    return frame;
}

QWidget* ModeBar::makeTask()
{
    m_task->setObjectName(QStringLiteral("playTask"));
    auto* who = new QWidget;
    QHBoxLayout* row = rowIn(*who, 6);
    row->addWidget(m_badge);
    row->addWidget(m_task);
    who->setMinimumHeight(rowHeight);
    return who;
}

QWidget* ModeBar::makeTexts()
{
    auto* group = new TextGroup;
    m_news->setObjectName(QStringLiteral("playNews"));
    m_line->setObjectName(QStringLiteral("modeLine"));
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // however long the text
    m_undo->setObjectName(QStringLiteral("modeUndo"));
    m_undo->setProperty("role", QStringLiteral("link"));
    m_undo->setText(tr("Undo"));
    m_undo->setFocusPolicy(Qt::StrongFocus);
    connect(m_undo, &QToolButton::clicked, this, &ModeBar::undoRequested);
    QHBoxLayout* row = rowIn(*group, 8);
    row->addWidget(m_news);
    row->addWidget(m_line, 1);
    row->addWidget(m_undo);
    return group;
}

void ModeBar::show(const ModeBarView& view)
{
    m_who->setVisible(view.isPlaying);
    for (QWidget* action : m_actions)
        action->setVisible(view.offersActions);
    m_badge->setVisible(view.player.has_value());
    if (view.player)
        m_badge->show(*view.player);
    m_task->setText(view.task);
    m_task->setAccessibleName(view.task);
    const QString news = view.news.join(QStringLiteral(" · "));
    m_news->setVisible(!news.isEmpty());
    m_news->tell(news);
    m_line->setText(view.line);
    m_line->setToolTip(view.line.toHtmlEscaped());
    m_line->setAccessibleName(view.line);
    m_undo->setVisible(view.offersUndo);
}

} // namespace longroad
