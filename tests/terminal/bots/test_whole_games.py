"""Whole games with bots, typed in a real terminal: full screen of 80 by 24, or lines of text."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from fourcures.bots import warm_up
from fourcures.terminal.bots.session import BotSession
from fourcures.terminal.keyboard import count_turns
from tests.sizes import size

from ...cli.driving import Terminal, ending
from .playing import session, whole_game


class Played(NamedTuple):
    """A game with bots: the options as they are typed, and as the session has them."""

    words: str
    bots: tuple[str | None, ...]
    options: dict[str, Any]
    language: str = "en"


GAMES = [
    Played(
        "--bots 3 --bot thumb --epidemics 6",
        (None, *["thumb"] * 3),
        {"players": 4, "epidemics": 6},
    ),
    Played("--bots 1 --plain", (None, "careful"), {}),
    Played("--bots 3 --epidemics 5", (None, *["careful"] * 3), {"players": 4, "epidemics": 5}),
    Played("--bot deep --language de", (None, "deep"), {}, "de"),
    Played(
        "--players 4 --bots 2 --bot quick --hands open --epidemics 6",
        (None, None, "quick", "quick"),
        {"players": 4, "hands": "open", "epidemics": 6},
    ),
    Played(
        "--players 3 --bots 1 --bot quick --hands private --plain",
        (None, None, "quick"),
        {"players": 3, "hands": "private"},
    ),
    Played("--bot thumb --edition 2008 --language pl", (None, "thumb"), {"edition": "2008"}, "pl"),
    Played(
        "--bots 1 --roles scientist,dispatcher --epidemics 5 --language ru",
        (None, "careful"),
        {"roles": ["scientist", "dispatcher"], "epidemics": 5},
        "ru",
    ),
    Played(
        "--players 4 --bot quick --hands private --plain --language de",
        (None, *["quick"] * 3),
        {"players": 4, "hands": "private"},
        "de",
    ),
    Played(
        "--bots 3 --bot careful --first 1", (None, *["careful"] * 3), {"players": 4, "first": 1}
    ),
]


@pytest.fixture(scope="module", autouse=True)
def machine_code() -> None:
    """Compile before the tests, because it may exceed the time limit of one."""
    warm_up.ensure_compiled()


@pytest.mark.parametrize("number", range(size(1, 10, 10)))
def test_a_whole_game_with_bots_in_a_terminal(number: int) -> None:
    """The same moves give the same game here and there, because bots decide alike."""
    game, seed = GAMES[number], str(number)
    table = session(*game.bots, code=game.language, seed=seed, **game.options)
    terminal = Terminal("play", *game.words.split(), "--seed", seed)
    (type_in_lines if "--plain" in game.words else type_on_screen)(terminal, table, number)
    assert table.game.outcome is not None
    assert terminal.close() == 0
    assert ending(table)[-30:] in " ".join(" ".join(terminal.lines).split())


def type_on_screen(terminal: Terminal, table: BotSession, seed: int) -> None:
    """Type a whole game on the full screen; the prompt shows when bots have acted."""
    terminal.until(lambda seen: seen[-1] == table.prompt().rstrip(), "the first prompt")
    for line in whole_game(table, seed):
        seen = terminal.type(line, table.prompt())
        turn = table.say("terminal-screen-turn", turn=count_turns(table.game))
        assert len(seen) == 24 and seen[0].startswith(f" {turn} ")
    terminal.child.send("quit\r")


def type_in_lines(terminal: Terminal, table: BotSession, seed: int) -> None:
    """Type a whole game line by line."""
    for line in whole_game(table, seed):
        terminal.child.expect_exact("> ")
        terminal.child.send(f"{line}\n")
    terminal.child.expect_exact("> ")
    terminal.child.send("quit\n")
