"""Everything that a local host keeps as one file, and adding the tables of such a file.

Tables that are there already stay as they are. A file is checked completely before anything of it
is kept: each log must lead to a table.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..host.hosted_table import Conflict, DamagedLog
from ..protocol.people import Me
from ..protocol.refusals import Refused
from ..table import entries
from .host import LocalHost, LocalTable
from .storage import NewEntries, TableRow


class ArchivedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table with its log."""

    row: TableRow
    entries: list[msgspec.Raw]


class ArchivedNote(msgspec.Struct, forbid_unknown_fields=True):
    """An attempt at a puzzle."""

    key: str
    text: Annotated[str, msgspec.Meta(min_length=1)]


class Archive(msgspec.Struct, forbid_unknown_fields=True):
    """All tables, and the person who plays at them."""

    kind: Literal["four-cures-games"]
    version: Literal[1]
    person: Me | None
    tables: list[ArchivedTable]
    attempts: list[ArchivedNote] = []


class Added(msgspec.Struct):
    """How many tables of an archive were new."""

    tables: int


class NotAnArchive(Exception):
    """A file is something else, or damaged."""


async def pack(host: LocalHost) -> Archive:
    """Return everything that a host keeps."""
    tables = []
    for row in sorted(await host.storage.list_tables(), key=lambda row: row.since):
        log = await host.storage.read(row.id, 0)
        tables.append(ArchivedTable(row, [msgspec.Raw(text.encode()) for text in log]))
    notes = await host.storage.list_notes("attempt")
    attempts = [ArchivedNote(key, text) for key, text in sorted(notes.items())]
    return Archive("four-cures-games", 1, await host.storage.find_person(), tables, attempts)


async def add(host: LocalHost, text: str) -> Added:
    """Add the tables of an archive that are new here; raise NotAnArchive if it is damaged."""
    archive = read_archive(text)
    me = await host.storage.find_person()
    if me is not None and archive.person is not None:
        archive = read_archive(text.replace(f'"{archive.person.id}"', f'"{me.id}"'))
    tables = [check(table) for table in archive.tables]
    for note in archive.attempts:
        check_attempt(note)
    known = {row.id for row in await host.storage.list_tables()}
    if me is None and archive.person is not None:
        await host.storage.keep_person(archive.person)
    added = 0
    for table, archived in zip(tables, archive.tables, strict=True):
        if table.id not in known:
            await keep(host, table, archived)
            added += 1
    for note in archive.attempts:
        await keep_attempt(host, note)
    return Added(added)


def read_archive(text: str) -> Archive:
    """Return the content of a file; raise NotAnArchive if it is something else."""
    try:
        return msgspec.json.decode(text, type=Archive)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise NotAnArchive(str(error)) from None


def check(archived: ArchivedTable) -> LocalTable:
    """Return the table to which a log leads; raise NotAnArchive if it is damaged."""
    table = LocalTable(archived.row)
    try:
        log = [entries.decode(bytes(entry).decode()) for entry in archived.entries]
        table.apply_news([*enumerate(log, 1)])
    except (DamagedLog, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NotAnArchive(f"table {table.id}: {error}") from None
    if not table.log:
        raise NotAnArchive(f"table {table.id}: its log is empty")
    return table


def check_attempt(note: ArchivedNote) -> None:
    """Raise NotAnArchive if an attempt is damaged."""
    from .puzzles import read_attempt

    try:
        read_attempt(note.text)
    except msgspec.MsgspecError as error:
        raise NotAnArchive(f"puzzle {note.key}: {error}") from None


async def keep_attempt(host: LocalHost, note: ArchivedNote) -> None:
    """Store an attempt, unless there is one here; raise Refused if there is no room for it."""
    try:
        await host.storage.replace_note("attempt", note.key, None, note.text)
    except OSError:
        raise Refused("not_ready") from None


async def keep(host: LocalHost, table: LocalTable, archived: ArchivedTable) -> None:
    """Store a new table; raise Refused if there is no room for it."""
    row = table.row(table.room, archived.row.since)
    texts = [bytes(entry).decode() for entry in archived.entries]
    try:
        await host.storage.append(NewEntries(row, 0, host.clock(), texts))
    except Conflict:  # another tab adds the same file
        return
    except OSError:
        raise Refused("not_ready") from None
