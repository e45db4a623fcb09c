"""A rematch keeps a seat for all who began the last game."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.bots import BOTS
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table import entries
from fourcures.table.decide import Decision, decide
from fourcures.table.open_table import open_table
from fourcures.table.rematch import plan_rematch
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot

from .stories import Story


def over(*seats: str, bots: int = 0, **more: Any) -> Story:
    """Return a finished game, with bots at the last seats."""
    story = Story(*seats, *[None] * bots, **{"hands": "open"} | more)
    for seat in range(len(seats), len(seats) + bots):
        story.do(seats[0], commands.Hand, seat=seat, bot="thumb")
    story.play_on()
    return story


def again(story: Story, by: str) -> Decision:
    how = plan_rematch(story.room, by)
    return open_table(by, by.title(), story.room.setup, "again", how, BOTS)


def do(decision: Decision, by: str, command: commands.AnyCommand) -> Decision:
    return decide(decision.room, by, command, BOTS)


def test_seats_are_kept_for_people_and_bots_where_they_were() -> None:
    opened = again(over("ann", "bob", bots=1), "bob")
    assert [seat.holder for seat in opened.room.seats] == ["ann", "bob", "bot:2"]
    assert opened.room.host == "bob" and opened.room.invited == {"ann"}
    assert opened.room.game is None
    shown = snapshot(opened.room, "bob")
    assert shown["people"]["ann"] == {"name": "Ann", "gone": True}
    assert (shown["invited"], shown["ready"]) == (["ann"], [])


def test_it_begins_when_all_have_come_and_are_ready() -> None:
    opened = do(again(over("ann", "bob"), "ann"), "ann", commands.Ready(id="1"))
    assert opened.room.game is None
    opened.append(entries.Joined(by="bob", name="Bob"))
    assert opened.room.invited == set()
    begun = do(opened, "bob", commands.Ready(id="1"))
    assert begun.room.game is not None


def test_the_host_gives_the_seats_of_those_who_do_not_come_to_bots() -> None:
    opened = again(over("ann", "bob"), "ann")
    begun = do(opened, "ann", commands.Hand(id="1", seat=1, bot="thumb"))
    assert begun.room.game is not None
    assert (begun.room.seats[1].bot, begun.room.seats[1].owner) == ("thumb", None)


def test_a_seat_that_the_host_frees_is_kept_no_more() -> None:
    opened = do(again(over("ann", "bob"), "ann"), "ann", commands.Stand(id="1", seat=1))
    assert (opened.room.seats[1].holder, opened.room.invited) == (None, set())


def test_a_person_who_was_replaced_in_the_game_has_their_seat_again() -> None:
    story = Story("ann", "bob", "cem", hands="open", first=0)
    story.gone("bob")
    story.do("ann", commands.Hand, seat=1, bot="thumb", for_good=True)
    story.play_on()
    opened = again(story, "cem")
    assert [seat.holder for seat in opened.room.seats] == ["ann", "bob", "cem"]


def test_one_person_with_bots_begins_at_once() -> None:
    assert again(over("ann", bots=1), "ann").room.game is not None


def test_one_person_around_one_screen_begins_at_once() -> None:
    assert again(over("ann", "ann", visibility="local"), "ann").room.game is not None


def test_a_person_who_was_removed_gets_no_seat() -> None:
    story = over("ann", "bob")
    story.do("ann", commands.Remove, person="bob")
    assert [seat.holder for seat in again(story, "ann").room.seats] == ["ann", None]


def test_somebody_who_took_over_a_seat_gets_a_free_one() -> None:
    story = Story("ann", "bob", hands="open", watching=["cem"])
    story.do("bob", commands.Hand, seat=1, person="cem")
    story.passes(Room.is_over)
    assert [seat.holder for seat in again(story, "cem").room.seats] == ["ann", "bob"]
    story.do("ann", commands.Remove, person="bob")
    assert [seat.holder for seat in again(story, "cem").room.seats] == ["ann", "cem"]


@pytest.mark.parametrize(("by", "why"), [("ann", "not_over"), ("wim", "no_own_seat")])
def test_it_is_refused_before_the_end_and_to_spectators(by: str, why: str) -> None:
    story = Story("ann", "bob", hands="open", watching=["wim"])
    if why != "not_over":
        story.passes(Room.is_over)
    with pytest.raises(Refused) as no:
        plan_rematch(story.room, by)
    assert no.value.code == why
