"""Practice from a game: tables from one of its moments, and exercises, whose turn is judged."""

from __future__ import annotations

from typing import get_args

import msgspec

from ..protocol.refusals import Refused
from ..protocol.review import Label, TurnReview
from ..protocol.setup import Practice, TableSetup
from ..table.daily import BOT
from ..table.open_table import Opening
from ..table.practice import Excerpt
from ..table.room import Room
from .opening import fit_setup
from .reviews import Review

SHOWN = 3  # mistakes of a person
REVIEWED = 5  # the newest reviewed games in which they are looked for
MISTAKES = get_args(Label)[2:]  # an inaccuracy or worse


class NewPractice(msgspec.Struct, forbid_unknown_fields=True):
    """A practice table to open, from the position after an entry of a game."""

    seq: int
    with_bots: bool = False  # in the other seats; otherwise all seats are yours
    find: bool = False  # an exercise: find a better turn than the one that begins there


class OwnMistake(msgspec.Struct):
    """A turn of yours that could clearly have been better."""

    table: str
    name: str  # of the table; may be empty
    at: int  # when something last happened there
    seq: int  # the entry before the turn, after which the exercise begins
    turn: int
    label: Label
    loss: float  # win chance that it cost


def plan_practice(
    table_id: str,
    room: Room,
    begun: Excerpt,
    wish: NewPractice,
    mistake: TurnReview | None,
    absent: int,
) -> tuple[TableSetup, Opening]:
    """Return the set-up of a practice table, and how to open it; an exercise has a mistake."""
    turn, loss, help = begun.turn, None, "coach" if room.is_over() else room.setup.help
    if mistake is not None:
        turn, loss, help = mistake.number, mistake.loss, "odds"  # a coach would tell the turn
    alone = mistake is not None or not wish.with_bots
    setup = fit_setup(begun.setup(alone=alone, help=help), absent)
    day = room.secret_day()
    how = Opening(
        practice=Practice(table=table_id, seq=wish.seq, turn=turn, day=day, loss=loss),
        seat=begun.seat,
        bots=[] if alone else [BOT] * (setup.players - 1),
    )
    return setup, how


def require_exercise(room: Room, person: str) -> None:
    """Raise Refused unless a person may have a turn judged: of an exercise, or with a coach."""
    what_if = room.practice is not None and room.setup.help == "coach"
    if not room.is_exercise() and not what_if:
        raise Refused("no_exercise")
    if not room.seats_of(person):
        raise Refused("no_own_seat")


def mistake_at(review: Review, seq: int) -> TurnReview:
    """Return the reviewed turn that begins after an entry and cost something; raise Refused."""
    mistake = next((turn for turn in review.turns if turn.first == seq + 1), None)
    if mistake is None and not review.done:
        raise Refused("not_reviewed")
    if mistake is None or not mistake.loss:
        raise Refused("no_mistake")
    return mistake


def find_mistake(
    review: Review, person: str, table_id: str, room: Room, at: int
) -> OwnMistake | None:
    """Return a person's costliest mistake in a reviewed game, or None."""
    own = (turn for turn in review.turns if turn.player == person and turn.label in MISTAKES)
    worst = max(own, key=lambda turn: turn.loss, default=None)
    if worst is None:
        return None
    return OwnMistake(
        table=table_id,
        name=room.setup.name,
        at=at,
        seq=worst.first - 1,
        turn=worst.number,
        label=worst.label,
        loss=worst.loss,
    )
