"""Custom bots in the arena: found by name, one agent per seat, with clear error messages."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.bots import BOTS, RandomBot
from fourcures.bots.custom import choose_move
from fourcures.cli import main
from fourcures.engine.view import View
from fourcures.lab.arena import Match, make_team, play
from fourcures.lab.scenarios import Scenario

PAGE = Path(__file__).parents[2] / "docs" / "bots" / "write.md"
ARENA = ["arena", "--players", "2", "--epidemics", "4", "--games", "2", "--json"]
Write = Callable[[str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write `mybot.py` into an empty folder and change to it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])

    def written(text: str) -> None:
        (tmp_path / "mybot.py").write_text(text, "utf-8")

    yield written
    sys.modules.pop("mybot", None)


def bot(choice: str) -> str:
    """Return the source of a bot with this body."""
    return f"class MyBot:\n    def choose(self, view):\n        {choice}\n"


def test_the_bot_in_the_documentation_plays_with_built_in_bots(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    [text] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    write(text)
    figures = []
    for jobs in "12":
        words = ["--team", "mybot:MyBot", "--against", "random", "--jobs", jobs]
        assert main([*ARENA, *words]) == 0
        printed = json.loads(capsys.readouterr().out)
        assert list(printed["against"]) == ["random", "paired"]
        figures.append(printed["mybot:MyBot"])
        del figures[-1]["seconds_a_turn"]
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 2 and figures[0]["cures"] > 1


def test_every_seat_has_an_agent_of_its_own(write: Write) -> None:
    write(bot("return None"))
    for name in (*BOTS, "mybot:MyBot"):
        agents = make_team(Match(Scenario(4, 5), name, 1, 1))
        assert len({id(agent) for agent in agents}) == 4
        assert not any(getattr(agent, "team", False) for agent in agents)


def test_built_in_bots_play_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--team", "quick"]) == 0
    assert json.loads(capsys.readouterr().out)["quick"]["games"] == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "there is no 'nobody'; use search, policy, thumb,"),
        ("nobody:MyBot", "no module nobody"),
        ("mybot:YourBot", "no class 'YourBot'"),
        ("mybot:", "no class ''"),
        (":MyBot", "cannot be imported: ValueError"),
        ("mybot:NUMBER", "no class 'NUMBER'"),
        ("mybot.py:MyBot", "write mybot:MyBot, the name of a module without .py"),
        ("mybot:Eager", "mybot:Eager needs n, other: a bot is created without arguments"),
        ("mybot:Mute", "mybot:Mute is not a bot: it has no method choose(view)"),
    ],
)
@pytest.mark.parametrize("option", ["--team", "--against"])
def test_a_name_without_a_bot_is_refused(
    option: str, name: str, said: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    eager = bot("return None").replace("MyBot", "Eager")
    eager += "    def __init__(self, n, *more, last=1, other, **rest): ...\n"
    write("NUMBER = 1\nclass Mute: ...\n" + eager + bot("return None"))
    assert said in refused(capsys, option, name)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("class MyBot\n", "mybot cannot be imported: SyntaxError"),
        ("import nothing_of_that_name\n", "No module named 'nothing_of_that_name'"),
        ("raise SystemExit(0)\n", "mybot cannot be imported: SystemExit"),
    ],
)
def test_a_module_that_cannot_be_imported_says_why(
    text: str, said: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    write(text)
    assert said in refused(capsys, "--team", "mybot:MyBot")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (bot("return view.cards"), "AttributeError: 'View' object has no attribute 'cards'"),
        (bot("return view.cards"), "(mybot.py, line 3)"),
        (bot("raise SystemExit(0)"), "SystemExit: 0"),
        (
            bot("return 'shuttle cairo'"),
            "its move 'shuttle cairo' is not in view.legal_moves: There is no research station in",
        ),
        (bot("return 'dance'"), "its move 'dance' cannot be read: "),
        (bot("return -1"), "its move -1 is not in view.legal_moves"),
    ],
)
def test_a_faulty_bot_ends_the_arena_and_does_not_lose(
    text: str, said: str, write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    write(text)
    for jobs in "12":
        line = refused(capsys, "--team", "mybot:MyBot", "--seed", "7", "--jobs", jobs)
        assert re.search("mybot:MyBot failed in deal arena-[78]: ", line)
        assert said in line


def test_taking_a_card_that_is_not_there_ends_the_arena(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    """R12.6: with private hands, every request that could be granted is among the moves."""
    write(bot("return next((m for m in view.legal_moves if str(m).startswith('take')), None)"))
    line = refused(capsys, "--team", "mybot:MyBot", "--hands", "private")
    assert "mybot:MyBot failed in deal arena-1: IllegalMove: take atlanta from" in line


def test_games_of_custom_bots_are_not_saved(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    write(bot("return None"))
    for option in ("--team", "--against"):
        assert "--results needs a built-in bot" in refused(
            capsys, option, "mybot:MyBot", "--results", "games"
        )
    assert not Path("games").exists()


def test_a_bot_that_always_waits_plays_to_the_end(write: Write) -> None:
    write(bot("return None"))
    assert not play(Match(Scenario(3, 5), "mybot:MyBot", 1, 1)).won


def test_a_bot_may_choose_by_text(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    """The games are the same whether the bot returns moves or their texts."""
    figures = []
    for choice in ("return move", "return move and str(move)", "return move and str(move).upper()"):
        write(
            "from fourcures.bots import RuleOfThumb\n"
            + bot(f"move = RuleOfThumb().choose(view); {choice}")
        )
        assert main([*ARENA, "--team", "mybot:MyBot"]) == 0
        figures.append(json.loads(capsys.readouterr().out)["mybot:MyBot"])
        del figures[-1]["seconds_a_turn"]
        sys.modules.pop("mybot")
    assert figures[0] == figures[1] == figures[2]


@pytest.mark.parametrize("hands", ["open", "private"])
def test_every_legal_move_can_be_chosen_by_its_text(hands: str) -> None:
    class Talker:
        def __init__(self, text: str) -> None:
            self.text = text

        def choose(self, _view: View) -> str:
            return self.text

        def agree(self, _view: View, _text: str) -> bool:
            return True

    game = Game.new(players=3, epidemics=5, hands=hands, seed="text")
    thinker = RandomBot(1)
    while game.outcome is None:
        for seat in range(3):
            view = game.view(seat)
            for move in view.legal_moves[:: 1 + len(view.legal_moves) // 20]:
                assert choose_move(Talker(str(move)), view) == move
        game.play(thinker.choose(game.view(game.legal_moves[-1].seat)) or game.legal_moves[-1])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the one-line error that the command prints instead of results."""
    assert main([*ARENA, *words]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.count("\n") == 1
    return seen.err
