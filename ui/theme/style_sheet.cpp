// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/theme/style_sheet.h"

#include "ui/theme/theme.h"

namespace longroad
{

namespace
{

/// For high contrast: what is chosen or has the focus is framed boldly, and every control has an
/// edge.
QString strongFrames()
{
    return QStringLiteral(R"(
[role="card"], [role="verdict"], [role="question"], QToolBar, #landStrip, #boardHint {
    border: 2px solid $line; }
[role="card"][chosen="true"] { border: 4px solid $accent; }
[role="card"]:focus { border: 4px dashed $accent; }
QMenuBar::item:selected, QMenu::item:selected { background: $accent; color: $onAccent; }
QMenu { border: 2px solid $line; }
QToolTip { border: 2px solid $line; }
QToolBar QToolButton:checked, #landStrip QToolButton:checked { border: 3px solid $accent; }
QToolBar QToolButton:hover, #landStrip QToolButton:hover { border: 2px solid $line; }
QToolBar QToolButton:focus, #landStrip QToolButton:focus { border: 3px dashed $accent; }
QPushButton { border: 2px solid $line; padding: 5px 11px; }
QPushButton:focus { border: 3px solid $accent; padding: 4px 10px; }
QPushButton:pressed, QToolButton[role="counter"]:pressed { background: $accent; color: $onAccent; }
QPushButton[role="link"], QToolButton[role="link"] { border: 2px solid transparent;
    text-decoration: underline; padding: 1px 0; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { border-color: $accent; }
QToolButton[role="counter"] { border: 2px solid $line; }
QToolButton[role="counter"]:focus { border: 3px solid $accent; }
QToolButton[role="counter"]:disabled { border-color: $faded; }
QToolButton[role="more"]:focus, QToolButton[role="menu"]:focus, QToolButton[role="fold"]:focus {
    border: 2px solid $accent; }
QLabel[role="step"], QLabel[role="mark"] { background: $line; color: $ground; }
#modeBar, [role="switch"] { border: 2px solid $line; }
[role="switch"] QToolButton:checked { background: $accent; color: $onAccent;
    border-color: $accent; }
[role="switch"] QToolButton:focus { border: 2px dashed $line; }
QToolButton[role="step"] { border: 2px solid $line; }
QToolButton[role="step"]:focus { border: 3px solid $accent; }
QToolButton[role="step"]:disabled { border-color: $faded; }
#routeSwitch { border: 2px solid $line; }
#routeSwitch QToolButton:checked { background: $accent; color: $onAccent; border-color: $accent; }
#routeSwitch QToolButton:focus { border: 2px dashed $line; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 3px solid $accent;
    padding: 1px 4px; }
QCheckBox:focus, QRadioButton:focus { border: 2px dashed $accent; }
)");
}

} // namespace

