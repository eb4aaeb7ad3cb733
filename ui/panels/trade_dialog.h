// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/position/layout.h"
#include "core/rules/trade_ruling.h"

#include <QDialog>

#include <set>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace longroad
{

class AnswerMark;
class RuleLabel;
class Theme;
class TradeCards;

/// "Can Anna trade?": takes what a player gives and wants and when, and tells whether the rules let
/// it be. Changes nothing; stays open beside the board and follows it.
class TradeDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The theme must outlive the dialog.
    explicit TradeDialog(const Theme& theme, QWidget* parent = nullptr);

    /// Asks about that player of that board. Cards entered before stay; the edition is the layout's
    /// until the user chooses another, and again once the layout's changes.
    void askAbout(const Layout& layout, Seat player);

private:
    QWidget* makeConditions();
    QWidget* makeAnswer();
    QCheckBox* makeCheck(const QString& text, const char* name, bool checked);
    Edition edition() const;
    TradeOffer offer() const;
    void showWords();
    void showHarbors();
    void showAnswer();
    /// As high as the texts take: those of several lines don't make a window higher by themselves.
    void grow();

    const Theme& m_theme;
    Position m_position;
    Seat m_player{0};
    std::string m_playerId;                 ///< Empty before the first question.
    std::optional<Edition> m_layoutEdition; ///< Nothing before the first question.
    std::vector<EdgeId> m_harbors;          ///< Those of the player.
    std::set<EdgeId> m_reached;             ///< Harbours that are new this turn.
    QStringList m_harborTexts;              ///< What the boxes for them say.

    QLabel* m_title;
    QLabel* m_rates;
    TradeCards* m_cards;
    QCheckBox* m_ownTurn = nullptr;
    QCheckBox* m_separate = nullptr;
    QComboBox* m_edition = nullptr;
    QVBoxLayout* m_harborChecks = nullptr;
    AnswerMark* m_mark = nullptr;
    QLabel* m_answer = nullptr;
    RuleLabel* m_reason = nullptr;
    QLabel* m_best = nullptr;
};

} // namespace longroad
