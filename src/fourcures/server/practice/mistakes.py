"""A person's own mistakes in finished games that were reviewed: each one is an exercise."""

from __future__ import annotations

from ...host.practice import REVIEWED, SHOWN, OwnMistake, find_mistake
from ...protocol.refusals import Refused
from ..reviews.reviews import Reviews
from ..tables.catalog import ListedTable
from ..tables.tables import Tables


async def list_mistakes(tables: Tables, reviews: Reviews, person: str) -> list[OwnMistake]:
    """Return the costliest mistake of each of a person's newest reviewed games."""
    mine = await tables.catalog.tables_of(person)
    reviewed = await reviews.store.reviewed([row.id for row in mine])
    newest = [row for row in mine if row.id in reviewed][:REVIEWED]
    found = [await look_for_mistake(tables, reviews, row, person) for row in newest]
    return [mistake for mistake in found if mistake is not None][:SHOWN]


async def look_for_mistake(
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
    return None if review is None else find_mistake(review, person, row.id, room, row.since)
