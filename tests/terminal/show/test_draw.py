"""The drawn screen never exceeds the terminal, and agrees with the position."""

from __future__ import annotations

import random
import re

import pytest
from prompt_toolkit.utils import get_cwidth

from fourcures import Game
from fourcures.engine.rules.board import CITIES
from fourcures.terminal.say.regions import COLUMNS, REGIONS
from fourcures.terminal.say.reply import Reply
from fourcures.terminal.session import Session
from fourcures.terminal.show.draw import draw_page, draw_screen, fits
from fourcures.text.names import symbol_of
from tests.sizes import sweep

from ...cli.driving import choose

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def shown(table: Session, reply: Reply, size: tuple[int, int]) -> list[str]:
    """Return the lines of the screen without colours."""
    overview = table.overview()
    text = (
        draw_screen(overview, table.names, reply, ["Before."], size, True)
        if fits(overview, table.names, reply, size)
        else draw_page(overview, table.names, reply, 0, size, True)
    )
    return ESCAPE.sub("", text).split("\n")


def test_every_city_has_one_place_and_the_map_has_thirteen_lines() -> None:
    assert sorted(city for cities in REGIONS.values() for city in cities) == sorted(CITIES)
    assert max(sum(1 + len(REGIONS[name]) for name in column) for column in COLUMNS) == 13


@pytest.mark.parametrize("size", [(80, 23), (80, 20), (40, 12), (132, 50)])
@pytest.mark.parametrize("players", sweep([4, 3, 2]))
def test_a_whole_game_never_leaves_the_screen(size: tuple[int, int], players: int) -> None:
    table = Session(Game.new(seed=str(players), players=players, epidemics=6, hands="open"))
    dice = random.Random(1)
    reply = table.welcome
    while table.game.outcome is None:
        lines = shown(table, reply, size)
        assert len(lines) <= size[1]
        assert max(map(get_cwidth, lines)) <= size[0]
        reply = table.do(choose(table, dice))
    assert table.game.outcome.result.upper() in shown(table, reply, size)[0] or size[0] < 80


def test_the_map_shows_cubes_station_and_pawns() -> None:
    position = {
        "players": [{"role": "medic", "city": "paris"}, {"role": "scientist", "city": "paris"}],
        "cubes": {"paris": {"blue": 2, "black": 1}, "cairo": {"black": 3}},
        "stations": ["atlanta", "paris"],
    }
    table = Session(Game.from_position(position, "7"))
    text = "\n".join(shown(table, Reply([]), (80, 23)))
    assert "2●Paris 1■⌂MS" in text
    assert "3■Cairo" in text
    assert "Atlanta ⌂" in text
    assert "2 of 6 ⌂ built" in text


def test_the_hand_of_the_deciding_player_is_never_cut() -> None:
    hand = ["san_francisco", "st_petersburg", "buenos_aires", "johannesburg", "mexico_city"]
    position = {
        "players": [{"role": "medic", "hand": [*hand, "istanbul"]}, {"role": "scientist"}],
    }
    table = Session(Game.from_position(position, "7"))
    text = "\n".join(shown(table, Reply([]), (80, 23)))
    assert all(f"{symbol_of(card)}{table.names(card)}" in text for card in hand)


@pytest.mark.parametrize("city", CITIES)
def test_every_road_is_shown(city: str) -> None:
    """Six roads from Hong Kong once ran off the screen."""
    players = [{"role": "medic", "city": city}, {"role": "scientist"}]
    table = Session(Game.from_position({"players": players}, "7"))
    line = next(x for x in shown(table, Reply([]), (80, 23)) if x.startswith("From "))
    assert all(
        f"{symbol_of(other)}{table.names(other)[:7]}" in line for other in Game.neighbors(city)
    )


def test_a_long_reply_becomes_a_page_and_loses_nothing() -> None:
    table = Session(Game.new(seed="7", players=4))
    news = Reply([f"Sentence number {number}." for number in range(20)])
    lines = shown(table, news, (80, 23))
    assert [line for line in lines if line.startswith("Sentence")] == list(news.lines)
    assert lines[-1] == "Enter: back to the map"
