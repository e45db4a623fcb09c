"""Who played each turn, also when a seat changes hands."""

from __future__ import annotations

from fourcures.protocol import commands
from fourcures.table.players import count_turns, turn_players

from .stories import Story


def test_a_turn_belongs_to_whoever_made_most_of_its_moves() -> None:
    story = Story("anna", "bob", watching=["cleo"], hands="open", first=0)
    story.move("anna", "drive chicago")
    story.do("anna", commands.Hand, seat=0, person="cleo")
    story.move("cleo", "drive atlanta")
    story.move("cleo", "drive chicago")
    assert turn_players(story.room) == [(0, "cleo")]
    story.do("cleo", commands.Undo)
    story.do("cleo", commands.Undo)
    assert turn_players(story.room) == [(0, "anna")]


def test_a_turn_without_a_move_belongs_to_nobody() -> None:
    story = Story("anna", "bob", hands="open", first=1)
    assert turn_players(story.room) == [None]
    story.passes(lambda room: room.turn == 1)
    assert turn_players(story.room) == [(1, "bob"), None]
    assert count_turns(story.room) == {1: {"bob": 1}}
