// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/format/json_syntax.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace longroad
{

namespace
{

/// More than any layout needs, and far less than it takes to exhaust the stack.
constexpr int maxDepth = 200;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(JsonSyntax)
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// How long the UTF-8 character is that starts with this byte; 1 where no character can.
qsizetype characterLength(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

class SyntaxCheck
{
public:
    explicit SyntaxCheck(QByteArrayView json) : m_json(json)
    {
        if (m_json.startsWith("\xEF\xBB\xBF"))
            m_at = m_lineStart = 3;
    }

    std::optional<SyntaxError> run()
    {
        if (!m_json.isValidUtf8()) {
            m_at = firstBadUtf8();
            fail(Text::tr("this is not UTF-8; expected a text file in UTF-8"));
        } else {
            skipSpace();
            if (m_at == m_json.size())
                fail(Text::tr("the file is empty; expected a layout, a JSON object"));
            else if (m_json[m_at] != '{')
                failExpecting(Text::tr("a layout, a JSON object, which starts with {"));
            else if (object(1) && !atEnd())
                failExpecting(Text::tr("nothing after the layout's closing }"));
        }
        return m_error;
    }

private:
    bool atEnd()
    {
        skipSpace();
        return m_at == m_json.size();
    }
    bool nextIs(char c) const { return m_at < m_json.size() && m_json[m_at] == c; }
    bool take(char c)
    {
        if (!nextIs(c))
            return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        for (; m_at < m_json.size(); ++m_at) {
            const char c = m_json[m_at];
            if (c == '\n') {
                ++m_line;
                m_lineStart = m_at + 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
        }
    }

    bool fail(const QString& what)
    {
        const QByteArrayView before = m_json.sliced(m_lineStart, m_at - m_lineStart);
        const auto characters = std::count_if(before.begin(), before.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        });
        m_error = SyntaxError{m_line, static_cast<int>(characters) + 1, what};
        return false;
    }
    bool failExpecting(const QString& expected)
    {
        if (m_at == m_json.size())
            return fail(Text::tr("the text ends too early; expected %1").arg(expected));
        return fail(Text::tr("found %1; expected %2").arg(found(), expected));
    }
    /// The character that stands here, as a message can show it.
    QString found() const
    {
        const char c = m_json[m_at];
        if (c == '\n' || c == '\r')
            return Text::tr("the end of the line");
        if (static_cast<unsigned char>(c) <= ' ')
            return Text::tr("a space or control character");
        return QString::fromUtf8(m_json.sliced(m_at, characterLength(c)));
    }

    bool value(int depth)
    {
        if (depth > maxDepth)
            return fail(
                Text::tr("values are nested too deep; expected at most %1 levels").arg(maxDepth));
        if (nextIs('{'))
            return object(depth);
        if (nextIs('['))
            return list(depth);
        if (nextIs('"'))
            return string();
        if (nextIs('-') || (m_at < m_json.size() && isDigit(m_json[m_at])))
            return number();
        for (const QByteArrayView word : {"true", "false", "null"}) {
            if (m_json.sliced(m_at).startsWith(word)) {
                m_at += word.size();
                return true;
            }
        }
        return failExpecting(Text::tr("a value: text in \"quotes\", a number, true, false, null, "
                                      "[ or {"));
    }

    bool object(int depth)
    {
        std::set<QByteArray> keys;
        ++m_at;
        skipSpace();
        if (take('}'))
            return true;
        while (true) {
            skipSpace();
            if (!nextIs('"'))
                return failExpecting(Text::tr("a key in \"quotes\""));
            const qsizetype start = m_at;
            if (!string())
                return false;
            const auto [key, isNew] = keys.insert(decoded(m_json.sliced(start, m_at - start)));
            if (!isNew) {
                m_at = start;
                return fail(
                    Text::tr("the key \"%1\" is here for the second time; expected each key "
                             "once in an object")
                        .arg(QString::fromUtf8(*key)));
            }
            skipSpace();
            if (!take(':'))
                return failExpecting(Text::tr("a colon after the key"));
            skipSpace();
            if (!value(depth + 1))
                return false;
            skipSpace();
            if (take('}'))
                return true;
            if (!take(','))
                return failExpecting(Text::tr("a comma or }"));
        }
    }

    bool list(int depth)
    {
        ++m_at;
        skipSpace();
        if (take(']'))
            return true;
        while (true) {
            skipSpace();
            if (!value(depth + 1))
                return false;
            skipSpace();
            if (take(']'))
                return true;
            if (!take(','))
                return failExpecting(Text::tr("a comma or ]"));
        }
    }

    bool string()
    {
        ++m_at;
        while (m_at < m_json.size()) {
            const char c = m_json[m_at];
            if (static_cast<unsigned char>(c) < 0x20)
                return fail(Text::tr("the text in quotes isn't closed on its line; expected \" "
                                     "(a line break within a text is written \\n)"));
            if (c == '\\') {
                if (!escape())
                    return false;
                continue;
            }
            ++m_at;
            if (c == '"')
                return true;
        }
        return failExpecting(Text::tr("a closing \""));
    }

    bool escape()
    {
        ++m_at;
        if (m_at < m_json.size() && QByteArrayView("\"\\/bfnrt").contains(m_json[m_at])) {
            ++m_at;
            return true;
        }
        if (!take('u'))
            return failExpecting(Text::tr("one of \" \\ / b f n r t u after a backslash"));
        for (int digit = 0; digit < 4; ++digit, ++m_at) {
            if (m_at == m_json.size() ||
                !QByteArrayView("0123456789abcdefABCDEF").contains(m_json[m_at]))
                return failExpecting(Text::tr("four hexadecimal digits after \\u"));
        }
        return true;
    }

    bool digits()
    {
        if (m_at == m_json.size() || !isDigit(m_json[m_at]))
            return failExpecting(Text::tr("a digit"));
        while (m_at < m_json.size() && isDigit(m_json[m_at]))
            ++m_at;
        return true;
    }

    bool number()
    {
        take('-');
        if (take('0')) {
            if (m_at < m_json.size() && isDigit(m_json[m_at]))
                return failExpecting(Text::tr("no digit after a leading 0"));
        } else if (!digits()) {
            return false;
        }
        if (take('.') && !digits())
            return false;
        if (take('e') || take('E')) {
            if (!take('+'))
                take('-');
            return digits();
        }
        return true;
    }

    /// What a key in quotes means, so that one is recognized however it is spelt.
    static QByteArray decoded(QByteArrayView quoted)
    {
        if (!quoted.contains('\\'))
            return quoted.sliced(1, quoted.size() - 2).toByteArray();
        const auto list = QJsonDocument::fromJson('[' + quoted.toByteArray() + ']').array();
        return list.at(0).toString().toUtf8();
    }

    qsizetype firstBadUtf8()
    {
        while (true) { // Ends, as the text is known to be bad.
            const qsizetype length = characterLength(m_json[m_at]);
            if (m_at + length > m_json.size() || !m_json.sliced(m_at, length).isValidUtf8())
                return m_at;
            if (m_json[m_at] == '\n') {
                ++m_line;
                m_lineStart = m_at + 1;
            }
            m_at += length;
        }
    }

    QByteArrayView m_json;
    qsizetype m_at = 0;
    int m_line = 1;
    qsizetype m_lineStart = 0;
    std::optional<SyntaxError> m_error;
};

} // namespace

std::optional<SyntaxError> syntaxError(QByteArrayView json)
{
    return SyntaxCheck(json).run();
}

} // namespace longroad
