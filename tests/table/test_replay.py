"""Replays show what the viewer could see, and moments what reviews and exercises need."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.analysis.played_turns import GivenAnswer
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table.replay import complete_turn, list_moments
from tests.engine.arranging import at

from .stories import Story, arranged, table_of_three, trio

Json = dict[str, Any]


def moments(told: Json) -> list[Json]:
    """Return the complete positions of a replay."""
    found: list[Json] = []
    for frame in told["frames"]:
        found.append((found[-1] if found else {}) | frame["change"])
    return found


def private_pair(**more: Any) -> Story:
    position = arranged(at("medic", "atlanta", "cairo"), at("scientist", "atlanta", "lima"), **more)
    return Story("mia", "sue", position=position | {"hands": "private"})


def test_a_replay_ends_at_the_current_position() -> None:
    story = private_pair()
    story.move("mia", "drive chicago")
    story.move("mia", "drive montreal")
    story.do("mia", commands.Undo)
    for person in ("mia", "sue", None):
        seen = story.seen(person)["game"]["views"][0]["position"]
        assert moments(story.replay(person))[-1] == seen


def test_a_replay_includes_undone_moves() -> None:
    story = private_pair()
    story.move("mia", "drive chicago")
    story.do("mia", commands.Undo)
    story.move("mia", "drive miami")
    cities = [one["players"][0]["city"] for one in moments(story.replay("mia"))]
    assert cities == ["atlanta", "chicago", "atlanta", "miami"]
    assert [one["kind"] for one in story.replay("mia")["entries"]][-3:] == [
        "played",
        "undid",
        "played",
    ]


def test_before_the_end_a_replay_hides_what_the_viewer_may_not_know() -> None:
    story = private_pair()
    story.move("mia", "drive chicago")
    for person, seen in (
        ("mia", [["cairo"], [None]]),
        ("sue", [[None], ["lima"]]),
        (None, [[None], [None]]),
    ):
        for moment in moments(story.replay(person)):
            assert [player["hand"] for player in moment["players"]] == seen


def test_after_the_end_everything_is_open_from_the_first_moment() -> None:
    story = private_pair(
        outbreaks=7,
        cubes={"lagos": {"yellow": 3}},
        infection_deck={"next": ["lagos"]},
        turn={"phase": "infect", "infections_left": 2},
    )
    while not story.room.is_over():
        story.go_on(*story.stopped())
    for person in ("mia", None):
        for moment in moments(story.replay(person)):
            assert [player["hand"] for player in moment["players"]] == [["cairo"], ["lima"]]
        now = story.seen(person)["game"]["views"][0]["position"]
        assert [player["hand"] for player in now["players"]] == [["cairo"], ["lima"]]


def test_moments_know_announced_cards_and_leave_out_undone_moves() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    story.do("dana", commands.Move, seat=0, text="drive miami")
    story.do("dana", commands.Undo)
    story.do("dana", commands.Move, seat=0, text="pass")
    start, end = list_moments(story.room, story.folded())
    assert (start.text, end.text) == ("", "pass")
    assert start.view(0).hands[2] == ["delhi", None, None]


def test_an_unfinished_forecast_must_be_ordered_before_the_turn_is_checked() -> None:
    position = trio(turn={"seat": 0, "phase": "actions", "actions_left": 4})
    story = Story("ann", "ann", "ann", visibility="local", position=position)
    story.move("ann", "forecast", 2)
    with pytest.raises(Refused, match="Finish"):
        complete_turn(story.room, story.folded())
    order = next(text for text in map(str, story.room.playing().legal_moves) if "order" in text)
    story.move("ann", order, 2)
    turn = complete_turn(story.room, story.folded())
    assert [moment.text for moment in turn.moments] == ["", "forecast", order, "pass"]


def test_the_answers_to_requests_are_kept_with_the_positions_in_which_they_were_given() -> None:
    story = table_of_three()
    story.move("dana", "give atlanta to medic")
    story.answer("mia", yes=False)
    story.do("dana", commands.Move, seat=0, text="drive miami")
    (start, end) = list_moments(story.room, story.folded())
    assert start.answers == [GivenAnswer(1, 0, ["give atlanta to medic"], yes=False)]
    assert end.answers == ()
