"""Chance agrees with the exact probabilities, with a dealt deck and with a random stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from fourcures import Game
from fourcures.compiled import batch, cpu
from fourcures.engine.arrays import array_of
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.chance import make_chance, random_below, seed_stream
from fourcures.engine.rules.setup import Agreement, make_agreement
from tests.engine.arranging import document
from tests.engine.chi_square import deviates, fits
from tests.sizes import size

DEALS = size(600, 1500, 10_000)


def new_games() -> Iterator[Game]:
    for number in range(DEALS):
        yield Game.new(players=4, epidemics=5, hands="open", events=[], seed=f"chance-{number}")


@pytest.fixture(scope="module")
def deals() -> list[dict[str, Any]]:
    """Return the positions after the deal; tests share them."""
    return [document(game) for game in new_games()]


def test_the_test_itself_can_fail() -> None:
    assert fits([100, 101, 99, 100], [100] * 4)
    assert deviates([150, 50, 100, 100], [100] * 4) > 4


def test_every_city_is_equally_likely_to_be_infected_at_set_up(deals: list[dict[str, Any]]) -> None:
    first = Counter(city for position in deals for city in position["cubes"])
    assert fits([first[city] for city in CITIES], [DEALS * 9 / 48] * 48)


def test_every_card_is_equally_likely_to_be_dealt(deals: list[dict[str, Any]]) -> None:
    dealt = Counter(
        card for position in deals for player in position["players"] for card in player["hand"]
    )
    assert fits([dealt[city] for city in CITIES], [DEALS * 8 / 48] * 48)


@pytest.mark.breadth
def test_R2_5_the_first_epidemic_lies_anywhere_in_the_first_pile() -> None:
    """48 cards, 8 dealt: five piles of 8 and an epidemic, nine places each."""
    place = Counter(next_epidemic(game) for game in new_games())
    assert set(place) <= set(range(9))
    assert fits([place[i] for i in range(9)], [DEALS / 9] * 9)


def next_epidemic(game: Game) -> int:
    """Return how many player cards are above the first epidemic, found by drawing."""
    drawn = 0
    while True:
        outcomes = draw(game)
        cards = outcomes[:2]
        if "epidemic" in cards:
            return drawn + cards.index("epidemic")
        drawn += 2


def draw(game: Game) -> list[str]:
    """Pass, draw and advance to the next turn; return the chance outcomes of the draw."""
    if game.position()["turn"]["phase"] == "actions":
        game.play("pass")
    game.play("next")
    outcomes = game.entries[-1].line.outcomes
    while game.outcome is None and game.position()["turn"]["phase"] == "discard":
        game.play(game.legal_moves[0])
    while game.outcome is None and game.position()["turn"]["phase"] in ("infect", "epidemic"):
        game.play("next")
    return outcomes


def test_R12_4_layer_odds_hold_after_an_epidemic() -> None:
    """After an epidemic, each card of the top layer is equally likely."""
    known = ["lima", "cairo", "tokyo", "paris"]
    position = {
        "players": [{"role": "scientist", "city": "sydney"}, {"role": "researcher"}],
        "turn": {"phase": "infect"},
        "epidemics_drawn": 1,
        "infection_deck": {"layers": [known, ["..."]]},
    }
    counts: Counter[str] = Counter()
    for number in range(size(400, 800, 4000)):
        game = Game.from_position(position, seed=f"layer-{number}")
        game.play("next")
        counts.update(game.position()["infection_discards"])
    total = sum(counts.values())
    assert set(counts) <= set(known)
    assert fits([counts[city] for city in known], [total / 4] * 4)


@pytest.mark.breadth
def test_the_bottom_card_of_a_layer_is_as_random_as_its_top() -> None:
    counts: Counter[str] = Counter()
    number_of_deals = size(1000, 2000, 10_000)
    position = {
        "players": [{"role": "scientist", "city": "sydney"}, {"role": "researcher"}],
        "turn": {"phase": "draw"},
        "player_deck": {"next": ["epidemic"]},
        "infection_deck": {"layers": [["..."]]},
    }
    for number in range(number_of_deals):
        game = Game.from_position(position, seed=f"bottom-{number}")
        game.play("next")
        counts[game.entries[-1].line.outcomes[2]] += 1
    assert fits([counts[city] for city in CITIES], [number_of_deals / 48] * 48)


def test_the_stream_is_uniform() -> None:
    chance = make_chance()
    seed_stream(chance, 1)
    for n in (2, 7, 48, 53):
        counts = Counter(random_below(chance, n) for _ in range(400 * n))
        assert fits([counts[i] for i in range(n)], [400.0] * n)


def test_streams_of_neighbouring_seeds_are_unrelated() -> None:
    firsts = []
    for seed in range(4096):
        chance = make_chance()
        seed_stream(chance, seed)
        firsts.append(random_below(chance, 16))
    pairs = Counter(pairwise(firsts))
    assert fits([pairs[a, b] for a in range(16) for b in range(16)], [4095 / 256] * 256)


def test_R2_5_the_stream_spreads_epidemics_like_the_piles_say() -> None:
    """In simulation too: the first draw of two cards contains an epidemic in 2 of 9 games."""
    rules = cpu.load()
    desk = cpu.Desk(seed=1)
    agreements = array_of(Agreement, make_agreement(players=4, epidemics=5, events=0))
    games = size(4000, 4000, 40_000)
    hits = 0
    for _ in range(games):
        rules.set_up_at(desk.states, 0, agreements, desk.chances, desk.log)
        for _ in range(2):  # pass, then next
            n = rules.list_legal_at(desk.states, 0, desk.moves)
            rules.step_at(desk.states, 0, desk.moves[n - 1], desk.chances, desk.log)
        hits += int(desk.states[0]["drawn"])
    assert fits([hits, games - hits], [games * 2 / 9, games * 7 / 9])
    assert batch.list_legal_at is not rules.list_legal_at
