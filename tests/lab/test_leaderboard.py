"""The leaderboard: rows that can be played again, agents in files, other versions refused."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fourcures.cli import main
from fourcures.cli.leaderboard import format_table
from fourcures.lab import leaderboard
from fourcures.lab.leaderboard import LeaderboardRow, read_table
from fourcures.lab.version import version

PAGE = Path(__file__).parents[2] / "docs" / "research" / "leaderboard.md"
AGENTS = [row["agent"] for row in read_table()]
FEW = ["--games", "1", "--cells", "2p4e,4p6e", "--json"]
AGENT = 'class MyBot:\n    leaderboard = "v1"\n    def choose(self, view):\n        pass\n'
Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write `mybot.py` into an empty folder, and return its path."""
    monkeypatch.setattr(sys, "path", sys.path[:])

    def written(text: str) -> str:
        sys.modules.pop("mybot", None)
        file = tmp_path / "mybot.py"
        file.write_text(text, "utf-8")
        return str(file)

    yield written
    sys.modules.pop("mybot", None)


def play(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[LeaderboardRow, str]:
    """Play few games of an agent; return its row, and what was said about it."""
    assert main(["leaderboard", *words, *FEW]) == 0
    printed = capsys.readouterr()
    row: LeaderboardRow = json.loads(printed.out)
    return row, printed.err


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return why a command is refused."""
    assert main(["leaderboard", *words, *FEW]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    return printed.err


def test_the_page_has_the_published_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert AGENTS and len(set(AGENTS)) == len(AGENTS)
    table = "\n".join(format_table(read_table()))
    assert table in PAGE.read_text("utf-8")
    assert main(["leaderboard"]) == 0
    assert capsys.readouterr().out == f"{table}\n"


def test_a_published_row_has_as_many_games_in_every_cell() -> None:
    for row in read_table():
        assert list(row["games"]) == list(leaderboard.CELLS)
        assert len({len(games.split()) for games in row["games"].values()}) == 1
        assert all(
            re.fullmatch(r"[+-][0-9a-f]{4}", game)
            for games in row["games"].values()
            for game in games.split()
        )


@pytest.mark.parametrize("agent", ["random", "thumb"])
def test_the_games_of_a_published_row_are_played_again(
    agent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    row, said = play(capsys, agent)
    assert list(row["games"]) == ["2p4e", "4p6e"]
    assert said == "2 of 2 games are those of the published row\n"


@pytest.mark.breadth
@pytest.mark.parametrize("row", read_table(), ids=AGENTS)
def test_more_games_of_every_published_row_are_played_again(
    row: LeaderboardRow, capsys: pytest.CaptureFixture[str]
) -> None:
    if row["code"] not in (None, version()):
        pytest.skip("the bots have changed since")
    words = ["leaderboard", row["agent"], "--games", "2", "--cells", "2p4e,3p5e", "--jobs", "2"]
    assert main(words) == 0
    assert capsys.readouterr().err == "4 of 4 games are those of the published row\n"


def test_a_row_of_another_version_is_not_compared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row, _ = play(capsys, "random")
    row["games"]["4p6e"], row["code"] = "+0000", "12345678"
    monkeypatch.setattr(leaderboard, "read_table", lambda: [row])
    _, said = play(capsys, "random")
    assert "has version 12345678, and this is None: games are not compared" in said


def test_a_game_that_differs_from_the_published_row_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row, _ = play(capsys, "random")
    row["games"]["4p6e"] = "+0000"
    monkeypatch.setattr(leaderboard, "read_table", lambda: [row])
    assert main(["leaderboard", "random", *FEW]) == 1
    said = capsys.readouterr().err
    assert said == "1 of 2 games are those of the published row; the first other: 4p6e-1001\n"


def test_the_agent_on_the_page_takes_part(
    write: Write, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    [text] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    results = ["--results", str(tmp_path / "games.jsonl")]
    row, said = play(capsys, write(text), *results)
    assert (row["agent"], said) == ("mybot", "")
    assert row["turns"] > 10
    saved = (tmp_path / "games.jsonl").read_text("utf-8")
    assert saved.count("\n") == 2
    assert play(capsys, write(text), *results)[0] == row
    assert (tmp_path / "games.jsonl").read_text("utf-8") == saved, "saved games are not played"
    other, _ = play(capsys, write(f"{text}\n# another file"), *results)
    assert other["games"] == row["games"] and other["code"] != row["code"]
    assert (tmp_path / "games.jsonl").read_text("utf-8").count("\n") == 4


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (AGENT.replace("v1", "v0"), "is for the leaderboard v0, and this is v1"),
        (AGENT.replace("leaderboard =", "board ="), 'leaderboard = "v1" in the class'),
        (
            AGENT + AGENT.replace("My", "Your"),
            "exactly one class without a leading _; it has: MyBot, YourBot",
        ),
        ("x = 1\n", "it has: none"),
        ("class MyBot:", "is not a Python file"),
        (AGENT.replace("choose", "pick"), "has no method choose(view)"),
    ],
)
def test_a_file_that_is_no_agent_is_refused(
    text: str, why: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in refusal(capsys, write(text))


def test_an_agent_needs_a_name_of_its_own(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(write(AGENT))
    assert "thumb is the name of a bot" in refusal(
        capsys, str(file.rename(file.with_name("thumb.py")))
    )
    file.parent.joinpath("own").mkdir()
    write(AGENT)
    play(capsys, str(file))  # which loads its module
    other = file.parent / "own" / "mybot.py"
    other.write_text(AGENT, "utf-8")
    assert "mybot is also the name of another module" in refusal(capsys, str(other))
    assert "there is no 'nobody'" in refusal(capsys, "nobody")


def test_results_of_another_version_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    play(capsys, "random", "--results", str(file))
    file.write_text(file.read_text("utf-8").replace('"v1"', '"v0"'), "utf-8")
    assert "is for the leaderboard v0" in refusal(capsys, "random", "--results", str(file))


def test_the_leaderboard_has_a_number_of_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaderboard", "random", "--games", "201"]) == 2
    assert "200 deals in each cell, not 201" in capsys.readouterr().err
