"""`fourcures backup`: the whole database into one file, while the server goes on."""

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
        "backup",
        description="Writes all tables, games and people of a database into one compressed file,"
        " as they are at one moment; the server may be running. An older backup of that name is"
        " replaced, any other file is not. The file holds the server's secret and the seeds of"
        " games: keep it safe.",
    )
    parser.add_argument("file", metavar="FILE", help="where to write, as in fourcures.jsonl.gz")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from ..server.backup import backup

    file = Path(args.file).expanduser()
    count = asyncio.run(connected(args.database, lambda store: backup(store, file), fresh=False))
    print(f"{file}: {count} rows")
    return 0
