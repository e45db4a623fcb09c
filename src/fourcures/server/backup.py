"""A whole database as one compressed file of JSON lines, the same for SQLite and PostgreSQL.

The first line says what the file is, the last how many rows there were: a file that was cut short
is not taken for a whole one. It holds seeds, codes and the server's secret: keep it like a key.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from itertools import groupby, islice
from pathlib import Path

import msgspec
from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..engine.errors import FourCuresError
from . import migrations
from .db_schema import log, members, people, settings, tables
from .store import Store

FORMAT = 1
ORDER = (people, tables, settings, log, members)  # what is referred to comes first
AT_ONCE = 500  # rows


class BadDump(FourCuresError):
    """A file is no backup of ours, or there is no room for it."""


async def backup(store: Store, file: Path) -> int:
    """Writes everything as it is at one moment, while the server may go on; how many rows.

    An older backup is replaced once the new one is whole; a file of another kind never is.
    """
    if file.exists() and not is_backup(file):  # noqa: ASYNC240 - the command does nothing else
        raise BadDump(f"{file} exists and is no backup; choose another name")
    beside = file.with_name(file.name + ".part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wb", compresslevel=6) as out:
                count = await write(store, out)
            raw.flush()
            os.fsync(raw.fileno())  # else a power cut could leave the name with nothing behind it
        beside.replace(file)
    except BaseException:  # also Ctrl-C: it holds secrets
        beside.unlink(missing_ok=True)
        raise
    return count


def is_backup(file: Path) -> bool:
    """Whether a file is a backup of any version, by its first line, or has nothing in it."""
    if not file.is_file():
        return False
    try:
        with gzip.open(file, "rb") as lines:
            first = lines.readline(1000)
        return not first or "fourcures" in msgspec.json.decode(first, type=dict[str, object])
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError):
        return False


async def write(store: Store, out: gzip.GzipFile) -> int:
    """The lines of a backup; how many rows."""
    count = 0
    out.write(line({"fourcures": FORMAT, "schema": migrations.HEAD}))
    async with store.engine.connect() as connection:
        await one_moment(connection)
        for table in ORDER:
            async for row in rows(connection, table):
                out.write(line({"table": str(table.name), "row": row}))
                count += 1
    out.write(line({"rows": count}))
    return count


async def one_moment(connection: AsyncConnection) -> None:
    """Whatever is read from now on is as it was now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, object]]:
    """The rows of a table, by key; a log's entries as the JSON that they are."""
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
    names = [str(column.name) for column in table.columns]
    async with connection.stream(query) as found:
        async for some in found.partitions():
            for row in some:
                shown = dict(zip(names, row, strict=True))
                if table is log:
                    shown["body"] = shown["body"].decode()
                yield shown


async def restore(store: Store, file: Path) -> int:
    """Reads a backup into an empty database, all or nothing; how many rows."""
    await store.migrate()
    count = 0
    try:
        async with store.engine.begin() as connection:
            await empty(connection)
            for table, batch in batches(file):
                await connection.execute(insert(table), batch)
                count += len(batch)
    except SQLAlchemyError as error:
        raise BadDump(f"{file} cannot be restored: {type(error).__name__}") from None
    return count


async def empty(connection: AsyncConnection) -> None:
    """Makes room: a secret that was made meanwhile may go, tables and people may not."""
    for table in (people, tables):
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise BadDump("the database is not empty: restore into a new one")
    await connection.execute(delete(settings))


def batches(file: Path) -> Iterator[tuple[Table, list[dict[str, object]]]]:
    """The rows of a backup, so many of one table at a time."""
    for _, of_table in groupby(read(file), key=lambda one: one[0].name):
        while batch := list(islice(of_table, AT_ONCE)):
            yield batch[0][0], [row for _, row in batch]


def read(file: Path) -> Iterator[tuple[Table, dict[str, object]]]:
    """The rows of a backup with their tables; BadDump says what is wrong with it."""
    known = {table.name: table for table in ORDER}
    count, ended = 0, False
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline() or b"{}")
            if not isinstance(head, dict) or head.get("fourcures") != FORMAT:
                raise BadDump(f"{file} is no backup of this version")
            if head.get("schema") != migrations.HEAD:
                raise BadDump(f"{file} has schema {head.get('schema')}, not {migrations.HEAD}")
            for text in lines:
                said = msgspec.json.decode(text)
                if "rows" in said:
                    ended = said["rows"] == count
                    break
                table, row = known[said["table"]], said["row"]
                if table is log:
                    row["body"] = row["body"].encode()
                count += 1
                yield table, row
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError) as error:
        raise BadDump(f"{file} is no backup, or damaged: {error}") from None
    except (KeyError, TypeError, AttributeError):
        raise BadDump(f"{file} is damaged near row {count + 1}") from None
    if not ended:
        raise BadDump(f"{file} was cut short after {count} rows")


def line(said: dict[str, object]) -> bytes:
    """One line of the file."""
    return msgspec.json.encode(said) + b"\n"
