"""Plans that are shown to the team."""

from __future__ import annotations

import pytest

from fourcures.table import commands, entries
from fourcures.table.shared_plans import LONGEST_MOVE
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
def test_what_is_no_plan_is_refused(seat: int, moves: list[str], code: str) -> None:
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


def test_a_plan_is_described_from_what_everybody_knows() -> None:
    """Whether the author holds the card of a flight does not show in the moves after it."""
    story = table_of_three("private")
    seen = []
    for city in ("delhi", "tokyo"):
        story.do("rob", commands.Suggest, seat=2, moves=[f"direct {city}", "charter lima"])
        seen.append(snapshot(story.room, "mia")["plans"][0]["moves"][1].cards)
    assert seen[0] == seen[1]
