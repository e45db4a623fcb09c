"""What is said of the numbers of an observation is what the game says."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
import pytest

from fourcures.engine.rules.decks import player_deck_size
from fourcures.envs import CITIES, DISEASES, ENCODING, ID, NAMES, NUMBERS, aec, explain
from fourcures.envs.gym import FourCuresEnv
from tests.sizes import size


def test_a_change_of_the_numbers_and_codes_needs_a_new_version() -> None:
    """If this fails, raise ENCODING and write its new mark here."""
    meanings = repr([(number.name, number.unit) for number in NUMBERS] + list(NAMES))
    assert (ENCODING, f"{zlib.crc32(meanings.encode()):08x}") == (1, "863379ea")


def test_the_ids_of_all_environments_end_with_the_version() -> None:
    assert f"fourcures/FourCures-v{ENCODING}" == ID
    assert aec.env().metadata["name"] == f"fourcures_v{ENCODING}"


def test_numbers_have_different_names_and_their_own_index() -> None:
    assert [number.offset for number in NUMBERS] == list(range(1184))
    assert len({number.name for number in NUMBERS}) == 1184


@pytest.mark.parametrize("private", [False, True])
def test_an_explained_observation_says_what_the_view_says(private: bool) -> None:
    hands = "private" if private else "open"
    env = FourCuresEnv(players=3, difficulty="standard", hands=hands)
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=1)
    for _ in range(size(60, 400, 4000)):
        assert isinstance(observation, np.ndarray)
        compare(explain(observation), env)
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, _, ended, _, info = env.step(action)
        if ended:
            observation, info = env.reset()


def compare(said: dict[str, float], env: FourCuresEnv) -> None:
    """Compare what is said of an observation with the view of the seat that decides."""
    view = env.games.view(0)
    assert view.viewer is not None
    seats = [(view.viewer + away) % 3 for away in range(3)]
    expected: dict[str, Any] = {
        "deck": player_deck_size(view.state),
        "outbreaks": view.state["outbreaks"],
        "actions_left": view.actions_left,
        "epidemics[in the game]": 5,
        f"phase[{view.phase}]": 1,
        f"turn[seat {seats.index(view.turn)}]": 1,
    }
    for city in CITIES:
        for disease in DISEASES:
            expected[f"cubes[{city}, {disease}]"] = view.cubes(city)[disease]
    for city in view.stations:
        expected[f"stations[{city}]"] = 1
    for away, seat in enumerate(seats):
        expected[f"pawns[seat {away}, {view.cities[seat]}]"] = 1
        expected[f"roles[seat {away}, {view.roles[seat]}]"] = 1
        expected[f"hand_size[seat {away}]"] = len(view.hands[seat])
        expected[f"unknown[seat {away}]"] = sum(card is None for card in view.hands[seat])
        for card in view.hands[seat]:
            if card is not None:
                expected[f"hands[seat {away}, {card}]"] = 1
    fields = {name.partition("[")[0] for name in expected}
    mine = {name: value for name, value in said.items() if name.partition("[")[0] in fields}
    rest = {"epidemics[drawn]": said.get("epidemics[drawn]", 0)}
    assert mine == {name: value for name, value in (expected | rest).items() if value}


def test_named_arrays_are_explained_like_the_flat_vector() -> None:
    flat, _ = FourCuresEnv().reset(seed=2)
    named, _ = FourCuresEnv(observation="named").reset(seed=2)
    assert explain(flat) == explain(named)


def test_a_batch_is_refused_with_the_shape_that_is_needed() -> None:
    with pytest.raises(ValueError, match=r"of one game has 1184 numbers, not .* shape \(2, 1184\)"):
        explain(np.zeros((2, 1184), np.float32))
