// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/format/layout_json.h"

#include <QJsonValue>
#include <QLatin1StringView>

#include <initializer_list>
#include <optional>
#include <vector>

namespace longroad
{

/// The first thing found wrong with a file: a person mends one at a time.
class FirstError
{
public:
    void add(const QString& where, const QString& what)
    {
        if (!m_error)
            m_error = FormatError{where, what};
    }
    bool any() const { return m_error.has_value(); }
    const FormatError& error() const { return *m_error; }

private:
    std::optional<FormatError> m_error;
};

/// A value of a file and where it stands, read strictly. What doesn't fit is noted as the file's
/// error; the functions then return something harmless, so that a reader can simply go on.
/// `expected` completes the sentence "… expected …".
class JsonValue
{
public:
    /// `error` must outlive this value and those inside it.
    JsonValue(QJsonValue value, QString path, FirstError& error)
        : m_value(std::move(value)), m_path(std::move(path)), m_error(&error)
    {}

    bool exists() const { return !m_value.isUndefined(); }
    bool isNull() const { return m_value.isNull(); }
    bool isList() const { return m_value.isArray(); }
    /// The value as a message shows it: `"z9-z8"`, `17`, `a list`; long text is shortened.
    QString shown() const;

    /// What the object has under that key; a value that doesn't exist where it hasn't.
    JsonValue operator[](QLatin1StringView key) const;
    /// The items of a list; none where there is no list.
    std::vector<JsonValue> items(const QString& expected) const;
    QString text(const QString& expected) const;
    /// Accepts 2.0 as 2. Returns `least` where it refuses.
    int wholeNumber(int least, int greatest, const QString& expected) const;
    bool isObject(const QString& expected) const;
    /// The keys of the object that aren't among those.
    UnknownKeys unknownKeys(std::initializer_list<QLatin1StringView> known) const;

    void refuse(const QString& what) const { m_error->add(m_path, what); }
    /// Refuses the value as not being what was expected, or missing.
    void refuseExpecting(const QString& expected) const;
    bool anyError() const { return m_error->any(); }

private:
    QJsonValue m_value;
    QString m_path;
    FirstError* m_error;
};

} // namespace longroad
