"""`fourcures restore`: read a backup into a new SQLite or PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from .databases import add_database, with_database

if TYPE_CHECKING:
    from .parser import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "restore",
        description="Read a backup into an empty database, completely or not at all. A backup of"
        " SQLite can be restored into PostgreSQL, and vice versa.",
    )
    parser.add_argument("file", metavar="FILE", help="a file written by fourcures backup")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from ..server.app.backup import restore

    file = Path(args.file).expanduser()
    count = asyncio.run(
        with_database(args.database, lambda database: restore(database, file), alone=True, new=True)
    )
    print(f"{file}: {count} rows restored")
    return 0
