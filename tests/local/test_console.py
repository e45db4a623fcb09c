"""The Python session of a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from offline.tutorial import TUTORIAL, read_tutorial

from fourcures.local.console import CUT, MOST, Console

START = 'from fourcures import Game\ngame = Game.new(roles=["medic", "scientist"], seed="hello")'


@pytest.fixture
def console() -> Console:
    return Console()


def run(console: Console, source: str) -> Any:
    return json.loads(console.run(source))


def test_a_value_is_shown_and_its_names_stay(console: Console) -> None:
    assert run(console, "answer = 42; answer")["output"] == "42\n"
    assert run(console, "print(answer + 1)")["output"] == "43\n"


def test_the_board_shows_the_game_after_each_statement(console: Console) -> None:
    assert run(console, "1")["position"] is None
    position = run(console, START)["position"]
    assert [player["city"] for player in position["players"]] == ["atlanta", "atlanta"]
    moved = run(console, 'game.play("drive miami", game.turn)')["position"]
    assert "miami" in {player["city"] for player in moved["players"]}
    assert run(console, "game = game.view(0)")["position"]["viewer"] == 0
    assert run(console, "del game")["position"] is None


def test_private_hands_stay_private_on_the_board(console: Console) -> None:
    ran = run(console, START.replace('seed="', 'hands="private", seed="'))
    assert all(None in player["hand"] for player in ran["position"]["players"])


@pytest.mark.parametrize(
    ("source", "more"),
    [
        ("for i in range(2):", True),
        ("for i in range(2):\n    print(i)", True),
        ("for i in range(2):\n    print(i)\n", False),
        ("print(", True),
        ("1 +", False),
        ("x = 1\nx", False),
    ],
)
def test_incomplete_input_waits_for_more(console: Console, source: str, more: bool) -> None:
    assert run(console, source)["more"] is more


def test_an_error_is_shown_and_ends_the_run(console: Console) -> None:
    ran = run(console, "1 / 0\nprint('late')")
    assert ran["output"].startswith("Traceback") and ran["output"].endswith("by zero\n")
    assert "SyntaxError" in run(console, "a b")["output"]
    assert run(console, START + '\ngame.play("shuttle cairo")')["output"].endswith("(R4.4)\n")
    assert run(console, "exit()\nprint('still here')")["output"] == "still here\n"


def test_what_prints_too_much_is_cut(console: Console) -> None:
    assert len(run(console, f"print('x' * {2 * MOST})")["output"]) == MOST + len(CUT)


def test_the_examples_of_the_tutorial_print_what_it_says(console: Console) -> None:
    chapters = read_tutorial(TUTORIAL.read_text("utf-8"))
    assert len(chapters) > 8
    for chapter in chapters:
        for example in chapter.examples:
            if "review_game" in example.source:  # slow; making the folder runs it
                return
            ran = run(console, example.source)
            assert (ran["more"], ran["output"]) == (
                False,
                example.want.replace("<BLANKLINE>", ""),
            ), example
