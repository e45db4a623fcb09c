"""The exported orders are those of observations and action codes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fourcures.envs import AXES, CARDS, CITIES, CODE, DISEASES, EVENTS, FIELDS, ROLES
from fourcures.envs.gym import FourCuresEnv

POSITION: dict[str, Any] = {
    "cubes": {"madrid": {"yellow": 2}, "tokyo": {"red": 1}},
    "stations": ["atlanta", "cairo"],
    "players": [
        {"role": "scientist", "city": "lima", "hand": ["lima", "airlift"]},
        {"role": "quarantine_specialist", "city": "tokyo"},
    ],
}


@pytest.fixture(scope="module")
def fields() -> dict[str, Any]:
    """Return the first observation of a game from the position, by name."""
    env = FourCuresEnv(position=POSITION, observation="named")
    observation, _ = env.reset(seed=1)
    assert isinstance(observation, dict)
    return observation


def test_cubes_are_counted_by_city_and_disease(fields: dict[str, Any]) -> None:
    cubes = {
        (CITIES[city], DISEASES[disease]): round(float(fields["cubes"][city, disease]) * 3)
        for city, disease in np.argwhere(fields["cubes"]).tolist()
    }
    assert cubes == {("madrid", "yellow"): 2, ("tokyo", "red"): 1}


def test_stations_pawns_roles_and_hands_are_counted_in_the_exported_orders(
    fields: dict[str, Any],
) -> None:
    def names(order: tuple[str, ...], row: Any) -> list[str]:
        return [order[number] for number in np.flatnonzero(row)]

    assert names(CITIES, fields["stations"]) == ["atlanta", "cairo"]
    assert names(CITIES, fields["pawns"][0]) == ["lima"]
    assert names(ROLES, fields["roles"][0]) == ["scientist"]
    assert names(ROLES, fields["roles"][1]) == ["quarantine_specialist"]
    assert names(CARDS, fields["hands"][0]) == ["lima", "airlift"]
    assert names(EVENTS, fields["events"]) == list(EVENTS)


def test_action_codes_count_cities_cards_and_diseases_in_the_same_order() -> None:
    for family, order in (("drive", CITIES), ("treat", DISEASES), ("discard", CARDS)):
        first = CODE[f"{family} {order[0]}"]
        assert [CODE[f"{family} {name}"] - first for name in order] == list(range(len(order)))


def test_every_axis_of_a_field_has_the_length_of_its_dimension() -> None:
    for field in FIELDS:
        lengths = tuple(len(AXES[axis]) for axis in field.axes)
        assert lengths == (field.shape if field.axes else ()), field.name
        assert field.axes or field.shape == (1,), field.name
