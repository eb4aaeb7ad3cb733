#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Longroad authors
# SPDX-License-Identifier: MIT
"""Holds layouts to the JSON Schema of the layout file: the samples fit, broken ones don't.

Takes the project's folder. What each broken layout breaks stands beside it.
"""

import copy
import json
import pathlib
import sys

import jsonschema

GOOD = {
    "format": "longroad",
    "version": 1,
    "board": {"kind": "base"},
    "players": [{"id": "blue", "roads": ["a1-b1"], "settlements": ["a1"]}],
}
DESERT = {"terrain": "desert"}


def changed(**keys):
    return {**copy.deepcopy(GOOD), **keys}


def without(key):
    return {k: v for k, v in GOOD.items() if k != key}


def player(**keys):
    return changed(players=[{"id": "blue", **keys}])


def moves(*list_of_moves):
    return changed(moves=list(list_of_moves))


def hexes(first, count=19):
    return changed(board={"kind": "base", "hexes": [first] + [DESERT] * (count - 1)})


BROKEN = {
    "no format": without("format"),
    "another format": changed(format="other"),
    "a newer version": changed(version=2),
    "no board": without("board"),
    "an unknown board": changed(board={"kind": "round"}),
    "no players": without("players"),
    "an empty list of players": changed(players=[]),
    "seven players": changed(players=[{"id": f"p{n}"} for n in range(7)]),
    "a player without id": changed(players=[{}]),
    "an id with a space": changed(players=[{"id": "a b"}]),
    "an id that means something else": changed(players=[{"id": "nobody"}]),
    "an unknown colour": player(color="pink"),
    "fifteen Knights": player(knights=15),
    "half a Knight": player(knights=1.5),
    "six Victory Point cards": player(victoryPointCards=6),
    "a road between intersections that aren't neighbours": player(roads=["a1-a2"]),
    "a settlement off the board": player(settlements=["a4"]),
    "an intersection of the larger board": player(cities=["p1"]),
    "an unknown edition": changed(edition="1995"),
    "text that is none": changed(title=7),
    "setup beside hexes": changed(
        board={"kind": "base", "setup": "beginner", "hexes": [DESERT] * 19}
    ),
    "an unknown setup": changed(board={"kind": "base", "setup": "expert"}),
    "the beginner's setup on the extended board": changed(
        board={"kind": "extended", "setup": "beginner"}
    ),
    "eighteen hexes": hexes(DESERT, 18),
    "a number on a desert": hexes({"terrain": "desert", "number": 4}),
    "a missing number": hexes({"terrain": "hills"}),
    "a seven": hexes({"terrain": "hills", "number": 7}),
    "an unknown terrain": hexes({"terrain": "swamp"}),
    "a harbor inland": changed(
        board={"kind": "base", "harbors": [{"at": "d2-e2", "trades": "any"}]}
    ),
    "a harbor for gold": changed(
        board={"kind": "base", "harbors": [{"at": "a1-b1", "trades": "gold"}]}
    ),
    "the robber off the board": changed(board={"kind": "base", "robber": "F1"}),
    "a move that says nothing": moves({}),
    "a move that says two things": moves({"turn": "blue", "play": "knight"}),
    "a move of nobody": moves({"play": "knight"}),
    "a building without a place": moves({"player": "blue", "build": "city"}),
    "a road at an intersection": moves({"player": "blue", "build": "road", "at": "a1"}),
    "an unknown building": moves({"player": "blue", "build": "tower", "at": "a1"}),
    "an unknown card": moves({"player": "blue", "gain": "ore"}),
    "an unknown phase": moves(
        {"player": "blue", "build": "settlement", "at": "a1", "phase": "end"}
    ),
}


def good_layouts(root):
    yield "the layout that the broken ones start from", GOOD
    for folder in ("resources/boards", "tests/data"):
        files = sorted((root / folder).glob("*.longroad"))
        if not files:
            sys.exit(f"no layouts in {folder}")
        for path in files:
            yield path.name, json.loads(path.read_text(encoding="utf-8"))
    disputes = json.loads((root / "tests/data/disputes.json").read_text(encoding="utf-8"))
    for dispute in disputes:
        yield dispute["id"], dispute["layout"]


def main():
    root = pathlib.Path(sys.argv[1])
    schema = json.loads(
        (root / "resources/schema/layout-v1.schema.json").read_text(encoding="utf-8")
    )
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for name, layout in good_layouts(root):
        for error in validator.iter_errors(layout):
            faults.append(f"{name} should fit: {error.json_path}: {error.message[:200]}")
    for name, layout in BROKEN.items():
        if validator.is_valid(layout):
            faults.append(f"{name} should not fit")
    if faults:
        sys.exit("\n".join(faults))


main()
