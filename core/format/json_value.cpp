// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/json_value.h"

#include "core/words/player_names.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace longroad
{

namespace
{

constexpr int mostShown = 41;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(LayoutFile)
};

QByteArray compact(const QJsonValue& value)
{
    // A document can't hold a bare value.
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

} // namespace

QString JsonValue::shown() const
{
    if (m_value.isArray())
        return Text::tr("a list");
    if (m_value.isObject())
        return Text::tr("an object");
    if (m_value.isString())
        return QString::fromUtf8(compact(shortened(m_value.toString(), mostShown)));
    return QString::fromUtf8(compact(m_value));
}

JsonValue JsonValue::operator[](QLatin1StringView key) const
{
    const QString path = m_path.isEmpty() ? QString(key) : m_path + u'.' + key;
    return {m_value.toObject().value(key), path, *m_error};
}

std::vector<JsonValue> JsonValue::items(const QString& expected) const
{
    std::vector<JsonValue> items;
    if (!m_value.isArray()) {
        refuseExpecting(expected);
        return items;
    }
    const QJsonArray list = m_value.toArray();
    items.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype index = 0; index < list.size(); ++index) {
        items.emplace_back(list.at(index), m_path + u'[' + QString::number(index) + u']', *m_error);
    }
    return items;
}

QString JsonValue::text(const QString& expected) const
{
    if (!m_value.isString())
        refuseExpecting(expected);
    return m_value.toString();
}

int JsonValue::wholeNumber(int least, int greatest, const QString& expected) const
{
    const double number = m_value.toDouble();
    if (m_value.isDouble() && number >= least && number <= greatest && number == std::floor(number))
        return static_cast<int>(number);
    refuseExpecting(expected);
    return least;
}

bool JsonValue::isObject(const QString& expected) const
{
    if (!m_value.isObject())
        refuseExpecting(expected);
    return m_value.isObject();
}

UnknownKeys JsonValue::unknownKeys(std::initializer_list<QLatin1StringView> known) const
{
    UnknownKeys unknown;
    const QJsonObject object = m_value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (std::find(known.begin(), known.end(), member.key()) == known.end())
            unknown.emplace(member.key().toStdString(), compact(member.value()).toStdString());
    }
    return unknown;
}

void JsonValue::refuseExpecting(const QString& expected) const
{
    if (exists())
        refuse(Text::tr("found %1; expected %2").arg(shown(), expected));
    else
        refuse(Text::tr("is missing; expected %1").arg(expected));
}

} // namespace longroad
