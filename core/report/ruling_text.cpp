// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/report/ruling_text.h"

#include "core/board/place_names.h"
#include "core/report/text_table.h"
#include "core/words/award_text.h"
#include "core/words/move_text.h"
#include "core/words/proof_text.h"
#include "core/words/route_text.h"
#include "core/words/violation_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

constexpr int screenWidth = 80;
constexpr int nameWidth = 30;
constexpr int nameWidthInTable = 15;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(RulingText)
};

/// The text, a paragraph at a time.
class Paper
{
public:
    void line(const QString& text) { m_text += text + u'\n'; }
    void paragraph(const QString& text) { line(wrapped(QString(), text, screenWidth)); }
    void indented(const QString& text) { line(wrapped(QStringLiteral("  "), text, screenWidth)); }
    void item(const QString& text) { line(wrapped(QStringLiteral("  - "), text, screenWidth)); }
    void gap() { m_text += u'\n'; }
    const QString& text() const { return m_text; }

private:
    QString m_text;
};

PlayerNames shortNames(const Layout& layout)
{
    PlayerNames names = playerNames(layout);
    for (const Seat seat : layout.start.seats())
        names[seat] = cutTo(nameWidth, names[seat]);
    return names;
}

void writeAward(Paper& paper, const Layout& layout, Card card, const Counts& counts,
                const Award& award, const PlayerNames& names)
{
    const AwardExplanation explanation =
        awardExplanation(card, counts, award, names, layout.edition);
    //: %1 is a card, %2 the verdict: "Longest Road: Anna keeps it"
    paper.paragraph(Text::tr("%1: %2").arg(cardName(card, layout.edition), explanation.headline));
    //: %1 are one or two sentences, %2 the number of a rule
    paper.indented(
        Text::tr("%1 (Rule %2)")
            .arg(awardText(card, counts, award, names, layout.edition), explanation.rule));
    if (!award.isDecided())
        paper.indented(Text::tr("Nobody scores it until that is known."));
}

bool anyKnights(const Position& position)
{
    return armySizes(position).greatest() > 0;
}

/// Nothing stands out less than a dash.
QString points(int number)
{
    return number == 0 ? QStringLiteral("-") : QString::number(number);
}

void writeTable(Paper& paper, const Layout& layout, const Analysis& analysis,
                const PlayerNames& names)
{
    // Each heading stands on two lines.
    const QList<QStringList> headings{
        {QString(), Text::tr("Player")},
        {Text::tr("Route"), Text::tr("length")},
        {Text::tr("Roads"), Text::tr("owned")},
        {Text::tr("Settle-"), Text::tr("ments")},
        {QString(), Text::tr("Cities")},
        {Text::tr("Longest"),
         layout.edition == Edition::Classic ? Text::tr("Road") : Text::tr("Route")},
        {Text::tr("Largest"), Text::tr("Army")},
        {Text::tr("Point"), Text::tr("cards")},
        {Text::tr("Total"), Text::tr("points")},
    };
    QList<QStringList> rows(2);
    for (const QStringList& heading : headings) {
        rows[0] << heading[0];
        rows[1] << heading[1];
    }
    for (const Seat seat : layout.start.seats()) {
        const Score& score = analysis.scores[seat];
        rows << QStringList{
            cutTo(nameWidthInTable, names[seat]),
            QString::number(analysis.routes[seat].route.length()),
            QString::number(analysis.pieces[seat].roads),
            points(score.settlements),
            points(score.cities),
            points(score.longestRoute),
            points(score.largestArmy),
            points(score.victoryPointCards),
            QString::number(score.total()),
        };
    }
    QStringList lines = tableLines(rows);
    const int width = displayWidth(lines.last());
    lines.insert(2, QString(width, QChar(0x2500)));
    for (const QString& line : lines)
        paper.line(line);
}

void writeRoutes(Paper& paper, const Layout& layout, const Analysis& analysis,
                 const PlayerNames& names)
{
    const Topology& topology = layout.start.topology();
    for (const Seat seat : layout.start.seats()) {
        const LongestRoute& longest = analysis.routes[seat];
        if (longest.route.length() == 0)
            continue;
        QStringList places;
        for (const VertexId vertex : longest.route.vertices)
            places << QString::fromStdString(placeName(topology, vertex));
        //: %1 is a player, %2 the length of the route
        paper.paragraph(Text::tr("Route of %1, length %2:")
                            .arg(names[seat], QString::number(longest.route.length())));
        paper.indented(places.join(QStringLiteral(" \u2192 ")));
        const int others = longest.equallyLong - 1;
        if (longest.equallyLong == maxEquallyLong)
            paper.indented(
                Text::tr("(one of %1 or more that are equally long)").arg(maxEquallyLong));
        else if (others > 0)
            paper.indented(Text::tr("(one of %1 that are equally long)").arg(longest.equallyLong));
        const RouteReasons reasons = routeReasons(layout.start, seat, longest.route);
        for (const QString& text : notCountedTexts(reasons, topology, names)) {
            //: %1 are road places, and why: "g3-h2 (side branch at g3: ...)"
            paper.indented(Text::tr("Not counted: %1").arg(text));
        }
        const QStringList proof =
            proofTexts(routeProof(layout.start, seat, longest.route), layout.start, names);
        //: %1 are sentences: "Every one of the 7 joined roads counts."
        paper.indented(Text::tr("Why it can't be longer: %1").arg(proof.join(u' ')));
    }
}

