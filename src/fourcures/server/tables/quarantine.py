"""Tables in quarantine: find out what is wrong with their logs.

A table whose log cannot be read is set aside by the server. A newer program may read it; otherwise
an operator can keep the entries before the first unreadable one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...table.results import GameResult, results
from ..db.store import DamagedLog, Store, decoded
from .tables import LiveTable, status_of


@dataclass(frozen=True)
class Diagnosis:
    """How much of a table's log this program can read."""

    table_id: str
    entries: int
    readable: int  # the first ones
    problem: str | None  # what is wrong with the next one
    status: str  # of the table after the readable entries
    results: Sequence[GameResult]  # of its game, if that ends in the readable entries
    ended: int  # the entry that ends it


async def diagnose(store: Store, table_id: str) -> Diagnosis | None:
    """Return what is wrong with a table, or None if it does not exist."""
    row = await store.table(table_id)
    if row is None:
        return None
    live, problem = LiveTable(table_id, row.code, row.seed), None
    ended, end = list[GameResult](), 0
    found = await store.raw(table_id)
    for seq, body in found:
        over = live.room.is_over()
        try:
            live.apply_remote([(seq, decoded(seq, body))])
        except DamagedLog as error:
            problem = str(error)
            break
        if live.room.is_over() != over:  # it can go on after its end, with a real deck
            ended, end = results(live.room), seq
    room = live.room
    return Diagnosis(table_id, len(found), room.seq, problem, status_of(room), ended, end)


async def quarantined(store: Store) -> list[Diagnosis]:
    """Return what is wrong with every table in quarantine."""
    found = [await diagnose(store, table_id) for table_id in await store.quarantined()]
    return [one for one in found if one is not None]
