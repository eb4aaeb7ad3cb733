// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "tests/support/window_driver.h"
#include "ui/help/rule_links.h"
#include "ui/help/rules_html.h"
#include "ui/help/rules_window.h"

#include <QAction>
#include <QDesktopServices>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <gtest/gtest.h>

namespace longroad
{

namespace
{

qsizetype anchors(const QString& html, const QString& number)
{
    return html.count(QStringLiteral("<a name=\"%1\">").arg(number));
}

RulesWindow* rulesWindow(WindowDriver& driver)
{
    return driver.window().findChild<RulesWindow*>();
}

TEST(RulesHtml, EveryNumberedLineHasOneAnchor)
{
    const QString html = rulesHtml(rulesMarkdown());
    const std::pair<int, int> sections[] = {{1, 12}, {2, 5}, {3, 6}, {4, 5},
                                            {5, 8},  {6, 8}, {7, 6}};
    for (const auto& [section, lines] : sections) {
        for (int line = 1; line <= lines; ++line) {
            const QString number = QStringLiteral("%1.%2").arg(section).arg(line);
            EXPECT_EQ(anchors(html, number), 1) << number.toStdString();
        }
        EXPECT_EQ(anchors(html, QStringLiteral("%1.%2").arg(section).arg(lines + 1)), 0);
    }
}

TEST(RulesHtml, AMentionIsALinkAndNoAnchor)
{
    const QString html =
        rulesHtml(QStringLiteral("1.1 One. 1.2 Two (from 1.1 and 1.2.) See 1.1. Not 9.9."));
    EXPECT_EQ(html.count(QStringLiteral("<a name=")), 2);
    EXPECT_EQ(html.count(QStringLiteral("<a href=\"rule:1.1\">1.1</a>")), 2);
    EXPECT_FALSE(html.contains(QStringLiteral("rule:9.9")));
}

TEST(RulesHtml, EveryLineThatTheProgramCitesIsThere)
{
    const QString html = rulesHtml(rulesMarkdown());
    const QRegularExpression citation(
        QStringLiteral("(?:[Rr]ules? |RULES\\.md |\"(?=\\d\\.\\d+\"))(\\d+\\.\\d+)"));
    int cited = 0;
    for (const char* folder : {"/../core", "/../ui"}) {
        QDirIterator files(QStringLiteral(LONGROAD_RESOURCES) + QLatin1String(folder),
                           {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            auto matches = citation.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString number = matches.next().captured(1);
                EXPECT_EQ(anchors(html, number), 1)
                    << file.fileName().toStdString() << ": " << number.toStdString();
                ++cited;
            }
        }
    }
    EXPECT_GT(cited, 10);
}

TEST(RuleLinks, TurnNumbersIntoLinksAndNothingElseIntoMarkup)
{
    EXPECT_EQ(withRuleLinks(QStringLiteral("<b> & Co. (rule 5.4)")),
              QStringLiteral("&lt;b&gt; &amp; Co. (<a href=\"rule:5.4\">rule&nbsp;5.4</a>)"));
}

TEST(RulesWindow, OpensFromTheMenu)
{
    WindowDriver driver;
    driver.action(QStringLiteral("Rules"))->trigger();
    ASSERT_NE(rulesWindow(driver), nullptr);
    EXPECT_TRUE(rulesWindow(driver)->isVisible());
}

TEST(RulesWindow, ALinkAnywhereInTheWindowLandsAtTheLine)
{
    WindowDriver driver;
    QDesktopServices::openUrl(QUrl(QStringLiteral("rule:5.4")));
    ASSERT_NE(rulesWindow(driver), nullptr);
    EXPECT_EQ(rulesWindow(driver)->shownRule(), QStringLiteral("5.4"));
    const auto* text = rulesWindow(driver)->findChild<QTextBrowser*>();
    EXPECT_TRUE(text->textCursor().block().text().startsWith(QStringLiteral("5.4")));
    EXPECT_TRUE(text->viewport()->rect().intersects(text->cursorRect()));
}

TEST(RulesWindow, ALinkInTheTextLandsAtItsLine)
{
    WindowDriver driver;
    driver.window().showRule(QUrl(QStringLiteral("rule:1.10")));
    auto* text = rulesWindow(driver)->findChild<QTextBrowser*>();
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("rule:1.4")));
    EXPECT_EQ(rulesWindow(driver)->shownRule(), QStringLiteral("1.4"));
}

TEST(RulesWindow, FindsWordsAndGoesRoundTheEnd)
{
    WindowDriver driver;
    driver.window().showRule(QUrl(QStringLiteral("rule:7.6")));
    auto* search = rulesWindow(driver)->findChild<QLineEdit*>(QStringLiteral("rulesSearch"));
    QTest::keyClicks(search, QStringLiteral("four-point swing"));
    const auto* text = rulesWindow(driver)->findChild<QTextBrowser*>();
    EXPECT_EQ(text->textCursor().selectedText(), QStringLiteral("four-point swing"));
}

TEST(RulesWindow, TheVerdictsRuleIsALink)
{
    WindowDriver driver;
    const auto* rule = driver.window().findChild<QLabel*>(QStringLiteral("verdictRule"));
    EXPECT_EQ(rule->text(), QStringLiteral("<a href=\"rule:2.1\">rule&nbsp;2.1</a>"));
}

TEST(RulesWindow, LinksFollowTheAppearance)
{
    WindowDriver driver;
    auto* rule = driver.window().findChild<QLabel*>(QStringLiteral("verdictRule"));
    const auto shows = [&](const QColor& color) {
        const QImage image = rule->grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == color)
                    return true; // the line under a link is of its colour alone
            }
        }
        return false;
    };
    const QColor light = Theme(Theme::Name::Light).accent;
    const QColor dark = Theme(Theme::Name::Dark).accent;
    driver.action(QStringLiteral("Light"))->trigger();
    EXPECT_TRUE(shows(light));
    driver.action(QStringLiteral("Dark"))->trigger();
    EXPECT_TRUE(shows(dark));
    EXPECT_FALSE(shows(light));
}

} // namespace

} // namespace longroad