void writeWinner(Paper& paper, const Layout& layout, const Analysis& analysis,
                 const PlayerNames& names)
{
    const auto& turn = layout.start.turn;
    const bool isWonBefore = std::any_of(
        analysis.violations.begin(), analysis.violations.end(),
        [](const Violation& violation) { return violation.code == ViolationCode::AfterTheWin; });
    if (analysis.winner) {
        paper.paragraph(
            //: %1 is a player, %2 a number of points
            Text::tr("%1 wins, with %2 points on the own turn. (Rule 4.2)")
                .arg(names[*analysis.winner],
                     QString::number(analysis.scores[*analysis.winner].total())));
    } else if (turn && isWonBefore) {
        paper.paragraph(
            Text::tr("It is the turn of %1, but the game was won before.").arg(names[*turn]));
    } else if (turn) {
        paper.paragraph(Text::tr("It is the turn of %1. Nobody has won yet.").arg(names[*turn]));
    }
    for (const Seat seat : layout.start.seats()) {
        const int total = analysis.scores[seat].total();
        if (total >= pointsToWin && seat != analysis.winner && !isWonBefore) {
            //: %1 is a player, %2 a number of points
            paper.paragraph(Text::tr("%1 has %2 points, but wins only on the own turn. (Rule 4.2)")
                                .arg(names[seat], QString::number(total)));
        }
    }
}

void writeViolations(Paper& paper, const Layout& layout, const Analysis& analysis,
                     const PlayerNames& names, Severity wanted, const QString& heading)
{
    bool isFirst = true;
    for (const Violation& violation : analysis.violations) {
        if (severity(violation.code) != wanted)
            continue;
        if (isFirst) {
            paper.gap();
            paper.paragraph(heading);
        }
        isFirst = false;
        paper.item(violationLine(violation, layout.start.topology(), names));
    }
}

} // namespace

QString rulingText(const Layout& layout, const Analysis& analysis, const QString& file)
{
    const Position& position = layout.start;
    const PlayerNames names = shortNames(layout);
    Paper paper;
    //: %1 is a file, %2 the title of the layout in it
    paper.paragraph(layout.title.empty()
                        ? file
                        : Text::tr("%1: %2").arg(file, QString::fromStdString(layout.title)));
    paper.gap();
    writeAward(paper, layout, Card::LongestRoute, routeLengths(position, analysis.routes),
               analysis.longestRoute, names);
    if (anyKnights(position)) {
        writeAward(paper, layout, Card::LargestArmy, armySizes(position), analysis.largestArmy,
                   names);
    }
    writeWinner(paper, layout, analysis, names);
    paper.gap();
    writeTable(paper, layout, analysis, names);
    paper.gap();
    writeRoutes(paper, layout, analysis, names);
    writeViolations(paper, layout, analysis, names, Severity::Broken,
                    Text::tr("Against the rules:"));
    writeViolations(paper, layout, analysis, names, Severity::Incomplete,
                    Text::tr("Not complete, which is no fault:"));
    return paper.text();
}

QString stepText(const Layout& layout, const Step& step)
{
    const PlayerNames names = shortNames(layout);
    const Topology& topology = layout.start.topology();
    const QString verdict =
        awardText(Card::LongestRoute, step.lengths, step.longestRoute, names, layout.edition);
    const QString army =
        awardText(Card::LargestArmy, step.knights, step.largestArmy, names, layout.edition);
    Paper paper;
    if (!step.move) {
        paper.paragraph(Text::tr("Before the moves: %1").arg(verdict));
        return paper.text();
    }
    const Move& move = layout.moves[static_cast<std::size_t>(*step.move)];
    const QString number = QString::number(*step.move + 1);
    const QString done = moveText(move, topology, names);
    //: %1 is the number of a move, %2 the move: "12. Orange builds a road at k1-l1"
    paper.paragraph(step.made ? Text::tr("%1. %2.").arg(number, done)
                              : Text::tr("%1. Not made: %2.").arg(number, done));
    paper.indented(std::holds_alternative<PlayKnight>(move.action) ? army : verdict);
    for (const Violation& violation : step.violations)
        paper.item(violationText(violation, topology, names));
    if (step.winner)
        paper.indented(Text::tr("%1 wins.").arg(names[*step.winner]));
    return paper.text();
}

} // namespace longroad
