// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/panels/land_strip.h"

#include "core/words/land_text.h"
#include "core/words/terms.h"
#include "ui/edit/land_typing.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/widgets.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace longroad
{

namespace
{

constexpr int iconSize = 28;
constexpr int buttonSize = 32; ///< With two rows of them in a window of 1024.
constexpr int leastTextWidth = 140;

/// The brush for hexes with what it had, if it was one.
HexBrush hexBrush(const LandBrush& brush)
{
    const auto* hex = std::get_if<HexBrush>(&brush);
    return hex ? *hex : HexBrush();
}

QWidget* makeGroup(const QString& name)
{
    auto* group = new QWidget;
    group->setAccessibleName(name);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    return group;
}

/// "M, O"
QString keysText(Terrain terrain)
{
    QStringList keys;
    for (const QChar key : QString(keysOf(terrain)))
        keys << key.toUpper();
    return keys.join(QStringLiteral(", "));
}

} // namespace

LandStrip::LandStrip(const Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_check(new ElidedLabel("quietLine")),
      m_typing(new ElidedLabel("quietLine"))
{
    setObjectName(QStringLiteral("landStrip"));
    setAccessibleName(tr("Land tool"));
    auto* flow = new FlowLayout(8, 2);
    flow->setContentsMargins(7, 4, 7, 4);
    setLayout(flow);
    for (QWidget* group : {makeTerrain(), makeHarbors(), makeNumbers(), makeTexts()})
        flow->addWidget(group);
    showIcons();
}

QWidget* LandStrip::makeTerrain()
{
    QWidget* group = makeGroup(tr("Terrain"));
    const auto with = [](const std::optional<Terrain>& terrain) {
        return [=](const LandBrush& brush) -> LandBrush {
            return HexBrush{terrain, hexBrush(brush).number};
        };
    };
    add(*group, tr("As is"), {nullptr, with(std::nullopt), {}, [](Edition) {
                                  return tr("Leave the terrain as it is");
                              }});
    for (const Terrain terrain :
         {Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains,
          Terrain::Desert, Terrain::Unknown}) {
        add(*group, {},
            {nullptr, with(terrain), [=, this] { return terrainIcon(terrain, m_theme); },
             [=](Edition edition) {
                 const auto resource = resourceOf(terrain);
                 if (!resource) {
                     //: %1 is a terrain, %2 the keys that mean it
                     return tr("%1 (%2)").arg(terrainName(terrain), keysText(terrain));
                 }
                 //: %1 is a terrain, %2 what it gives, %3 the keys that mean it
                 return tr("%1, gives %2 (%3)")
                     .arg(terrainName(terrain), resourceName(*resource, edition),
                          keysText(terrain));
             }});
    }
    return group;
}

QWidget* LandStrip::makeNumbers()
{
    QWidget* group = makeGroup(tr("Numbers and the robber"));
    const auto with = [](const std::optional<std::uint8_t>& number) {
        return [=](const LandBrush& brush) -> LandBrush {
            return HexBrush{hexBrush(brush).terrain, number};
        };
    };
    add(*group, tr("As is"),
        {nullptr, with(std::nullopt), {}, [](Edition) { return tr("Leave the number as it is"); }});
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        add(*group, {},
            {nullptr, with(static_cast<std::uint8_t>(number)),
             [=, this] { return numberIcon(number, m_theme); },
             [=](Edition edition) {
                 //: %1 is "number token" or "number disc", %2 its number
                 return tr("%1 %2").arg(numberWord(edition), QString::number(number));
             }});
    }
    add(*group, {},
        {nullptr, [](const LandBrush&) -> LandBrush { return RobberBrush(); },
         [this] { return robberIcon(m_theme); }, [](Edition) { return tr("Robber"); }});
    return group;
}

QWidget* LandStrip::makeHarbors()
{
    QWidget* group = makeGroup(tr("Harbors"));
    const auto with = [](const std::optional<Harbor>& harbor) {
        return [=](const LandBrush&) -> LandBrush { return HarborBrush{harbor}; };
    };
    std::vector<Harbor> kinds{Harbor{}};
    for (const Resource resource : allResources)
        kinds.push_back({resource});
    for (const Harbor& harbor : kinds) {
        add(*group, {},
            {nullptr, with(harbor), [=, this] { return harborIcon(harbor, m_theme); },
             [=](Edition edition) { return harborName(harbor, edition); }});
    }
    const auto move = [](const LandBrush& brush) -> LandBrush {
        return std::holds_alternative<MoveHarborBrush>(brush) ? brush : MoveHarborBrush();
    };
    add(*group, tr("Move"),
        {nullptr, move, {}, [](Edition edition) {
             //: %1 is "harbor" or "port"
             return tr("Move a %1: click it, then its new place").arg(harborWord(edition));
         }});
    add(*group, {},
        {nullptr, with(std::nullopt), [this] { return noHarborIcon(m_theme); },
         [](Edition edition) {
             //: %1 is "harbor" or "port"
             return tr("Take a %1 away").arg(harborWord(edition));
         }});
    return group;
}

QWidget* LandStrip::makeTexts()
{
    auto* texts = new QWidget;
    texts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(texts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_check->setObjectName(QStringLiteral("landCheck"));
    m_typing->setObjectName(QStringLiteral("landTyping"));
    m_typing->setText(tr("Or type: o10 = mountains 10"));
    m_typing->setToolTip(
        tr("<p>Type terrain and number; the cursor moves on to the next hex. Hills h or b, forest "
           "f or l, pasture p or w, fields g, mountains m or o, desert d, unknown x or ?. A number "
           "alone leaves the terrain as it is.</p><p>Space goes on without a change, Backspace "
           "goes back, Escape drops what is half typed, T puts the tool away.</p>"));
    for (ElidedLabel* label : {m_check, m_typing}) {
        label->setMinimumWidth(leastTextWidth);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        column->addWidget(label);
    }
    return texts;
}

void LandStrip::add(QWidget& group, const QString& text, Choice choice)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setCheckable(true);
    button->setIconSize(QSize(iconSize, iconSize));
    button->setFixedHeight(buttonSize);
    button->setProperty("words", !text.isEmpty());
    if (text.isEmpty())
        button->setFixedWidth(buttonSize);
    // A click leaves the keyboard at the board, where the next thing may be typed.
    button->setFocusPolicy(Qt::TabFocus);
    group.layout()->addWidget(button);
    choice.button = button;
    connect(button, &QToolButton::clicked, this,
            [this, chosen = choice.chosen] { Q_EMIT brushChosen(chosen(m_brush)); });
    m_choices.push_back(std::move(choice));
}

void LandStrip::show(const Layout& layout, const ViewState& state)
{
    m_brush = state.brush;
    for (const Choice& choice : m_choices) {
        choice.button->setChecked(choice.chosen(m_brush) == m_brush);
        const QString description = choice.describe(layout.edition);
        choice.button->setToolTip(description);
        choice.button->setAccessibleName(description);
    }
    const QString check = landText(layout.start.landscape, layout.start.topology(), layout.edition);
    m_check->setText(check);
    m_check->setToolTip(check.toHtmlEscaped());
    setVisible(state.tool == ViewState::Tool::EditLand);
}

void LandStrip::showIcons()
{
    for (const Choice& choice : m_choices) {
        if (choice.icon)
            choice.button->setIcon(choice.icon());
    }
}

} // namespace longroad
