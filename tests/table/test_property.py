"""Whatever people send, in whatever order: the log folds to the live room, refusals change nothing.

The commands come from a seeded random stream that knows the rules only so far that most of what it
sends means something.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from fourcures.bots import BOTS
from fourcures.server.bot_seats import due, think
from fourcures.table import commands as c
from fourcures.table import entries as e
from fourcures.table import messages as m
from fourcures.table.decide import Decision, decide
from fourcures.table.errors import Refused
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot
from tests.sizes import size

from .stories import Story
from .test_beside_a_real_table import REAL

PEOPLE = ["ann", "bob", "cem", "wim", "wes"]
GAMES = range(size(4, 10, 400))


def wish(rng: random.Random, room: Room, number: int) -> tuple[str, c.AnyCommand]:
    """Somebody's command: mostly sensible, often not."""
    by = rng.choice([*PEOPLE, *(seat.holder for seat in room.seats if seat.holder)])
    mine = room.seats_of(by)
    seat = rng.choice([*mine * 4, *range(-1, 5)])
    person = rng.choice([*PEOPLE, "nobody"])
    bot = rng.choice(["random", "thumb", "none"])  # the others take their time
    texts = ["next", "pass", "drive cairo", "seat:1 airlift medic cairo", "no move"]
    if room.game is not None:
        legal = room.game.legal_moves
        texts += [str(move) for move in legal if move.seat in mine]
        texts += [str(rng.choice(legal))] * 3 if legal else []
    requests = [request.number for request in room.requests]
    one: dict[str, Any] = {"id": rng.choice([f"n{number}"] * 3 + ["again"])}
    choices: list[c.AnyCommand] = [
        *[c.Move(**one, text=rng.choice(texts), seat=rng.choice([None, seat]))] * 12,
        *[c.GoOn(**one)] * 6,
        *[
            c.Answer(
                **one,
                request=rng.choice([*requests * 5, number]),
                yes=rng.random() < 0.7,
                always=rng.random() < 0.3,
            )
        ]
        * 5,
        c.Undo(**one),
        c.Undo(**one),
        c.Redo(**one),
        c.Reset(**one),
        c.Order(**one, order=rng.choice(["always", "epidemics", "never", "?"])),
        c.Agree(**one, yes=rng.random() < 0.3),
        c.Tell(**one, seat=seat, card=rng.choice(["cairo", "airlift", "?"])),
        c.Tell(**one, seat=seat, disease=rng.choice(["blue", "?"])),
        c.Say(**one, text=rng.choice(["hello", "", "x" * 600])),
        c.Sit(**one, seat=seat),
        c.Sit(**one, seat=rng.randrange(4)),
        c.Stand(**one, seat=seat),
        c.Hand(**one, seat=seat, bot=bot),
        c.Hand(**one, seat=seat, person=person),
        c.TakeBack(**one, seat=seat),
        c.TakeBack(**one, seat=rng.randrange(4)),
        c.Rename(**one, name="New", person=rng.choice([None, person])),
        *([c.Remove(**one, person=person)] if rng.random() < 0.1 else []),
        *([c.Close(**one)] if rng.random() < 0.01 else []),
    ]
    command = rng.choice(choices)
    if by.startswith("bot:") and not isinstance(command, c.Move | c.GoOn | c.Answer):
        return rng.choice(PEOPLE), command  # bots do nothing else
    return by, command


def evening(number: int, real: bool = False) -> Story:
    rng = random.Random(f"property {number}")
    seats = [None] * rng.choice((2, 3, 4))
    setup: dict[str, Any] = {
        "edition": rng.choice(("2008", "2013")),
        "epidemics": rng.choice((4, 5, 6)),
        "seed": f"property {number}",
    }
    if real:
        story = Story("ann", "ann", watching=PEOPLE[1:], **(REAL | setup))
    else:
        story = Story(*seats, watching=PEOPLE, **setup)
    for step in range(300):
        if rng.random() < 0.02:
            here = [name for name in story.room.people if name in PEOPLE]
            gone: list[e.AnyEntry] = [e.Gone(person=name) for name in here[:1]]
            back: list[e.AnyEntry] = [e.Joined(by=name, name=name) for name in PEOPLE]
            story.by_table(*rng.choice([gone, back]))
        seat = due(story.room)
        if seat is not None and rng.random() < 0.7:
            by, command = f"bot:{seat}", think(story.room, seat)
        else:
            by, command = wish(rng, story.room, step)
        before = story.room
        seen = everything(before) if rng.random() < 0.3 else None
        try:
            decision = decided(before, by, command, rng)
        except Refused as no:
            m.encode(
                m.Refused(id="", code=no.code, rule=no.rule, params=no.params, message=str(no))
            )
        else:
            story.room = decision.room
            story.log += decision.entries
            assert decision.entries, "what is done leaves an entry"
        assert seen is None or everything(before) == seen, "a room is never changed in place"
    return story


def decided(room: Room, by: str, command: c.AnyCommand, rng: random.Random) -> Decision:
    """What becomes of a command; beside a real table, with the cards that are asked for."""
    try:
        return decide(room, by, command, BOTS)
    except Refused as no:
        if no.code != "which_card" or rng.random() < 0.02:
            raise
        assert isinstance(command, c.Move | c.GoOn)
        told = [*command.cards, rng.choice(no.params["cards"])]
        return decided(room, by, msgspec.structs.replace(command, cards=told), rng)


def everything(room: Room) -> list[Any]:
    """All that anyone can see of a room, and what nobody sees."""
    return [
        *(snapshot(room, person) for person in [None, "ann", "bob", "wim", "bot:1"]),
        room.seq,
        dict(room.done),
        set(room.always),
        set(room.went_on),
        list(room.redo),
        {seat: set(votes) for seat, votes in room.votes.items()},
        {number: set(seats) for number, seats in room.granted.items()},
        {name: (one.order, one.agreeable, one.gone) for name, one in room.people.items()},
    ]


@pytest.mark.parametrize("real", [False, True], ids=["dealt", "real"])
@pytest.mark.parametrize("number", GAMES)
def test_the_log_folds_to_the_live_room_and_refusals_change_nothing(
    number: int, real: bool
) -> None:
    story = evening(number, real)
    room = Room(story.room.seed)
    for entry in story.log:
        room.apply(e.decode(e.encode(entry)))
    assert everything(room) == everything(story.room)
    assert room.seq == len(story.log)


def test_these_evenings_have_everything_in_them() -> None:
    kinds = {type(entry).__name__ for number in range(10) for entry in evening(number).log}
    expected = "Played Undid Asked Answered WentOn Ordered Agreeable Told Said Gone Voted Seated"
    assert set(expected.split()) <= kinds
