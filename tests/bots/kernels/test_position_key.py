"""The key of a position: two turns that end differently are never taken for the same one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fourcures.bots.kernels.position_key import key_of
from fourcures.engine.game import Game
from fourcures.engine.rules.state import State, copy


def neighbours(s: State) -> Iterator[State]:
    """Yield the position, and others that differ from it in one or two places."""
    yield s
    for one, two in combinations(range(48), 2):
        yield changed(s, stations=s["stations"] ^ (1 << one | 1 << two))
    for city in range(48):
        yield changed(s, stations=s["stations"] ^ 1 << city)
        if city != s["city"][0]:
            yield changed(s, city=[city, *s["city"][1:]])
        for disease in range(4):
            cubes = s["cubes"][:]
            cubes[4 * city + disease] ^= 1
            yield changed(s, cubes=cubes)
    for one, two in combinations(range(53), 2):
        both = 1 << one | 1 << two
        for left in (one, two):  # of two cards, one has been discarded
            yield changed(
                s, hands=[1 << left, *s["hands"][1:]], player_discards=both & ~(1 << left)
            )
    for stored in range(5):
        yield changed(s, stored=stored)
    for disease in range(4):
        for state in (1, 2):
            diseases = s["diseases"][:]
            diseases[disease] = state
            yield changed(s, diseases=diseases)
    yield changed(s, quiet_nights=1)
    yield changed(s, opsflight_used=1)
    yield changed(s, actions_left=3)


def changed(s: State, **fields: object) -> State:
    """Return a copy with other values."""
    other = copy(s)
    other.update(fields)  # type: ignore[typeddict-item]
    return other


def test_positions_that_differ_have_different_keys() -> None:
    game = Game.new(players=4, epidemics=5, seed="keys")
    keys = [key_of(s) for s in neighbours(game.state)]
    assert len(set(keys)) == len(keys) > 3000
