"""The positions of a game at a table."""

from __future__ import annotations

from fourcures.protocol import commands
from fourcures.table.moments import list_moments

from .stories import table_of_three


def test_moments_know_announced_cards_and_leave_out_undone_moves() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    story.do("dana", commands.Move, seat=0, text="drive miami")
    story.do("dana", commands.Undo)
    story.do("dana", commands.Move, seat=0, text="pass")
    start, end = list_moments(story.room, story.folded())
    assert (start.text, end.text) == ("", "pass")
    assert start.view(0).hands[2] == ["delhi", None, None]
