// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include <QApplication>
#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

#include <functional>

namespace longroad
{

/// Does something in the modal dialog that the next action opens, and tells whether there was one.
class InNextDialog
{
public:
    explicit InNextDialog(std::function<void(QWidget&)> act)
    {
        QTimer::singleShot(0, qApp, [this, act = std::move(act)] {
            QWidget* dialog = QApplication::activeModalWidget();
            ASSERT_NE(dialog, nullptr);
            seen = true;
            act(*dialog);
        });
    }

    bool seen = false;
};

} // namespace longroad
