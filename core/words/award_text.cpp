// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/award_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace longroad
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The players by their counts, the greatest first; equal ones in their order.
std::vector<Seat> ranked(const Counts& counts)
{
    std::vector<Seat> seats;
    for (const Seat seat : IdRange<Seat>(counts.seatCount))
        seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(),
                     [&](Seat a, Seat b) { return counts.of[a] > counts.of[b]; });
    return seats;
}

/// "Orange counts 6, Blue 5".
QString countsText(Card card, const Counts& counts, const PlayerNames& names)
{
    QStringList parts;
    for (const Seat seat : ranked(counts)) {
        if (parts.isEmpty()) {
            //: %1 is a player, %2 the length of the longest route
            const QString route = Words::tr("%1 counts %2");
            //: %1 is a player, %2 the number of Knights played
            const QString army = counts.of[seat] == 1 ? Words::tr("%1 played %2 Knight")
                                                      : Words::tr("%1 played %2 Knights");
            parts << (card == Card::LongestRoute ? route : army)
                         .arg(names[seat], QString::number(counts.of[seat]));
        } else {
            //: %1 is a player, %2 a number; goes on a list "Blue counts 6, Red 5"
            parts << Words::tr("%1 %2").arg(names[seat], QString::number(counts.of[seat]));
        }
    }
    return parts.join(Words::tr(", "));
}

/// Tells where one card is.
class Teller
{
public:
    Teller(Card card, const Counts& counts, const Award& award, const PlayerNames& names,
           Edition edition)
        : m_card(card), m_counts(counts), m_award(award), m_names(names), m_edition(edition),
          m_word(cardWord(card, edition))
    {}

    QString conclusion() const
    {
        switch (m_award.reason) {
        case AwardReason::NobodyQualifies:
            return nobodyQualifies();
        case AwardReason::HolderKeeps:
            //: %1 is a player, %2 "card" or "tile", here and below
            return Words::tr("%1 keeps the %2.").arg(holder(), m_word);
        case AwardReason::HolderKeepsOnTie:
            return Words::tr("%1 had the %2 and keeps it on the tie.").arg(holder(), m_word);
        case AwardReason::ChallengerExceeds:
            return Words::tr("%1 takes the %2 from %3.").arg(holder(), m_word, holderBefore());
        case AwardReason::SoleLeaderTakes:
            return m_award.before.isKnown()
                       ? Words::tr("%1 takes the %2.").arg(holder(), m_word)
                       : Words::tr("%1 has the %2, whoever had it before.").arg(holder(), m_word);
        case AwardReason::TieWithoutHolder:
            if (m_card == Card::LargestArmy)
                return Words::tr(
                    "a tie at the top and none of them had the card, so nobody has it.");
            return isTile() ? Words::tr("a tie at the top and none of them had the tile, so it is "
                                        "returned to the supply.")
                            : Words::tr("a tie at the top and none of them had the card, so it is "
                                        "set aside.");
        case AwardReason::Undecided:
            return Words::tr("a tie, decided by who had the %1 before: %2.").arg(m_word, depends());
        }
        return {};
    }

    QString headline() const
    {
        switch (m_award.reason) {
        case AwardReason::NobodyQualifies:
            return wasHeld() ? setAside() : Words::tr("Nobody has it");
        case AwardReason::HolderKeeps:
        case AwardReason::HolderKeepsOnTie:
            return Words::tr("%1 keeps it").arg(holder());
        case AwardReason::ChallengerExceeds:
            return Words::tr("%1 takes it").arg(holder());
        case AwardReason::SoleLeaderTakes:
            return m_award.before.isKnown() ? Words::tr("%1 takes it").arg(holder())
                                            : Words::tr("%1 has it").arg(holder());
        case AwardReason::TieWithoutHolder:
            return setAside();
        case AwardReason::Undecided:
            return Words::tr("Undecided");
        }
        return {};
    }

    QString rule() const
    {
        if (m_card == Card::LargestArmy) {
            return m_award.reason == AwardReason::NobodyQualifies ? QStringLiteral("3.1")
                                                                  : QStringLiteral("3.2");
        }
        switch (m_award.reason) {
        case AwardReason::NobodyQualifies:
            return QStringLiteral("2.1");
        case AwardReason::HolderKeeps:
        case AwardReason::HolderKeepsOnTie:
            return QStringLiteral("2.2");
        case AwardReason::ChallengerExceeds:
        case AwardReason::SoleLeaderTakes:
            return QStringLiteral("2.3");
        case AwardReason::TieWithoutHolder:
        case AwardReason::Undecided:
            return QStringLiteral("2.4");
        }
        return {};
    }

    QString numbersStep() const
    {
        QStringList parts;
        for (const Seat seat : ranked(m_counts))
            parts << Words::tr("%1 %2").arg(m_names[seat], QString::number(m_counts.of[seat]));
        const QString list = parts.join(Words::tr(", "));
        return m_card == Card::LongestRoute ? Words::tr("Longest routes: %1").arg(list)
                                            : Words::tr("Knights played: %1").arg(list);
    }

