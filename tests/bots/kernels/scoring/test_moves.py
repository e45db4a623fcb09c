"""The scorer: what it leaves out or remembers never changes a score."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tests.bots.positions import games
from tests.sizes import size

from fourcures import Game
from fourcures.bots.kernels.policy import list_candidates
from fourcures.bots.kernels.scoring.distances import DRIVES
from fourcures.bots.kernels.scoring.moves import TAKEN, look_around, score_all, score_each
from fourcures.bots.kernels.scoring.pulls import limit_pull, pull_on
from fourcures.bots.kernels.scratch import blank_scratch
from fourcures.bots.kernels.weights import unpack_weights
from fourcures.engine.rules.board import CITY_COUNT
from fourcures.engine.rules.state import ACTIONS


def positions() -> Iterator[Game]:
    """Yield positions in which the active seat has actions."""
    yield from islice(
        (game for game in games() if game.state["phase"] == ACTIONS), size(12, 60, 300)
    )


def test_flights_are_left_out_only_if_they_are_not_best() -> None:
    left_out = 0
    for game in positions():
        s, scratch = game.state, blank_scratch()
        weights, n = unpack_weights(s["players"]), list_candidates(s, scratch["moves"])
        best = score_all(s, weights, s["turn"], scratch, n)
        scores = scratch["scores"][:n]
        assert best == scores.index(max(scores))
        assert score_each(s, weights, s["turn"], scratch, n, 1) == best
        for score, full in zip(scratch["scores"], scores, strict=False):
            assert score in (full, TAKEN)
            left_out += score == TAKEN
    assert left_out > 0


def test_scores_are_the_same_whatever_the_scratch_space_saw_before() -> None:
    used = blank_scratch()
    for game in positions():
        s, fresh = game.state, blank_scratch()
        weights = unpack_weights(s["players"])
        for scratch in (used, fresh):
            n = list_candidates(s, scratch["moves"])
            score_all(s, weights, s["turn"], scratch, n)
        assert used["scores"][:n] == fresh["scores"][:n]


def test_no_city_pulls_more_than_the_limit() -> None:
    for game in positions():
        s, scratch = game.state, blank_scratch()
        weights = unpack_weights(s["players"])
        look_around(s, weights, s["turn"], scratch)
        for pawn in range(s["players"]):
            pulls = [pull_on(s, weights, pawn, scratch, city) for city in range(CITY_COUNT)]
            assert max(pulls) <= limit_pull(s, weights, pawn, scratch)
            assert scratch["mapped"] == (1 << CITY_COUNT) - 1
    stations = [city for city in range(CITY_COUNT) if s["stations"] >> city & 1]
    for origin in range(CITY_COUNT):
        for city in range(CITY_COUNT):
            by_air = [DRIVES[origin][a] + 1 + DRIVES[b][city] for a in stations for b in stations]
            assert scratch["aways"][origin][city] == min(DRIVES[origin][city], *by_air)
