"""The exported orders are those of observations and action codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fourcures.envs import CARDS, CITIES, CODE, DISEASES, EVENTS, FIELDS, KINDS, ROLES
from fourcures.envs.gym import FourCuresEnv

PAGE = Path(__file__).parents[2] / "docs" / "research" / "environments.md"
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


def test_a_question_has_a_number_for_every_kind_of_move() -> None:
    (question,) = (field for field in FIELDS if field.name == "question")
    assert question.shape == (len(KINDS),)


def test_the_page_lists_all_orders() -> None:
    page = PAGE.read_text("utf-8")
    orders = [CITIES[first : first + 12] for first in range(0, 48, 12)]
    for order in (*orders, EVENTS, DISEASES, ROLES, KINDS):
        assert f"| {' '.join(f'`{name}`' for name in order)} |" in page
