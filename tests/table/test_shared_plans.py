"""Plans that are shown to the team."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.protocol import commands
from fourcures.protocol.commands import PlannedTurn
from fourcures.table import entries
from fourcures.table.apply import MOST_COMMENTS
from fourcures.table.shared_plans import LONGEST_MOVE, try_turns
from fourcures.table.snapshot import snapshot

from .stories import Story, table_of_three


def plans(story: Story, person: str | None = "wim") -> list[tuple[str, int, list[str]]]:
    return [
        (plan["by"], plan["seat"], [move.text for move in plan["moves"]])
        for plan in snapshot(story.room, person)["plans"]
    ]


def reachable(story: Story, seat: int) -> str:
    """Return a drive that this seat could begin its turn with."""
    game = story.room.playing()
    return f"drive {game.neighbors(game.cities[seat])[0]}"


def test_a_plan_for_any_seat_is_shown_to_everyone() -> None:
    story = table_of_three()
    mine, yours = reachable(story, 0), reachable(story, 1)
    story.do("mia", commands.Suggest, seat=0, moves=[mine])
    (said,) = story.do("mia", commands.Suggest, seat=1, moves=[yours, "pass"])
    assert isinstance(said, entries.Said) and said.phrase == "plan"
    assert entries.decode(entries.encode(said)) == said
    assert plans(story) == [("mia", 0, [mine]), ("mia", 1, [yours, "pass"])]
    assert story.told("dana")[-1]["moves"][0]["text"] == yours


def test_a_person_has_one_plan_for_a_seat_and_can_withdraw_it() -> None:
    story = table_of_three()
    story.do("mia", commands.Suggest, seat=1, moves=[reachable(story, 1)])
    story.do("dana", commands.Suggest, seat=1, moves=["pass"])
    story.do("mia", commands.Suggest, seat=1, moves=["pass", "pass"])
    assert sorted(plans(story)) == [("dana", 1, ["pass"]), ("mia", 1, ["pass", "pass"])]
    story.do("mia", commands.Suggest, seat=1, moves=[])
    assert plans(story) == [("dana", 1, ["pass"])]


@pytest.mark.parametrize(
    ("seat", "moves", "code"),
    [
        (7, ["pass"], "no_seat"),
        (-1, ["pass"], "no_seat"),
        (0, ["next"], "unreadable"),
        (0, ["fly to the moon"], "unreadable"),
        (0, ["pass"] * 17, "unreadable"),
        (0, ["x" * (LONGEST_MOVE + 1)], "unreadable"),
        (0, ["seat:1 pass"], "unreadable"),
    ],
)
def test_a_plan_with_an_unknown_seat_or_unreadable_moves_is_refused(
    seat: int, moves: list[str], code: str
) -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Suggest, seat=seat, moves=moves) == code
    assert plans(story) == []


def test_a_plan_ends_with_the_turn_that_it_is_for() -> None:
    story = table_of_three()
    seat = story.room.playing().turn
    later = (seat + 1) % 3
    story.do("mia", commands.Suggest, seat=seat, moves=["pass"])
    story.do("mia", commands.Suggest, seat=later, moves=["pass"])
    story.passes(lambda room: room.playing().turn != seat)
    assert plans(story) == [("mia", later, ["pass"])]


def comments(story: Story, person: str | None = "wim") -> list[list[tuple[str, str, int | None]]]:
    return [
        [(one["by"], one["phrase"] or one["text"], one["step"]) for one in plan["comments"]]
        for plan in snapshot(story.room, person)["plans"]
    ]


def test_a_comment_on_a_plan_is_shown_in_the_chat_and_at_the_plan() -> None:
    story = table_of_three()
    story.do("mia", commands.Suggest, seat=0, moves=["pass", "pass"])
    number = snapshot(story.room, "wim")["plans"][0]["number"]
    story.do("dana", commands.Signal, phrase="risky", plan=number, step=2)
    (said,) = story.do("wim", commands.Say, text="Why not?", plan=number)
    assert isinstance(said, entries.Said) and (said.plan, said.step) == (number, None)
    assert comments(story) == [[("dana", "risky", 2), ("wim", "Why not?", None)]]
    assert [one["plan"] for one in story.replay("rob")["entries"][-2:]] == [number, number]

    # It is about this version of the plan, and gone with it.
    story.do("mia", commands.Suggest, seat=0, moves=["pass"])
    assert comments(story) == [[]]
    assert story.refused("dana", commands.Say, text="late", plan=number) == "no_plan"


def test_a_plan_keeps_its_newest_comments() -> None:
    story = table_of_three()
    story.do("mia", commands.Suggest, seat=0, moves=["pass"])
    number = snapshot(story.room, "wim")["plans"][0]["number"]
    for one in range(MOST_COMMENTS + 1):
        story.do("dana", commands.Say, text=f"{one}", plan=number)
    assert [text for _, text, _ in comments(story)[0]] == [
        f"{one}" for one in range(1, MOST_COMMENTS + 1)
    ]


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({"plan": 1}, "no_plan"),
        ({"step": 1}, "no_plan"),
        ({"plan": 0}, "no_plan"),
        ({"plan": "shown", "step": 0}, "no_step"),
        ({"plan": "shown", "step": 2}, "no_step"),
    ],
)
def test_a_comment_needs_a_plan_and_its_step(about: dict[str, Any], code: str) -> None:
    story = table_of_three()
    story.do("mia", commands.Suggest, seat=0, moves=["pass"])
    number = snapshot(story.room, "wim")["plans"][0]["number"]
    if "plan" in about:
        about = about | {"plan": number if about["plan"] == "shown" else about["plan"]}
    assert story.refused("dana", commands.Say, text="hm", **about) == code
    assert story.refused("dana", commands.Signal, phrase="risky", **about) == code


GIVEN = PlannedTurn(0, ["give atlanta to medic"])
SPENT = PlannedTurn(1, ["charter lima", "drive bogota"])


def test_a_later_turn_begins_where_the_earlier_one_ends() -> None:
    room = table_of_three().room
    steps = [step for turn in try_turns(room, room.view(1), [GIVEN, SPENT]) for step in turn.steps]
    assert [step.refusal for step in steps] == [None, None, None]
    (alone,) = try_turns(room, room.view(1), [SPENT])
    assert alone.steps[0].refusal and alone.steps[0].refusal.code == "no_card_of_origin"


def test_a_plan_for_several_turns_outlives_the_first() -> None:
    story = table_of_three()
    story.do("mia", commands.Suggest, seat=0, moves=GIVEN.moves, then=[SPENT])
    seen = snapshot(story.room, "wim")["plans"]
    assert [(plan["seat"], plan["after"]) for plan in seen] == [(0, None), (1, 0)]
    assert [entry["after"] for entry in story.told("wim")[-2:]] == [None, "dispatcher"]
    story.passes(lambda room: room.playing().turn != 0)
    assert [(plan["seat"], plan["after"]) for plan in snapshot(story.room, "wim")["plans"]] == [
        (1, None)
    ]


def test_a_plan_that_becomes_shorter_loses_its_later_turns() -> None:
    story = table_of_three()
    last = PlannedTurn(2, ["pass"])
    story.do("dana", commands.Suggest, seat=2, moves=["pass"])
    story.do("mia", commands.Suggest, seat=0, moves=["pass"], then=[SPENT, last])
    story.do("mia", commands.Suggest, seat=0, moves=["pass"], then=[PlannedTurn(1, ["pass"])])
    assert sorted(plans(story)) == [
        ("dana", 2, ["pass"]),
        ("mia", 0, ["pass"]),
        ("mia", 1, ["pass"]),
    ]
    story.do("mia", commands.Suggest, seat=0, moves=[])
    assert plans(story) == [("dana", 2, ["pass"])]


@pytest.mark.parametrize(
    ("then", "code"),
    [
        ([PlannedTurn(1, ["pass"])], "turn_order"),
        ([PlannedTurn(0, ["pass"]), PlannedTurn(2, ["pass"])], "turn_order"),
        ([PlannedTurn(3, ["pass"])], "no_seat"),
        ([PlannedTurn(2, ["pass"] * 12), PlannedTurn(0, ["pass"] * 12)], "unreadable"),
    ],
)
def test_a_plan_with_turns_out_of_order_is_refused(then: list[PlannedTurn], code: str) -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Suggest, seat=1, moves=["pass"], then=then) == code


def test_the_description_of_a_plan_uses_only_public_knowledge() -> None:
    """Whether the author holds the card of a flight does not show in the moves after it."""
    story = table_of_three("private")
    seen = []
    for city in ("delhi", "tokyo"):
        story.do("rob", commands.Suggest, seat=2, moves=[f"direct {city}", "charter lima"])
        seen.append(snapshot(story.room, "mia")["plans"][0]["moves"][1].cards)
    assert seen[0] == seen[1]
