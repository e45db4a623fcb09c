"""`fourcures play --terminal`: whole games on a screen of 80 columns and 24 lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.terminal.session import Session
from tests.sizes import size

from ..cli.driving import Terminal, ending, whole_game

COLOUR = re.compile(rb"\x1b\[[0-9;]*\b(3[0-7]|9[0-7]|38|48)\b[0-9;]*m")


def opened(table: Session, *words: str, **changes: str) -> Terminal:
    """Return a terminal that displays the first prompt."""
    terminal = Terminal("play", "--terminal", *words, environ=changes)
    terminal.until(lambda seen: seen[-1] == table.prompt().rstrip(), "the first prompt")
    return terminal


def looks_right(seen: list[str]) -> None:
    """Assert that the status line is on top and the prompt at the bottom, without scrolling."""
    assert len(seen) == 24
    assert seen[0].startswith(" Turn ")
    assert seen[-1].endswith(">")
    is_page = seen[-2].startswith("Enter: ")
    assert is_page or seen[1].startswith("NORTH AMERICA")
    assert is_page or seen[13].split()[0] in ("within", "in", "epidemics")


def quit_after_the_end(terminal: Terminal, table: Session) -> None:
    """Quit, and assert that the terminal then contains the result of the game."""
    terminal.child.send("quit\r")
    assert terminal.close() == 0
    assert ending(table) in terminal.lines


def clear_and_interrupt(terminal: Terminal) -> None:
    """Assert that Ctrl-C clears the line, and quits if the line is empty."""
    terminal.child.sendintr()
    terminal.until(lambda seen: seen[-1].endswith(">"), "the empty line")
    terminal.child.sendintr()
    assert terminal.close() == 130


@pytest.mark.breadth  # the test of private hands below covers this too
def test_a_whole_game_at_80_by_24() -> None:
    table = Session(Game.new(seed="4", players=4))
    terminal = opened(table, "--seed", "4", "--players", "4")
    for line in whole_game(table, 4):
        looks_right(terminal.type(line, table.prompt()))
    assert terminal.lines[-1].startswith("Game over, ")
    quit_after_the_end(terminal, table)


@pytest.mark.breadth
def test_a_whole_game_with_private_hands() -> None:
    seed = size(43, 6, 6)  # `make test` plays a short game
    table = Session(Game.new(seed=str(seed), players=2, epidemics=6))
    terminal = opened(table, "--seed", str(seed), "--players", "2", "--epidemics", "6")
    for line in whole_game(table, seed):
        seen = terminal.type(line, table.prompt())
        looks_right(seen)
        if table.viewer is None and not seen[-2].startswith("Enter"):
            hands = [row for row in seen if re.match(r"[ >][CDMOQRS] [A-Z]", row)]
            assert all("hidden" in row or "no cards" in row for row in hands)
    quit_after_the_end(terminal, table)


def test_long_answers_cover_the_map_and_enter_brings_it_back() -> None:
    table = Session(Game.new(seed="7", players=3))
    terminal = opened(table, "--seed", "7", "--players", "3")
    seen = terminal.type("help")
    assert seen[-2] == "Enter: back to the map"
    terminal.child.send("\r")
    terminal.until(lambda seen: seen[1].startswith("NORTH AMERICA"), "the map")
    assert terminal.type("legal direct")[1] == "direct washington"
    # A command may be typed instead of Enter.
    seen = terminal.type("chicago")
    assert "The Medic moves to Chicago." in seen
    assert "From Chicago: ●Atlanta" in "\n".join(seen)
    assert "The last move is undone." in terminal.type("undo")
    terminal.child.sendeof()
    assert terminal.close() == 0


@pytest.mark.breadth
def test_completion_offers_the_legal_moves() -> None:
    table = Session(Game.new(seed="7", players=3))
    terminal = opened(table, "--seed", "7", "--players", "3")
    terminal.child.send("drive ")
    terminal.until(lambda seen: any(row.rstrip().endswith(" miami") for row in seen), "the menu")
    terminal.child.send("mi\t")
    terminal.until(lambda seen: seen[-1].endswith("> drive miami"), "the completion")
    terminal.child.send("\r")
    terminal.until(lambda seen: "The Medic moves to Miami." in seen, "the move")
    terminal.until(lambda seen: seen[-1].endswith(">"), "the prompt")
    terminal.child.send("\x1b[A")
    terminal.until(lambda seen: seen[-1].endswith("> drive miami"), "the line from the history")
    clear_and_interrupt(terminal)


@pytest.mark.breadth
def test_a_long_line_scrolls_and_the_prompt_stays() -> None:
    table = Session(Game.new(seed="7", players=3))
    terminal = opened(table, "--seed", "7", "--players", "3")
    terminal.child.send("order " + "sao_paulo " * 12 + "end")
    seen = terminal.until(lambda seen: seen[-1].endswith("end"), "the end of the line")
    assert seen[-1].startswith(table.prompt().rstrip())
    clear_and_interrupt(terminal)


@pytest.mark.breadth
def test_no_color_means_no_colour() -> None:
    table = Session(Game.new(seed="7"))
    coloured = opened(table, "--seed", "7")
    by_option = opened(table, "--seed", "7", "--no-color")
    by_environment = opened(table, "--seed", "7", NO_COLOR="1")
    for terminal in (coloured, by_option, by_environment):
        terminal.child.sendintr()
        assert terminal.close() == 130
    assert COLOUR.search(coloured.raw)
    assert not COLOUR.search(by_option.raw)
    assert not COLOUR.search(by_environment.raw)


@pytest.mark.breadth
def test_a_terminal_too_small_still_has_its_prompt() -> None:
    table = Session(Game.new(seed="7"))
    terminal = Terminal("play", "--seed", "7", size=(5, 30))
    terminal.until(lambda seen: seen[-1] == table.prompt().rstrip(), "the prompt")
    terminal.child.sendintr()
    assert terminal.close() == 130


@pytest.mark.breadth
def test_a_terminal_with_few_characters_shows_letters_instead_of_symbols() -> None:
    table = Session(Game.new(seed="7"))
    terminal = opened(table, "--seed", "7", PYTHONIOENCODING="ascii")
    assert "bAtlanta" in "\n".join(terminal.lines)
    assert "yBogota" in "\n".join(terminal.lines)
    terminal.child.sendintr()
    assert terminal.close() == 130


def test_ctrl_c_clears_the_line_and_the_game_is_saved(tmp_path: Path) -> None:
    table = Session(Game.new(seed="7", players=3))
    terminal = opened(table, "--seed", "7", "--players", "3", XDG_DATA_HOME=str(tmp_path))
    terminal.type("chicago")
    terminal.child.send("drive atl")
    terminal.until(lambda seen: seen[-1].endswith("> drive atl"), "the line")
    clear_and_interrupt(terminal)
    assert "The game is not over. It has been saved; continue it with:" in terminal.lines
    left = Game.from_record(json.loads((tmp_path / "fourcures" / "last-game.json").read_text()))
    assert [entry.line.text for entry in left.entries] == ["drive chicago"]