QString windowStyleSheet(const Theme& theme)
{
    // $names are the theme's colours.
    QString sheet = QStringLiteral(R"(
QMainWindow, QScrollArea, #panelContent { background: $ground; }
QMenuBar { background: $panel; color: $ink; padding: 3px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: $quiet; }
QMenu { background: $panel; color: $ink; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: $quiet; color: $ink; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::icon { padding-left: 6px; }
QStatusBar { background: $ground; color: $softInk; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $softInk; padding: 3px 8px; }
QToolTip { background: $panel; color: $ink; border: 1px solid $line; padding: 5px; }

QToolBar { background: $panel; border: 1px solid $line; border-radius: 10px; margin: 8px 0 8px 8px;
           padding: 5px; spacing: 4px; }
QToolBar::separator { background: $line; height: 1px; margin: 6px 4px; }
QToolBar QToolButton { border: 2px solid transparent; border-radius: 9px; padding: 4px; }
QToolBar QToolButton:hover { background: $quiet; }
QToolBar QToolButton:checked { border-color: $accent; background: $quiet; }
QToolBar QToolButton:focus { border-color: $softInk; }

#panel { background: $ground; border: none; }
QScrollArea { border: none; }
[role="card"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
[role="card"][chosen="true"] { border: 2px solid $accent; }
[role="card"]:focus { border: 2px solid $softInk; }
[role="card"][chosen="true"]:focus { border: 3px solid $accent; }
[role="verdict"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
[role="question"] { background: $quiet; border: none; border-radius: 8px; }
QLabel { color: $ink; background: transparent; }
QLabel[role="soft"] { color: $softInk; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="name"] { font-size: 15px; font-weight: 700; }
QLabel[role="headline"] { font-size: 17px; font-weight: 700; }
QLabel[role="total"] { font-size: 18px; font-weight: 700; }
QLabel[role="step"] { background: $quiet; color: $softInk; border-radius: 9px; font-weight: 600;
                      font-size: 12px; }
QLabel[role="chip"] { background: $route; color: $routeEdge; border-radius: 9px;
                      padding: 3px 11px; font-weight: 600; }

QPushButton { background: $panel; color: $ink; border: 1px solid $line; border-radius: 8px;
              padding: 6px 12px; }
QPushButton:hover { background: $quiet; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 11px; }
QPushButton:disabled { color: $faded; }
QPushButton[role="link"], QToolButton[role="link"] { border: none; background: transparent;
    color: $accent; font-weight: 600; padding: 3px 0; text-align: left; }
QPushButton[role="link"]:hover, QToolButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus, QToolButton[role="link"]:focus { text-decoration: underline; }
#holderBefore, #armyHolderBefore { margin-left: -6px; font-weight: 400; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton[role="violation"], QPushButton[role="violation"]:pressed {
    background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 0; }
QPushButton[role="violation"]:hover { background: $quiet; }
QPushButton[role="violation"]:checked { background: $quiet; border-color: $softInk; }
QPushButton[role="violation"]:focus { border-color: $accent; padding: 0; }
QToolButton[role="fold"] { border: 2px solid transparent; border-radius: 6px; padding: 2px 4px 2px 0;
    background: transparent; color: $softInk; }
QToolButton[role="fold"]:hover { color: $ink; }
QToolButton[role="fold"]:focus { border-color: $accent; }
QToolButton[role="more"] { border: 1px solid transparent; border-radius: 6px; background: transparent;
    color: $softInk; font-weight: 700; padding: 2px 6px; }
QToolButton[role="more"]:hover, QToolButton[role="more"]:focus { background: $quiet;
    border-color: $line; color: $ink; }
QToolButton[role="counter"] { border: 1px solid $line; border-radius: 6px; background: $panel;
    color: $ink; font-weight: 700; padding: 0; }
QToolButton[role="counter"]:hover { background: $quiet; }
QToolButton[role="counter"]:pressed { background: $line; }
QToolButton[role="counter"]:focus { border: 2px solid $accent; }
QToolButton[role="counter"]:disabled { color: $faded; }
QToolButton[role="menu"] { border: 1px solid transparent; border-radius: 6px; color: $ink;
    background: transparent; font-weight: 600; padding: 3px 8px; }
QToolButton[role="menu"]:hover { background: $quiet; }
QToolButton[role="menu"]:focus { border-color: $accent; }
QLabel[role="mark"] { background: $quiet; color: $ink; border-radius: 11px; font-weight: 700; }
QComboBox { combobox-popup: 0; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }

#landStrip { background: $panel; border: 1px solid $line; border-radius: 10px; }
#landStrip QToolButton { border: 2px solid transparent; border-radius: 7px; padding: 0;
    background: transparent; color: $ink; }
#landStrip QToolButton:hover { background: $quiet; }
#landStrip QToolButton:checked { border-color: $accent; background: $quiet; }
#landStrip QToolButton:focus { border-color: $softInk; }
#landStrip QToolButton[words="true"] { padding: 0 4px; }
#landStrip QToolButton:checked:focus { border-width: 3px; border-color: $accent; }
QLabel[role="quietLine"] { color: $softInk; font-size: 12px; }

#modeBar { background: $panel; border: 1px solid $line; border-radius: 10px; }
[role="switch"] { background: $quiet; border-radius: 8px; border: none; }
[role="switch"] QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 3px 9px;
    background: transparent; color: $softInk; }
[role="switch"] QToolButton:hover { color: $ink; }
[role="switch"] QToolButton:checked { background: $panel; color: $ink; border-color: $line;
    font-weight: 600; }
[role="switch"] QToolButton:focus { border-color: $accent; }
QToolButton[role="step"] { border: 1px solid $line; border-radius: 7px; padding: 3px 8px;
    background: transparent; color: $ink; }
QToolButton[role="step"]:hover { background: $quiet; }
QToolButton[role="step"]:pressed { background: $line; }
QToolButton[role="step"]:focus { border-color: $accent; background: $quiet; }
QToolButton[role="step"]:disabled { color: $faded; }

#routeSwitch { background: $quiet; border-radius: 8px; border: none; }
#routeSwitch QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px 9px;
    background: transparent; color: $softInk; }
#routeSwitch QToolButton:hover { color: $ink; }
#routeSwitch QToolButton:checked { background: $panel; color: $ink; border-color: $line;
    font-weight: 600; }
