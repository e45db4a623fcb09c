"""Plans: preview the result of a viewer's own moves without playing them."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis import plan, ways


def game(hands: str = "open", **more: Any) -> Game:
    players = [
        {"role": "medic", "city": "algiers", "hand": ["cairo", "lima", "airlift"]},
        {"role": "researcher", "city": "cairo", "hand": ["tokyo", "osaka"]},
    ]
    cubes = {"cairo": {"black": 2}}
    return Game.from_position({"players": players, "cubes": cubes, "hands": hands, **more}, "plan")


def test_a_plan_leads_to_the_position_after_its_moves_and_changes_nothing() -> None:
    table = game()
    before = table.position()
    moves = ["drive cairo", "treat black", "build", "give lima to researcher"]
    steps, end = plan(table.view(0), moves[:3])
    assert [(step.move, step.cards, step.refusal) for step in steps] == [
        ("drive cairo", [], None),
        ("treat black", [], None),
        ("build", ["cairo"], None),
    ]
    assert table.position() == before
    for move in moves[:3]:
        table.play(move)
    assert end.position() == table.view(0).position()
    assert end.legal_moves == [move for move in table.view(0).legal_moves if str(move) != "next"]


def test_a_plan_may_have_moves_in_place_of_texts() -> None:
    table = game()
    moves = [table.parse("drive cairo"), table.parse("treat black")]
    steps, end = plan(table.view(0), moves)
    assert (steps, end) == plan(table.view(0), ["drive cairo", "treat black"])


def test_a_step_that_is_not_legal_says_why_and_the_others_are_still_tried() -> None:
    steps, end = plan(game().view(0), ["direct tokyo", "drive cairo", "sing"])
    assert [step.refusal and step.refusal.rule for step in steps] == ["R4.2", None, "R3.1"]
    assert end.position()["players"][0]["city"] == "cairo"


@pytest.mark.parametrize("text", ["next", "forecast", "order cairo lima", "seat:1 pass"])
def test_a_plan_reveals_nothing_and_holds_only_ones_own_moves(text: str) -> None:
    with pytest.raises(ValueError, match="a plan cannot contain"):
        plan(game(turn={"seat": 0, "phase": "actions"}).view(0), [text])


def test_a_plan_has_an_end() -> None:
    with pytest.raises(ValueError, match="at most"):
        plan(game().view(0), ["pass"] * 17)


def test_at_private_hands_a_card_that_is_asked_for_counts_as_given() -> None:
    table = game("private")
    for card in ("tokyo", "sydney"):  # one of them is next; the plan must not reveal which
        steps, end = plan(table.view(0), ["drive cairo", f"take {card} from researcher"])
        assert [step.refusal for step in steps] == [None, None]
        assert card in end.position()["players"][0]["hand"]
        assert end.position()["players"][1]["hand"] == [None]


def test_ways_go_on_from_where_a_plan_leads() -> None:
    _, end = plan(game().view(0), ["drive cairo", "drive riyadh"])
    found, _ = ways(end, "karachi")
    assert found[0].moves == ["drive karachi"]


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize(
    "turn",
    [
        {"seat": 0, "phase": "actions", "actions_left": 1},
        {"seat": 0, "phase": "epidemic", "epidemic_step": "infected"},
        {"seat": 0, "phase": "infect"},
    ],
    ids=lambda turn: turn["phase"],
)
def test_in_anothers_turn_the_next_own_turn_is_planned(hands: str, turn: dict[str, Any]) -> None:
    more = {"epidemics_drawn": 1} if turn["phase"] == "epidemic" else {}
    table = game(hands, turn=turn, **more)
    before = table.position()
    steps, end = plan(table.view(1), ["treat black", "treat black", "drive algiers"])
    assert [step.refusal for step in steps] == [None] * 3
    after = end.position()
    assert (after["turn"]["seat"], after["turn"]["actions_left"]) == (1, 1)
    assert after["players"][1]["city"] == "algiers"
    assert table.position() == before
