// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace longroad
{

/// What a function returns that can fail in a way its caller should tell a person about:
/// either the value or the error, never both. Reading the wrong one is a bug.
template <class Value, class Error> class [[nodiscard]] Result
{
public:
    Result(Value value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    const Value& value() const&
    {
        assert(ok());
        return std::get<0>(m_content);
    }
    Value&& value() &&
    {
        assert(ok());
        return std::get<0>(std::move(m_content));
    }
    const Error& error() const
    {
        assert(!ok());
        return std::get<1>(m_content);
    }

private:
    std::variant<Value, Error> m_content;
};

} // namespace longroad
