"""The database option, and a connection whose errors become one line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from ..files import BadInput

if TYPE_CHECKING:
    from ..server.db.database import Database

Result = TypeVar("Result")


def add_database(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the option for the database."""
    parser.add_argument(
        "--database",
        default=default,
        metavar="TEXT",
        help="an SQLite file or the URL of a PostgreSQL database"
        " [DATABASE_URL, a file in your data folder]",
    )


async def with_database(
    database: str | None, work: Callable[[Database], Awaitable[Result]], *, alone: bool, new: bool
) -> Result:
    """Open a database, return `await work(database)`, and close it.

    `alone`: no server may be using it. `new`: it may be created.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.db.database import Database
    from ..server.db.sqlite_lock import SqliteLock, sqlite_file
    from ..server.process.settings import database_url

    url = database_url(database or os.environ.get("DATABASE_URL"))
    file = sqlite_file(url)
    if not new and file is not None and not file.exists():
        raise BadInput(f"there is no database {file}")
    claim = SqliteLock(url)
    if alone:
        claim.claim()
    opened = Database(url)
    try:
        return await work(opened)
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error) or type(error).__name__
        raise BadInput(f"the database or the file cannot be used: {why}") from None
    finally:
        await opened.close()
        claim.release()
