"""For any commands in any order, the log folds to the live room, and refusals change nothing.

The commands come from a seeded random generator that knows enough of the rules to send mostly
meaningful ones.
"""

from __future__ import annotations

import pickle
import random
from typing import Any, get_args

import msgspec
import pytest

from fourcures.bots import BOTS, RandomBot
from fourcures.host.bot_moves import choose_command, next_bot_seat
from fourcures.protocol import commands, messages
from fourcures.protocol.commands import Moment, Stop
from fourcures.protocol.refusals import Refused
from fourcures.table import entries
from fourcures.table.apply import apply_entry
from fourcures.table.decide import Decision, decide
from fourcures.table.pace import find_pause
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot
from tests.sizes import size

from .stories import Story
from .test_cardboard import REAL

PEOPLE = ["ann", "bob", "cem", "wim", "wes"]
GAMES = range(size(4, 10, 400))


def wish(rng: random.Random, room: Room, number: int) -> tuple[str, commands.AnyCommand]:
    """Return a random person and their command, mostly a sensible one."""
    by = rng.choice([*PEOPLE, *(seat.holder for seat in room.seats if seat.holder)])
    mine = room.seats_of(by)
    seat = rng.choice([*mine * 4, *range(-1, 5)])
    person = rng.choice([*PEOPLE, "nobody"])
    bot = rng.choice(["random", "thumb", "none"])  # other bots are slow
    texts = ["next", "pass", "drive cairo", "seat:1 airlift medic cairo", "no move"]
    if room.game is not None:
        legal = room.game.legal_moves
        texts += [str(move) for move in legal if move.seat in mine]
        texts += [str(rng.choice(legal))] * 3 if legal else []
    requests = [request.number for request in room.requests]
    one: dict[str, Any] = {"id": rng.choice([f"n{number}"] * 3 + ["again"])}
    if room.game is None and rng.random() < 0.7:  # most games begin
        return by, commands.Sit(**one, seat=rng.randrange(len(room.seats)), ready=True)
    if find_pause(room) is not None and rng.random() < 0.5:
        return by, commands.Hold(**one)
    if any(one.gone for one in room.people.values()) and rng.random() < 0.2:
        return by, commands.Wait(**one, seat=rng.randrange(len(room.seats)))
    choices: list[commands.AnyCommand] = [
        *[commands.Move(**one, text=rng.choice(texts), seat=rng.choice([None, seat]))] * 12,
        *[commands.GoOn(**one)] * 6,
        *[
            commands.Answer(
                **one,
                request=rng.choice([*requests * 5, number]),
                yes=rng.random() < 0.7,
                always=rng.random() < 0.3,
            )
        ]
        * 5,
        commands.Undo(**one),
        commands.Undo(**one),
        commands.Redo(**one),
        commands.Reset(**one),
        *[commands.Hold(**one)] * 4,
        commands.StopAt(
            **one, moment=rng.choice(get_args(Moment)), stop=rng.choice(get_args(Stop))
        ),
        commands.Agree(**one, yes=rng.random() < 0.3, to=rng.choice([None, person, f"bot:{seat}"])),
        commands.Tell(**one, seat=seat, card=rng.choice(["cairo", "airlift", "?"])),
        commands.Tell(**one, seat=seat, disease=rng.choice(["blue", None])),
        commands.Say(**one, text=rng.choice(["hello", "", "x" * 600])),
        commands.Sit(**one, seat=seat, ready=True),
        commands.Ready(**one, yes=rng.random() < 0.8),
        commands.Wait(**one, seat=seat),
        commands.Sit(**one, seat=rng.randrange(4)),
        commands.Stand(**one, seat=seat),
        commands.Hand(**one, seat=seat, bot=bot),
        commands.Hand(**one, seat=seat, bot=bot, for_good=rng.random() < 0.2, tells=True),
        commands.Hand(**one, seat=seat, person=person),
        commands.ReclaimSeat(**one, seat=seat),
        commands.ReclaimSeat(**one, seat=rng.randrange(4)),
        commands.Rename(**one, name="New", person=rng.choice([None, person])),
        *([commands.Remove(**one, person=person)] if rng.random() < 0.1 else []),
        *([commands.Close(**one)] if rng.random() < 0.01 else []),
    ]
    command = rng.choice(choices)
    if by.startswith("bot:") and not isinstance(
        command, commands.Move | commands.GoOn | commands.Answer
    ):
        return rng.choice(PEOPLE), command  # bots send no other commands
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
            gone: list[entries.AnyEntry] = [entries.Gone(person=name) for name in here[:1]]
            back: list[entries.AnyEntry] = [entries.Joined(by=name, name=name) for name in PEOPLE]
            story.by_table(*rng.choice([gone, back]))
        if rng.random() < 0.4 and find_pause(story.room) is not None:
            story.end_pause()
        seat = next_bot_seat(story.room)
        if seat is not None and rng.random() < 0.7:
            seeded = (
                RandomBot(rng.randrange(1000)) if story.room.seats[seat].bot == "random" else None
            )
            by, command = f"bot:{seat}", choose_command(story.room, seat, seeded)
        else:
            by, command = wish(rng, story.room, step)
        before = story.room
        seen = everything(before) if rng.random() < 0.3 else None
        try:
            decision = decided(before, by, command, rng)
        except Refused as no:
            messages.encode(
                messages.Refused(
                    id="", code=no.code, rule=no.rule, params=no.params, message=str(no)
                )
            )
        else:
            story.room = decision.room
            story.log += decision.entries
            assert decision.entries, "what is done leaves an entry"
        assert seen is None or everything(before) == seen, "a room is never changed in place"
    again = pickle.loads(pickle.dumps(story.room))  # as a process that thinks for a bot gets it
    assert everything(again) == everything(story.room)
    return story


