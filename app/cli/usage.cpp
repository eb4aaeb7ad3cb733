// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "app/cli/usage.h"

#include <QCoreApplication>

namespace longroad
{

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

int refuseUsage(const Streams& streams, const QString& what, const QString& usage)
{
    //: %1 is what is wrong, %2 a command with its arguments
    say(streams.err,
        Text::tr("longroad: %1\nusage: %2\nlongroad --help says more.").arg(what, usage));
    return BadInput;
}

QString helpText()
{
    return Text::tr(
        "Longroad counts, judges and explains longest routes on a hex board.\n"
        "\n"
        "usage:\n"
        "  longroad [FILE]                 open the window, on a layout if one is named\n"
        "  longroad check [--json] [--steps] [--strict] FILE...\n"
        "                                  judge layouts: who has Longest Road, and why\n"
        "  longroad check --jsonl [--steps] [--strict]\n"
        "                                  the same line by line, for programs\n"
        "  longroad render FILE -o OUT [--width PX] [--theme NAME] [--hidden]\n"
        "                                  draw the board with the longest routes\n"
        "  longroad --help, --version      say this, or which version it is\n"
        "\n"
        "FILE is a layout (name.longroad), or - for standard input, which only check and\n"
        "render take. check and render open no window and need no display. A file named\n"
        "like a sub-command opens as ./check; after -- nothing is an option any more.\n"
        "\n"
        "check\n"
        "  Prints one ruling for each FILE, in the order given.\n"
        "  --json       the rulings as JSON: one object for one FILE, a list for several.\n"
        "               A file that can't be read is {\"file\": ..., \"error\": ...} there.\n"
        "  --jsonl      standard input is one layout on each line; the answer to each is\n"
        "               one line, at once: a ruling, or {\"error\": ...}.\n"
        "  --steps      also what each move of a layout led to.\n"
        "  --strict     moves against the rules are reported and not made; else they are\n"
        "               reported and made, if they can be.\n"
        "\n"
        "render\n"
        "  -o OUT       the picture to write; its ending says which kind: .png, .svg or\n"
        "               .pdf. A file of that name is replaced.\n"
        "  --width PX   the width in pixels, 100 to 10000; 1600 where it is not given.\n"
        "  --theme NAME light (where it is not given), dark, high-contrast or print: for\n"
        "               paper, black on white, with players by pattern and letter.\n"
        "  --hidden     count Victory Point cards too; else the picture shows what the\n"
        "               table sees.\n"
        "\n"
        "exit status\n"
        "  0  all is well; render: the picture is written\n"
        "  1  check: a layout breaks a rule (two buildings side by side, say); what is\n"
        "     only incomplete is reported but does not count\n"
        "  2  bad input or usage, an output that can't be written, or no display for the\n"
        "     window\n"
        "  The worst of all files counts. Rulings go to standard output, messages to\n"
        "  standard error.");
}

} // namespace longroad
