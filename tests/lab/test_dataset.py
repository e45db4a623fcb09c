"""`fourcures dataset` writes games that can be replayed, and resumes."""

from __future__ import annotations

import errno
import gzip
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.cli import main
from fourcures.cli.dataset import add_options, list_matches
from fourcures.cli.parser import Parser
from fourcures.lab import dataset
from fourcures.lab.arena import Match
from fourcures.lab.version import version

ROOT = Path(__file__).parent.parent.parent
SAMPLE = ROOT / "examples" / "games.jsonl.gz"
THUMB = ["dataset", "--team", "thumb", "--cells", "2p4e,3p5e", "--json"]


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


def by_thumb(file: Path, *options: str) -> list[str]:
    """Make a dataset of a simple bot; return its lines, sorted."""
    assert main([*THUMB, str(file), *options]) == 0
    return sorted(file.read_text("utf-8").splitlines())


def test_the_shares_of_a_dataset_make_the_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = by_thumb(tmp_path / "whole", "--games", "5")
    shares = [by_thumb(tmp_path / f"{i}", "--games", "5", "--shard", f"{i}/2") for i in (1, 2)]
    assert [len(lines) for lines in shares] == [3, 2]
    assert sorted([*shares[0], *shares[1]]) == whole
    assert main([*THUMB, str(tmp_path / "3"), "--games", "2", "--shard", "3/3"]) == 2
    assert "share 3 of 3 is empty" in capsys.readouterr().err
    for words in ("0/2", "3/2", "half"):
        assert main([*THUMB, str(tmp_path / "3"), "--shard", words]) == 2
        assert "shares are 1/8 to 8/8" in capsys.readouterr().err


def test_a_game_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = by_thumb(file, "--games", "3")
    content = file.read_bytes()
    last = len(content.splitlines(keepends=True)[-1])
    for kept in (len(content) - 1, len(content) - last // 2, len(content) - last + 3):
        file.write_bytes(content[:kept])
        assert by_thumb(file, "--games", "3") == whole


def test_a_file_that_does_not_end_like_a_dataset_is_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friends,", "utf-8")
    assert main([*THUMB, str(file), "--games", "1"]) == 2
    assert "the last line of" in capsys.readouterr().err
    assert file.read_text("utf-8") == "Dear friends,"


def test_a_dataset_has_one_writer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    with dataset.open_games(file):
        assert main([*THUMB, str(file), "--games", "1"]) == 2
    assert "give each its own file" in capsys.readouterr().err
    assert by_thumb(file, "--games", "1")


def test_a_file_system_without_locks_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(dataset, "lock_file", refuse)
    assert len(by_thumb(tmp_path / "games.jsonl", "--games", "1")) == 1


def test_a_compressed_dataset_is_read_but_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    by_thumb(file, "--games", "2")
    compressed = tmp_path / "games.jsonl.gz"
    compressed.write_bytes(gzip.compress(file.read_bytes()))
    assert list(dataset.read_games(compressed)) == list(dataset.read_games(file))
    assert main([*THUMB, str(compressed), "--games", "3"]) == 2
    assert "write games.jsonl, and compress it" in capsys.readouterr().err


def default_matches() -> list[Match]:
    """Return the games of `fourcures dataset` without options."""
    parser = Parser()
    add_options(parser)
    return list_matches(parser.parse_args(["games.jsonl"]))


def test_the_sample_has_the_first_games_of_the_dataset() -> None:
    games = list(dataset.read_games(SAMPLE))
    assert len({game["version"] for game in games}) == 1
    matches = default_matches()
    assert len(matches) == 20_000
    assert dataset.list_missing(SAMPLE, matches, games[0]["version"]) == matches[len(games) :]
    page = (ROOT / "docs" / "research" / "dataset.md").read_text("utf-8")
    size = round(SAMPLE.stat().st_size / 1000)
    assert f"the first {len(games)} games, {size} KB" in page


@pytest.mark.breadth
def test_every_game_of_the_sample_can_be_replayed() -> None:
    for example in dataset.read_games(SAMPLE):
        game = Game.from_record(example["record"])
        assert game.outcome is not None
        assert (game.outcome.result == "won") == example["won"]


@pytest.mark.breadth
def test_the_version_of_the_sample_plays_its_first_game_again() -> None:
    first = next(dataset.read_games(SAMPLE))
    if first["version"] != version():
        pytest.skip("the bots have changed since")
    played = dataset.play_game(default_matches()[0], version())
    assert json.loads(json.dumps(played)) == json.loads(json.dumps(first))


@pytest.mark.breadth
@pytest.mark.parametrize("jobs", ["2", "1"])
def test_a_killed_dataset_has_every_game_once_after_it_is_resumed(
    jobs: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    words = [*THUMB, str(file), "--games", "400", "--jobs", jobs]
    program = [sys.executable, "-m", "fourcures.cli", *words]
    deadline, seen = time.monotonic() + 300, 0
    for stop in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        with subprocess.Popen(
            program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        ) as running:
            try:
                while not file.exists() or file.read_bytes().count(b"\n") <= seen:
                    assert running.poll() is None, "it ended too early"
                    assert time.monotonic() < deadline, "no game was played"
                    time.sleep(0.05)
                running.send_signal(stop)
                _, said = running.communicate(timeout=300)  # until the last process has ended
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)
        seen = file.read_bytes().count(b"\n")
        assert b"Traceback" not in said
        assert (b"games are in" in said) == (stop == signal.SIGINT)
    by_thumb(file, "--games", str(seen + 5))
    deals = [game["deal"] for game in dataset.read_games(file)]
    assert len(set(deals)) == len(deals) >= seen + 5
    assert set(range(100_001, 100_001 + seen + 5)) <= set(deals)
