"""The moments of a game, read from its log."""

from __future__ import annotations

import pytest

from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table.moments import complete_turn, list_moments

from .stories import Story, table_of_three, trio


def test_moments_know_announced_cards_and_leave_out_undone_moves() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    story.do("dana", commands.Move, seat=0, text="drive miami")
    story.do("dana", commands.Undo)
    story.do("dana", commands.Move, seat=0, text="pass")
    start, end = list_moments(story.room, story.folded())
    assert (start.text, end.text) == ("", "pass")
    assert start.view(0).hands[2] == ["delhi", None, None]


def test_an_open_step_has_to_be_finished_before_the_check() -> None:
    position = trio(turn={"seat": 0, "phase": "actions", "actions_left": 4})
    story = Story("ann", "ann", "ann", visibility="local", position=position)
    story.move("ann", "forecast", 2)
    with pytest.raises(Refused, match="Finish"):
        complete_turn(story.room, story.folded())
    order = next(text for text in map(str, story.room.playing().legal_moves) if "order" in text)
    story.move("ann", order, 2)
    turn = complete_turn(story.room, story.folded())
    assert [moment.text for moment in turn.moments] == ["", "forecast", order, "pass"]
