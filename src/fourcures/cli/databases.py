"""Databases on the command line: which one, and one line when it cannot be used."""

from __future__ import annotations

import argparse
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from ..files import BadInput

if TYPE_CHECKING:
    from ..server.store import Store

Result = TypeVar("Result")


def add_database(parser: argparse.ArgumentParser) -> None:
    """The option that names a database."""
    parser.add_argument(
        "--database",
        metavar="TEXT",
        help="a file of SQLite or the URL of a PostgreSQL database"
        " [DATABASE_URL, a file in your data folder]",
    )


async def connected(
    database: str | None, work: Callable[[Store], Awaitable[Result]], *, fresh: bool
) -> Result:
    """Does something with a database and lets go of it; a fresh one must have no server."""
    from sqlalchemy.exc import SQLAlchemyError

    from ..server.settings import database_url
    from ..server.sqlite_lock import SqliteLock, sqlite_file
    from ..server.store import Store

    url = database_url(database or os.environ.get("DATABASE_URL"))
    file = sqlite_file(url)
    if not fresh and file is not None and not file.exists():
        raise BadInput(f"there is no database {file}")
    claim = SqliteLock(url)
    if fresh:
        claim.claim()
    store = Store(url)
    try:
        return await work(store)
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error) or type(error).__name__
        raise BadInput(f"the database or the file cannot be used: {why}") from None
    finally:
        await store.engine.dispose()
        claim.release()
