// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "ui/land/deal_dialog.h"

#include "core/board/dealing.h"
#include "ui/board/board_scene.h"
#include "ui/panels/widgets.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGraphicsView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace longroad
{

namespace
{

/// Short enough to be read out and typed in elsewhere.
constexpr int greatestSeed = 999999;

} // namespace

DealDialog::DealDialog(const Layout& layout, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_layout(layout), m_harbors(layout.start.landscape.harbors), m_theme(theme),
      m_seed(new QSpinBox), m_lettered(new QRadioButton), m_shuffle(new QCheckBox),
      m_scene(std::make_unique<BoardScene>(layout.start.board, theme)),
      m_preview(new QGraphicsView(m_scene.get()))
{
    setObjectName(QStringLiteral("dealDialog"));
    setWindowTitle(tr("Deal the land"));

    m_preview->setAccessibleName(tr("The board as it is dealt"));
    m_preview->setRenderHint(QPainter::Antialiasing);
    m_preview->setFrameShape(QFrame::NoFrame);
    m_preview->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setInteractive(false);
    m_preview->setMinimumSize(430, 390);

    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(1, greatestSeed);
    m_seed->setAccessibleName(tr("Seed"));
    auto* seedLabel = plainLabel("plain");
    seedLabel->setText(tr("&Seed"));
    seedLabel->setBuddy(m_seed);
    auto* another = new QPushButton(tr("&Another"));
    another->setObjectName(QStringLiteral("anotherSeed"));
    another->setAutoDefault(false);
    auto* seedHint = plainLabel("soft");
    seedHint->setText(tr("The same seed deals the same board, everywhere."));
    seedHint->setWordWrap(true);

    const bool isClassic = layout.edition == Edition::Classic; // RULES.md 8
    auto* order = plainLabel("strong");
    order->setText(isClassic ? tr("Number tokens") : tr("Number discs"));
    m_lettered->setObjectName(QStringLiteral("lettered"));
    m_lettered->setText(tr("in the order of the &letters, in a spiral"));
    m_lettered->setChecked(true);
    auto* random = new QRadioButton(tr("at &random, no 6 or 8 beside another"));
    random->setObjectName(QStringLiteral("random"));
    m_shuffle->setObjectName(QStringLiteral("shuffleHarbors"));
    m_shuffle->setText(isClassic ? tr("Shuffle the &harbors too") : tr("Shuffle the &ports too"));
    auto* kept = plainLabel("soft");
    kept->setText(tr("Roads and buildings stay where they are."));
    kept->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* accept = buttons->addButton(tr("&Deal"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("deal"));
    accept->setDefault(true);

    auto* seedRow = new QHBoxLayout;
    seedRow->setSpacing(8);
    seedRow->addWidget(seedLabel);
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(another);
    auto* choices = new QVBoxLayout;
    choices->setSpacing(8);
    choices->addLayout(seedRow);
    choices->addWidget(seedHint);
    choices->addSpacing(8);
    choices->addWidget(order);
    choices->addWidget(m_lettered);
    choices->addWidget(random);
    choices->addSpacing(8);
    choices->addWidget(m_shuffle);
    choices->addStretch(1);
    choices->addWidget(kept);
    choices->addWidget(buttons);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(16, 16, 16, 16);
    whole->setSpacing(16);
    whole->addWidget(m_preview, 1);
    whole->addLayout(choices);

    dealAnother();
    showLand();
    connect(m_seed, &QSpinBox::valueChanged, this, &DealDialog::showLand);
    connect(m_lettered, &QRadioButton::toggled, this, &DealDialog::showLand);
    connect(m_shuffle, &QCheckBox::toggled, this, &DealDialog::showLand);
    connect(another, &QPushButton::clicked, this, &DealDialog::dealAnother);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_seed->setFocus();
}

DealDialog::~DealDialog()
{
    m_preview->setScene(nullptr);
}

Landscape DealDialog::landscape() const
{
    const TokenOrder order = m_lettered->isChecked() ? TokenOrder::Lettered : TokenOrder::Random;
    Landscape land = dealt(m_layout.start.board, static_cast<std::uint64_t>(m_seed->value()), order,
                           m_shuffle->isChecked());
    if (m_harbors && !m_shuffle->isChecked())
        land.harbors = m_harbors;
    return land;
}

void DealDialog::dealAnother()
{
    m_seed->setValue(QRandomGenerator::global()->bounded(1, greatestSeed + 1));
}

void DealDialog::showLand()
{
    m_layout.start.landscape = landscape();
    m_layout.start.robber = firstDesert(m_layout.start.landscape, m_layout.start.topology());
    ViewState state;
    state.routes = ShownRoutes::None;
    m_scene->show(boardView(m_layout, Analysis(), state, m_theme));
}

void DealDialog::fitPreview()
{
    m_preview->fitInView(m_scene->sceneRect(), Qt::KeepAspectRatio);
}

void DealDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    fitPreview();
}

void DealDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitPreview();
}

} // namespace longroad
