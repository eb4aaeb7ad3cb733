// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_typing.h"

#include "core/words/terms.h"

namespace longroad
{

using namespace Qt::StringLiterals;

namespace
{

Typed notUnderstood(const HalfTyped& half)
{
    return {half, std::nullopt, false};
}

Typed typedDigit(const HalfTyped& half, int digit)
{
    const auto whole = [&](int number) {
        return Typed{{}, HexBrush{half.terrain, static_cast<std::uint8_t>(number)}, true};
    };
    if (half.one)
        return digit <= 2 ? whole(10 + digit) : notUnderstood(half);
    if (digit == 1)
        return {{half.terrain, true}, std::nullopt, true};
    if (digit == 0 || digit == 7) // no token has it
        return notUnderstood(half);
    return whole(digit);
}

} // namespace

Typed typed(const HalfTyped& half, QChar key)
{
    if (key >= QLatin1Char('0') && key <= QLatin1Char('9'))
        return typedDigit(half, key.unicode() - '0');
    const std::optional<Terrain> terrain = terrainTypedAs(key);
    if (!terrain)
        return notUnderstood(half);
    if (!resourceOf(*terrain))
        return {{}, HexBrush{terrain, std::nullopt}, true};
    return {{terrain, false}, std::nullopt, true};
}

HalfTyped withoutLast(const HalfTyped& half)
{
    return half.one ? HalfTyped{half.terrain, false} : HalfTyped{};
}

QLatin1StringView keysOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Hills:
        return "hb"_L1;
    case Terrain::Forest:
        return "fl"_L1;
    case Terrain::Pasture:
        return "pw"_L1;
    case Terrain::Fields:
        return "g"_L1;
    case Terrain::Mountains:
        return "mo"_L1;
    case Terrain::Desert:
        return "d"_L1;
    case Terrain::Unknown:
        return "x?"_L1;
    }
    return {};
}

std::optional<Terrain> terrainTypedAs(QChar key)
{
    for (const Terrain terrain : allTerrains) {
        if (keysOf(terrain).contains(key.toLower()))
            return terrain;
    }
    return std::nullopt;
}

QString halfTypedText(const HalfTyped& half)
{
    QString text;
    if (half.terrain)
        text = terrainName(*half.terrain) + QLatin1Char(' ');
    if (half.one)
        text += QLatin1Char('1');
    return text + QStringLiteral("…");
}

} // namespace longroad
