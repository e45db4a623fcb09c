"""Rematches: the next game of a table, to which all who began the last one are invited."""

from __future__ import annotations

import contextlib
import dataclasses
import secrets

from ...protocol import commands
from ...protocol.refusals import Refused
from ...table import entries
from ...table.open_table import Opening, Place
from ...table.rematch import plan_rematch
from ...table.room import Room
from .live import LiveTable
from .tables import Tables


async def open_rematch(
    tables: Tables, last: LiveTable, person: str, name: str, seed: str | None
) -> LiveTable:
    """Return the table of the next game: the one that waits for its players, or a new one.

    The invitation is an entry of the last table, so that everyone on its page sees it.
    """
    how = plan_rematch(last.room, person, seed)
    before = last.room.rematch
    if (waiting := await find_waiting(tables, before)) is not None:
        return waiting
    how = await without_strangers(tables, how, last.room, person)
    live = await tables.create(person, name, last.room.setup, how)
    if not live.room.invited or last.room.closed:
        return live

    def invite(room: Room) -> list[entries.AnyEntry]:
        text = f"rematch {live.code}"
        said = entries.Said(by=person, text=text, phrase="rematch", about=live.code)
        return [said] if room.rematch == before and not room.closed else []

    await tables.apply_unprompted(last, invite)
    if last.room.rematch == live.code:
        return live
    # Somebody else was a moment faster: go to their table.
    await tables.handle(live, person, commands.Close(id=secrets.token_hex(8)))
    return await open_rematch(tables, last, person, name, seed)


async def find_waiting(tables: Tables, code: str | None) -> LiveTable | None:
    """Return the table with this code if its game has not started."""
    table_id = await tables.catalog.find_by_code(code) if code else None
    if table_id is None:
        return None
    with contextlib.suppress(Refused):
        live = await tables.get(table_id)
        return live if live.room.game is None and not live.room.closed else None
    return None


async def without_strangers(tables: Tables, how: Opening, last: Room, host: str) -> Opening:
    """Return the opening with a free seat for each person who may not join a table of this host."""
    room = Room("")
    room.host, room.setup = host, last.setup
    places = list(how.places)
    for at, place in enumerate(places):
        if place.holder is not None and place.bot is None and place.holder != host:
            try:
                await tables.check_join(room, place.holder)
            except Refused:
                places[at] = Place(None)
    return dataclasses.replace(how, places=places)
