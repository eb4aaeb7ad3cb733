// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/edit/land_typing.h"

#include "core/words/terms.h"

namespace longroad
{

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

std::optional<Terrain> terrainTypedAs(QChar key)
{
    switch (key.toLower().unicode()) {
    case 'h':
    case 'b':
        return Terrain::Hills;
    case 'f':
    case 'l':
        return Terrain::Forest;
    case 'p':
    case 'w':
        return Terrain::Pasture;
    case 'g':
        return Terrain::Fields;
    case 'm':
    case 'o':
        return Terrain::Mountains;
    case 'd':
        return Terrain::Desert;
    case 'x':
    case '?':
        return Terrain::Unknown;
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
