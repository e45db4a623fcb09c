"""A person's own mistakes in finished games that were reviewed: each one is an exercise."""

from __future__ import annotations

from typing import get_args

import msgspec

from ...protocol.refusals import Refused
from ...protocol.review import Label, TurnReview
from ..reviews.reviews import Reviews
from ..tables.catalog import ListedTable
from ..tables.tables import Tables

GAMES = 5  # the newest reviewed ones that are looked at
SHOWN = 3  # mistakes
MISTAKES = get_args(Label)[2:]  # an inaccuracy or worse


class OwnMistake(msgspec.Struct):
    """A turn of yours that could clearly have been better."""

    table: str
    name: str  # of the table; may be empty
    at: int  # when something last happened there
    seq: int  # the entry before the turn, after which the exercise begins
    turn: int
    label: Label
    loss: float  # win chance that it cost


async def list_mistakes(tables: Tables, reviews: Reviews, person: str) -> list[OwnMistake]:
    """Return the costliest mistake of each of a person's newest reviewed games."""
    mine = await tables.catalog.tables_of(person)
    reviewed = await reviews.store.reviewed([row.id for row in mine])
    newest = [row for row in mine if row.id in reviewed][:GAMES]
    found = [await find_mistake(tables, reviews, row, person) for row in newest]
    return [mistake for mistake in found if mistake is not None][:SHOWN]


async def find_mistake(
    tables: Tables, reviews: Reviews, row: ListedTable, person: str
) -> OwnMistake | None:
    """Return a person's costliest mistake in a game, or None."""
    try:
        live = await tables.get(row.id)
    except Refused:  # a damaged log
        return None
    room, log = live.room, tuple(live.log)
    if not room.is_over():
        return None
    review = await reviews.find_finished(row.id, log[: room.seq])
    if review is None:
        return None
    own = (turn for turn in review.turns if turn.player == person)
    worst = max(filter(is_mistake, own), key=lambda turn: turn.loss, default=None)
    if worst is None:
        return None
    return OwnMistake(
        table=row.id,
        name=room.setup.name,
        at=row.since,
        seq=worst.first - 1,
        turn=worst.number,
        label=worst.label,
        loss=worst.loss,
    )


def is_mistake(turn: TurnReview) -> bool:
    """Return whether a turn could clearly have been better."""
    return turn.label in MISTAKES
