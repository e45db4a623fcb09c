"""Positions for the tests of bots: games of every kind, stopped after random moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import count, tee

import pytest

from fourcures import Game
from fourcures.bots.coach import advice
from fourcures.engine.rules.moves import NEXT, PASS, kind_of
from tests.engine.arranging import all_but, arrange, at
from tests.sizes import size

BLUE = ("atlanta", "chicago", "essen", "london")
CURE = f"cure blue with {' '.join(BLUE)}"


def games(private: bool | None = None) -> Iterator[Game]:
    """Return an iterator of games in many settings, each stopped at a random moment."""
    return (game.copy() for game in copy(made_once(private)))


@cache
def made_once(private: bool | None) -> Iterator[Game]:
    """Return the games from the first one on; games already made are shared between calls."""
    return tee(make(private), 1)[0]


def make(private: bool | None) -> Iterator[Game]:
    """Yield new games."""
    for number in count():
        rng = random.Random(f"positions {number}")
        hands = rng.choice(("open", "private"))
        if private is not None:
            hands = "private" if private else "open"
        game = Game.new(
            edition=rng.choice(("2008", "2013", "2013")),
            players=rng.choice((2, 3, 4)),
            epidemics=rng.choice((4, 5, 6)),
            hands=hands,
            seed=f"position-{number}",
        )
        for _ in range(rng.randrange(90)):
            legal = game.legal_moves
            # Mostly moves that advance the turn, so that all phases are reached.
            onwards = [move for move in legal if kind_of(move) in (NEXT, PASS)]
            game.play(rng.choice(onwards) if onwards and rng.random() < 0.3 else rng.choice(legal))
            if game.outcome is not None:
                break
        else:
            yield game


def advise_from_few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make advice cheap in `make test`, for tests of anything but its figures."""
    monkeypatch.setattr(advice, "FUTURES", size(20, advice.FUTURES, advice.FUTURES))
    monkeypatch.setattr(advice, "FROM_HERE", size(20, advice.FROM_HERE, advice.FROM_HERE))


def last_chance(**position: object) -> Game:
    """Return a position in which one move wins; otherwise the player deck runs out."""
    return arrange(
        at("scientist", "atlanta", *BLUE),
        at("medic", "paris"),
        diseases={"yellow": "cured", "black": "cured", "red": "cured"},
        cubes={"lima": {"yellow": 1}, "cairo": {"black": 1}, "tokyo": {"red": 1}},
        player_discards=all_but(*BLUE),
        epidemics_drawn=4,
        **position,
    )
