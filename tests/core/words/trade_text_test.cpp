// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/words/trade_text.h"

#include <gtest/gtest.h>

namespace longroad
{
namespace
{

TradeRates oreHarbor()
{
    TradeRates rates;
    rates[Resource::Ore] = {2, EdgeId(0)};
    return rates;
}

std::string textOf(Resource given, int givenCount, Resource wanted, int wantedCount,
                   Edition edition = Edition::Classic)
{
    TradeOffer offer;
    offer.given[given] = givenCount;
    offer.wanted[wanted] = wantedCount;
    offer.edition = edition;
    return tradeText(offer, tradeRuling(offer, oreHarbor())).toStdString();
}

TEST(TradeText, NamesTheHarborAndTheRule)
{
    EXPECT_EQ(textOf(Resource::Ore, 4, Resource::Lumber, 2),
              "4 ore for 2 lumber at the 2:1 ore harbor (rule 6.3).");
}

TEST(TradeText, UsesTheWordsOfTheEdition)
{
    EXPECT_EQ(textOf(Resource::Ore, 2, Resource::Grain, 1, Edition::Of2025),
              "2 ore for 1 wheat at the 2:1 ore port (rule 6.3).");
}

TEST(TradeText, SaysWhatTooFewCardsAreWorth)
{
    EXPECT_EQ(textOf(Resource::Lumber, 3, Resource::Wool, 1),
              "3 lumber: too few for even one card (rule 6.3).");
}

TEST(TradeText, SaysThatTheKindMustDiffer)
{
    EXPECT_EQ(textOf(Resource::Lumber, 4, Resource::Lumber, 1, Edition::Of2025),
              "The card received must be of another kind than those given (rule 6.7).");
}

} // namespace
} // namespace longroad
