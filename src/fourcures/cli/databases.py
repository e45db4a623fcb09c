"""The database option, and a connection whose errors become one line."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ..files import BadInput
from ..server.db.database import Database
from ..server.db.sqlite_lock import SqliteLock, sqlite_file
from ..server.process.settings import database_url

Result = TypeVar("Result")


def add_database(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    parser.add_argument(
        "--database",
        default=default,
        metavar="TEXT",
        help="an SQLite file or the URL of a PostgreSQL database"
        " [DATABASE_URL, a file in your data folder]",
    )


def use_database(
    database: str | None, work: Callable[[Database], Awaitable[Result]], *, new: bool = False
) -> Result:
    """Open a database, return the result of `work`, and close it.

    A server may be using it, unless it is `new`: then it may be created, too.
    """
    url = database_url(database or os.environ.get("DATABASE_URL"))
    file = sqlite_file(url)
    if not new and file is not None and not file.exists():
        raise BadInput(f"there is no database {file}")

    async def open_and_work() -> Result:
        opened = Database(url)
        try:
            return await work(opened)
        finally:
            await opened.close()

    lock = SqliteLock(url)
    if new:
        lock.claim()
    try:
        with database_errors("the database or the file cannot be used"):
            return asyncio.run(open_and_work())
    finally:
        lock.release()


def format_rows(count: int) -> str:
    """Return a number of rows in words."""
    return f"{count} row{'' if count == 1 else 's'}"


@contextmanager
def database_errors(problem: str) -> Iterator[None]:
    """Raise BadInput with this text instead of an error of a database or a file."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error) or type(error).__name__
        raise BadInput(f"{problem}: {why}") from None