#routeSwitch QToolButton:focus { border-color: $accent; }

QDialog { background: $ground; }
QLineEdit, QAbstractSpinBox, QComboBox { background: $panel; color: $ink;
    border: 1px solid $softInk; border-radius: 6px; padding: 3px 6px;
    selection-background-color: $accent; selection-color: $onAccent; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border: 2px solid $accent;
    padding: 2px 5px; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: $faded;
    border-color: $line; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(:/icons/chevron_down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $panel; color: $ink; border: 1px solid $softInk;
    selection-background-color: $accent; selection-color: $onAccent; }
QAbstractSpinBox { padding-right: 22px; }
QAbstractSpinBox:focus { padding-right: 21px; }
QAbstractSpinBox[role="count"] { padding: 3px 4px; font-weight: 600; }
QAbstractSpinBox[role="count"]:focus { padding: 2px 3px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px;
    border-radius: 4px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $quiet; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron_up.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron_down.svg); width: 9px; height: 9px; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::down-arrow:off { image: none; }

QCheckBox, QRadioButton { color: $ink; spacing: 8px; padding: 3px 5px;
    border: 2px solid transparent; border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px;
    border: 1px solid $softInk; background: $panel; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $quiet; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent;
    image: url(:/icons/$tick.svg); }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent;
    background: $onAccent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QCheckBox::indicator:checked:disabled { background: $softInk; }
QRadioButton::indicator:checked:disabled { border-color: $softInk; }
QListView, QTreeView { background: $panel; color: $ink; border: 1px solid $line;
    border-radius: 6px; selection-background-color: $accent; selection-color: $onAccent; }
QListView:focus, QTreeView:focus { border-color: $accent; }
#boardHint { background: $panel; color: $ink; border: 1px solid $line; border-radius: 9px;
             padding: 7px 11px; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 2px; }
QScrollBar::handle:vertical { background: $line; border-radius: 3px; min-height: 30px; }
QScrollBar::handle:vertical:hover { background: $softInk; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
    background: transparent; height: 0; }
)");
    if (theme.strokes > 1)
        sheet += strongFrames();
    const auto replace = [&](const char* name, const QColor& color) {
        sheet.replace(QLatin1String(name), color.name(QColor::HexArgb));
    };
    sheet.replace(QLatin1String("$tick"), contrastRatio(theme.accent, Qt::white) > 4.5
                                              ? QLatin1String("tick_white")
                                              : QLatin1String("tick_black"));
    // Longer names first where one begins with another.
    replace("$softInk", theme.softInk);
    replace("$onAccent", theme.onAccent);
    replace("$routeEdge", theme.routeEdge);
    replace("$route", theme.route);
    replace("$ground", theme.ground);
    replace("$panel", theme.panel);
    replace("$quiet", theme.quiet);
    replace("$line", theme.line);
    replace("$accent", theme.accent);
    replace("$faded", theme.palette().color(QPalette::Disabled, QPalette::Text));
    replace("$ink", theme.ink);
    return sheet;
}

} // namespace longroad
