"""Test games: random ones from a seed, and scripted ones from a position."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Unpack

from ..engine.game import Game
from ..engine.position.schema import Json
from ..engine.setup import GameOptions


def random_setup(rng: random.Random) -> GameOptions:
    """Return arguments for `Game.new`: any edition, team size, difficulty and kind of hands."""
    return {
        "edition": rng.choice(("2008", "2013")),
        "players": rng.choice((2, 3, 4)),
        "epidemics": rng.choice((4, 5, 6)),
        "hands": rng.choice(("open", "private")),
        "seed": f"random-{rng.getrandbits(64):x}",
    }


def random_game(rng: random.Random, **setup: Unpack[GameOptions]) -> Iterator[Game]:
    """Yield the same game before every random move and once after the end."""
    game = Game.new(**(random_setup(rng) | setup))
    while game.outcome is None:
        yield game
        game.play(rng.choice(game.legal_moves))
    yield game


def play_script(position: Json, moves: Iterable[str], seed: str = "scripted") -> Game:
    """Return the game after these moves from a position."""
    game = Game.from_position(position, seed)
    for move in moves:
        game.play(move)
    return game
