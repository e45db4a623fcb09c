"""Compare the closed-form infection odds with sampling and exhaustive counting."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from fourcures import Game, View
from fourcures.analysis import odds
from fourcures.compiled import batch, cpu
from fourcures.engine.arrays import unpack_chance
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.chance import Chance
from fourcures.engine.rules.decks import put_back_in_order
from fourcures.engine.rules.log import LOG_SIZE, ROW, TURNED
from fourcures.engine.rules.state import ACTIONS, DISCARD, DRAW, FORECAST, OVER, State, copy
from fourcures.engine.rules.turn import advance
from fourcures.testing import random_game
from tests.engine.arranging import all_but, arrange, at
from tests.sizes import size

TRIALS = size(3000, 3000, 20_000)


def sampled(game: Game, viewer: int | None, trials: int) -> tuple[Counter[str], Counter[str]]:
    """Return how often each card is drawn this turn, from the top and from the bottom.

    Play the rest of the turn without events, from positions that look the same to the viewer.
    """
    chance = unpack_chance(cpu.Desk(7).chances[0])
    top: Counter[str] = Counter()
    bottom: Counter[str] = Counter()
    for _ in range(trials):
        s = copy(game.state)
        batch.resample_at([s], 0, -1 if viewer is None else viewer, [chance])
        for name, from_bottom in rest_of_turn(s, chance):
            (bottom if from_bottom else top)[name] += 1
    return top, bottom


def rest_of_turn(s: State, chance: Chance) -> list[tuple[str, bool]]:
    """Return the infection cards drawn in the rest of a turn without further moves."""
    turn, cards = s["turn"], []
    s["outbreaks"] = -100  # prevent a loss: only the cards count
    s["supply"] = [100] * 4
    if s["phase"] == FORECAST:
        as_they_lie = sum(card << 6 * i for i, card in enumerate(s["forecast_cards"]))
        put_back_in_order(s, s["forecast_seat"], as_they_lie, s["forecast_size"])
        s["phase"], s["resume"] = s["resume"][0], [s["resume"][1], -1]
    if s["phase"] == ACTIONS:
        s["phase"] = DRAW
    while s["turn"] == turn and s["phase"] not in (OVER, ACTIONS):
        if s["phase"] == DISCARD:
            s["phase"], s["resume"][0] = s["resume"][0], -1
            continue
        log = [0] * LOG_SIZE
        chance["told_count"] = 0
        advance(s, chance, log)
        rows = [log[at : at + ROW] for at in range(1, 1 + log[0], ROW)]
        cards += [(CITIES[row[1]], bool(row[2])) for row in rows if row[0] == TURNED]
    return cards


def close(found: Counter[str], expected: dict[str, float], trials: int) -> bool:
    """Return whether both agree everywhere, within five standard deviations."""
    return all(
        abs(found[city] / trials - expected.get(city, 0.0))
        <= 5 * (max(expected.get(city, 0.0), 1 / trials) / trials) ** 0.5
        for city in set(found) | set(expected)
    )


POSITIONS: dict[str, dict[str, Any]] = {
    "fresh": {},
    "one layer on top": {
        "epidemics_drawn": 1,
        "infection_deck": {"layers": [["lima", "cairo", "tokyo"], ["..."]]},
    },
    "an epidemic is certain": {
        "infection_discards": ["lima", "cairo"],
        "player_deck": {
            "piles": [
                {"cards": 2, "epidemics": 1},
                {"cards": 18, "epidemics": 1},
                {"cards": 18, "epidemics": 1},
                {"cards": 19, "epidemics": 1},
            ]
        },
    },
    "two epidemics are certain": {
        "infection_discards": ["lima", "cairo", "paris", "milan"],
        "player_deck": {
            "piles": [
                {"cards": 1, "epidemics": 1},
                {"cards": 1, "epidemics": 1},
                {"cards": 27, "epidemics": 1},
                {"cards": 28, "epidemics": 1},
            ]
        },
    },
    "a quiet night": {"turn": {"quiet_nights": 1}},
    "in the middle of infecting": {"turn": {"phase": "infect", "infections_left": 1}},
    "after infect of an epidemic": {
        "turn": {"phase": "epidemic", "epidemic_step": "infected", "epidemics_pending": 1},
        "epidemics_drawn": 1,
        "infection_discards": ["lima", "cairo"],
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_odds_equal_what_happens(name: str) -> None:
    players = [{"role": "scientist", "city": "sydney"}, {"role": "researcher", "city": "lima"}]
    game = Game.from_position({"players": players, **POSITIONS[name]}, seed="odds")
    told = odds(game.view(0))
    top, bottom = sampled(game, 0, TRIALS)
    assert close(top, told.infected, TRIALS)
    assert close(bottom, told.struck, TRIALS)
    assert abs(sum(told.epidemics) - 1) < 1e-9


@pytest.mark.breadth
def test_odds_hold_for_whoever_saw_a_forecast_and_whoever_did_not() -> None:
    """Random private games: during a Forecast, and after it with the cards put back."""
    rng = random.Random(3)
    checked = 0
    while checked < size(2, 4, 40):
        for game in random_game(rng, hands="private", edition="2013"):
            forecast = next((move for move in game.legal_moves if str(move) == "forecast"), None)
            if forecast is None:
                continue
            game.play(forecast)
            hold_for_all(game)
            game.play(rng.choice(game.legal_moves))
            hold_for_all(game)
            checked += 1
            break


def hold_for_all(game: Game) -> None:
    """Assert that the odds of every viewer and of a spectator equal the sampled ones."""
    for viewer in (None, *range(game.state["players"])):
        trials = size(1200, 1200, 6000)
        told = odds(View(game.state, viewer))
        top, bottom = sampled(game, viewer, trials)
        assert close(top, told.infected, trials)
        assert close(bottom, told.struck, trials)


SIX = ["paris", "lima", "tokyo", "essen", "delhi", "osaka"]


@pytest.mark.parametrize(
    ("hands", "viewer", "sees"),
    [
        ("open", 0, True),
        ("open", 1, True),
        ("open", None, True),
        ("private", 0, True),
        ("private", 1, False),
        ("private", None, False),
    ],
)
def test_R12_3_whoever_looks_at_a_forecast_knows_what_will_be_infected(
    hands: str, viewer: int | None, sees: bool
) -> None:
    game = Game.from_position(
        {
            "players": [at("medic", "cairo", "forecast"), at("scientist")],
            "hands": hands,
            "player_deck": {"piles": []},
            "player_discards": all_but("forecast"),
            "epidemics_drawn": 4,
            "turn": {"phase": "infect", "infections_left": 3},
            "infection_deck": {"next": SIX},
        }
    )
    game.play("forecast")
    expected = dict.fromkeys(SIX[:3], 1.0) if sees else dict.fromkeys(CITIES, 3 / 48)
    assert odds(game.view(viewer)).infected == pytest.approx(expected)


@pytest.mark.breadth
def test_odds_hold_while_the_planner_looks_into_what_another_put_in_order() -> None:
    """An epidemic card is on top of the older Forecast, whose last card is not seen again."""
    game = Game.from_position(
        {
            "hands": "private",
            "players": [
                at("contingency_planner", stored="forecast"),
                at("dispatcher", known={"forecasts": [{"at": 1, "cards": SIX}]}),
            ],
            "epidemics_drawn": 6,
            "epidemics": 6,
            "turn": {"phase": "infect", "infections_left": 4},
            "infection_deck": {"layers": [["cairo"], ["paris", "osaka"], ["..."]]},
        },
        seed="again",
    )
    hold_for_all(game)
    game.play("forecast")
    hold_for_all(game)


def test_expected_cards_are_what_the_turn_will_turn_over() -> None:
    """The chances add up to the infection rate, over all numbers of epidemics."""
    game = Game.new(players=4, epidemics=6, hands="open", seed="sum")
    told = odds(game.view(0))
    assert abs(sum(told.infected.values()) - 2) < 1e-9
    assert abs(sum(told.struck.values()) - (told.epidemics[1] + 2 * told.epidemics[2])) < 1e-9


def test_cards_that_would_place_nothing_are_named() -> None:
    """Quarantine Specialist in Lima, Medic in Cairo with a cure, blue eradicated."""
    game = arrange(
        at("quarantine_specialist", "lima"),
        at("medic", "cairo"),
        diseases={"blue": "eradicated", "black": "cured"},
        cubes={"delhi": {"black": 1}},
    )
    safe = odds(game.view(0)).protected
    assert {"lima", "bogota", "mexico_city", "santiago", "cairo", "paris"} <= set(safe)
    assert not {"delhi", "tokyo", "miami", "riyadh"} & set(safe)
