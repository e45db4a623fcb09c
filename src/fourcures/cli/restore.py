"""`fourcures restore`: a backup into a new database, of either kind."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from .databases import add_database, connected

if TYPE_CHECKING:
    from .parser import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "restore",
        description="Reads a backup into an empty database, all or nothing. A backup of SQLite"
        " can go into PostgreSQL and the other way round.",
    )
    parser.add_argument("file", metavar="FILE", help="a file that fourcures backup has written")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from ..server.backup import restore

    file = Path(args.file).expanduser()
    count = asyncio.run(connected(args.database, lambda store: restore(store, file), fresh=True))
    print(f"{file}: {count} rows restored")
    return 0
