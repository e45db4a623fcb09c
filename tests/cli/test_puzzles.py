"""`fourcures puzzles`: solve them line by line, and make sets of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fourcures.bots.puzzles.collection import Puzzle, load_puzzles
from fourcures.bots.puzzles.verification import Verified
from fourcures.bots.review.judge import SURELY
from fourcures.cli.puzzles import GamePuzzles
from tests.bots.puzzles.sets import CHOICES, TURNS

from .driving import fourcures

FIRST = TURNS[0]


def typed(*lines: str, words: tuple[str, ...] = (str(FIRST.id),), folder: Path) -> str:
    """Return what is printed when these lines are typed into the first puzzle of a whole turn."""
    given = "".join(f"{line}\n" for line in lines)
    done = fourcures("puzzles", "play", "--plain", *words, given=given, XDG_DATA_HOME=str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_puzzle_is_solved_with_a_hint_and_rated_once(tmp_path: Path) -> None:
    solution = FIRST.solution
    said = typed("hint", "check", *solution, "check", "solution", folder=tmp_path)
    assert f"Puzzle {FIRST.id} of" in said
    assert "Type “hint” again" in said
    assert "The turn is not complete" in said
    assert "Solved:" in said
    assert said.count("Your rating is") == 1
    assert "Solved in a row: 1." in said
    for move in solution:
        assert f"({move})" in said.replace("\n  ", " ")
    again = typed("pass", "check", "status", folder=tmp_path)
    assert "Not the best turn" in again
    assert "Your rating is" not in again, "only the first check counts"
    assert f"{said.splitlines()[-1]}" == again.splitlines()[-1]


def test_an_option_of_a_choice_is_taken_by_its_number(tmp_path: Path) -> None:
    for puzzle in {each.theme: each for each in CHOICES}.values():
        low = [option.low < SURELY for option in puzzle.options]
        right, wrong = str(1 + low.index(True)), str(1 + low.index(False))
        told = ("hint", "check", "9999", wrong, right, "solution")
        said = typed(*told, words=(str(puzzle.id),), folder=tmp_path / puzzle.theme)
        assert said.count("Type the number of your choice") == 4, said
        assert "not available in puzzles" in said and said.count("Your rating is") == 1
        assert "Not the best turn" in said and "Solved:" in said and "The best choice:" in said


def test_a_puzzle_refuses_some_commands_of_a_game(tmp_path: Path) -> None:
    said = typed("advice", "load x.json", "hint", "hint", "help", "help turn", folder=tmp_path)
    assert said.count("This command is not available in puzzles") == 2
    assert f"({FIRST.solution[0]})" in said.replace("\n  ", " ")
    assert "solution        show the solution" in said
    said = typed("pass", "drive paris", "next", "quit", folder=tmp_path)
    assert said.count("The turn is complete: type “check” or “undo”.") == 2
    assert f"Puzzle {FIRST.id + 1} of" in said


@pytest.mark.parametrize(
    "words",
    [
        ["--language", "de"],
        ["play", "--language", "DE"],
        ["--language", "de", "play", "1"],
        ["--language", "pl", "play", "--language", "de"],
    ],
)
def test_the_language_may_come_before_or_after_play(words: list[str], tmp_path: Path) -> None:
    done = fourcures("puzzles", "--plain", *words, given="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rätsel 1 von" in done.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "99999"], "there is no puzzle 99999: they have the numbers 1 to"),
        (["play", "zero"], "must be a whole number >= 1"),
        (["solve"], "invalid choice"),
        (["make"], "required: --out"),
        (["make", "--out", "no-such-folder/x.jsonl"], "there is no folder"),
        (["make", "--edition", "2012", "--out", "x.jsonl"], "invalid choice"),
        (["verify", "no-such-file.jsonl", "--out", "x.jsonl"], "cannot read no-such-file.jsonl"),
        (["merge", "no-such-file.jsonl", "--out", "x.jsonl"], "cannot read no-such-file.jsonl"),
    ],
)
def test_bad_input_is_one_line(words: list[str], why: str) -> None:
    done = fourcures("puzzles", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr and done.stderr.count("\n") == 1


def test_a_file_that_has_no_puzzles_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"id": 1}\n', "utf-8")
    out = str(tmp_path / "out.jsonl")
    done = fourcures("puzzles", "merge", str(tmp_path / "games.jsonl"), "--out", out)
    assert done.returncode == 2
    assert "games.jsonl is not a file of puzzles" in done.stderr


def test_make_skips_played_games_and_merge_numbers_puzzles(tmp_path: Path) -> None:
    found = [msgspec.structs.replace(each, id=0) for each in load_puzzles()[-3:]]
    lines = [msgspec.json.encode(GamePuzzles(deal, [found[deal - 1]])) for deal in (3, 1, 2)]
    out = tmp_path / "made.jsonl"
    partial = tmp_path / "made.jsonl.part"
    partial.write_bytes(b"".join(line + b"\n" for line in lines) + b'{"deal": 4, "puz')
    chosen = tmp_path / "set.jsonl"
    done = fourcures("puzzles", "merge", str(partial), "--count", "2", "--out", str(chosen))
    assert done.returncode == 0, "also while games are missing"
    done = fourcures("puzzles", "make", "--games", "3", "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    decode = msgspec.json.Decoder(Puzzle).decode_lines
    assert decode(out.read_bytes()) == found, "in the order of the deals"
    assert not partial.exists()
    done = fourcures("puzzles", "merge", str(out), "--count", "2", "--out", str(chosen))
    assert done.returncode == 0
    assert [each.id for each in decode(chosen.read_bytes())] == [1, 2]


def test_verify_skips_what_was_verified_and_replaces_what_failed(tmp_path: Path) -> None:
    first, failed, spare = load_puzzles()[:3]
    given, spares, out = (tmp_path / name for name in ("set.jsonl", "spares.jsonl", "out.jsonl"))
    given.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in (first, failed)))
    spares.write_bytes(msgspec.json.encode(spare))
    results = [
        Verified(first.deal, first.turn, msgspec.structs.replace(first, rating=2000)),
        Verified(failed.deal, failed.turn, None),
        Verified(spare.deal, spare.turn, spare),
    ]
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in results)
    partial = tmp_path / "out.jsonl.part"
    partial.write_bytes(lines + b'{"deal": "x", "tu')
    words = ("verify", str(given), "--spares", str(spares), "--out", str(out))
    done = fourcures("puzzles", *words)
    assert (done.returncode, done.stderr) == (0, "")
    found = msgspec.json.Decoder(Puzzle).decode_lines(out.read_bytes())
    assert [(each.id, each.deal, each.rating) for each in found] == [
        (1, spare.deal, spare.rating),
        (2, first.deal, 2000),
    ]
    assert not partial.exists()
