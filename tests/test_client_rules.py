"""The web client contains no rules: no role, event, number or rule number decides anything in it.

What it needs arrives with the view, or in `BOARD` and the lists of `wire/wire.ts`, which the server
generates from the rules (`protocol/facts.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fourcures.engine.notation import KINDS
from fourcures.engine.rules.board import EDITIONS, EVENTS, ROLES

from .test_client_house import COMMENT, GENERATED, modules, name

# Art, scripts and words: here a role or an event has a drawing, a place in a story, or a name.
PICTURES_AND_SCRIPTS = (
    *("pieces/art/", "pieces/roleLook.ts", "pages/help/pictures.ts"),
    *("pages/lobby/story.ts", "pages/lobby/World.svelte", "pages/tutorial/"),
)
WORDS = "lib/text/"  # a city has another name in an edition

STYLE = re.compile(r"<style>.*?</style>", re.S)
TOPIC = r"(?:hands?|cards|actions|actions_left|outbreaks|cubes|epidemics|players|stations)"
# A number of the rules, beside what it counts; 0 and 1 are in every program.
VALUE = rf"(?:\w+[.?]+)*(?:{TOPIC}(?:[.?]+length)?|cubesIn\([^()]*\))\)?"
NUMBER = r"(?<![\w.#-])(?:[2-9]|[1-9]\d)(?![\w.%])"
COUNTED = re.compile(
    rf"\b{VALUE}\s*(?:[=!]==|[<>]=?|-)\s*{NUMBER}"
    rf"|{NUMBER}\s*(?:[=!]==|[<>]=?|-)\s*{VALUE}\b"
    rf"|[cC]ards(?:\([^()]*\))? / {NUMBER}"
    rf"|\b{TOPIC}\b[^\n;]{{0,40}}/\s?{NUMBER}[<`'\"]"
)
# The same number as a constant, named or explained as such.
NAMES = r"(?:ACTIONS|HAND|HANDS|CARDS|CUBES|OUTBREAKS|EPIDEMICS|PLAYERS|SEATS|STATIONS|RATES?)"
CONSTANT = re.compile(
    rf"\bconst (?:\w+_)?{NAMES}(?:_\w+)? = (?:\[\s*\d|[2-9]\b|\d\d)"
    r"|\bconst \w+ = (?:3|24); //[^\n]*\bcubes"
    r"|\bconst \w+ = [457]; //[^\n]*\b(?:cards|hand|actions)"
    r"|\bconst \w+ = 8; //[^\n]*\boutbreaks"
)
# The possible numbers of players and epidemics, the cubes of the first infections.
LIST = re.compile(r"\[(?:2, 3, 4|4, 5, 6|3, 2, 1|2, 2, 2, 3[\d, ]*)\]")
RULE_NUMBER = re.compile(r"['\"`]R\d+(?:\.\d+)?['\"`]")
# What only the rules need to know of a turn.
TURN = re.compile(r"\b(?:infections_left|epidemics_pending|opsflight_used|epidemic_step)\b")
EDITION = re.compile(rf"['\"`](?:{'|'.join(EDITIONS)})['\"`]")
# Ids of one word are also words; an id of an event that is also a kind of move may be that.
LONG_IDS = [id for id in (*ROLES, *EVENTS) if "_" in id]
SHORT_IDS = [id for id in (*ROLES, *EVENTS) if "_" not in id and id not in KINDS]
ID = re.compile(
    rf"\b(?:{'|'.join(LONG_IDS)})\b"
    rf"|['\"`](?:{'|'.join(SHORT_IDS)})['\"`]|(?<![\w$?.])(?:{'|'.join(SHORT_IDS)})\??:"
)


def rules_in(text: str, file: str) -> Iterator[str]:
    """Yield what looks like a rule of the game in the text of a module."""
    text = STYLE.sub("", text)
    yield from (found[0] for found in CONSTANT.finditer(text))
    code = COMMENT.sub("", text)
    patterns = [COUNTED, LIST, RULE_NUMBER, TURN]
    if not file.startswith(WORDS):
        patterns.append(EDITION)
    if not file.startswith(PICTURES_AND_SCRIPTS):
        patterns.append(ID)
    for pattern in patterns:
        yield from (found[0] for found in pattern.finditer(code))


def test_no_module_of_the_client_contains_a_rule() -> None:
    found = {
        name(path): rules
        for path in modules()
        if not name(path).startswith((GENERATED, "testing/"))
        and (rules := [*rules_in(path.read_text("utf-8"), name(path))])
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "const guard = players.find(({ role }) => role === 'quarantine_specialist');",
        "const medic = position.players.find(({ role }) => role === 'medic');",
        "const RULES = { contingency_planner: rule(1) };",
        "const NEEDED = { scientist: 4 };",
        "case 'government_grant':",
        "class:over={player.hand.length > 7}",
        "{player.hand.length}<small>/7</small>",
        "position.outbreaks >= 6 && 'alarm'",
        "{ value: `${position.outbreaks}/8` }",
        "isCount(cubesIn(position, city, disease) === 3)",
        "class:full={cubes > 2}",
        "<tr class:danger={row.cubes === 3}>",
        "return 6 - players;",
        "return Math.floor(playerCards(position) / 2);",
        "const ACTIONS = 4;",
        "const CUBES = [3, 2, 1];",
        "export const MOST_PLAYERS = 4;",
        "const FULL = 3; // cubes: one more is an outbreak",
        "const ENOUGH = 5; // cards for a cure",
        "choices={[4, 5, 6].map(difficulty)}",
        "if (![2, 3, 4].includes(players)) return null;",
        "const hands = epidemics === 4 ? 'open' : 'private';",
        "help.open('R11.3')",
        '<Panel rule="R4.9">',
        "const left = position.turn.infections_left;",
        "return edition === '2008' ? few : all;",
    ],
)
def test_a_rule_in_the_client_is_found(line: str) -> None:
    assert [*rules_in(line, "game/state/position.ts")]


@pytest.mark.parametrize(
    "line",
    [
        "// R11.3: the 'medic' has 4 actions",
        "<style>.cards { width: 7rem; }</style>",
        "if (cards.length > 1) return moves.length > 9;",
        "const SCARCE = 6; // cubes",
        "const FEW = 8; // player cards",
        "x={(n - cubes / 2) * PITCH}",
        "<text x={wide(text) / 2} y={HIGH / 2 + 5}>{text}</text>",
        "case 'airlift': return t('move-airlift');",
        "const pawn = { role, city };",
        "if (hand.length > BOARD.hand_limit) warn();",
        "const medic = new Tween(place(scene.medic));",
        "turn.actions_left > 0",
    ],
)
def test_a_line_without_a_rule_is_not_reported(line: str) -> None:
    assert not [*rules_in(line, "game/state/position.ts")]
