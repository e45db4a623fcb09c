"""Who played each turn, also when a seat changes hands."""

from __future__ import annotations

from fourcures.protocol import commands
from fourcures.table.players import TurnPlayer, count_turns, player_of, turn_players

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


def test_a_seat_belongs_to_the_player_of_its_last_turn_or_else_of_its_next() -> None:
    turns = [TurnPlayer(0, "anna"), TurnPlayer(1, "bob"), TurnPlayer(0, "cleo"), None]
    assert [player_of(turns, number, 0) for number in (1, 2, 3, 4)] == [
        "anna",
        "anna",
        "cleo",
        "cleo",
    ]
    assert [player_of(turns, number, 1) for number in (1, 4)] == ["bob", "bob"]
    assert player_of(turns, 4, 2) is None
