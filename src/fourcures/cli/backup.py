"""`fourcures backup`: write the whole database to one file; the server may be running."""

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
        "backup",
        description="Write a consistent snapshot of a database (tables, games and people) to one"
        " compressed file; the server may be running. An older backup with the same name is"
        " replaced, but no other file. The backup contains the server's secret and the seeds of"
        " games: keep it safe.",
    )
    parser.add_argument("file", metavar="FILE", help="output file, such as fourcures.jsonl.gz")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from ..server.app.backup import backup

    file = Path(args.file).expanduser()
    count = asyncio.run(
        with_database(
            args.database, lambda database: backup(database, file), alone=False, new=False
        )
    )
    print(f"{file}: {count} rows")
    return 0