def decided(room: Room, by: str, command: commands.AnyCommand, rng: random.Random) -> Decision:
    """Return the decision for a command; with a real deck, add the cards that it asks for."""
    try:
        return decide(room, by, command, BOTS)
    except Refused as no:
        if no.code != "which_card" or rng.random() < 0.02:
            raise
        assert isinstance(command, commands.Move | commands.GoOn)
        possible = no.params["cards"]
        assert isinstance(possible, list)
        told = [*command.cards, rng.choice(possible)]
        return decided(room, by, msgspec.structs.replace(command, cards=told), rng)


def everything(room: Room) -> list[Any]:
    """Return all snapshots of a room, and its hidden state."""
    return [
        *(snapshot(room, person) for person in [None, "ann", "bob", "wim", "bot:1"]),
        room.seq,
        dict(room.done),
        dict(room.agreed),
        set(room.on_course),
        set(room.declined),
        set(room.accepted),
        set(room.went_on),
        set(room.went_on_since_epidemic),
        dict(room.holds),
        [room.drawing, room.pause_ended, room.had_epidemic],
        list(room.redo),
        [set(room.invited), set(room.ready), list(room.authors), dict(room.waits_until)],
        {number: set(seats) for number, seats in room.granted.items()},
        {
            name: (dict(one.stops), one.agreeable, one.agrees_to, one.gone)
            for name, one in room.people.items()
        },
    ]


@pytest.mark.parametrize("real", [False, True], ids=["dealt", "real"])
@pytest.mark.parametrize("number", GAMES)
def test_the_log_folds_to_the_live_room_and_refusals_change_nothing(
    number: int, real: bool
) -> None:
    story = evening(number, real)
    room = Room(story.room.seed)
    for entry in story.log:
        apply_entry(room, entries.decode(entries.encode(entry)))
    assert everything(room) == everything(story.room)
    assert room.seq == len(story.log)


def test_the_random_games_of_this_test_have_every_important_kind_of_entry() -> None:
    kinds = {type(entry).__name__ for number in range(16) for entry in evening(number).log}
    expected = (
        "Played Undid Asked Answered WentOn Held PauseEnded StopSet Agreeable Told Said Gone"
        " Seated Ready Waited"
    )
    assert set(expected.split()) <= kinds
