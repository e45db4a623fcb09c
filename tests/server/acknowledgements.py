"""Compare what servers have acknowledged and shown with the log that is in the database."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from fourcures.engine.game import Game
from fourcures.protocol import messages
from fourcures.server.db.database import Database
from fourcures.server.tables.catalog import Catalog
from fourcures.server.tables.log import TableLog
from fourcures.table import entries
from fourcures.table.apply import apply_entry
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot

from .stubborn import Stubborn, digest


async def violations(database: Database, table_id: str, people: Iterable[Stubborn]) -> list[str]:
    """Return what was lost, doubled or shown wrongly at a table; nothing if all is well."""
    tables = TableLog(database)
    row = await Catalog(tables).find(table_id)
    if row is None:
        return [f"table {table_id} is lost"]
    log = await tables.read(table_id)
    problems = []
    if [seq for seq, _ in log] != list(range(1, len(log) + 1)):
        problems.append(f"table {table_id}: the log has gaps")
    commands = Counter(
        (entry.by, entry.command, type(entry).__name__)  # a yes and the move that it allows differ
        for _, entry in log
        if entry.command is not None
    )
    places = {(entry.by, entry.command): seq for seq, entry in log}
    problems += [
        f"table {table_id}: command {command} of {person.id} was acknowledged as entry {seq},"
        f" and is {places.get((person.id, command), 'lost')}"
        for person in people
        for command, seq in person.done.items()
        if places.get((person.id, command)) != seq
    ]
    seen = {(seq, person.id): table for person in people for seq, table in person.seen.items()}
    room, lines = Room(row.seed), Counter[tuple[str | None, str | None, str]]()
    for seq, entry in log:
        if isinstance(entry, entries.Undid):  # it also takes back steps of the table
            this = (entry.by, entry.command, type(entry).__name__)
            lines[this] = lines[this] or len(room.moves_to_undo())
        apply_entry(room, entry)
        for person in people:
            shown = seen.pop((seq, person.id), None)
            if shown is None:
                continue
            if shown != digest(json.loads(messages.encode(snapshot(room, person.id, row.code)))):
                problems.append(
                    f"table {table_id}: {person.id} saw another table after entry {seq}"
                )
    problems += [
        f"table {table_id}: doubled: {doubled}"
        for doubled, count in commands.items()
        if count > (lines[doubled] or 1)
    ]
    problems += [f"table {table_id}: {who} saw entry {seq}, which is lost" for seq, who in seen]
    if room.game is not None:
        again = Game.from_record(room.game.record())
        if again.position() != room.game.position():
            problems.append(f"table {table_id}: the record gives another position")
    return problems
