"""Set-ups whose fields are impossible together."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.table.check_setup import check_setup
from tests.engine.arranging import at

from .stories import arranged

IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    {"turn_hours": 0},
    {"turn_hours": 10_000},
    {"turn_hours": 24, "visibility": "local"},
)


def test_an_impossible_pace_is_refused() -> None:
    for wrong in IMPOSSIBLE:
        with pytest.raises(Refused, match=r"must be|no time limit"):
            check_setup(TableSetup(players=2, **wrong))


def test_a_real_deck_has_no_seed() -> None:
    setup = TableSetup(visibility="local", hands="open", cards=[])
    with pytest.raises(Refused, match="cannot have a seed"):
        check_setup(setup, "seed")


def test_a_number_of_players_that_differs_from_the_position_is_refused() -> None:
    position = arranged(at("medic", "atlanta"), at("scientist", "atlanta"))
    with pytest.raises(Refused, match="must match"):
        check_setup(TableSetup(players=3, position=position))
