"""Ways to a city: the shortest, the cheapest, and why the others are impossible."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis import ways


def at_table(hand: list[str], city: str = "algiers", **position: Any) -> Game:
    players = [
        {"role": position.pop("role", "researcher"), "city": city, "hand": hand},
        {"role": "scientist", "city": "tokyo"},
    ]
    return Game.from_position({"players": players, **position}, seed="ways")


def test_a_drive_of_two_steps_is_free() -> None:
    found, closed = ways(at_table([]).view(0), "baghdad")
    assert [way.actions for way in found] == [2]
    assert found[0].moves in (["drive cairo", "drive baghdad"], ["drive istanbul", "drive baghdad"])
    assert found[0].cards == []
    assert {one.move: one.refusal.rule for one in closed} == {
        "drive baghdad": "R4.1",
        "direct baghdad": "R4.2",
        "charter baghdad": "R4.3",
        "shuttle baghdad": "R4.4",
    }


def test_flights_cost_their_card_and_are_quicker() -> None:
    found, _ = ways(at_table(["baghdad", "algiers"]).view(0), "baghdad")
    assert [(way.moves, way.cards) for way in found if way.actions == 1] == [
        (["direct baghdad"], ["baghdad"]),
        (["charter baghdad"], ["algiers"]),
    ]
    assert [way.cards for way in found if way.actions == 2] == [[]]


def test_a_shuttle_may_be_part_of_the_way() -> None:
    game = at_table([], city="cairo", stations=["cairo", "tokyo"])
    found, _ = ways(game.view(0), "osaka")
    assert found[0].moves == ["shuttle tokyo", "drive osaka"]


@pytest.mark.parametrize("between", ["cairo", "istanbul"])
def test_of_two_ways_the_medic_takes_the_one_that_clears_cubes(between: str) -> None:
    game = at_table([], role="medic", cubes={between: {"black": 2}}, diseases={"black": "cured"})
    found, _ = ways(game.view(0), "baghdad")
    assert found[0].moves == [f"drive {between}", "drive baghdad"]


def test_no_way_is_longer_than_the_actions_left() -> None:
    game = at_table([], turn={"phase": "actions", "actions_left": 1})
    assert ways(game.view(0), "baghdad")[0] == []


def test_the_operations_expert_flies_by_any_card() -> None:
    game = at_table(["lima"], city="atlanta", role="operations_expert")
    found, _ = ways(game.view(0), "sydney")
    assert (["opsflight sydney discarding lima"], ["lima"]) in [
        (way.moves, way.cards) for way in found
    ]


def test_a_direct_flight_may_be_followed_by_drives_and_shuttles() -> None:
    found, _ = ways(at_table(["lima"]).view(0), "santiago")
    assert [(way.moves, way.cards) for way in found] == [
        (["direct lima", "drive santiago"], ["lima"])
    ]
    found, _ = ways(at_table(["lima"], stations=["lima", "sydney"]).view(0), "manila")
    assert (found[0].moves, found[0].cards) == (
        ["direct lima", "shuttle sydney", "drive manila"],
        ["lima"],
    )


def test_the_dispatcher_joins_another_pawn_for_nothing() -> None:
    found, _ = ways(at_table([], role="dispatcher").view(0), "osaka")
    assert [(way.moves, way.cards) for way in found] == [
        (["move dispatcher join tokyo", "drive osaka"], [])
    ]


def test_a_way_costs_one_card_at_most_and_is_no_longer_than_the_free_one() -> None:
    hand = ["istanbul", "baghdad", "algiers", "lima", "tehran"]
    found, _ = ways(at_table(hand).view(0), "tehran")
    assert [(way.actions, way.cards) for way in found] == [
        (1, ["tehran"]),
        (1, ["algiers"]),
        (2, ["istanbul"]),
        (2, ["baghdad"]),
        (3, []),
    ]


def test_out_of_turn_there_is_no_way() -> None:
    assert ways(at_table([]).view(1), "osaka") == ([], [])
    assert ways(at_table([]).view(None), "osaka") == ([], [])
