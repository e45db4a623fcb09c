"""The key of a position: two turns that end differently are never taken for the same one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice

import numpy as np
import pytest

from fourcures.bots.kernels.beam_search import list_turn_moves
from fourcures.bots.kernels.position_key import key_of
from fourcures.engine.arrays import STATE, pack, unpack
from fourcures.engine.game import Game
from fourcures.engine.rules.chance import make_chance
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.engine.rules.state import ACTIONS, DISCARD, State, copy
from fourcures.engine.rules.step import step
from tests.bots.positions import games
from tests.sizes import size

# Every field of a state is in one of these sets; a new field must be added to one, with care.
IN_THE_KEY = {
    *("cubes", "diseases", "stations", "city", "hands", "stored", "player_discards"),
    *("phase", "actions_left", "opsflight_used", "quiet_nights"),
}
UNCHANGED_BY_ACTIONS = {
    *("events", "role_pool", "edition", "players", "epidemics", "private", "roles", "seat_of"),
    *("pool", "pile_size", "pile_epidemic", "drawn", "outbreaks", "pending", "epidemic_step"),
    *("layers", "layer_k", "layer_count", "infection_discards", "infection_removed"),
    *("run_cards", "run_size", "run_at", "run_covered", "run_seat"),
    *("turn", "resume", "infections_left", "forecast_seat", "forecast_size", "forecast_cards"),
}
FOLLOWING_FROM_THE_KEY = {"supply", "hand_size", "removed", "outcome"}
# A card that is given and taken back is known to all afterwards; the search does not care.
IGNORED = {"shown"}


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


def test_every_field_is_in_the_key_or_has_a_reason_not_to_be() -> None:
    groups = (IN_THE_KEY, UNCHANGED_BY_ACTIONS, FOLLOWING_FROM_THE_KEY, IGNORED)
    assert sorted(name for group in groups for name in group) == sorted(STATE.names or ())


@pytest.mark.parametrize("field", sorted(IN_THE_KEY))
def test_each_number_of_a_field_in_the_key_changes_the_key(field: str) -> None:
    record = pack(Game.new(players=4, epidemics=5, seed="keys").state)
    key = key_of(unpack(record))
    for place in np.ndindex(record[field].shape):
        numbers = np.array(record[field])
        numbers[place] ^= 1
        other = record.copy()
        other[field] = numbers
        assert key_of(unpack(other)) != key, place


def random_turn(s: State, rng: random.Random) -> State:
    """Return the position after random actions, and Airlifts and Grants, of the active seat."""
    s, moves, chance = copy(s), [0] * MOST_MOVES, make_chance()
    while s["phase"] in (ACTIONS, DISCARD):
        n = list_turn_moves(s, 1, moves) if s["phase"] == ACTIONS else list_legal(s, moves)
        step(s, moves[rng.randrange(n)], chance, [0])
    return s


def test_positions_with_the_same_key_are_the_same_at_the_end_of_a_turn() -> None:
    rng = random.Random(1)
    repeated = 0
    for game in islice(games(), size(6, 12, 60)):
        if game.state["phase"] != ACTIONS:
            continue
        ends: dict[int, State] = {}
        for _ in range(300):
            end = random_turn(game.state, rng)
            assert all(end[name] == game.state[name] for name in UNCHANGED_BY_ACTIONS)  # type: ignore[literal-required]
            known = ends.setdefault(key_of(end), end)
            repeated += known is not end
            assert {**end, "shown": []} == {**known, "shown": []}
    assert repeated > 20
