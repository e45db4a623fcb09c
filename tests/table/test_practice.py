"""A practice table begins with what its viewer knew, and hidden cards are dealt again."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from fourcures.engine.game import Game
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table.check_setup import check_setup
from fourcures.table.practice import deal_again, room_after, take_excerpt, viewer_at
from tests.engine.arranging import at
from tests.sizes import sweep

from .stories import Story, arranged, trio
from .test_cardboard import EPIDEMIC, REAL

Json = dict[str, Any]
PEOPLE = ["ann", "bob", "cem"]


def wandering(seed: int, commands_sent: int) -> Story:
    """Return a game with private hands after random commands of everyone."""
    luck = random.Random(seed)
    story = Story(*PEOPLE, seed=f"wander {seed}", hands="private", watching=["wim"])
    for _ in range(commands_sent):
        room = story.room
        if room.is_over():
            break
        with contextlib.suppress(Refused):
            if room.requests:
                story.answer(PEOPLE[room.requests[0].of[0]], luck.random() < 0.7)
            elif room.in_window():
                story.go_on(*story.stopped())
            elif luck.random() < 0.1 and all(hands := [story.hand(seat) for seat in range(3)]):
                seat = luck.randrange(3)
                story.do(PEOPLE[seat], commands.Tell, seat=seat, card=luck.choice(hands[seat]))
            else:
                seats = {move.seat for move in room.playing().legal_moves}
                seat = luck.choice(sorted(seats))
                move = luck.choice(room.view(seat).legal_moves)
                story.do(PEOPLE[seat], commands.Move, text=str(move), seat=seat)
    return story


@pytest.mark.parametrize("seed", sweep(range(3)))
def test_a_practice_table_begins_with_what_its_viewer_knew(seed: int) -> None:
    story = wandering(seed, 150)
    log = story.folded()
    began = next(one.seq for one in log if type(one.entry).__name__ == "Began")
    luck = random.Random(seed)
    for seq in sorted(luck.sample(range(began, len(log) + 1), 25)):
        for person in [*PEOPLE, "wim"]:
            try:
                found = take_excerpt(story.room, log, seq, person, luck.randrange(1 << 32))
            except Refused as no:
                assert no.code == "ended_there"
                continue
            then = room_after(story.room, log, seq)
            viewer = viewer_at(story.room, then, person)
            dealt = Game.from_position(found.position, "another seed")
            assert dealt.view(viewer).position() == then.view(viewer).position()
            # Two games that look the same to the viewer give the same practice table.
            assert deal_again(dealt.view(viewer), 5) == deal_again(then.view(viewer), 5)
            assert found.seat == then.playing().state["turn"]


@pytest.mark.parametrize("person", [*PEOPLE, "wim"])
def test_a_forecast_that_is_being_ordered_is_known_only_to_its_player(person: str) -> None:
    story = Story(*PEOPLE, position=trio("private"), watching=["wim"])
    story.move("cem", "forecast")
    found = take_excerpt(story.room, story.folded(), story.room.seq, person, 7)
    check_setup(found.setup(alone=True, help="odds"))
    viewer = viewer_at(story.room, story.room, person)
    dealt = Game.from_position(found.position, "another seed")
    assert dealt.view(viewer).position() == story.room.view(viewer).position()
    real = story.position()["turn"]["forecast"]
    assert (found.position["turn"]["forecast"] == real) == (person == "cem")


def test_practice_from_a_game_with_real_cards_deals_new_ones() -> None:
    story = Story("ann", "ann", **REAL)
    story.do("ann", commands.Move, text="pass")
    story.do("ann", commands.Move, text="next", cards=EPIDEMIC)
    for seq in range(story.room.seq - 1, story.room.seq + 1):
        found = take_excerpt(story.room, story.folded(), seq, "ann", 1)
        check_setup(found.setup(alone=False, help="odds"))


def test_hidden_hands_are_dealt_again() -> None:
    story = Story(*PEOPLE, hands="private", epidemics=5)
    log, seq = story.folded(), story.room.seq
    dealt = [
        take_excerpt(story.room, log, seq, "ann", seed).position["players"] for seed in range(5)
    ]
    assert all(players[0]["hand"] == story.hand(0) for players in dealt)
    assert len({tuple(players[1]["hand"]) for players in dealt}) > 1
    (spied,) = {viewer_at(story.room, story.room, "wim")}
    assert spied is None


def test_only_moments_of_the_game_can_be_practised() -> None:
    story = Story("ann", "bob", position=arranged(at("medic", "atlanta"), at("scientist", "cairo")))
    log = story.folded()
    for seq in (0, 1, story.room.seq + 1):
        with pytest.raises(Refused, match="no such moment"):
            take_excerpt(story.room, log, seq, "ann", 1)
    waiting = Story("ann", None)
    with pytest.raises(Refused, match="not started"):
        take_excerpt(waiting.room, waiting.folded(), 1, "ann", 1)
