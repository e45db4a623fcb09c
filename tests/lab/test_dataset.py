"""`fourcures dataset` writes games that can be replayed, and resumes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.cli import main
from fourcures.lab import dataset


def made(file: Path, games: int, capsys: pytest.CaptureFixture[str]) -> int:
    """Make a dataset of a small search; return how many games were played."""
    words = ["dataset", str(file), "--games", str(games), "--cells", "2p4e,3p5e"]
    assert main([*words, "--rollouts", "12", "--json"]) == 0
    played: int = json.loads(capsys.readouterr().out)["played"]
    return played


def test_a_dataset_is_made_resumed_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert made(file, 1, capsys) == 1
    assert made(file, 2, capsys) == 1
    assert made(file, 2, capsys) == 0
    examples = list(dataset.read_games(file))
    assert [example["cell"]["players"] for example in examples] == [2, 3]
    for example in examples:
        game = Game.from_record(example["record"])
        assert game.outcome is not None
        assert (game.outcome.result == "won") == example["won"]
        values = example["values"]
        assert len(values) >= 5 and [one.line for one in values] == sorted(
            {one.line for one in values}
        )
        position = game.start()
        for number, entry in enumerate(game.entries):
            for one in values:
                assert one.line != number or entry.line.seat == one.seat
            position.replay(entry.line)
        assert all(0 <= one.value <= 1_000_000 for one in values)


def test_a_line_that_is_not_a_game_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n", "utf-8")
    assert main(["dataset", str(file), "--team", "thumb"]) == 2
    assert f"line 1 of {file} is not a game of a dataset" in capsys.readouterr().err
    assert file.read_text("utf-8") == "{}\n"


def test_a_custom_bot_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["dataset", str(tmp_path / "x"), "--team", "fourcures.bots:RuleOfThumb"]
    assert main(words) == 2
    assert "needs a built-in bot" in capsys.readouterr().err
