"""`fourcures downgrade`: prepare a server's database for the previous version."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from .databases import add_database, connected

if TYPE_CHECKING:
    from ..server.store import Store
    from .parser import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "downgrade",
        description="Bring a database back to the schema of the previous version, completely"
        " or not at all. Stop the server and write a backup first; afterwards install the older"
        " version. No game is lost. Devices that were added with a link must be added again, and"
        " the results of the deals of the day, blocks, reports and email addresses are deleted."
        " Reviews are computed again.",
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from ..server import migrations

    async def work(store: Store) -> str | None:
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.take_turn)
            before = await connection.run_sync(migrations.revision)
            if before == migrations.HEAD:
                await connection.run_sync(migrations.downgrade, migrations.BEFORE)
            return before

    before = asyncio.run(connected(args.database, work, alone=True, new=False))
    if before == migrations.HEAD:
        print(f"the database is ready for the previous version: schema {migrations.BEFORE}")
    else:
        print(f"nothing to do: the database has schema {before}, this version {migrations.HEAD}")
    return 0