    QString leadersStep() const
    {
        QStringList leaders;
        for (const Seat seat : m_counts.leaders())
            leaders << m_names[seat];
        const int least = m_card == Card::LongestRoute ? leastLongestRoute : leastLargestArmy;
        if (m_counts.greatest() < least)
            return Words::tr("Nobody reaches the %1 that are needed").arg(least);
        //: %1 is one player, %2 a number
        const QString alone = Words::tr("%1 is alone at the top with %2");
        //: %1 is a list of players, %2 a number
        const QString tied = Words::tr("%1 share the top with %2");
        return (leaders.size() == 1 ? alone : tied)
            .arg(listed(leaders), QString::number(m_counts.greatest()));
    }

    QString beforeStep() const
    {
        if (!m_award.before.isKnown()) {
            return m_award.isDecided() ? Words::tr("Who had it before makes no difference")
                                       : Words::tr("Nobody has said who had it before");
        }
        if (!m_award.before.holder())
            return Words::tr("Nobody had it before");
        return m_award.reason == AwardReason::HolderKeeps ||
                       m_award.reason == AwardReason::HolderKeepsOnTie
                   ? Words::tr("%1 had it before, and still leads").arg(holderBefore())
                   : Words::tr("%1 had it before, and no longer leads").arg(holderBefore());
    }

    QString answerStep() const
    {
        switch (m_award.reason) {
        case AwardReason::NobodyQualifies:
            return wasHeld() ? soSetAside() : Words::tr("So nobody has the %1").arg(m_word);
        case AwardReason::HolderKeeps:
        case AwardReason::HolderKeepsOnTie:
            return Words::tr("So %1 keeps the %2").arg(holder(), m_word);
        case AwardReason::ChallengerExceeds:
            return Words::tr("So %1 takes the %2 from %3").arg(holder(), m_word, holderBefore());
        case AwardReason::SoleLeaderTakes:
            return m_award.before.isKnown() ? Words::tr("So %1 takes the %2").arg(holder(), m_word)
                                            : Words::tr("So %1 has the %2").arg(holder(), m_word);
        case AwardReason::TieWithoutHolder:
            return soSetAside();
        case AwardReason::Undecided:
            return capitalized(depends());
        }
        return {};
    }

private:
    /// The player who has the card; only where somebody has.
    QString holder() const { return m_names[*m_award.holder()]; }
    QString holderBefore() const { return m_names[*m_award.before.holder()]; }
    bool wasHeld() const { return m_award.before.isKnown() && m_award.before.holder(); }
    bool isTile() const { return m_card == Card::LongestRoute && m_edition == Edition::Of2025; }

    QString setAside() const
    {
        if (m_card == Card::LargestArmy)
            return Words::tr("Nobody has it"); // it is never put back (RULES.md 3.4)
        return isTile() ? Words::tr("Back in the supply") : Words::tr("Set aside");
    }
    QString soSetAside() const
    {
        if (m_card == Card::LargestArmy)
            return Words::tr("So nobody has the card");
        return isTile() ? Words::tr("So the tile returns to the supply, and scores for nobody")
                        : Words::tr("So the card is set aside, and scores for nobody");
    }
    QString nobodyQualifies() const
    {
        if (m_card == Card::LargestArmy)
            return Words::tr("nobody has played 3 Knights, so nobody has the card.");
        if (!wasHeld())
            return Words::tr("nobody has 5, so nobody has the %1.").arg(m_word);
        return isTile() ? Words::tr("nobody has 5, so the tile is returned to the supply.")
                        : Words::tr("nobody has 5, so the card is set aside.");
    }

    /// What each possible holder before leads to: those who would keep it, and all the others.
    QString depends() const
    {
        QStringList rows;
        bool others = false;
        for (const Holder before : m_award.before.members(m_counts.seatCount)) {
            if (before && m_award.after.contains(before)) {
                //: %1 is a player; part of a list of cases
                rows << Words::tr("if %1 had it, %1 keeps it").arg(m_names[*before]);
            } else {
                others = true;
            }
        }
        if (others) {
            rows << (m_card == Card::LargestArmy ? Words::tr("otherwise nobody has it")
                     : isTile()                  ? Words::tr("otherwise it is back in the supply")
                                                 : Words::tr("otherwise it is set aside"));
        }
        return rows.join(Words::tr("; "));
    }

    Card m_card;
    const Counts& m_counts;
    const Award& m_award;
    const PlayerNames& m_names;
    Edition m_edition;
    QString m_word;
};

} // namespace

QString awardText(Card card, const Counts& counts, const Award& award, const PlayerNames& names,
                  Edition edition)
{
    //: %1 are the counts ("Orange counts 6, Blue 5"), %2 what follows from them
    return Words::tr("%1: %2").arg(countsText(card, counts, names),
                                   Teller(card, counts, award, names, edition).conclusion());
}

AwardExplanation awardExplanation(Card card, const Counts& counts, const Award& award,
                                  const PlayerNames& names, Edition edition)
{
    const Teller teller(card, counts, award, names, edition);
    AwardExplanation explanation;
    explanation.headline = teller.headline();
    explanation.steps << teller.numbersStep() << teller.leadersStep();
    if (award.reason != AwardReason::NobodyQualifies)
        explanation.steps << teller.beforeStep();
    explanation.steps << teller.answerStep();
    explanation.rule = teller.rule();
    return explanation;
}

} // namespace longroad
