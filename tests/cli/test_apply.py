"""`fourcures apply`: positions and moves in, results out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourcures import Game
from fourcures.cli import main

from .driving import fourcures

POSITION: dict[str, Any] = {
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["paris", "airlift"]},
        {"role": "scientist", "city": "cairo", "hand": ["lima"]},
    ],
    "cubes": {"cairo": {"black": 2}},
}


def asked(tmp_path: Path, question: Any) -> str:
    """Return a file with this input."""
    path = tmp_path / "question.json"
    path.write_text(question if isinstance(question, str) else json.dumps(question), "utf-8")
    return str(path)


def answer(capsys: pytest.CaptureFixture[str]) -> Any:
    seen = capsys.readouterr()
    assert seen.err == ""
    return json.loads(seen.out)


def test_moves_give_position_events_and_no_outcome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = ["treat black", "drive algiers", "airlift scientist tokyo"]
    assert main(["apply", asked(tmp_path, {"position": POSITION, "moves": moves})]) == 0
    got = answer(capsys)
    assert set(got) == {"position", "events", "outcome"}
    assert got["position"]["players"][0]["city"] == "algiers"
    assert got["position"]["players"][1]["city"] == "tokyo"
    assert [event["event"] for event in got["events"]] == ["treated", "moved", "played", "moved"]
    assert got["events"][0]["cubes"] == 2
    assert got["outcome"] is None


def test_the_printed_position_is_valid_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    question = {"position": POSITION, "moves": ["pass"], "seed": "7"}
    assert main(["apply", asked(tmp_path, question)]) == 0
    first = answer(capsys)["position"]
    assert main(["apply", asked(tmp_path, {"position": first, "moves": []})]) == 0
    again = answer(capsys)
    assert again == {"position": first, "events": [], "outcome": None}


def test_a_seed_makes_chance_repeatable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    question = {"position": POSITION, "moves": ["pass", "next"], "seed": "7"}
    outputs = []
    for _ in range(2):
        assert main(["apply", asked(tmp_path, question)]) == 0
        outputs.append(answer(capsys))
    assert outputs[0] == outputs[1]
    game = Game.from_position(POSITION, "7")
    game.play("pass")
    game.play("next")
    assert outputs[0]["position"] == game.position()


def test_the_end_of_a_game_is_printed_as_outcome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = {
        "players": [
            {
                "role": "scientist",
                "city": "atlanta",
                "hand": ["paris", "milan", "essen", "london"],
            },
            {"role": "medic"},
        ],
        "diseases": {"red": "eradicated", "black": "eradicated", "yellow": "eradicated"},
        "cubes": {"paris": {"blue": 1}},
    }
    moves = ["cure blue with paris milan essen london"]
    assert main(["apply", asked(tmp_path, {"position": last, "moves": moves})]) == 0
    assert answer(capsys)["outcome"] == {"result": "won", "cause": "cures"}


def test_an_illegal_move_is_printed_with_rule_code_and_arguments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    question = {"position": POSITION, "moves": ["drive algiers", "shuttle cairo", "pass"]}
    assert main(["apply", asked(tmp_path, question)]) == 1
    assert answer(capsys) == {
        "error": {
            "move": "shuttle cairo",
            "rule": "R4.4",
            "message": "There is no research station in algiers, where the pawn is.",
            "code": "no_station_here",
            "args": {"city": "algiers"},
        }
    }


@pytest.mark.parametrize("move", ["", "fly cairo", "drive", "drive cairo now", "drive Zürich"])
def test_an_unreadable_move_is_an_illegal_move(
    move: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["apply", asked(tmp_path, {"position": POSITION, "moves": [move]})]) == 1
    error = answer(capsys)["error"]
    assert error["move"] == move
    assert error["rule"].startswith("R")


BAD: dict[str, Any] = {
    "nothing": "",
    "no JSON": "{'position'",
    "half of JSON": '{"position": {}',
    "not an object": "[1, 2]",
    "a text": '"drive cairo"',
    "null": "null",
    "deep nesting": "[" * 100_000,
    "a number beyond all": '{"position": 1e999, "moves": []}',
    "half a surrogate": '{"position": {}, "moves": [], "seed": "\\ud800"}',
    "no position": {"moves": []},
    "no moves": {"position": POSITION},
    "an unknown field": {"position": POSITION, "moves": [], "sed": "7"},
    "position is a list": {"position": [], "moves": []},
    "position is null": {"position": None, "moves": []},
    "a position that cannot be": {"position": POSITION | {"outbreaks": 9}, "moves": []},
    "an unknown city": {"position": POSITION | {"stations": ["atlantis"]}, "moves": []},
    "moves is a text": {"position": POSITION, "moves": "pass"},
    "moves is an object": {"position": POSITION, "moves": {"pass": 1}},
    "a move is a number": {"position": POSITION, "moves": ["pass", 7]},
    "a move is null": {"position": POSITION, "moves": [None]},
    "the seed is a number": {"position": POSITION, "moves": [], "seed": 7},
    "the seed is null": {"position": POSITION, "moves": [], "seed": None},
}


@pytest.mark.parametrize("question", BAD.values(), ids=BAD.keys())
def test_bad_input_is_one_line_on_stderr_and_exit_2(
    question: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["apply", asked(tmp_path, question)]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.startswith("fourcures apply: ")
    assert seen.err.count("\n") == 1


def test_nothing_is_played_if_a_later_move_is_not_a_string(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Otherwise the exit code would depend on the moves before it."""
    question = {"position": POSITION, "moves": ["shuttle cairo", 7]}
    assert main(["apply", asked(tmp_path, question)]) == 2


def test_a_dash_reads_standard_input() -> None:
    question = json.dumps({"position": POSITION, "moves": ["treat black"]})
    done = fourcures("apply", "-", given=question)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["events"][0]["event"] == "treated"
    illegal = fourcures("apply", "-", given=json.dumps({"position": POSITION, "moves": ["next"]}))
    assert illegal.returncode == 1
    assert json.loads(illegal.stdout)["error"]["rule"] == "R3.1"
    bad = fourcures("apply", "-", given=b"\xff\xfe\x00")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert "standard input is not JSON" in bad.stderr


def test_a_byte_order_mark_is_ignored() -> None:
    question = json.dumps({"position": POSITION, "moves": []})
    assert fourcures("apply", "-", given=b"\xef\xbb\xbf" + question.encode()).returncode == 0


def test_every_event_names_its_kind_and_audience(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    private = POSITION | {"hands": "private", "player_deck": {"next": ["tokyo", "delhi"]}}
    assert main(["apply", asked(tmp_path, {"position": private, "moves": ["pass", "next"]})]) == 0
    drew = [event for event in answer(capsys)["events"] if event["event"] == "drew"]
    assert [(event["card"], event["audience"]) for event in drew] == [
        ("tokyo", [0]),
        ("delhi", [0]),
    ]
