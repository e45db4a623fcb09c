"""Back up a database to one compressed file of JSON lines, for SQLite and PostgreSQL alike.

The first line identifies the file; the last one has the number of rows, so that a truncated file
is detected. A backup contains seeds, codes and the server's secret: keep it private.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from itertools import groupby, islice
from pathlib import Path

import msgspec
from sqlalchemy import LargeBinary, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.errors import FourCuresError
from ...engine.position.schema import Json
from ..db import migrations
from ..db.database import Database
from ..db.schema import metadata, settings
from ..people.schema import people
from ..tables.schema import tables
from . import features

__all__ = ["BadDump", "backup", "features", "restore"]  # the features declare their tables

FORMAT = 1
AT_ONCE = 500  # rows


class BadDump(FourCuresError):
    """A file is not a valid backup, or the database is not empty."""


async def backup(database: Database, file: Path) -> int:
    """Write a consistent backup, also while the server runs; return the number of rows.

    An older backup is replaced when the new one is complete; other files are never overwritten.
    """
    if file.exists() and not is_backup(file):  # noqa: ASYNC240 - the command does nothing else
        raise BadDump(f"{file} exists and is not a backup; choose another name")
    beside = file.with_name(file.name + ".part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wb", compresslevel=6) as out:
                count = await write(database, out)
            raw.flush()
            os.fsync(raw.fileno())  # or a power cut could leave an empty file
        beside.replace(file)
    except BaseException:  # also Ctrl-C: the file contains secrets
        beside.unlink(missing_ok=True)
        raise
    return count


def is_backup(file: Path) -> bool:
    """Return whether a file is empty or, by its first line, a backup of any version."""
    if not file.is_file():
        return False
    try:
        return "fourcures" in next(read_lines(file), {"fourcures": "none"})
    except BadDump:
        return False


def kept_tables() -> list[Table]:
    """Return the tables of the database that a backup contains; referenced ones come first."""
    return [table for table in metadata.sorted_tables if not table.info.get("short_lived")]


def has_json(table: Table) -> bool:
    """Return whether the bodies of a table are JSON, which is written as text."""
    return "body" in table.c and isinstance(table.c.body.type, LargeBinary)


async def write(database: Database, out: gzip.GzipFile) -> int:
    """Write the lines of a backup; return the number of rows."""
    count = 0
    out.write(line({"fourcures": FORMAT, "schema": migrations.head()}))
    async with database.engine.connect() as connection:
        await one_moment(connection)
        for table in kept_tables():
            async for row in rows(connection, table):
                out.write(line({"table": str(table.name), "row": row}))
                count += 1
    out.write(line({"rows": count}))
    return count


async def one_moment(connection: AsyncConnection) -> None:
    """Start a transaction whose reads all see the same snapshot."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, object]]:
    """Yield the rows of a table in the order of their keys; stored JSON as text."""
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
    names = [str(column.name) for column in table.columns]
    async with connection.stream(query) as found:
        async for some in found.partitions():
            for row in some:
                shown = dict(zip(names, row, strict=True))
                if has_json(table):
                    shown["body"] = shown["body"].decode()
                yield shown


async def restore(database: Database, file: Path) -> int:
    """Restore a backup into an empty database in one transaction; return the number of rows.

    The rows of an older version are inserted into its schema, and then migrated.
    """
    await database.migrate()
    schema, count = schema_of(file), 0
    try:
        async with database.engine.begin() as connection:
            await connection.run_sync(migrations.take_turn)
            await empty(connection)
            if schema != migrations.head():
                await connection.run_sync(migrations.recreate, schema)
            for table, batch in batches(file):
                await connection.execute(insert(table), batch)
                count += len(batch)
            await connection.run_sync(migrations.to_head)
    except SQLAlchemyError as error:
        raise BadDump(f"{file} cannot be restored: {type(error).__name__}") from None
    return count


async def empty(connection: AsyncConnection) -> None:
    """Delete the settings; raise BadDump if there are tables or people."""
    for table in (people, tables):
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise BadDump("the database is not empty; restore into a new one")
    await connection.execute(delete(settings))


def batches(file: Path) -> Iterator[tuple[Table, list[dict[str, object]]]]:
    """Yield the rows of a backup in batches, each of one table."""
    for _, of_table in groupby(read(file), key=lambda one: one[0].name):
        while batch := list(islice(of_table, AT_ONCE)):
            yield batch[0][0], [row for _, row in batch]


def schema_of(file: Path) -> str:
    """Return the revision of the schema of a backup; raise BadDump if it is unknown."""
    head = next(read_lines(file), {})
    if head.get("fourcures") != FORMAT:
        raise BadDump(f"{file} is not a backup of this version")
    schema = str(head.get("schema"))
    if schema not in migrations.revisions():
        raise BadDump(f"{file} has schema {schema}, which is newer than {migrations.head()}")
    return schema


def read(file: Path) -> Iterator[tuple[Table, dict[str, object]]]:
    """Yield the rows of a backup with their tables; raise BadDump if it is damaged."""
    known = {table.name: table for table in kept_tables()}
    count = 0
    try:
        for said in islice(read_lines(file), 1, None):
            if "rows" in said:
                if said["rows"] == count:
                    return
                break
            table, row = known[said["table"]], said["row"]
            if has_json(table):
                row["body"] = row["body"].encode()
            count += 1
            yield table, row
    except (KeyError, TypeError, AttributeError):
        raise BadDump(f"{file} is damaged near row {count + 1}") from None
    raise BadDump(f"{file} is incomplete: it ends after {count} rows")


def read_lines(file: Path) -> Iterator[Json]:
    """Yield the lines of a backup; raise BadDump if one cannot be read."""
    try:
        with gzip.open(file, "rb") as lines:
            for text in lines:
                yield msgspec.json.decode(text, type=Json)
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError) as error:
        raise BadDump(f"{file} is not a backup, or is damaged: {error}") from None


def line(said: dict[str, object]) -> bytes:
    """Return one line of the file."""
    return msgspec.json.encode(said) + b"\n"
