"""Compare the outbreak odds with playing out every order of the cards."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from fourcures import Game, View
from fourcures.analysis import OutbreakOdds, outbreak_odds
from fourcures.analysis import outbreaks as exact
from fourcures.analysis.kernels.effective_cards import find_effective_cards
from fourcures.compiled import cpu, library
from fourcures.engine.events import Outbreak
from fourcures.engine.rules.board import CITIES, CITY
from fourcures.testing import random_game
from tests.engine.arranging import all_but, at
from tests.sizes import size

Json = dict[str, Any]
HOT = {
    "cairo": {"black": 3},
    "algiers": {"black": 2},
    "baghdad": {"black": 3},
    "tehran": {"black": 2},
    "milan": {"blue": 3},
    "essen": {"blue": 2},
    "lima": {"yellow": 1},
}
TOP = ["cairo", "algiers", "tehran", "milan", "essen", "lima"]


def table(**more: Any) -> Json:
    """Return a position close to outbreaks: six reshuffled cards are on top."""
    others = [city for city in CITIES if city not in TOP]
    return {
        "players": [at("medic", "tokyo"), at("scientist", "tokyo")],
        "cubes": HOT,
        "infection_discards": [],
        "infection_deck": {"layers": [TOP, others]},
        **more,
    }


def played_out(position: Json) -> tuple[set[str], bool]:
    """Return the outbreaks in the rest of the turn, and whether they end the game."""
    game = Game.from_position(position, seed="any")
    broke: set[str] = set()
    seat = game.position()["turn"]["seat"]
    while game.outcome is None and game.position()["turn"]["seat"] == seat:
        text = "pass" if game.position()["turn"]["phase"] == "actions" else "next"
        broke |= {one.city for one in game.play(text) if isinstance(one, Outbreak)}
    return broke, game.outcome is not None


def counted(positions: list[Json]) -> tuple[dict[str, float], float, float]:
    """Return the shares of equally likely positions with an outbreak by city, any, or a loss."""
    cities: Counter[str] = Counter()
    some = lost = 0
    for position in positions:
        broke, over = played_out(position)
        cities.update(broke)
        some += bool(broke)
        lost += over
    return (
        {city: n / len(positions) for city, n in cities.items()},
        some / len(positions),
        lost / len(positions),
    )


def check(found: OutbreakOdds, expected: tuple[dict[str, float], float, float]) -> None:
    cities, some, lost = expected
    assert found.margin == 0
    assert found.cities == pytest.approx(cities)
    assert found.any == pytest.approx(some)
    assert found.lost == pytest.approx(lost)


@pytest.mark.breadth
@pytest.mark.parametrize(("drawn", "rate"), [(0, 2), (3, 3), (5, 4)])
@pytest.mark.parametrize("outbreaks", [0, 6])
def test_every_order_of_the_infection_cards_is_counted(
    drawn: int, rate: int, outbreaks: int
) -> None:
    base = table(
        epidemics=6,
        epidemics_drawn=drawn,
        outbreaks=outbreaks,
        turn={"phase": "infect", "infections_left": rate},
    )
    orders = [
        base | {"infection_deck": base["infection_deck"] | {"next": list(order)}}
        for order in itertools.permutations(TOP, rate)
    ]
    check(outbreak_odds(Game.from_position(base).view(0)), counted(orders))


def test_supplies_that_run_out_are_counted() -> None:
    places = ["bogota", "buenos_aires", "miami", "santiago", "sao_paulo", "lagos", "kinshasa"]
    cubes = HOT | {city: {"yellow": 3} for city in places} | {"lima": {"yellow": 2}}
    base = table(cubes=cubes, turn={"phase": "infect", "infections_left": 2})
    orders = [
        base | {"infection_deck": base["infection_deck"] | {"next": list(order)}}
        for order in itertools.permutations(TOP, 2)
    ]
    found = outbreak_odds(Game.from_position(base).view(0))
    check(found, counted(orders))


def test_an_epidemic_to_come_and_its_reshuffle_are_counted() -> None:
    bottom = ["lagos", "milan", "tehran"]
    discards = ["cairo", "algiers", "lima"]
    middle = [city for city in CITIES if city not in bottom + discards]
    base = table(
        infection_discards=discards,
        infection_deck={"layers": [middle, bottom]},
        # The epidemic is one of the last two cards of the pile, so it will be drawn.
        player_deck={"piles": [{"cards": 2, "epidemics": 1}]},
        player_discards=all_but("paris"),
        epidemics=4,
        epidemics_drawn=3,
        turn={"phase": "draw"},
    )
    ways = []
    for last in bottom:
        for order in itertools.permutations([*discards, last]):
            deck = base["infection_deck"] | {"bottom": [last], "shuffles": [list(order)]}
            ways.append(base | {"infection_deck": deck})
    found = outbreak_odds(Game.from_position(base).view(0))
    check(found, counted(ways))


@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (1, False)])
def test_R12_3_whoever_looks_at_a_forecast_knows_what_will_break_out(
    viewer: int, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = table(
        players=[at("medic", "tokyo", "forecast"), at("scientist", "tokyo")],
        hands="private",
        turn={"phase": "infect", "infections_left": 2},
    )
    base["infection_deck"]["next"] = TOP
    game = Game.from_position(base)
    game.play("forecast")
    expected = dict.fromkeys(played_out(base)[0], 1.0)
    found = outbreak_odds(game.view(viewer))
    assert found.margin == 0
    assert (found.cities == pytest.approx(expected)) == seen
    monkeypatch.setattr(exact, "MOST_BRANCHES", 0)
    sampled = outbreak_odds(game.view(viewer))
    for city in found.cities | sampled.cities:
        difference = abs(found.cities.get(city, 0) - sampled.cities.get(city, 0))
        assert difference <= (1e-9 if seen else 2 * sampled.margin)


def test_with_a_quiet_night_only_epidemics_can_break_out() -> None:
    quiet = table(turn={"phase": "infect", "infections_left": 2, "quiet_nights": 1})
    found = outbreak_odds(Game.from_position(quiet).view(0))
    assert (found.cities, found.any, found.lost) == ({}, 0, 0)


def test_only_cards_near_trouble_are_followed_one_by_one() -> None:
    """Atlanta is about to break out; Essen is quiet and far away."""
    game = Game.from_position(table(cubes={"atlanta": {"blue": 3}, "chicago": {"blue": 2}}))
    top = sum(1 << CITY[city] for city in ("atlanta", "chicago", "essen"))
    effective = find_effective_cards(game.state, top, draws=2)
    assert effective == 1 << CITY["atlanta"] | 1 << CITY["chicago"]


def test_an_epidemic_on_an_empty_deck_strikes_no_city_but_reshuffles() -> None:
    base = table(
        cubes={"milan": {"blue": 3}},
        infection_discards=list(CITIES),
        infection_deck={"layers": []},
        player_deck={"piles": [{"cards": 2, "epidemics": 1}]},
        player_discards=all_but("paris"),
        epidemics=4,
        epidemics_drawn=3,
        turn={"phase": "draw"},
    )
    found = outbreak_odds(Game.from_position(base).view(0))
    assert found.cities == pytest.approx({"milan": 3 / 48})


def test_odds_are_the_same_to_the_last_bit_compiled_and_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert exact.load_kernels() is not None
    for number in range(size(6, 30, 300)):
        view = random_view(number)
        with monkeypatch.context() as patch:
            if number % 3 == 2:
                patch.setattr(exact, "MOST_BRANCHES", 0)  # sampled
            compiled = outbreak_odds(view)
            patch.setattr(exact, "load_kernels", lambda: None)
            assert outbreak_odds(view) == compiled


def test_without_a_library_the_kernels_run_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(*modules: ModuleType) -> None:
        raise library.Unusable

    monkeypatch.setattr(cpu, "load_library", load)
    assert exact.load_kernels() is None


def test_chains_lists_the_cities_to_which_each_outbreak_spreads() -> None:
    found = outbreak_odds(Game.from_position(table()).view(0))
    assert found.chains["cairo"] == ["baghdad"]
    assert found.chains["milan"] == []
    assert set(found.chains) == {"cairo", "baghdad", "milan"}


def test_when_the_deck_runs_out_nothing_breaks_out_any_more() -> None:
    last = table(player_deck={"piles": []}, player_discards=all_but(), epidemics_drawn=4)
    found = outbreak_odds(Game.from_position(last).view(0))
    assert (found.cities, found.any, found.lost) == ({}, 0, 0)


def random_view(number: int) -> View:
    """Return the view of a random player in the middle of a random game."""
    rng = random.Random(number)
    game = None
    while game is None:  # some games end before that move
        game = next(itertools.islice(random_game(rng), rng.randrange(10, 40), None), None)
    return game.view(rng.randrange(len(game.position()["players"])))


@pytest.mark.parametrize("number", range(size(3, 6, 60)))
def test_sampling_agrees_with_counting_in_any_game(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = random_view(number)
    counted_out = outbreak_odds(view)
    monkeypatch.setattr(exact, "MOST_BRANCHES", 0)
    sampled = outbreak_odds(view)
    for city in CITIES:
        difference = abs(counted_out.cities.get(city, 0) - sampled.cities.get(city, 0))
        assert difference < 2.6 * max(sampled.margin, counted_out.margin, 0.01)
    assert abs(counted_out.any - sampled.any) < 2.6 * max(sampled.margin, 0.01)
    assert outbreak_odds(view) == sampled, "the same view gives the same figures"
