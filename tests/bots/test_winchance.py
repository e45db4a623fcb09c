"""The win chance and the reasons: true, fair, stable."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from fourcures import Game
from fourcures.analysis.odds import odds
from fourcures.bots import Search
from fourcures.bots.advice import advise
from fourcures.bots.kernels import Kernels
from fourcures.bots.winchance import Curve, fit, win_chance
from fourcures.engine.board import CITIES, CITY, DISEASE, ROLES
from fourcures.engine.state import ACTIONS
from fourcures.engine.view import View
from tests.bots.positions import games
from tests.bots.test_agents import shuffled
from tests.sizes import size


def test_a_finished_game_is_certain() -> None:
    game = Game.new(players=2, seed="x")
    while game.outcome is None:
        game.play(game.legal()[-1])
    chance = win_chance(game.view(0), 10, Kernels())
    assert chance == (0.0, 0.0, 0.0, 0)


def test_more_futures_make_the_interval_smaller() -> None:
    view = Game.new(players=2, seed="interval").view(0)
    few, many = (win_chance(view, number, Kernels()) for number in (40, 640))
    assert few.low <= few.chance <= few.high
    assert many.high - many.low < few.high - few.low


def test_the_win_chance_is_the_same_again_and_reads_nothing_hidden() -> None:
    kernels = Kernels()
    for number, game in enumerate(islice(games(private=True), size(20, 500))):
        viewer = number % game.state["players"]
        here = win_chance(View(game.state, viewer), 8, kernels)
        other = shuffled(game.state, viewer, number)
        assert win_chance(View(other, viewer), 8, kernels) == here


def test_a_curve_is_found_again_from_its_own_points() -> None:
    rng = random.Random(1)
    curve = Curve(1.2, 0.8)
    rates = [rng.random() for _ in range(4000)]
    found = fit([(rate, rng.random() < curve(rate)) for rate in rates])
    assert found.shift == pytest.approx(1.2, abs=0.15)
    assert found.slope == pytest.approx(0.8, abs=0.12)


def test_advice_is_a_legal_turn_with_true_figures() -> None:
    search = Search(rollouts=60)
    seen = set()
    acting = (game for game in games() if game.state["phase"] == ACTIONS)
    for game in islice(acting, size(12, 200)):
        seat = game.state["turn"]
        turns = advise(game.view(seat), search)
        assert 1 <= len(turns) <= 2
        for turn in turns:
            assert 0 < turn.chance < 1 and turn.wins <= turn.futures
            play = game.fork()
            for reason in turn.reasons:
                seen.add(reason.code)
                check(play.view(seat), reason.code, reason.figures)
                play.play(reason.move)
            assert play.state["turn"] == seat and play.state["phase"] != ACTIONS
    assert {"moves", "treats"} <= seen


def check(view: View, code: str, figures: dict[str, object]) -> None:
    """Works every figure out again from the view's own position."""
    position = view.position()
    if "infected" in figures:
        city = str(figures["city"])
        assert figures["infected"] == round(odds(view).infected.get(city, 0.0), 4)
        assert figures["cubes"] == view.state["cubes"][4 * CITY[city] + CITY[city] // 12]
    if "treated_cubes" in figures:
        at = 4 * CITY[str(figures["city"])] + DISEASE[str(figures["disease"])]
        assert figures["treated_cubes"] == view.state["cubes"][at] > 0
    if code == "shares":
        hands = {player["role"]: player["hand"] for player in position["players"]}
        disease = DISEASE[str(figures["disease"])]
        held = [card for card in hands[figures["receiver"]] if card in CITIES]
        of_colour = sum(CITY[card] // 12 == disease for card in held)
        assert figures["will_hold"] == of_colour + 1
        assert figures["needed"] == (4 if figures["receiver"] == "scientist" else 5)
    if "pawn" in figures:
        assert figures["pawn"] in ROLES
